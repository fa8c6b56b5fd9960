import FeedModel
import FeedYAML

/// Renames the fields of a file as `fields:` in `site.yml` says, and replaces the value of `type:` by the kind that it
/// means.
struct FieldRenaming: Sendable {
  let mapping: FieldMapping
  let kinds: KindIndex

  /// The fields, renamed by the rules for all kinds and then by those for the kind of the file.
  ///
  /// - Parameter finished: Completes the translation of the fields, from which the kind of a file follows that neither
  ///   `type:` nor a folder names.
  func renamed(
    _ fields: LocatedFields, at path: String, finished: (LocatedFields) -> LocatedFields
  ) -> LocatedFields {
    let common = withMappedType(apply(mapping.all, to: fields))
    guard !mapping.kinds.isEmpty, let rules = mapping.kinds[kind(of: common, at: path, finished)] else { return common }
    return apply(rules, to: common)
  }

  /// Renames all fields at once, so that two can swap names; a renamed field replaces one that has the name already.
  private func apply(_ rules: [FieldMapping.Rule], to fields: LocatedFields) -> LocatedFields {
    var found: [(name: String, path: [String], field: LocatedFields.Field)] = []
    for rule in rules {
      for path in rule.paths {
        guard let field = Self.field(at: path, in: fields) else { continue }
        found.append((rule.name, path, field.renamed(rule.name)))
        break
      }
    }
    guard !found.isEmpty else { return fields }
    let taken = Set(found.filter { $0.path.count == 1 }.map { $0.path[0] }).union(found.map(\.name))
    var result = fields.fields.filter { !taken.contains($0.name) }
    for (_, _, field) in found where !result.contains(where: { $0.name == field.name }) { result.append(field) }
    return fields.holding(result.sorted { $0.location < $1.location })
  }

  /// The field that a path through mappings leads to, if it has a value.
  private static func field(at path: [String], in fields: LocatedFields) -> LocatedFields.Field? {
    guard let name = path.first, let field = fields[name], !field.value.isEmpty else { return nil }
    guard path.count > 1 else { return field }
    guard case .fields(let inner) = field.value.shape else { return nil }
    return self.field(at: Array(path.dropFirst()), in: inner)
  }

  private func withMappedType(_ fields: LocatedFields) -> LocatedFields {
    guard !mapping.types.isEmpty, let type = fields["type"], let text = type.value.text?.trimmingWhitespace,
      let kind = mapping.types[LocatedFields.comparable(text)]
    else { return fields }
    let value = LocatedValue(shape: .text(kind, .plain), location: type.value.location)
    return fields.holding(value, as: "type")
  }

  /// The name of the kind of a file, before the rules for that kind are applied.
  private func kind(
    of fields: LocatedFields, at path: String, _ finished: (LocatedFields) -> LocatedFields
  ) -> String {
    let folders = ContentPath.folders(path)
    if folders.first == ContentPath.pagesFolder { return "page" }
    if let name = fields["type"]?.value.text?.trimmingWhitespace {
      if let kind = kinds.kind(named: name) { return kind.name }
      if name.lowercased() == "page" { return "page" }
    }
    if let (kind, _) = kinds.kind(ofFolders: folders) { return kind.name }
    let fields = finished(fields)
    func has(_ name: String) -> Bool { fields[name].map { !$0.value.isEmpty } ?? false }
    guard EntryDate.keys.contains(where: has) || PathDate(path) != nil || fields["draft"]?.value.flag == true
    else { return "page" }
    return has("title") ? Kind.article.name : Kind.text.name
  }
}
