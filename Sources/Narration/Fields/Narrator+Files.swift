import FormCore
import SpeechCore

extension Narrator {
  /// That a path is to be given, and of what kinds of files.
  func fileParts(_ element: FormElement) -> [AnnouncementPart] {
    guard element.inputType == .file else { return [] }
    let format = part(.description, element.isMultiline ? .formatFiles : .formatFile)
    let kinds = fileKinds(of: element)
    if kinds.isEmpty { return [format] }
    return [
      format, part(.description, .takesFiles, ["kinds": kinds.joined(separator: ", ")]),
    ]
  }

  /// The kinds of files that a field takes, as people know them.
  func fileKinds(of element: FormElement) -> [String] {
    var seen: Set<String> = []
    return element.constraints.fileKinds.map { kind in
      switch kind {
      case .family("image"): vocabulary.words(.kindImages)
      case .family("audio"): vocabulary.words(.kindAudio)
      case .family("video"): vocabulary.words(.kindVideos)
      case .family(let family): family
      case .type(let type): kind.usualSuffix ?? type
      case .suffix(let suffix): suffix
      }
    }.filter { seen.insert($0).inserted }
  }

  /// What is wrong with a file, and how to mend it.
  func fileError(_ issue: ValidationIssue) -> String {
    let (phrase, path): (Phrase, String) =
      switch issue.fileProblem {
      case .missing(let path): (.fileMissing, path)
      case .folder(let path): (.fileFolder, path)
      case .irregular(let path): (.fileIrregular, path)
      case .unreadable(let path): (.fileUnreadable, path)
      case .otherKind(let path): (issue.element.isMultiline ? .mismatchFiles : .mismatchFile, path)
      case nil: (.badFile, "")
      }
    let kinds = fileKinds(of: issue.element).joined(separator: ", ")
    return vocabulary.words(phrase, ["path": path, "kinds": kinds])
  }
}
