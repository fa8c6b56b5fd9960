import FeedModel
import FeedYAML

/// Reads `fields:` in `site.yml`: below the name of a kind, or `all`, our keys with theirs; below `type`, their values
/// with our kinds.
struct FieldMappingDecoder {
  let declarations: [KindDeclaration]

  /// The names that are beside those of kinds.
  private static let others = ["all", "page", "type"]

  func decode(_ reader: FieldReader) -> FieldMapping {
    guard let parts = reader.mapping("fields", wanted: "kinds with their keys") else { return FieldMapping() }
    let index = KindIndex(declarations: declarations)
    var mapping = FieldMapping()
    for part in parts.fields {
      guard case .fields(let fields) = part.value.shape else {
        if !part.value.isEmpty { reader.reportType(part.key, wanted: "our keys with yours", part.value) }
        continue
      }
      switch part.name {
      case "type": mapping.types = types(fields, index, reader)
      case "all": mapping.all = rules(fields, known: Self.shared, reader)
      case "page":
        mapping.kinds["page", default: []] += rules(fields, known: Self.names(KindGuide.page), reader)
      default:
        guard let kind = index.kind(named: part.name),
          let guide = KindGuide.guide(for: kind, declarations: declarations)
        else {
          reader.reportUnknown(part, among: (index.suggestions + Self.others).sorted())
          continue
        }
        mapping.kinds[kind.name, default: []] += rules(fields, known: Self.names(guide), reader)
      }
    }
    return mapping
  }

  /// The site's keys by those of feedsite; a key that the kind does not have is reported.
  private func rules(_ fields: LocatedFields, known: [FieldGuide], _ reader: FieldReader) -> [FieldMapping.Rule] {
    fields.fields.compactMap { field in
      guard known.contains(where: { $0.names.contains(field.name) }) else {
        reader.reportUnknown(field, among: known.map(\.key).sorted())
        return nil
      }
      let values: [LocatedValue]
      if case .list(let list) = field.value.shape { values = list } else { values = [field.value] }
      let paths = values.compactMap { reader.text(of: field.holding($0)) }.map { key in
        key.split(separator: ".").map { LocatedFields.comparable(String($0)) }
      }.filter { !$0.isEmpty }
      return paths.isEmpty ? nil : FieldMapping.Rule(name: field.name, paths: paths)
    }
  }

  /// Their values of `type:` with our kinds.
  private func types(_ fields: LocatedFields, _ index: KindIndex, _ reader: FieldReader) -> [String: String] {
    let types = fields.fields.compactMap { field in
      reader.choice(of: field, among: index.suggestions + ["page"]) { name in
        LocatedFields.comparable(name) == "page" ? "page" : index.kind(named: name)?.name
      }.map { (field.name, $0) }
    }
    return Dictionary(types) { first, _ in first }
  }

  private static let shared = FieldGuide.shared + [FieldGuide.title] + FieldGuide.identity

  private static func names(_ guide: KindGuide) -> [FieldGuide] { guide.fields + shared }
}
