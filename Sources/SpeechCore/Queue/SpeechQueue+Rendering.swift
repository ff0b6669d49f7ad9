import Synchronization

extension SpeechQueue: AudioSource {
  /// What rendering does next.
  private enum Step {
    case silence(frames: Int)
    case begin(Utterance, AnnouncementPart)
    case skip(any SpeechStream, AnnouncementPart, count: Int)
    case read(any SpeechStream, AnnouncementPart)
    case nothing
  }

  /// Fills the front of the buffer with what is to be heard next, as the sink asks.
  public func render(into buffer: UnsafeMutableBufferPointer<Int16>, at position: Int64) -> Int {
    var filled = 0
    let epoch = state.withLock { $0.isCutting ? nil : $0.epoch }
    while filled < buffer.count {
      let here = position + Int64(filled)
      let room = UnsafeMutableBufferPointer(rebasing: buffer[filled...])
      switch nextStep(in: epoch, at: here, room: room.count) {
      case nil: return 0  // cut: what was filled is not to be heard
      case .nothing:
        return finish(filled, in: epoch, at: position)
      case .silence(let frames):
        filled += rest(frames, in: room, epoch: epoch)
      case .begin(let utterance, let part):
        begin(utterance, of: part, in: epoch, at: here)
      case .skip(let stream, let part, let count):
        let scratch = UnsafeMutableBufferPointer(rebasing: room.prefix(count))
        skip(stream, of: part, into: scratch, in: epoch, at: here)
      case .read(let stream, let part):
        filled += read(stream, of: part, into: room, in: epoch, at: here)
      }
    }
    return finish(filled, in: epoch, at: position)
  }

  /// Ends a rendering, and tells how many frames of it are to be heard.
  ///
  /// A sink tells of frames that it played, and of an announcement that ends without any, because
  /// its last text failed, it has nothing to tell: what came before is all there is to wait for.
  private func finish(_ filled: Int, in epoch: Int?, at position: Int64) -> Int {
    let (frames, isAllHeard) = state.withLock { state in
      guard state.epoch == epoch else { return (0, false) }
      if filled > 0 { state.renderedThrough = position + Int64(filled) }
      return (filled, filled == 0 && state.heardThrough >= state.renderedThrough)
    }
    if isAllHeard { heard(through: position) }
    return frames
  }

  /// Records what has been heard to its end.
  public func heard(through position: Int64) {
    let (ended, waiters) = state.withLock { state in
      (state.takeHeard(through: position), state.takeIdleWaiters())
    }
    for announcement in ended {
      observer.onOutcome(announcement.record(heardThrough: position, sampleRate: sink.sampleRate))
    }
    waiters.forEach { $0.resume() }
  }

  private func nextStep(in epoch: Int?, at position: Int64, room: Int) -> Step? {
    state.withLock { state in
      guard let epoch, state.epoch == epoch, !state.isCutting else { return nil }
      if state.isPaused { return .nothing }
      if state.current == nil {
        guard state.isSpeaking, !state.waiting.isEmpty else {
          // A cue may be longer than the words.
          let frames = min(state.cues.framesLeft, room)
          return frames > 0 ? .silence(frames: frames) : .nothing
        }
        if let pause = state.pause(at: position, room: room) { return .silence(frames: pause) }
        state.beginNext(sampleRate: sink.sampleRate)
      }
      guard let current = state.current, let part = current.part else { return .nothing }
      if let stream = current.stream {
        return current.skipping > 0
          ? .skip(stream, part, count: current.skipping) : .read(stream, part)
      }
      if let pause = state.pause(at: position, room: room) { return .silence(frames: pause) }
      if let utterance = current.stoppedUtterance { return .begin(utterance, part) }
      let voice = current.hasFallenBack ? state.profile.voice : state.profile.voice(for: part)
      let utterance = Utterance(
        part.spoken?.text ?? part.text, voice: voice, isContinued: !current.isLastPart)
      return .begin(utterance, part)
    }
  }

  /// Fills frames with silence, and what is left of cues.
  private func rest(
    _ count: Int, in room: UnsafeMutableBufferPointer<Int16>, epoch: Int?
  ) -> Int {
    let silence = UnsafeMutableBufferPointer(rebasing: room[..<count])
    silence.update(repeating: 0)
    state.withLock { state in
      if state.epoch == epoch { state.cues.mix(into: silence) }
    }
    return count
  }

  private func begin(
    _ utterance: Utterance, of part: AnnouncementPart, in epoch: Int?, at position: Int64
  ) {
    guard let engine else { return }
    do {
      let stream = try engine.begin(utterance)
      let isCurrent = state.withLock { state in
        guard state.epoch == epoch else { return false }
        state.current?.begin(stream, utterance, at: position)
        return true
      }
      if !isCurrent { stream.cancel() }
    } catch {
      fail(part, error, in: epoch, at: position)
    }
  }

  /// Leaves out samples that were heard before a pause: the same text has the same.
  private func skip(
    _ stream: any SpeechStream, of part: AnnouncementPart,
    into scratch: UnsafeMutableBufferPointer<Int16>, in epoch: Int?, at position: Int64
  ) {
    do {
      let count = try stream.read(into: scratch)
      state.withLock { state in
        guard state.epoch == epoch else { return }
        state.current?.skip(count)
        if count == 0 { state.endPart(at: position, sampleRate: sink.sampleRate) }
      }
    } catch {
      fail(part, error, in: epoch, at: position)
    }
  }

  private func read(
    _ stream: any SpeechStream, of part: AnnouncementPart,
    into room: UnsafeMutableBufferPointer<Int16>, in epoch: Int?, at position: Int64
  ) -> Int {
    do {
      let count = try stream.read(into: room)
      let words = stream.words
      state.withLock { state in
        guard state.epoch == epoch else { return }
        state.beginCue(at: position, sampleRate: sink.sampleRate)
        state.cues.mix(into: UnsafeMutableBufferPointer(rebasing: room[..<count]))
        state.current?.note(count, at: position, words: words)
        if count == 0 { state.endPart(at: position, sampleRate: sink.sampleRate) }
      }
      return count
    } catch {
      fail(part, error, in: epoch, at: position)
      return 0
    }
  }

  private func fail(
    _ part: AnnouncementPart, _ failure: SpeechFailure, in epoch: Int?, at position: Int64
  ) {
    guard failure != .cancelled else { return }
    if case .unavailable(let reason) = failure { return giveUp(reason) }
    let isCurrent = state.withLock { state in
      guard state.epoch == epoch else { return false }
      // A language that no voice speaks is said by the voice that says everything else.
      if case .noVoice = failure, state.fallBack() { return false }
      let isNotice = state.current?.announcement.event == failureNotice?.event
      state.endPart(at: position, sampleRate: sink.sampleRate, failed: true)
      // A notice that fails itself must not ask for another.
      if let failureNotice, !isNotice { state.waiting.insertFirst(failureNotice) }
      return true
    }
    if isCurrent { observer.onFailure(part, failure) }
  }

  /// Goes on without speech: what is left counts as heard, for someone prints it.
  private func giveUp(_ reason: String) {
    let (unsaid, waiters) = state.withLock { state in
      guard state.isSpeaking else { return ([Announcement](), state.takeIdleWaiters()) }
      state.isSpeaking = false
      let unsaid = (state.current.map { [$0.announcement] } ?? []) + state.waiting.removeAll()
      state.current = nil
      return (unsaid, state.takeIdleWaiters())
    }
    observer.onUnavailable(reason)
    unsaid.forEach { recordAsDelivered($0) }
    waiters.forEach { $0.resume() }
  }
}
