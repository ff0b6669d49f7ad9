import Aloud
import Synchronization

/// A sink that notes what it is given beyond the place of a flush, and is the sink it wraps in all
/// else.
final class AheadProbe: AudioSink {
  private struct State {
    /// The frame behind the last one that was rendered.
    var rendered: Int64 = 0
    var takenBack: Int64 = 0
  }

  private let sink: any AudioSink
  private let state = Mutex(State())

  init(_ sink: any AudioSink) { self.sink = sink }

  /// The frames that the last flush dropped, which would have been heard.
  var takenBack: Int64 { state.withLock { $0.takenBack } }

  var sampleRate: Int { sink.sampleRate }
  var position: Int64 { sink.position }
  func start(pulling source: any AudioSource) { sink.start(pulling: AheadSource(source, self)) }
  func wake() { sink.wake() }
  func finish() { sink.finish() }

  func flush() -> Int64 {
    let position = sink.flush()
    state.withLock { state in
      state.takenBack = max(0, state.rendered - position)
      state.rendered = position
    }
    return position
  }

  fileprivate func note(_ end: Int64) {
    state.withLock { $0.rendered = max($0.rendered, end) }
  }
}

/// The source that a sink gets to see whose lead is noted.
private final class AheadSource: AudioSource {
  private let source: any AudioSource
  private let probe: AheadProbe

  init(_ source: any AudioSource, _ probe: AheadProbe) {
    (self.source, self.probe) = (source, probe)
  }

  func render(into buffer: UnsafeMutableBufferPointer<Int16>, at position: Int64) -> Int {
    let frames = source.render(into: buffer, at: position)
    if frames > 0 { probe.note(position + Int64(frames)) }
    return frames
  }

  func heard(through position: Int64) { source.heard(through: position) }
}
