extension KindGuide {
  static let text = KindGuide("text", fields: [], pointless: ["title"], body: "{{title}}", isNamedByDate: true)
  static let article = KindGuide("article", fields: [.title])
  static let link = KindGuide(
    "link",
    fields: [
      .title,
      FieldGuide(
        "url", also: ["link", "external-url", "link-url", "bookmark-of"], "The page that it is about.",
        "https://example.org/", use: .placeholder),
      FieldGuide("site", also: ["site-name"], "What the site is called. Without it, its host.", "Example"),
      FieldGuide("quotation", also: ["quote"], "What you quote from it.", "The sea comes back."),
      FieldGuide("via", "Where you found it.", "\n  name: Aunt Static\n  url: https://aunt-static.example/"),
    ])
  static let quote = KindGuide(
    "quote",
    fields: [
      FieldGuide(
        "text", also: ["quote", "quotation"], "The words. Without it, the text below is the quotation.",
        "Rain is only weather."),
      FieldGuide("source", also: ["cite"], "Who said it.", "Grandmother"),
      FieldGuide("url", also: ["source-url"], "Where it stands.", "https://example.org/"),
    ], body: "{{title}}")
  static let memories = KindGuide(
    "memories",
    fields: [
      .title,
      FieldGuide("day", "Month and day that it remembers. Without it, those of the date.", "\"04-09\""),
      FieldGuide(
        "entries", also: ["memories"], "What it remembers: entries by the paths of their files.",
        "[{{folder}}/remembered]"),
    ], body: "What happened on this day.")
  static let page = KindGuide(
    "page", fields: [.title],
    pointless: [
      "tags", "authors", "expires", "pinned", "size", "share", "syndication", "in-reply-to", "like-of", "repost-of",
    ])
}

extension FieldGuide {
  /// The title that the writer gave.
  static let title = FieldGuide("title", "The title.", "{{title}}", use: .filled)
}
