/// One of the kinds of files that a field takes: a word of HTML's `accept`.
public enum FileKind: Hashable, Sendable {
  /// All images, all sound or all films: `image/*` and the like, without the star.
  case family(String)
  /// A MIME type, such as `application/pdf`.
  case type(String)
  /// What the name of the file ends with, such as `.pdf`.
  case suffix(String)

  /// Reads `accept`; a word that is no kind counts for nothing, as in browsers.
  ///
  /// - Returns: No kinds where all files are taken.
  public static func kinds(in accept: String) -> [FileKind] {
    let words = accept.lowercased().split(separator: ",").map {
      String($0).trimmingASCIIWhitespace()
    }
    if words.contains("*/*") { return [] }
    return words.compactMap(FileKind.init)
  }

  private init?(_ word: String) {
    if word.hasPrefix("."), word.count > 1 {
      self = .suffix(word)
    } else if let match = word.wholeMatch(of: /([a-z]+)\/([^\/;\s]+)(;.*)?/) {
      self = match.2 == "*" ? .family(String(match.1)) : .type("\(match.1)/\(match.2)")
    } else {
      return nil
    }
  }

  /// The ending by which people know files of this kind, such as `.pdf`; `nil` where several would
  /// do or none is known.
  public var usualSuffix: String? {
    switch self {
    case .family: nil
    case .type(let type): Self.suffixes.first { $0.type == type }.map { ".\($0.suffix)" }
    case .suffix(let suffix): suffix
    }
  }

  /// Whether it takes a file, as far as its name tells.
  func takes(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    switch self {
    case .suffix(let suffix): return name.hasSuffix(suffix)
    case .family(let family): return Self.types(of: name).contains { $0.hasPrefix(family + "/") }
    case .type(let type):
      let types = Self.types(of: name)
      // Nobody here knows the type that is asked for, nor the file's: it may be that.
      return types.isEmpty ? usualSuffix == nil : types.contains(type)
    }
  }

  private static func types(of name: String) -> [String] {
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return suffixes.filter { $0.suffix == suffix ?? "" }.map(\.type)
  }

  /// The types that forms ask for, as IANA registers them or browsers use them, and how the names of
  /// such files end; the first ending of a type is the usual one.
  private static let suffixes: [(suffix: String, type: String)] = [
    ("pdf", "application/pdf"), ("zip", "application/zip"),
    ("zip", "application/x-zip-compressed"), ("gz", "application/gzip"),
    ("tar", "application/x-tar"), ("7z", "application/x-7z-compressed"),
    ("rar", "application/vnd.rar"), ("json", "application/json"), ("xml", "application/xml"),
    ("xml", "text/xml"), ("rtf", "application/rtf"), ("rtf", "text/rtf"),
    ("epub", "application/epub+zip"), ("doc", "application/msword"),
    ("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ("xls", "application/vnd.ms-excel"),
    ("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    ("ppt", "application/vnd.ms-powerpoint"),
    ("pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    ("odt", "application/vnd.oasis.opendocument.text"),
    ("ods", "application/vnd.oasis.opendocument.spreadsheet"),
    ("odp", "application/vnd.oasis.opendocument.presentation"),
    ("txt", "text/plain"), ("csv", "text/csv"), ("html", "text/html"), ("htm", "text/html"),
    ("md", "text/markdown"), ("ics", "text/calendar"), ("vcf", "text/vcard"),
    ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("jpg", "image/jpg"), ("jpeg", "image/jpg"),
    ("png", "image/png"), ("gif", "image/gif"), ("webp", "image/webp"),
    ("svg", "image/svg+xml"), ("bmp", "image/bmp"), ("tif", "image/tiff"), ("tiff", "image/tiff"),
    ("heic", "image/heic"), ("heif", "image/heif"), ("avif", "image/avif"),
    ("ico", "image/x-icon"), ("dng", "image/x-adobe-dng"),
    ("mp3", "audio/mpeg"), ("m4a", "audio/mp4"), ("mp3", "audio/mp3"), ("wav", "audio/wav"),
    ("wav", "audio/x-wav"), ("ogg", "audio/ogg"),
    ("oga", "audio/ogg"), ("opus", "audio/ogg"), ("flac", "audio/flac"), ("aac", "audio/aac"),
    ("mid", "audio/midi"), ("weba", "audio/webm"),
    ("mp4", "video/mp4"), ("m4v", "video/mp4"), ("mov", "video/quicktime"),
    ("webm", "video/webm"), ("ogv", "video/ogg"), ("avi", "video/x-msvideo"),
    ("mkv", "video/x-matroska"), ("mpg", "video/mpeg"), ("mpeg", "video/mpeg"),
    ("3gp", "video/3gpp"),
  ]
}
