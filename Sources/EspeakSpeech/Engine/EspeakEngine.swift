import Dispatch
import SpeechCore
import Synchronization

/// espeak-ng, in a process of its own that any text may crash.
///
/// The worker starts with the first utterance, or ahead of it with `prepare()`. It forks a child
/// for each utterance, so the same utterance always gives the same samples, whatever was said
/// before; a text that crashes espeak-ng costs itself (`SpeechFailure.engineStopped`) and nothing
/// else. A worker that died is started again. Any thread may call any method.
public final class EspeakEngine: SpeechEngine {
  private let path: String
  private let silenceLimit: Duration
  /// Held while a worker starts, 10 ms, and while a request is handed over.
  private let worker = Mutex<WorkerProcess?>(nil)

  /// Creates an engine; nothing is started yet.
  ///
  /// - Parameters:
  ///   - worker: The path of the program `aloud-voice`.
  ///   - silenceLimit: How long the engine may be silent when it is read from before the stream
  ///     throws `SpeechFailure.timedOut` and the worker is replaced.
  public init(worker: String, silenceLimit: Duration = .seconds(2)) {
    path = worker
    self.silenceLimit = silenceLimit
  }

  /// Samples per second of every stream: 22,050; mono, 16 bits.
  public var sampleRate: Int { WorkerProcess.sampleRate }

  /// Starts the worker in the background, so that the first utterance need not wait for it.
  ///
  /// Returns at once. Where the worker does not start, `begin(_:)` will say why.
  public func prepare() {
    DispatchQueue.global().async { try? self.start() }
  }

  /// Starts the worker, unless it runs, and waits for it.
  func start() throws(SpeechFailure) {
    try worker.withLock { (worker) throws(SpeechFailure) in
      if worker == nil { worker = try WorkerProcess(path: path) }
    }
  }

  /// Begins to speak an utterance; its samples come 1–2 ms later.
  ///
  /// Waits only where the worker must be started first, 10 ms. Of a text of more than 1 MiB the
  /// rest is left out.
  ///
  /// - Throws: `SpeechFailure.unavailable` where the worker does not start;
  ///   `SpeechFailure.noVoice` where the name of the voice cannot be one. Any other voice that
  ///   does not exist is reported by the stream's first read.
  public func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream {
    // A comma that keeps the voice up must not be named.
    let text = EngineText(
      utterance.text.string,
      isContinued: utterance.isContinued && !utterance.voice.namesPunctuation)
    let request = try Request.speak(text.string, in: utterance.voice)
    let (descriptor, worker) = try send(request)
    return EspeakStream(descriptor, text: text, limit: silenceLimit) { [weak self, weak worker] in
      if let worker { self?.replace(worker) }
    }
  }

  /// Tells whether a voice can speak; asks the worker, which takes 1–2 ms.
  ///
  /// - Throws: `SpeechFailure.noVoice` where it does not exist; otherwise as `begin(_:)`.
  public func check(_ voice: Voice) throws(SpeechFailure) {
    let stream = try begin(Utterance("a", voice: voice))
    defer { stream.cancel() }
    var samples: [Int16] = [0]
    var failure: SpeechFailure?
    samples.withUnsafeMutableBufferPointer { buffer in
      do throws(SpeechFailure) {
        _ = try stream.read(into: buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// The voices espeak-ng has, in its own order.
  ///
  /// - Throws: `SpeechFailure.unavailable` where the worker does not start,
  ///   `SpeechFailure.engineStopped` or `.timedOut` where it does not answer.
  public func voices() throws(SpeechFailure) -> [EspeakVoice] {
    let (descriptor, worker) = try send(try Request.list())
    var voices: [EspeakVoice] = []
    do throws(TransferFailure) {
      while true {
        let frame = try descriptor.receiveFrame(limit: silenceLimit)
        let bytes = try descriptor.receiveBytes(frame.length, limit: silenceLimit)
        switch frame.kind {
        case .voice: if let voice = EspeakVoice(bytes) { voices.append(voice) }
        case .end: return voices
        default: throw .hungUp
        }
      }
    } catch {
      if error == .timedOut { replace(worker) }
      throw error == .timedOut ? .timedOut : .engineStopped
    }
  }

  /// The process that speaks now, if one was started.
  var workerProcessID: Int32? { worker.withLock { $0?.identifier } }

  // MARK: Requests

  /// Sends a request to the worker; if it died meanwhile, to a new one.
  private func send(
    _ request: Request
  ) throws(SpeechFailure) -> (Descriptor, WorkerProcess) {
    try worker.withLock { (current) throws(SpeechFailure) -> (Descriptor, WorkerProcess) in
      for _ in 0..<2 {
        let worker: WorkerProcess
        if let current { worker = current } else { worker = try WorkerProcess(path: path) }
        current = worker
        do throws(TransferFailure) {
          return (try hand(request, to: worker), worker)
        } catch {
          if error == .timedOut { worker.kill() }
          current = nil
        }
      }
      throw .engineStopped
    }
  }

  private func hand(
    _ request: Request, to worker: WorkerProcess
  ) throws(TransferFailure) -> Descriptor {
    let ours = try openConversation(with: worker)
    try ours.sendAll(request.bytes, limit: silenceLimit)
    return ours
  }

  /// A function of its own, so that our copy of the worker's end is closed before anybody waits.
  private func openConversation(with worker: WorkerProcess) throws(TransferFailure) -> Descriptor {
    guard let (ours, theirs) = Descriptor.socketPair() else { throw .hungUp }
    try worker.pass(theirs, limit: silenceLimit)
    return ours
  }

  /// Gives up a worker that is silent; the next utterance gets a new one.
  private func replace(_ silent: WorkerProcess) {
    worker.withLock { worker in
      silent.kill()
      if worker === silent { worker = nil }
    }
  }
}
