import Foundation
import TestSupport
import Testing

/// A site whose every field of every kind holds what breaks careless generators.
enum HostileSite {
  /// What is put everywhere, as YAML writes it within double quotes.
  private static let yaml =
    #"<script>alert(1)</script> ]]> \"'& </title></textarea>--> {{title}} \x01\x0B\x1B\x7F\x85\uFFFE\u2028\u202E\u200F 👩‍👩‍👧 مرحبا"#

  /// What of it a reader sees: a replacement character for each that neither HTML nor XML allows.
  static let shown =
    "<script>alert(1)</script> ]]> \"'& </title></textarea>--> {{title}} \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{2028}\u{202E}\u{200F} 👩‍👩‍👧 مرحبا"

  /// The same as Markdown, with some that only Markdown has.
  private static let body = """
    <script>alert(1)</script> ]]> "'& \u{1}\u{B}\u{0} \u{2028} \u{202E} 👩‍👩‍👧

    # Heading <script> & "quotes"

    [link](javascript:alert(1)) [data](data:text/html,<script>) ![alt " <script>](https://x.example/"onload="a)

    <img src=x onerror=alert(1)> <!-- --> <![CDATA[ ]]>

    ```"><script>
    </code></pre><script>alert(1)</script>
    ```

    [a]: javascript:alert(1) "title"
    [a] <javascript:alert(1)> `</code><script>`
    """

  static let walls = [
    "notes", "articles", "media", "songs", "albums", "playlists", "events", "invitations", "follows",
    "recommendations", "links", "quotes", "people", "memories", "charms",
  ]

  static func build() async throws -> FileTree {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.put(text.replacing("@@@", with: yaml), at: "content/" + path) }
    for path in ["content/media/a.png", "content/media/a.mp4", "content/media/a.wav"] { try folder.put("", at: path) }
    let run = try await folder.feedsite("build", "content", "--clock", "2026-05-04T12:00+08:00")
    try #require(run.status == 0, "\(run.errors)")
    return try FileTree(folder.path(of: "public"))
  }

  private static var files: [String: String] {
    var files: [String: String] = [
      "site.yml": """
      id: hostile
      title: "@@@"
      description: "@@@"
      base-url: https://example.org/
      author: {name: "@@@", url: "https://x.example/?a=\\"&b='<c>"}
      license: {name: "@@@", url: "https://x.example/?a=1&b=2"}
      navigation:
        - {title: "@@@", url: "/?a=\\"><script>&b"}
      kinds:
        charm:
          plural: charms
          label: "@@@"
          fields:
            words: {type: text, label: "@@@"}
            home: {type: url, label: "@@@"}
            things: {type: list, label: "@@@"}
            bearer: {type: person, label: "@@@"}
            picture: {type: image, label: "@@@"}
            song: {type: entry, label: "@@@"}
      """,
      "pages/hostile.md": page("title: \"@@@\"", "summary: \"@@@\""),
      "people/hostile.md": page(
        "name: \"@@@\"", "role: \"@@@\"", "avatar: {src: ../media/a.png, alt: \"@@@\", caption: \"@@@\"}",
        "links: {\"@@@\": \"https://x.example/?\\\"<>&'\"}", "feed: \"https://x.example/?\\\"<>&'\""),
    ]
    for (folder, lines) in entries { files["\(folder)/hostile.md"] = page(shared + lines) }
    // The same day a year earlier, so that there are memories.
    files["notes/2025-05-04-earlier.md"] = "\(body)\n"
    return files
  }

  private static let shared = [
    "date: 2026-05-03", "tags: [\"@@@\", \"@@@ 2\"]", "summary: \"@@@\"", "authors: [hostile, \"@@@\"]",
    "cover: {src: ../media/a.png, alt: \"@@@\", caption: \"@@@\"}", "share: \"@@@\"", "\"extra @@@\": \"@@@\"",
    "in-reply-to: \"https://x.example/?\\\"<>&'\"", "syndication: \"https://x.example/?\\\"<>&'\"",
    "pinned: true",
  ]

  private static let title = "title: \"@@@\""
  private static let links = "links: {\"@@@\": \"https://x.example/?\\\"<>&'\"}"
  private static let venue =
    "{name: \"@@@\", address: \"@@@\", city: \"@@@\", region: \"@@@\", postcode: \"@@@\", country: \"@@@\"}"

  private static let entries: [(folder: String, lines: [String])] = [
    ("notes", []),
    ("articles", [title]),
    (
      "media",
      [
        title, "photos: [{src: a.png, alt: \"@@@\", caption: \"@@@\"}, {src: a.png, alt: \"@@@\"}]",
        "video: {src: a.mp4, alt: \"@@@\", caption: \"@@@\", poster: a.png}",
        "audio: {src: a.wav, title: \"@@@\", caption: \"@@@\"}",
      ]
    ),
    ("songs", [title, "artist: \"@@@\"", "audio: ../media/a.wav", "album: albums/hostile.md", links]),
    (
      "albums",
      [
        title, "artist: [\"@@@\"]", "label: \"@@@\"", links,
        "tracks: [songs/hostile.md, {title: \"@@@\", artist: \"@@@\", audio: ../media/a.wav}]",
      ]
    ),
    ("playlists", [title, links, "songs: [songs/hostile.md, {title: \"@@@\", artist: \"@@@\"}]"]),
    (
      "events",
      [
        title, "starts: 2026-06-01", "venue: \(venue)", "performers: [\"@@@\"]", links, "status: cancelled",
        "tickets: {url: \"https://x.example/?\\\"<>&'\", price: 1, currency: \"@@@\"}",
      ]
    ),
    (
      "invitations",
      [
        title, "event: {title: \"@@@\", starts: 2026-06-01, venue: \(venue)}", "invitees: [\"@@@\", \"@@@ 2\"]",
        "rsvp: \"https://x.example/?\\\"<>&'\"",
      ]
    ),
    ("follows", ["follower: \"@@@\"", "follows: [hostile, \"@@@\"]"]),
    ("recommendations", ["people: [{person: hostile, reason: \"@@@\"}, \"@@@\"]"]),
    (
      "links",
      [
        title, "url: \"https://x.example/?\\\"<>&'\"", "site: \"@@@\"", "quotation: \"@@@\"",
        "via: {name: \"@@@\", url: \"https://x.example/\"}",
      ]
    ),
    ("quotes", ["text: \"@@@\"", "source: \"@@@\"", "url: \"https://x.example/?\\\"<>&'\""]),
    ("memories", [title, "entries: [songs/hostile.md]"]),
    (
      "charms",
      [
        title, "words: \"@@@\"", "home: \"https://x.example/?\\\"<>&'\"", "things: [\"@@@\", \"@@@\"]",
        "bearer: \"@@@\"", "picture: {src: ../media/a.png, alt: \"@@@\"}", "song: songs/hostile.md",
      ]
    ),
  ]

  private static func page(_ lines: String...) -> String { page(lines) }

  private static func page(_ lines: [String]) -> String {
    "---\n" + lines.joined(separator: "\n") + "\n---\n\n" + body + "\n"
  }
}
