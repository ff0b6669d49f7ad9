import AloudCommands

@main
struct SignIn: App {
  var body: some Scene {
    WindowGroup("Sign in") {
      SignInView()
    }
  }
}
