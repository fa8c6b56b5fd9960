import FeedDiagnostics
import FeedModel
import FeedYAML

struct KindDeclarationDecoder {
  /// Names of folders and routes that no kind may take.
  private static let reserved: Set<String> = [
    "page", "pages", "tag", "tags", "static", "theme", "assets", "custom", "responses",
  ]

  /// The keys that every entry has and that no kind can give another meaning.
  static let sharedKeys = Set((FieldGuide.identity + FieldGuide.shared + [.title]).map(\.key))
    .union(["author", "published", "translation-of"])

  func decode(_ reader: FieldReader) -> [KindDeclaration] {
    guard let kinds = reader.mapping("kinds", wanted: "kinds with their settings") else { return [] }
    var taken = Self.reserved
    let builtIn = KindIndex(declarations: [])
    return kinds.fields.compactMap { kind in
      guard let declaration = decode(kind, reader) else { return nil }
      let names = [declaration.kind.name, declaration.kind.plural]
      if let name = names.first(where: { taken.contains($0) || builtIn.contains($0) }) {
        reader.report(.site(.reservedKind(name)), at: kind.location)
        return nil
      }
      taken.formUnion(names)
      return declaration
    }
  }

  private func decode(_ kind: LocatedFields.Field, _ reader: FieldReader) -> KindDeclaration? {
    let name = Slug.make(from: kind.key)
    guard !name.isEmpty else {
      reader.reportInvalid(
        "kinds", kind.key, expected: "a name with letters, such as \"recipe\"", at: kind.location)
      return nil
    }
    guard case .fields(let fields) = kind.value.shape else {
      if !kind.value.isEmpty {
        reader.reportType(kind.key, wanted: "keys such as \"plural\" and \"fields\"", kind.value)
      }
      return KindDeclaration(kind: Kind(name: name, plural: name + "s"), label: kind.key)
    }
    return reader.nested(fields, as: kind.key) { nested in
      let plural = nested.text("plural").map(Slug.make(from:)) ?? ""
      return KindDeclaration(
        kind: Kind(name: name, plural: plural.isEmpty ? name + "s" : plural), label: nested.text("label") ?? kind.key,
        title: nested.text("title"), size: size(nested), accent: nested.color(Self.accentNames),
        accentLocation: nested.field(Self.accentNames)?.value.location,
        fields: self.fields(nested))
    }
  }

  /// The declared kinds as a language calls them; nil where it says nothing of them.
  ///
  /// - Parameter reader: The keys of the language.
  func worded(_ declarations: [KindDeclaration], _ reader: FieldReader) -> [KindDeclaration]? {
    guard let kinds = reader.mapping("kinds", wanted: "kinds with what they are called") else { return nil }
    let names = Dictionary(declarations.enumerated().map { ($1.kind.name, $0) }) { first, _ in first }
    var worded = declarations
    for kind in kinds.fields {
      guard let place = place(of: kind, Slug.make(from: kind.key), in: names, reader) else { continue }
      guard case .fields(let fields) = kind.value.shape else {
        worded[place].label = reader.text(of: kind) ?? worded[place].label
        continue
      }
      reader.nested(fields, as: kind.key) { nested in
        worded[place].label = nested.text("label") ?? worded[place].label
        worded[place].title = nested.text("title") ?? worded[place].title
        word(&worded[place].fields, nested)
      }
    }
    return worded
  }

  private func word(_ declared: inout [KindDeclaration.Field], _ reader: FieldReader) {
    guard let labels = reader.mapping("fields", wanted: "fields with what they are called") else { return }
    let keys = Dictionary(declared.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for label in labels.fields {
      guard let place = place(of: label, label.name, in: keys, reader) else { continue }
      declared[place].label = reader.text(of: label) ?? declared[place].label
    }
  }

  /// Where something stands that has to be declared; where it is not, that is said, and nil.
  private func place(
    of field: LocatedFields.Field, _ name: String, in known: [String: Int], _ reader: FieldReader
  ) -> Int? {
    if let place = known[name] { return place }
    reader.reportUnknown(field, called: name, among: known.keys.sorted())
    return nil
  }

  private func size(_ reader: FieldReader) -> SizeOverride? {
    if reader.field(["size"])?.value.text == "normal" { return nil }
    return reader.choice("size", of: SizeOverride.self)
  }

  private static let accentNames = ["accent", "color", "colour"]

  private func fields(_ reader: FieldReader) -> [KindDeclaration.Field] {
    guard let fields = reader.mapping("fields", wanted: "fields with their types") else { return [] }
    return fields.fields.compactMap { field -> KindDeclaration.Field? in
      guard !Self.sharedKeys.contains(field.name) else {
        reader.report(.site(.reservedField(field.key)), at: field.location)
        return nil
      }
      guard case .fields(let settings) = field.value.shape else {
        // `servings: number`.
        return KindDeclaration.Field(
          key: field.name, label: label(field.key),
          type: reader.choice(of: field, among: KindDeclaration.FieldType.self) ?? .text)
      }
      return reader.nested(settings, as: field.key) { nested in
        KindDeclaration.Field(
          key: field.name, label: nested.text("label") ?? label(field.key),
          type: nested.choice("type", of: KindDeclaration.FieldType.self) ?? .text,
          isRequired: nested.flag("required"))
      }
    }
  }

  /// A key made presentable: `cooking-time` reads `Cooking time`.
  private func label(_ key: String) -> String {
    let words = key.map { $0 == "-" || $0 == "_" ? " " : $0 }
    return String(words.prefix(1)).uppercased() + String(words.dropFirst())
  }
}
