#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileDescriptor {
  /// How many bytes are read at a time.
  static let chunkSize = 1 << 17

  /// Whether the file holds these bytes and no others.
  func holds(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    let status = try status()
    guard status.kind == .file, status.size == bytes.count else { return false }
    var buffer = [UInt8](repeating: 0, count: min(bytes.count, Self.chunkSize))
    var start = 0
    while start < bytes.count {
      let count = min(try fill(&buffer), bytes.count - start)
      guard count > 0, Self.isEqual(buffer, bytes, from: start, count: count) else { return false }
      start += count
    }
    return true
  }

  /// Whether the file holds what the rest of another one does.
  func holdsSame(as other: borrowing FileDescriptor) throws(SystemError) -> Bool {
    let status = try status()
    let size = try other.status().size
    guard status.kind == .file, status.size == size else { return false }
    var buffer = [UInt8](repeating: 0, count: max(1, min(size, Self.chunkSize)))
    var otherBuffer = buffer
    while true {
      let count = try fill(&buffer)
      guard try other.fill(&otherBuffer) == count else { return false }
      guard count > 0 else { return true }
      guard Self.isEqual(buffer, otherBuffer, from: 0, count: count) else { return false }
    }
  }

  /// Whether the first bytes of a buffer are those of another one from an offset on.
  private static func isEqual(_ left: [UInt8], _ right: [UInt8], from start: Int, count: Int) -> Bool {
    unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return count == 0 }
        return unsafe memcmp(left, right.advanced(by: start), count) == 0
      }
    }
  }
}
