#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Sends one byte, and with it a copy of another descriptor.
  func pass(_ other: Descriptor, limit: Duration) throws(TransferFailure) {
    while sendByte(with: other) < 0 {
      try waitOrGiveUp(for: Int16(POLLOUT), limit: limit)
    }
  }

  /// The CMSG macros of C are not imported: the header, padding up to the alignment of its length,
  /// then the descriptor.
  private func sendByte(with other: Descriptor) -> Int {
    #if os(Linux)
      let alignment = MemoryLayout<Int>.alignment
    #else
      let alignment = MemoryLayout<UInt32>.alignment
    #endif
    func aligned(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
    let start = aligned(MemoryLayout<cmsghdr>.size)
    let payload = MemoryLayout<Int32>.size
    var header = cmsghdr()
    header.cmsg_len = numericCast(start + payload)
    header.cmsg_level = SOL_SOCKET
    header.cmsg_type = Int32(SCM_RIGHTS)
    return withUnsafeTemporaryAllocation(
      byteCount: start + aligned(payload), alignment: MemoryLayout<cmsghdr>.alignment
    ) { control in
      control.initializeMemory(as: UInt8.self, repeating: 0)
      control.storeBytes(of: header, as: cmsghdr.self)
      control.storeBytes(of: other.number, toByteOffset: start, as: Int32.self)
      var byte: UInt8 = 0x55
      return withUnsafeMutablePointer(to: &byte) { byte in
        var part = iovec(iov_base: byte, iov_len: 1)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = numericCast(control.count)
          return sendmsg(number, &message, Self.noWaiting)
        }
      }
    }
  }
}
