extension OutputPath {
  /// The first part that is a name of feedsite's own files; nil if there is none.
  var reservedName: String? {
    // Most paths have no such name: they need not be taken apart.
    guard text.utf8.starts(with: ".".utf8) || text.contains("/.") else { return nil }
    return parts.first { $0.hasPrefix(ReservedName.prefix) }.map(String.init)
  }

  /// Whether it leads to a file within the folder and the system reads it as it is written.
  var isWellFormed: Bool {
    !text.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The names between the slashes, found as bytes: a combining mark after a slash does not hide it from the system.
  private var parts: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
