import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// `permalinks:`: a pattern for all entries, or patterns by folder and kind; a name with a slash at its end is a folder
  /// and no kind.
  func permalinks(_ reader: FieldReader, kinds: [KindDeclaration]) -> [PermalinkRule] {
    guard let field = reader.field(["permalinks", "permalink"]) else { return [] }
    guard case .fields(let fields) = field.value.shape else {
      return pattern(field, reader).map { [PermalinkRule(name: nil, kind: nil, pattern: $0)] } ?? []
    }
    let index = KindIndex(declarations: kinds)
    return fields.fields.compactMap { field in
      let name = field.key.split(separator: "/").joined(separator: "/")
      return pattern(field, reader).map {
        name.lowercased() == "all"
          ? PermalinkRule(name: nil, kind: nil, pattern: $0)
          : PermalinkRule(name: name, kind: field.key.hasSuffix("/") ? nil : index.kind(named: name), pattern: $0)
      }
    }
  }

  private func pattern(_ field: LocatedFields.Field, _ reader: FieldReader) -> String? {
    reader.value(of: field, expected: "a pattern such as /:year/:month/:title/, or pretty, date, ordinal or none") {
      let pattern = PermalinkTemplate.styles[$0] ?? $0
      // Without a placeholder all entries would want one address.
      return PermalinkTemplate(pattern)?.hasPlaceholder == true ? pattern : nil
    }
  }
}
