extension SpeechQueue {
  /// Whether nothing is said until `resume()`, or until the person presses a key.
  public var isPaused: Bool { state.withLock { $0.isPaused } }

  /// Falls silent at once, to go on with `resume()` from the beginning of the word it stopped in.
  ///
  /// Whatever is enqueued meanwhile waits, however urgent it is. `interrupt()` ends the pause.
  public func pause() { silence { _ in .paused } }

  /// Falls silent at once until it is known what the person wants.
  ///
  /// What comes next decides: `togglePause()`, `resume()` or `interrupt()`.
  public func hold() {
    silence { before in
      switch before {
      case .no: .held(wasPaused: false)
      case .paused: .held(wasPaused: true)
      case .held: before
      }
    }
  }

  /// Goes on after a pause; without one, nothing changes.
  public func resume() {
    let wasPaused = cutting.withLock { _ in
      state.withLock { state in
        defer { state.pausing = .no }
        return state.isPaused
      }
    }
    if wasPaused { sink.wake() }
  }

  /// Pauses, or goes on; what was held counts as what it was before.
  ///
  /// - Returns: Whether there was anything to pause or to go on with.
  @discardableResult
  public func togglePause() -> Bool {
    let (pausing, isIdle) = state.withLock { ($0.pausing, $0.isIdle) }
    switch pausing {
    case .no where isIdle: return false
    case .held(wasPaused: false) where isIdle:
      resume()
      return false
    case .no, .held(wasPaused: false): pause()
    case .paused, .held(wasPaused: true): resume()
    }
    return true
  }

  private func silence(_ change: (State.Pausing) -> State.Pausing) {
    let over = cutting.withLock { _ -> [SpokenAnnouncement] in
      let (isNew, stream) = state.withLock { state in
        let wasPaused = state.isPaused
        state.pausing = change(state.pausing)
        return wasPaused ? (false, nil) : (true, state.beginPause())
      }
      guard isNew else { return [] }
      stream?.cancel()
      let position = sink.flush()
      return state.withLock { $0.rewind(to: position) }
    }
    for announcement in over {
      // Nothing more of it is to be heard, whatever the clock says now.
      observer.onOutcome(announcement.record(heardThrough: .max, sampleRate: sink.sampleRate))
    }
    resumeIdleWaiters()
  }
}

extension SpeechQueue.State {
  /// Whether and why nothing is said.
  enum Pausing: Sendable, Hashable {
    case no
    case paused
    /// It is not known yet what the person wants.
    case held(wasPaused: Bool)
  }

  var isPaused: Bool { pausing != .no }

  /// Has nothing more rendered; until it is known what was heard, nothing new is either.
  mutating func beginPause() -> (any SpeechStream)? {
    isCutting = true
    epoch += 1
    cues.stop()
    return current?.stream
  }

  /// Puts back what was not heard before a position: it is what is said next.
  ///
  /// - Returns: What is over.
  mutating func rewind(to position: Int64) -> [SpokenAnnouncement] {
    endCut(at: position)
    var over = Array(takeHeard(through: position))
    if !ending.isEmpty { pauseEnd = position }
    var unheard = spoken[...]
    ending = []
    current = nil
    while current == nil, var first = unheard.popFirst() {
      first.rewind(to: position)
      // Where nothing but a failure was to come, nothing is left to be said.
      if first.part == nil { over.append(first) } else { current = first }
    }
    waiting.putBack(unheard.map(\.announcement))
    return over
  }
}
