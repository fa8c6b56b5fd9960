import FeedModel

/// Decodes people.
struct PersonDecoder: KindDecoder {
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let name = reader.requiredText("name", "title")
    let avatar = fields.photo(["avatar", "photo"], alt: name) ?? entry.cover
    let role = reader.text("role", "job", "instrument")
    let links = fields.links("links", "link", "url")
    let feed = reader.url("feed")
    _ = Self.handles(reader)
    return name.map {
      PersonFeedViewObject(
        entry: fields.complete(entry), name: $0, avatar: avatar, role: role, links: links, feed: feed)
    }
  }

  /// The names by which notes mention the person, without the `@` that some write before them.
  static func handles(_ reader: FieldReader) -> [String] {
    reader.texts("handles", "handle").map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
  }
}
