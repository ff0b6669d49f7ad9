import SpeechCore
import Synchronization

/// The samples of one utterance, out of the worker's child that makes them.
final class EspeakStream: SpeechStream {
  private struct State {
    /// Let go once nothing more will be read.
    var descriptor: Descriptor?
    var outcome: Outcome?
    var marks: WordMarks
    var samplesRead = 0
  }

  private enum Outcome {
    case ended
    case failed(SpeechFailure)
  }

  private enum Step {
    case samples(Int)
    case outcome(Outcome)
  }

  /// Never held while waiting: `cancel` and `words` must not wait for a reader.
  private let state: Mutex<State>
  /// Bytes of the current frame of samples that were not read yet; held while reading.
  private let unread = Mutex(0)
  private let limit: Duration
  private let whenSilent: @Sendable () -> Void

  /// - Parameters:
  ///   - limit: How long the child may say nothing while it is listened to.
  ///   - whenSilent: Called when it said nothing for so long.
  init(
    _ descriptor: Descriptor, text: EngineText, limit: Duration,
    whenSilent: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(descriptor: descriptor, marks: WordMarks(text)))
    self.limit = limit
    self.whenSilent = whenSilent
  }

  var words: [SpokenWord] {
    state.withLock { $0.marks.heard(within: $0.samplesRead) }
  }

  func cancel() {
    state.withLock { state in
      guard state.outcome == nil else { return }
      state.outcome = .failed(.cancelled)
      state.descriptor?.hangUp()
      state.descriptor = nil
    }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    guard !buffer.isEmpty else { return 0 }
    return try unread.withLock { (unread) throws(SpeechFailure) -> Int in
      guard let descriptor = try descriptorToRead() else { return 0 }
      let step: Step
      do throws(TransferFailure) {
        step = try self.step(into: buffer, unread: &unread, from: descriptor)
      } catch {
        step = .outcome(outcome(of: error))
      }
      switch step {
      case .samples(let count): return count
      case .outcome(let outcome): return try settle(outcome)
      }
    }
  }

  /// Waits for samples, or for the end.
  private func step(
    into buffer: UnsafeMutableBufferPointer<Int16>, unread: inout Int, from descriptor: Descriptor
  ) throws(TransferFailure) -> Step {
    while unread == 0 {
      let frame = try descriptor.receiveFrame(limit: limit)
      if frame.kind == .samples {
        guard frame.length % 2 == 0 else { throw .hungUp }
        unread = frame.length
      } else if let outcome = try receive(frame, from: descriptor) {
        return .outcome(outcome)
      }
    }
    let count = try receiveSamples(into: buffer, atMost: unread, from: descriptor)
    unread -= count * MemoryLayout<Int16>.size
    state.withLock { $0.samplesRead += count }
    return .samples(count)
  }

  private func descriptorToRead() throws(SpeechFailure) -> Descriptor? {
    try state.withLock { (state) throws(SpeechFailure) -> Descriptor? in
      if case .failed(let failure) = state.outcome { throw failure }
      return state.descriptor
    }
  }

  /// Takes in a frame that holds no samples; returns the outcome if it ends the stream.
  private func receive(
    _ frame: Frame, from descriptor: Descriptor
  ) throws(TransferFailure) -> Outcome? {
    let bytes = try descriptor.receiveBytes(frame.length, limit: limit)
    switch frame.kind {
    case .words:
      state.withLock { state in
        for index in stride(from: 0, to: bytes.count - 7, by: 8) {
          state.marks.add(position: bytes.number(at: index), sample: bytes.number(at: index + 4))
        }
      }
      return nil
    case .end:
      return .ended
    case .noVoice:
      return .failed(.noVoice(String(decoding: bytes, as: UTF8.self)))
    case .failed, .hello, .voice, .samples:
      return .failed(.engineStopped)
    }
  }

  /// Copies whole samples, straight from the socket.
  private func receiveSamples(
    into buffer: UnsafeMutableBufferPointer<Int16>, atMost length: Int, from descriptor: Descriptor
  ) throws(TransferFailure) -> Int {
    let bytes = UnsafeMutableRawBufferPointer(buffer)
    let wanted = UnsafeMutableRawBufferPointer(rebasing: bytes[..<min(length, bytes.count)])
    var count = try descriptor.receive(into: wanted, limit: limit)
    if count % 2 == 1 {
      let other = UnsafeMutableRawBufferPointer(rebasing: wanted[count...count])
      try descriptor.receiveExactly(into: other, limit: limit)
      count += 1
    }
    return count / 2
  }

  private func outcome(of failure: TransferFailure) -> Outcome {
    switch failure {
    case .hungUp:
      return .failed(.engineStopped)
    case .timedOut:
      whenSilent()
      return .failed(.timedOut)
    }
  }

  /// Ends the stream, unless it was cancelled meanwhile: then that is how it ended.
  private func settle(_ outcome: Outcome) throws(SpeechFailure) -> Int {
    let final = state.withLock { state in
      let final = state.outcome ?? outcome
      state.outcome = final
      state.descriptor = nil
      return final
    }
    if case .failed(let failure) = final { throw failure }
    return 0
  }
}
