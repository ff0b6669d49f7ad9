import SpeechCore

/// A clock that stands still.
final class Unheard: AudioSink {
  let sampleRate = 1000
  let position: Int64 = 0
  func start(pulling source: any AudioSource) {}
  func wake() {}
  func flush() -> Int64 { 0 }
  func finish() {}
}
