import FeedModel

/// Decodes recommendations of people.
struct RecommendationDecoder: KindDecoder {
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let title = reader.text("title")
    let recommendations = reader.values("people", "person", "recommends").compactMap { value in
      recommendation(value, fields)
    }
    guard !recommendations.isEmpty else {
      if reader.field(["people", "person", "recommends"]) == nil { reader.reportMissing("people") }
      return nil
    }
    return RecommendationFeedViewObject(entry: fields.complete(entry), title: title, recommendations: recommendations)
  }

  /// A person, or a mapping of `person` and `reason`.
  private func recommendation(_ value: LocatedValue, _ fields: EntryFields) -> Recommendation? {
    guard case .fields(let keys) = value.shape, keys["person"] != nil || keys["reason"] != nil else {
      return fields.person(of: value, key: "people", fields.reader).map { Recommendation(person: $0) }
    }
    return fields.nested(keys, as: "people", strict: false) { reader in
      let reason = reader.text("reason", "why")
      guard let person = reader.field(["person"]) else {
        return fields.person(of: value, key: "people", reader).map { Recommendation(person: $0, reason: reason) }
      }
      return fields.person(of: person.value, key: "person", reader).map {
        Recommendation(person: $0, reason: reason)
      }
    }
  }
}
