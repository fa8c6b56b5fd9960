import Testing

/// The least that an entry of a kind consists of.
struct KindSample: Sendable, CustomTestStringConvertible {
  let kind: String
  let fields: String
  var body = "Body"

  var testDescription: String { kind }

  /// The text of the entry's file.
  func text(_ more: String = "") -> String { "---\ntype: \(kind)\ndate: 2025-04-09\n\(fields)\n\(more)\n---\n\(body)" }

  /// One sample a kind; `recipe` is declared in ``settings``.
  static let all = [
    KindSample(kind: "text", fields: ""), KindSample(kind: "article", fields: "title: T"),
    KindSample(kind: "media", fields: "photos: [{src: /a.png, alt: A}]"), KindSample(kind: "song", fields: "title: T"),
    KindSample(kind: "album", fields: "title: T"), KindSample(kind: "playlist", fields: "title: T"),
    KindSample(kind: "event", fields: "title: T\nstarts: 2025-05-01"),
    KindSample(kind: "invitation", fields: "event: {title: Show}"),
    KindSample(kind: "follow", fields: "follower: A\nfollows: B"),
    KindSample(kind: "recommendation", fields: "people: [A]"),
    KindSample(kind: "link", fields: "url: https://example.org/"),
    KindSample(kind: "quote", fields: "text: Words"), KindSample(kind: "person", fields: "name: N"),
    KindSample(kind: "memories", fields: "entries: [x]"), KindSample(kind: "recipe", fields: "servings: 4"),
  ]

  static let settings = "kinds: {recipe: {fields: {servings: number}}}\n"

  /// What the samples refer to.
  static let others = [
    "static/a.png": "", "articles/x.md": "---\ntitle: X\ndate: 2020-01-01\n---\n",
  ]
}
