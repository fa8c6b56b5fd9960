import FeedModel
import FeedYAML

extension EntryFields {
  /// People: ids, names or mappings, one or several.
  func people(_ names: String...) -> [PersonReference] {
    reader.items(names).compactMap { person(of: $0.value, key: $0.key, reader) }
  }

  /// One person: an id, a name, or a mapping of `name`, `url` and `avatar`.
  func person(of value: LocatedValue, key: String, _ reader: FieldReader) -> PersonReference? {
    guard case .fields(let fields) = value.shape else {
      return reader.text(of: value, key: key).map(context.people.person(named:))
    }
    return nested(fields, as: key, strict: false) { person($0) }
  }

  /// The person whom a mapping describes.
  func person(_ reader: FieldReader) -> PersonReference? {
    let url = reader.url("url")
    let avatar = reader.field(["avatar"])
    guard let name = reader.requiredText("name") else { return nil }
    let photo = avatar.flatMap { self.photo(of: $0.value, key: $0.key, alt: name, reader) }
    let known = context.people.person(named: name)
    guard url != nil || photo != nil else { return known }
    return PersonReference(name: known.name, route: known.route, url: url, avatar: photo ?? known.avatar)
  }
}
