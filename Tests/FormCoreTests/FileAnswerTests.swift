import FormCore
import Foundation
import Testing

/// A folder of a test's own, gone when it is.
final class TestFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes an empty file; returns its path.
  func file(_ name: String) -> String {
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil)
    return "\(path)/\(name)"
  }
}

@Suite("A file is named by its path")
struct FileAnswerTests {
  let folder: TestFolder
  init() throws { folder = try TestFolder() }

  private func file(_ text: String, accept: String = "", several: Bool = false) -> FormElement {
    field(.file, text) {
      $0.key = "file"
      $0.constraints.fileKinds = FileKind.kinds(in: accept)
      $0.constraints.acceptsSeveral = several
      $0.isMultiline = several
    }
  }

  @Test("Paths are taken as people type, copy and drop them")
  func spellings() {
    let path = folder.file("my paper.pdf")
    let escaped = path.replacing(" ", with: "\\ ")
    let url = "file://" + path.replacing(" ", with: "%20")
    for text in [
      path, "  \(path) ", "'\(path)'", "\"\(path)\" ", escaped, "\(escaped) ", url,
      url.replacing("file://", with: "FILE://localhost"), "'\(url)'",
    ] {
      #expect(file(text).filePaths == [path], "\(text)")
      #expect(file(text).validity.isValid, "\(text)")
    }
  }

  @Test("What exists is taken as it is, quotes, backslashes and all")
  func oddNames() {
    for name in ["a\\ b", "'quoted'", "~", "%20"] {
      let path = folder.file(name)
      #expect(file(path).filePaths == [path])
    }
  }

  @Test("A tilde stands for the home folder, and relative paths stay as they are")
  func home() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    #expect(file("~/no/such file").filePaths == [home + "/no/such file"])
    #expect(file("~someone/x").filePaths == ["~someone/x"])
    #expect(file("no/such file").filePaths == ["no/such file"])
    #expect(file("Package.swift/x\\ y").filePaths == ["Package.swift/x\\ y"], "nothing is there")
  }

  @Test("It must be there, be a file and be readable")
  func problems() throws {
    let path = folder.file("a.pdf")
    #expect(file(path).issue == nil)
    let missing = try #require(file(folder.path + "/none").issue)
    #expect(missing.validity == .badInput)
    #expect(missing.fileProblem == .missing(folder.path + "/none"))
    #expect(file(folder.path).issue?.fileProblem == .folder(folder.path))
    #expect(file("/dev/null").issue?.fileProblem == .irregular("/dev/null"))
    #expect(file(path + "/b").issue?.fileProblem == .missing(path + "/b"))
    #expect(file(" ").issue == nil, "no file is named")
    var required = file(" ")
    required.constraints.isRequired = true
    #expect(required.issue?.validity == .valueMissing)
  }

  @Test(
    "It must be of a kind that is asked for",
    arguments: [
      ("", "a.exe", true), (".pdf", "a.pdf", true), (".PDF", "a.Pdf", true),
      (".pdf", "a.pdf.exe", false), (".pdf", "apdf", false), (".tar.gz", "a.tar.gz", true),
      ("image/*", "a.JPEG", true), ("image/*", "a.pdf", false), ("IMAGE/PNG", "a.png", true),
      ("image/png", "a.jpg", false), ("image/png, .jpg", "a.jpg", true), ("*/*", "a.b", true),
      ("audio/*,video/*", "a.webm", true), ("pdf", "a.exe", true), ("image/*", "noending", false),
      ("application/x-unheard-of", "a.unheard", true),
      ("application/x-unheard-of", "a.pdf", false), ("application/pdf", "a.unheard", false),
      ("text/csv;charset=utf-8", "a.csv", true),
    ])
  func kinds(accept: String, name: String, isTaken: Bool) {
    let path = folder.file(name)
    let issue = file(path, accept: accept).issue
    #expect((issue == nil) == isTaken)
    if let issue {
      #expect(issue.validity == .typeMismatch)
      #expect(issue.fileProblem == .otherKind(path))
    }
  }

  @Test("Where several are taken, each line names one, and the first that is wrong is told")
  func several() {
    let (a, b) = (folder.file("a.pdf"), folder.file("b.txt"))
    let files = file("\(a)\n\n '\(b)'\n", several: true)
    #expect(files.filePaths == [a, b])
    #expect(files.issue == nil)
    #expect(file("\(a)\n\(b)", accept: ".pdf", several: true).issue?.fileProblem == .otherKind(b))
  }

  private func sent(_ element: FormElement) -> EntryList {
    var tree = FormTree(name: "Form")
    tree.append(element)
    return tree.entryList()
  }

  @Test("What is sent is the path; no file is sent as a file without a name")
  func entries() {
    let path = folder.file("a b.pdf")
    #expect(sent(file(path.replacing(" ", with: "\\ "))).entries.map(\.value) == [path])
    #expect(sent(file("")).entries.map(\.value) == [""])
    let several = sent(file("\(path)\n\(path)", several: true))
    #expect(several.entries.map(\.value) == [path, path])
    #expect(several.repeatableNames == ["file"])
  }
}
