/// The scanner for comparisons in the unified format: lines that were added or removed, places, headers.
struct DiffScanner: CodeScanner {
  private static let headers = [
    "@@", "diff ", "index ", "--- ", "+++ ", "Index: ", "new file", "deleted file", "rename ", "similarity ",
    "old mode", "new mode", "Binary files", "***",
  ].map { Array($0.utf8) }

  func scan(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      if let kind = kind(ofLineAt: cursor) { cursor.readLine(as: kind) } else { cursor.skipLine() }
      cursor.advance()
    }
  }

  private func kind(ofLineAt cursor: CodeCursor) -> CodeTokenKind? {
    if Self.headers.contains(where: { cursor.hasPrefix($0) }) { return .meta }
    return switch cursor.current {
    case .plus, .greaterThan: .inserted
    case .hyphen, .lessThan: .deleted
    default: nil
    }
  }
}
