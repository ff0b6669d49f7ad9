import Foundation

extension SignalEvent {
  /// What a signal asks, by its number.
  init(number: Int32) {
    self =
      switch number {
      case SIGINT: .interrupted
      case SIGTSTP: .suspendRequested
      case SIGCONT: .resumed
      case SIGWINCH: .resized
      default: .terminated(signal: number)
      }
  }
}
