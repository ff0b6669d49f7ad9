import Foundation

/// State that several threads share, and a way to wait until it says something.
///
/// Not `NSCondition`, which waits on the wall clock: a clock set back would stop the sound.
///
/// Sendable because `state` is read and written only while `mutex` is locked.
final class Monitor<State>: @unchecked Sendable {
  /// What a waiting thread makes of the state it sees.
  enum Decision<Result> {
    case go(Result)
    case wait
    case waitAtMost(nanoseconds: Int64)
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Reads or changes the state, and wakes nobody.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Changes the state, and has everyone who waits look at it again.
  func update<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    defer { pthread_cond_broadcast(condition) }
    return body(&state)
  }

  /// Waits until `decide` has a result; it is asked at once, then after every update or time-out.
  func wait<Result>(for decide: (inout State) -> Decision<Result>) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      switch decide(&state) {
      case .go(let result): return result
      case .wait: pthread_cond_wait(condition, mutex)
      case .waitAtMost(let nanoseconds): timedWait(max(0, nanoseconds))
      }
    }
  }

  private func timedWait(_ nanoseconds: Int64) {
    #if canImport(Darwin)
      var interval = timespec()
      interval.tv_sec = Int(nanoseconds / 1_000_000_000)
      interval.tv_nsec = Int(nanoseconds % 1_000_000_000)
      pthread_cond_timedwait_relative_np(condition, mutex, &interval)
    #else
      var deadline = timespec()
      clock_gettime(CLOCK_MONOTONIC, &deadline)
      let total = Int64(deadline.tv_nsec) + nanoseconds
      deadline.tv_sec += Int(total / 1_000_000_000)
      deadline.tv_nsec = Int(total % 1_000_000_000)
      pthread_cond_timedwait(condition, mutex, &deadline)
    #endif
  }
}
