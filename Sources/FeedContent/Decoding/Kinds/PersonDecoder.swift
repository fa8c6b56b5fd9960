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
    return name.map {
      PersonFeedViewObject(
        entry: fields.complete(entry), name: $0, avatar: avatar, role: role, links: links, feed: feed)
    }
  }
}
