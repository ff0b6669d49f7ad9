import Foundation
import Testing

@testable import SpeechCore

@Suite("Files of the person's own")
struct SettingsFileTests {
  @Test("What is no small file is refused at once, a pipe that nobody writes to as well")
  func refused() throws {
    let folder = NSTemporaryDirectory() + "settings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    // 100 MB that take no room on the disk.
    #expect(FileManager.default.createFile(atPath: "\(folder)/huge", contents: nil))
    #expect(truncate("\(folder)/huge", 100_000_000) == 0)
    let failures: [(String, SettingsFile.Failure)] = [
      (folder, .folder), ("\(folder)/pipe", .special), ("/dev/zero", .special),
      ("\(folder)/huge", .tooLarge), ("\(folder)/none", .missing),
      ("\(folder)/huge/none", .missing),
    ]
    for (path, failure) in failures {
      #expect(throws: failure) { try SettingsFile.bytes(at: path) }
    }
  }

  @Test("Settings stand where XDG says, else in .config; what is relative is ignored")
  func folder() {
    #expect(ConfigFolder.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]) == "/c/aloud")
    #expect(ConfigFolder.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "c"]) == "/h/.config/aloud")
    #expect(ConfigFolder.path(in: ["HOME": "/h"]) == "/h/.config/aloud")
  }
}
