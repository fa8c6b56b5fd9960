import FeedModel

struct PersonDecoder: KindDecoder {
  let guide = KindGuide(
    name: "person",
    fields: [
      FieldGuide(
        "name", also: ["title"], "The name.", "{{title}}", use: .filled,
        fallback: .substitute("the name of the file")),
      FieldGuide(
        "avatar", also: ["photo"], "A picture: a file beside this one, or an address.",
        "\n  src: ann.png\n  alt: Ann in a red hat."),
      FieldGuide("role", also: ["job", "occupation", "instrument"], "What the person does.", "guitar, driving"),
      FieldGuide(
        "links", also: ["link", "url"], "Profiles of the person elsewhere.",
        "\n  - https://social.example.net/@ann"),
      FieldGuide("feed", "The address of the person's own feed.", "https://ann.example.org/feed.xml"),
      FieldGuide("handles", also: ["handle"], "The names by which notes mention the person.", "[ann_lin]"),
    ],
    pointless: ["authors", "license", "expires", "pinned", "size", "share", "in-reply-to", "like-of", "repost-of"])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let name = reader.text("name", "title") ?? fields.titleFromFileName("name", "title")
    let avatar = fields.photo(["avatar", "photo"], alt: name) ?? entry.cover
    return PersonFeedViewObject(
      entry: entry, name: name, avatar: avatar, role: reader.text("role", "job", "occupation", "instrument"),
      links: fields.links("links", "link", "url"), feed: reader.url("feed"), handles: Self.handles(reader))
  }

  /// The names by which notes mention the person, without the `@` that some write before them.
  static func handles(_ reader: FieldReader) -> [String] {
    reader.texts("handles", "handle").map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
  }
}
