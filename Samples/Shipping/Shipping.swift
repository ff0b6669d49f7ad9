import AloudCommands

@main
struct Shipping: App {
  var body: some Scene {
    WindowGroup {
      ShippingView()
    }
  }
}
