import FeedModel

extension EntryFields {
  /// People: ids, names or mappings, one or several.
  func people(_ names: String...) -> [PersonReference] {
    reader.values(names).compactMap { person(of: $0, key: names[0], reader) }
  }

  /// One person: an id, a name, or a mapping of `name`, `url` and `avatar`.
  func person(of value: LocatedValue, key: String, _ reader: FieldReader) -> PersonReference? {
    guard case .fields(let fields) = value.shape else {
      return reader.text(of: value, key: key).map(context.people.person(named:))
    }
    return nested(fields, as: key, strict: false) { nested in
      let url = url(["url"], nested)
      guard let name = nested.requiredText("name") else { return nil }
      let avatar = nested.field(["avatar"]).flatMap { photo(of: $0.value, key: "avatar", alt: name, nested) }
      let known = context.people.person(named: name)
      guard url != nil || avatar != nil else { return known }
      return PersonReference(name: known.name, route: known.route, url: url, avatar: avatar ?? known.avatar)
    }
  }
}
