import FeedDiagnostics
import FeedModel
import FeedYAML

/// Finds entries that state one id, or of which one states the path of another.
enum DuplicateIDs {
  /// An error at the second of two entries, or at the only one that states an id; it names the other.
  static func diagnostics(_ files: [ParsedFile]) -> [Diagnostic] {
    var seen: [String: ParsedFile] = [:]
    return files.compactMap { file in
      guard let first = seen[file.identity.uuid] else {
        seen[file.identity.uuid] = file
        return nil
      }
      let (stating, other) = file.statedID == nil ? (first, file) : (file, first)
      guard let id = stating.statedID else { return nil }
      return Diagnostic(.entry(.duplicateID(id)), at: stating.idLocation, related: [other.idLocation])
    }
  }
}

extension ParsedFile {
  /// Where the id is stated, or the file where it is not.
  fileprivate var idLocation: SourceLocation { fields["id"]?.value.location ?? start }
}
