import SpeechCore

/// A sink that plays nothing, and counts no time.
final class Unheard: AudioSink {
  let sampleRate = 22_050
  let position: Int64 = 0
  func start(pulling source: any AudioSource) {}
  func wake() {}
  func flush() -> Int64 { 0 }
  func finish() {}
}
