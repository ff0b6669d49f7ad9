import Aloud
import Foundation

/// What raw calls of espeak-ng take for the same texts, in a process of C that does nothing else.
struct EspeakBaseline {
  private var figures: [String: Double] = [:]

  /// Measures.
  ///
  /// - Parameters:
  ///   - worker: The path of the program `aloud-voice`.
  ///   - texts: What is said, round after round.
  init(worker: String, rounds: Int, texts: [String]) throws(BenchError) {
    let output = try BenchPipe()
    defer { close(output.read) }
    let process: BenchProcess
    do {
      defer { close(output.write) }
      process = try BenchProcess(
        worker, ["baseline", "\(rounds)"] + texts, output: output.write)
    }
    let handle = FileHandle(fileDescriptor: output.read, closeOnDealloc: false)
    let text = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    guard process.wait() else {
      throw BenchError("\(worker) baseline fails: is espeak-ng's data (espeak-ng-data) installed?")
    }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
    }
  }

  /// A figure, by the name the worker gives it.
  subscript(name: String) -> Double { figures[name] ?? .nan }
}
