import FeedDiagnostics
import FeedModel
import FeedYAML

/// Finds entries that state one id or guid, or of which one states the path of another.
enum DuplicateIDs {
  /// An error at the second of two entries, or at the only one that states an id; it names the other.
  static func diagnostics(_ files: [ParsedFile]) -> [Diagnostic] {
    var seen = [EntryGUID: Int](minimumCapacity: 2 * files.count)
    return files.enumerated().compactMap { number, file in
      let uuid = EntryGUID.uuid(file.identity.uuid)
      let names = file.identity.statedGUID.map { [EntryGUID(stated: $0), uuid] } ?? [uuid]
      guard let name = names.first(where: { seen[$0] != nil }), let first = seen[name].map({ files[$0] }) else {
        for name in names { seen[name] = number }
        return nil
      }
      let (stating, other) = file.field(of: name) == nil ? (first, file) : (file, first)
      guard let field = stating.field(of: name) else { return nil }
      return Diagnostic(
        .entry(.duplicateID(field.value.text ?? stating.identity.id)), at: field.value.location,
        related: [other.field(of: name)?.value.location ?? other.start])
    }
  }
}

extension ParsedFile {
  /// What states the UUID or the guid of the entry; nil where the path decides.
  fileprivate func field(of name: EntryGUID) -> LocatedFields.Field? {
    name == .uuid(identity.uuid) ? fields["id"] ?? fields["guid"] : fields["guid"]
  }
}
