import FeedModel
import FeedYAML

struct RecommendationDecoder: KindDecoder {
  let guide = KindGuide(
    name: "recommendation",
    fields: [
      .optionalTitle,
      FieldGuide(
        "people", also: ["person", "recommends"], "Who is recommended, and why.",
        "\n  - person: Somebody\n    reason: Why they are good.", use: .placeholder,
        fallback: .substitute("an article or a note")),
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = reader.text("title")
    let names = ["people", "person", "recommends"]
    let recommendations = reader.items(names).compactMap { item in
      recommendation(item, fields)
    }
    guard !recommendations.isEmpty else { throw IncompleteEntry(names) }
    return RecommendationFeedViewObject(entry: entry, title: title, recommendations: recommendations)
  }

  /// A person, or a mapping of `person` and `reason`.
  private func recommendation(_ item: LocatedFields.Field, _ fields: EntryFields) -> Recommendation? {
    guard case .fields(let keys) = item.value.shape else {
      return fields.person(of: item, fields.reader).map { Recommendation(person: $0) }
    }
    return fields.reader.nested(keys, as: item.key, strict: false) { reader in
      let reason = reader.text("reason", "why")
      if let person = reader.field(["person"]) {
        return fields.person(of: person, reader).map {
          Recommendation(person: $0, reason: reason)
        }
      }
      guard reader.field(["name"]) != nil else {
        reader.reportMissing("person")
        return nil
      }
      return fields.person(reader).map { Recommendation(person: $0, reason: reason) }
    }
  }
}
