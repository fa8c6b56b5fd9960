import FeedModel
import FeedYAML

/// Decodes bookmarks.
struct LinkDecoder: KindDecoder {
  /// The keys of the address, feedsite's own first.
  static let names = ["url", "link", "external-url", "link-url", "target-url", "targeturl", "bookmark-of"]

  let guide = KindGuide(
    name: "link",
    fields: [
      .optionalTitle,
      FieldGuide(
        "url", also: Array(Self.names.dropFirst()), "The page that it is about.",
        "https://example.org/", use: .placeholder, fallback: .substitute("an article or a note")),
      FieldGuide("site", also: ["site-name"], "The name of that site. Default: its host.", "Example"),
      FieldGuide("quotation", also: ["quote"], "A passage that you quote from it.", "The sea comes back."),
      FieldGuide("via", "Where you found it.", "\n  name: Aunt Static\n  url: https://aunt-static.example/"),
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = reader.text("title")
    let site = reader.text("site", "site-name")
    let quotation = reader.text("quotation", "quote")
    let via = reader.field(["via"]).flatMap { fields.link(of: $0) }
    guard let url = reader.url(Self.names) else { throw IncompleteEntry(Self.names) }
    return LinkFeedViewObject(
      entry: entry, title: title, url: url, site: site ?? URLAuthority.site(of: url),
      quotation: quotation, via: via)
  }
}
