extension UnsafeBufferPointer<UInt8> {
  /// Whether any eight bytes satisfy a condition; the last ones are filled up with spaces.
  @inline(__always)
  func containsWord(where condition: (UInt64) -> Bool) -> Bool {
    guard let base = unsafe UnsafeRawPointer(baseAddress) else { return false }
    var offset = 0
    while offset + 8 <= count {
      if condition(unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return true }
      offset += 8
    }
    guard offset < count else { return false }
    if count >= 8 { return condition(unsafe base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) }
    var last: UInt64 = 0x2020_2020_2020_2020
    for index in 0..<count { last = unsafe last << 8 | UInt64(self[index]) }
    return condition(last)
  }
}
