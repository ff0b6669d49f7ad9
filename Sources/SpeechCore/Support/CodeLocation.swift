#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the file is that holds our code: a program, a test bundle or a dynamic library.
enum CodeLocation {
  /// The path of that file; `nil` where the system does not tell.
  static func file() -> String? {
    // A function without a context is an address of our code.
    let ours: @convention(c) () -> Void = {}
    #if os(Linux)
      // dladdr gives argv[0] for programs, which is a name and not a place.
      return mappedFile(at: unsafeBitCast(ours, to: UInt.self), maps: readAll("/proc/self/maps"))
    #else
      var info = Dl_info()
      guard dladdr(unsafeBitCast(ours, to: UnsafeRawPointer.self), &info) != 0 else { return nil }
      return info.dli_fname.map { String(cString: $0) }
    #endif
  }

  /// The file mapped at an address, in the format of proc(5): "start-end perms offset dev inode
  /// path", where the path may hold spaces, and is followed by " (deleted)" if it was replaced.
  static func mappedFile(at address: UInt, maps: String) -> String? {
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6 else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      let path = fields[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return nil
  }

  private static func readAll(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    return String(decoding: (try? FileContents.bytes(from: descriptor)) ?? [], as: UTF8.self)
  }
}
