import Testing

@testable import SpeechCore

@Suite struct InstalledFilesTests {
  @Test func `Voices and languages are found beside the code`() throws {
    let files = try InstalledFiles()
    #expect(try files.voices().hasPrefix(files.directory))
    #expect(try files.languages().hasPrefix(files.directory))
  }

  @Test func `What is missing names the places that were tried`() throws {
    let files = try InstalledFiles(directory: "/nowhere/bin")
    let failure = #expect(throws: MissingFile.self) { try files.worker() }
    #expect(
      failure?.places == [
        "/nowhere/bin/aloud-voice", "/nowhere/bin/../libexec/aloud/aloud-voice",
      ])
    #expect(
      failure?.description == "the voice worker is missing; looked for "
        + "/nowhere/bin/aloud-voice, /nowhere/bin/../libexec/aloud/aloud-voice. Build the package "
        + "anew (swift build), or copy it there from where it was built")
    #expect(throws: MissingFile.self) { try files.voices() }
    #expect(throws: MissingFile.self) { try files.languages() }
  }

  @Test func `The mapped file is the one whose range holds the address`() {
    let maps = """
      1000-2000 r--p 00000000 fe:00 42         /usr/lib/one.so
      2000-3000 r-xp 00001000 fe:00 43                         /home/a b/two (deleted)
      3000-4000 rw-p 00000000 00:00 0
      4000-5000 rw-p 00000000 00:00 0          [heap]
      """
    #expect(CodeLocation.mappedFile(at: 0x1FFF, maps: maps) == "/usr/lib/one.so")
    #expect(CodeLocation.mappedFile(at: 0x2000, maps: maps) == "/home/a b/two (deleted)")
    #expect(CodeLocation.mappedFile(at: 0x3000, maps: maps) == nil)
    #expect(CodeLocation.mappedFile(at: 0x4000, maps: maps) == nil)
    #expect(CodeLocation.mappedFile(at: 0x5000, maps: maps) == nil)
  }
}
