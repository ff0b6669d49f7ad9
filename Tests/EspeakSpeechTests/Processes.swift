#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What this process holds, as the system tells.
enum Processes {
  /// How many descriptors are open that are sockets.
  static func openSockets() -> Int {
    (0..<1024).count { number in
      var status = stat()
      return fstat(Int32(number), &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }
  }

  #if os(Linux)
    /// How many children have died that nobody waited for; proc(5): "pid (name) state parent …".
    static func zombies() -> Int {
      guard let folder = opendir("/proc") else { return 0 }
      defer { closedir(folder) }
      var count = 0
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard Int(name) != nil, let file = fopen("/proc/\(name)/stat", "r") else { continue }
        defer { fclose(file) }
        var line = [UInt8](repeating: 0, count: 512)
        let length = fread(&line, 1, line.count, file)
        let fields = String(decoding: line[..<length], as: UTF8.self).split(separator: ")").last?
          .split(separator: " ")
        if let fields, fields.count > 1, fields[0] == "Z", fields[1] == "\(getpid())" { count += 1 }
      }
      return count
    }
  #endif

  static func send(_ signal: Int32, to process: Int32?) {
    if let process { kill(process, signal) }
  }
}
