import FeedModel

extension KindSamples {
  /// A recipe with a field of every type.
  var custom: CustomFeedViewObject {
    let values: [(KindDeclaration.FieldType, CustomValue.Value)] = [
      (.text, .text(text("Hot"))),
      (.number, .number(text("4"))),
      (.date, .date(Self.date)),
      (.url, .url(text.url("recipe"))),
      (.flag, .flag(true)),
      (.list, .list([text("Water"), text("Salt")])),
      (.image, .image(text.photo("soup"))),
      (.person, .person(text.person("Dee"))),
      (.entry, .entry(text.reference("Rain", kind: .song))),
    ]
    let fields = values.map { KindDeclaration.Field(key: $0.0.rawValue, label: text("Its \($0.0)"), type: $0.0) }
    return CustomFeedViewObject(
      entry: entry(Self.recipe), title: text("Rain soup"), declaration: declaration(fields: fields),
      values: zip(fields, values).map { CustomValue(field: $0, value: $1.1) })
  }

  static let recipe = Kind(name: "recipe", plural: "recipes")

  func declaration(size: SizeOverride? = nil, fields: [KindDeclaration.Field] = []) -> KindDeclaration {
    KindDeclaration(kind: Self.recipe, label: text("Recipe"), size: size, accent: "#aa3300", fields: fields)
  }
}
