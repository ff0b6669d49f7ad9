import Foundation
import Testing

@testable import TerminalFrontEnd

/// The person's own editor, and the file that it is given.
@Suite struct EditorTests {
  @Test(
    arguments: [
      (["VISUAL": "nano -w", "EDITOR": "ed"], "nano -w"), (["EDITOR": "ed"], "ed"),
      (["VISUAL": " ", "EDITOR": "ed"], "ed"),
      (["VISUAL": "", "PATH": "/nowhere"], nil), (["PATH": ""], nil),
    ] as [([String: String], String?)])
  func theEditorIsTheOneThatIsNamed(_ environment: [String: String], _ words: String?) {
    #expect(EditorCommand(environment: environment)?.words == words)
  }

  @Test func unnamedItIsOneOfTheUsualOnes() throws {
    let folder = try Folder()
    for name in ["vi", "nano"] {
      _ = FileManager.default.createFile(
        atPath: folder.path + "/" + name, contents: nil, attributes: [.posixPermissions: 0o755])
    }
    #expect(EditorCommand(environment: ["PATH": "/nowhere:\(folder.path)"])?.words == "vi")
  }

  @Test func theShellTakesTheWordsApartAndNotThePath() {
    let command = EditorCommand(environment: ["EDITOR": "code -w"])
    #expect(
      command?.arguments(for: "/a b/$(x).txt")
        == ["/bin/sh", "-c", "trap : INT QUIT; code -w \"$1\"", "code -w", "/a b/$(x).txt"])
  }

  @Test func nobodyElseMayReadTheFileAndItGoesWithItsOwner() throws {
    let folder = try Folder()
    var file: EditedFile? = try EditedFile("one\ntwo", environment: folder.environment)
    let path = try #require(file?.path)
    #expect(path.hasPrefix(folder.path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    let parent = URL(filePath: path).deletingLastPathComponent().path()
    #expect(try permissions(path) == 0o600)
    #expect(try permissions(parent) == 0o700)
    // What an editor leaves beside it goes as well.
    try "x".write(toFile: path + "~", atomically: false, encoding: .utf8)
    file = nil
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(
    arguments: [
      ("one\ntwo\n", "one\ntwo"), ("one\n\n", "one\n"), ("one", "one"), ("", ""), ("\n", ""),
      ("\u{FEFF}one\r\n", "one"), ("größer 👍🏽\n", "größer 👍🏽"),
    ])
  func oneFinalLineBreakIsTheFilesAndNotTheTexts(_ written: String, _ text: String) throws {
    let folder = try Folder()
    let file = try EditedFile("", environment: folder.environment)
    try written.write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(try file.text() == text)
  }

  @Test func whatIsNoTextIsRepaired() throws {
    let folder = try Folder()
    let file = try EditedFile("", environment: folder.environment)
    try Data([0x61, 0xFF, 0x0A]).write(to: URL(filePath: file.path))
    #expect(try file.text() == "a\u{FFFD}")
  }

  @Test func aTextIsNoLongerThanAPaste() throws {
    let folder = try Folder()
    let file = try EditedFile("", environment: folder.environment)
    let longest = String(repeating: "a", count: KeyDecoder.pasteLimit)
    try (longest + "\n").write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(try file.text() == longest)
    try (longest + "ab").write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(throws: EditingFailure.tooLong) { try file.text() }
  }

  @Test func aFileThatIsGoneIsToldOf() throws {
    let folder = try Folder()
    let file = try EditedFile("", environment: folder.environment)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(throws: EditingFailure.self) { try file.text() }
  }

  @Test func whereTheirOwnFolderIsGoneItIsInTheNextOne() throws {
    let folder = try Folder()
    let file = try EditedFile(
      "", environment: ["XDG_RUNTIME_DIR": folder.path + "/gone", "TMPDIR": folder.path])
    #expect(file.path.hasPrefix(folder.path + "/aloud-"))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// A folder that goes with its owner, in place of the person's own.
  private final class Folder {
    let path: String
    var environment: [String: String] { ["XDG_RUNTIME_DIR": path] }

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
}
