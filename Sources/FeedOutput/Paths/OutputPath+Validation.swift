extension OutputPath {
  /// The first part that is a name of feedsite's own files; nil if there is none.
  package var reservedName: String? {
    guard isUnusual else { return nil }
    return parts.first { $0.hasPrefix(ReservedName.prefix) }.map(String.init)
  }

  /// Whether it leads to a file within the folder and the system reads it as it is written.
  package var isWellFormed: Bool {
    guard isUnusual else { return true }
    return !text.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Whether a part is empty or begins with a dot, or a byte is zero: few paths need to be taken apart.
  private var isUnusual: Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for byte in text.utf8 {
      if byte == 0 || (previous == slash && (byte == slash || byte == UInt8(ascii: "."))) { return true }
      previous = byte
    }
    return previous == slash
  }

  /// The names between the slashes, found as bytes: a combining mark after a slash does not hide it from the system.
  private var parts: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
