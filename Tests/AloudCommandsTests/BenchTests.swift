import Aloud
import Foundation
import Testing

/// What is measured depends on the machine; that it is measured does not.
@Suite struct BenchTests {
  private func bench(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let program = Process()
    program.executableURL = URL(filePath: try InstalledFiles().directory + "/aloud")
    program.arguments = ["bench"] + arguments
    let output = Pipe()
    program.standardOutput = output
    program.standardError = output
    try program.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return (program.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func everyFigureStandsBesideItsBaselineAndItsTarget() throws {
    let (status, output) = try bench(["--rounds", "8"])
    #expect(status == 0, "\(output)")
    let rows = output.split(separator: "\n").dropFirst()
    let figures = [
      ("key to first samples", "ms"), ("key to last old sample", "ms"),
      ("fill to first samples", "ms"), ("fill peak memory", "MB"),
    ]
    #expect(rows.count == figures.count, "\(output)")
    for (row, (name, unit)) in zip(rows, figures) {
      #expect(row.hasPrefix(name))
      let words = row.dropFirst(name.count).split(separator: " ")
      try #require(words.count > 7, "\(row)")
      // Median, 99th percentile and baseline, each with its unit; then the ratio.
      for place in [0, 2, 4] {
        #expect(try #require(Double(words[place])) > 0, "\(row)")
        #expect(words[place + 1] == unit)
      }
      #expect(words[6].hasSuffix("×"))
      #expect(try #require(Double(words[6].dropLast())) > 0, "\(row)")
      #expect(["met", "missed"].contains(words.last))
    }
  }

  @Test func growthStandsBesideASmallForm() throws {
    let (status, output) = try bench(["--growth", "--rounds", "4"])
    #expect(status == 0, "\(output)")
    let rows = output.split(separator: "\n")
    #expect(rows.first?.contains("10 fields") == true)
    let figures = [
      "keystroke", "focus moved by a key", "focus moved by a state", "form built",
      "keystroke, read by the whole form",
    ]
    #expect(rows.count == figures.count + 1, "\(output)")
    for (row, name) in zip(rows.dropFirst(), figures) {
      #expect(row.hasPrefix(name))
      let words = row.dropFirst(name.count).split(separator: " ")
      try #require(words.count > 6, "\(row)")
      for place in [0, 2, 4] {
        #expect(try #require(Double(words[place])) > 0, "\(row)")
        #expect(words[place + 1] == "µs")
      }
    }
  }

  @Test func listeningIsCountedAndAlwaysTheSame() throws {
    let runs = try (0..<2).map { _ in try bench(["--listening", "--rounds", "1"]) }
    let rows = runs.map { run in run.output.split(separator: "\n").dropFirst().map(String.init) }
    #expect(runs.allSatisfy { $0.status == 0 }, "\(runs)")
    let milestones = ["name", "invalid", "all of it"]
    let figures = ["brief", "normal", "full"].flatMap { verbosity in
      milestones.map { "\(verbosity), until \($0)" }
    }
    try #require(rows[0].count == figures.count + 3, "\(runs[0].output)")
    #expect(rows[0].prefix(figures.count) == rows[1].prefix(figures.count))
    var heard: [Double] = []
    for (row, name) in zip(rows[0], figures) {
      #expect(row.hasPrefix(name))
      let words = row.dropFirst(name.count).split(separator: " ")
      try #require(words.count > 6, "\(row)")
      heard.append(try #require(Double(words[0])))
      #expect(try #require(Double(words[4])) > 0, "\(row)")
      #expect(words[1] == "ms" && words[5] == "ms")
    }
    // The name comes first in all of them, and is the same words.
    for start in stride(from: 0, to: heard.count, by: milestones.count) {
      #expect(heard[start] == heard[0])
      #expect(heard[start] > 0 && heard[start] < heard[start + 1])
      #expect(heard[start + 1] < heard[start + 2])
    }
    let (stop, device) = (rows[0][figures.count], rows[0][figures.count + 1])
    #expect(stop.hasPrefix("stop, heard after the key") && stop.contains(" 0.000000 samples"))
    #expect(stop.hasSuffix("met"))
    #expect(device.hasPrefix("stop, taken back from a device"))
    // In memory that nothing else takes, what is kept is kept in as much each time.
    let histories = try rows.map { try history(in: #require($0.last)) }
    for (kept, array) in histories {
      #expect(kept > 0 && kept < array)
      #expect(abs(kept - histories[0].kept) < 0.1)
    }
  }

  /// The megabytes of a history, and of an array beside it.
  private func history(in row: String) throws -> (kept: Double, array: Double) {
    let name = "history of 10,000 announcements, memory"
    try #require(row.hasPrefix(name), "\(row)")
    let words = row.dropFirst(name.count).split(separator: " ")
    try #require(words.count > 6 && words[1] == "MB" && words[5] == "MB", "\(row)")
    return (try #require(Double(words[0])), try #require(Double(words[4])))
  }

  @Test func onePageIsReadAndTold() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("page.html", "<form><input name=a></form>")
    for words in [[], ["--alone"]] {
      let (status, output) = try bench(["--page", page] + words)
      #expect(status == 0, "\(output)")
      let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      #expect(figures.count == 2 && figures.allSatisfy { $0 > 0 }, "\(output)")
    }
  }

  @Test func helpSaysWhatIsMeasured() throws {
    let (status, output) = try bench(["--help"])
    #expect(status == 0)
    #expect(output.contains("--rounds N"))
    #expect(output.contains("fill to first samples: from the start of aloud fill"))
  }

  @Test(arguments: [["--rounds", "0"], ["page.html"]])
  func whatItCannotDoIsRefused(_ arguments: [String]) throws {
    let (status, output) = try bench(arguments)
    #expect(status == 2)
    #expect(output.split(separator: "\n").count == 1)
  }
}
