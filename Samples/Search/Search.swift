import AloudCommands

@main
struct Search: App {
  var body: some Scene {
    WindowGroup {
      CatalogueView()
    }
  }
}
