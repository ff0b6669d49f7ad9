import Aloud
import Foundation

/// Reads large and broken pages, each in a process of its own, and notes what that takes.
struct PagesBench {
  /// No page takes longer, in milliseconds.
  private static let mostTime = 2_000.0
  /// No page takes more memory, in megabytes.
  private static let mostMemory = 300.0

  let rounds: Int

  func figures() throws -> [BenchFigure] {
    let folder = try BenchFolder()
    defer { folder.remove() }
    var figures: [BenchFigure] = []
    for (kind, isRead) in PageKind.read.map({ ($0, true) }) + PageKind.refused.map({ ($0, false) })
    {
      let page = folder.path + "/page.html"
      try Data(kind.bytes()).write(to: URL(filePath: page))
      let runs = try (0..<min(rounds, 5)).map { _ in try PageRun(page, alone: false) }
      // What is refused would take the parser minutes, or gigabytes.
      let alone = try isRead ? PageRun(page, alone: true) : PageRun.none
      figures += [
        BenchFigure(
          name: kind.name, unit: "ms", measured: Distribution(runs.map(\.time)),
          baseline: alone.time, target: .atMost(median: Self.mostTime)),
        BenchFigure(
          name: "", unit: "MB", measured: Distribution(runs.map(\.peakMemory)),
          baseline: alone.peakMemory, target: .atMost(median: Self.mostMemory)),
      ]
    }
    return figures
  }
}

/// What one page took.
struct PageRun {
  /// In milliseconds.
  var time: Double
  /// In megabytes.
  var peakMemory: Double

  /// Nothing was measured.
  static let none = PageRun(time: .nan, peakMemory: .nan)

  private init(time: Double, peakMemory: Double) {
    self.time = time
    self.peakMemory = peakMemory
  }

  /// Starts a process that reads a page.
  ///
  /// - Parameter alone: Whether only the parser reads it.
  init(_ page: String, alone: Bool) throws {
    let figures = try BenchProcess.figures(
      of: ["--page", page] + (alone ? ["--alone"] : []), count: 2)
    self.init(time: figures[0], peakMemory: figures[1])
  }

  /// Reads a page in this process, and prints what that took: milliseconds and megabytes.
  static func measureHere(_ page: String, alone: Bool) throws {
    let start = BenchClock.now
    if alone {
      let bytes = try Data(contentsOf: URL(filePath: page))
      ParserBaseline.parse(Array(bytes))
    } else {
      // A page that is refused takes its time as well.
      _ = try? HTMLPage.read(path: page)
    }
    let time = BenchClock.now - start
    print(time, BenchProcess.peakMemory(of: getpid()) ?? .nan)
  }
}
