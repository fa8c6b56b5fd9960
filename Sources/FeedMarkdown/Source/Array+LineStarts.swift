internal import CCmark

extension [UInt8] {
  /// Where each line starts; line feeds end lines.
  var lineStarts: [Int] {
    var starts = [0]
    // Lines of prose are longer, and a list that grew once is large enough for most.
    starts.reserveCapacity(count / 32 + 2)
    unsafe withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      var offset = 0
      while let found = unsafe memchr(base + offset, 0x0A, source.count - offset) {
        offset = unsafe found - UnsafeMutableRawPointer(mutating: base) + 1
        starts.append(offset)
      }
    }
    return starts
  }
}
