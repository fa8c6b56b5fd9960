import FeedDiagnostics

/// Finds entries that state one id.
enum DuplicateIDs {
  /// An error at the second of two entries, which names the first.
  static func diagnostics(_ files: [ScannedFile]) -> [Diagnostic] {
    var seen: [String: SourceLocation] = [:]
    return files.compactMap { file in
      guard let id = file.statedID, let field = file.fields["id"] else { return nil }
      guard let first = seen[id] else {
        seen[id] = field.value.location
        return nil
      }
      return Diagnostic(.entry(.duplicateID(id)), at: field.value.location, related: [first])
    }
  }
}
