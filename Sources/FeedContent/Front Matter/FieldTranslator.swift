import FeedModel
import FeedYAML

/// Gives the fields of a file the names and shapes that feedsite knows, before anything reads them.
///
/// Other generators write the same things in other ways. Where the meaning is beyond doubt, a field becomes what
/// feedsite would have written; keys and values keep their places, and keys stay as they are written. A field that
/// feedsite knows takes precedence over a foreign one.
struct FieldTranslator: Sendable {
  let dates: DateParser
  var kinds: KindIndex { renaming.kinds }
  private let renaming: FieldRenaming
  /// The fields of the kinds that the site declares, which mean what it says.
  let declaredNames: Set<String>

  init(site: Site) {
    dates = DateParser(timeZone: site.timeZone)
    renaming = FieldRenaming(mapping: site.fields, kinds: KindIndex(declarations: site.kinds))
    declaredNames = Set(site.kinds.flatMap { $0.fields.map(\.key) })
  }

  /// The fields as feedsite would have them: by what the site says first, then by what all generators mean.
  func translated(_ fields: LocatedFields, at path: String) -> LocatedFields {
    guard !renaming.mapping.isEmpty else { return translated(fields) }
    return translated(renaming.renamed(fields, at: path, finished: translated))
  }

  private func translated(_ fields: LocatedFields) -> LocatedFields {
    translated(translated(flattened(fields), by: FieldMeaning.boxes), by: FieldMeaning.byName)
  }

  /// The fields, with objects of microformats replaced by their contents.
  private func flattened(_ fields: LocatedFields) -> LocatedFields {
    func flattened(_ field: LocatedFields.Field) -> LocatedFields.Field? {
      guard FieldMeaning.microformatNames.contains(field.name), !declaredNames.contains(field.name) else { return nil }
      return field.value.microformat.map { field.holding($0) }
    }
    guard fields.fields.contains(where: { flattened($0) != nil }) else { return fields }
    return fields.holding(fields.fields.map { flattened($0) ?? $0 })
  }

  private func translated(_ fields: LocatedFields, by meanings: [String: FieldMeaning.Replacement]) -> LocatedFields {
    var result = fields.fields
    var isChanged = false
    // By number, since most fields stay and going through the fields themselves would copy each of them.
    for index in fields.fields.indices {
      guard let meaning = meanings[fields.fields[index].name], !declaredNames.contains(fields.fields[index].name) else {
        continue
      }
      let field = fields.fields[index]
      // A field that was replaced by another counts no more.
      guard result.contains(where: { $0.name == field.name && $0.key == field.key }),
        let replacement = meaning(FieldReplacement(field: field, others: result, dates: dates, kinds: kinds))
      else { continue }
      // A field that gets the name of one without a value replaces it.
      let names = Set(replacement.map(\.name)).subtracting([field.name])
      result.removeAll { names.contains($0.name) }
      if let index = result.firstIndex(where: { $0.name == field.name }) {
        result.replaceSubrange(index...index, with: replacement)
      }
      isChanged = true
    }
    return isChanged ? fields.holding(result) : fields
  }

  /// The key of a page that nothing but links leads to.
  static let unlisted = "unlisted"
}
