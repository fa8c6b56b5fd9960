import Foundation
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
    for (path, text) in files { try folder.put(text.replacing("XXX", with: yaml), at: "content/" + path) }
    for path in ["content/media/a.png", "content/media/a.mp4", "content/media/a.wav"] { try folder.put("", at: path) }
    let run = try await folder.feedsite("build", "content", "--clock", "2026-05-04T12:00+08:00")
    try #require(run.status == 0, "\(run.errors)")
    return try FileTree(folder.path(of: "public"))
  }

  private static var files: [String: String] {
    var files = [
      "site.yml": """
      id: hostile
      title: "XXX"
      description: "XXX"
      base-url: https://example.org/
      author: {name: "XXX", url: "https://x.example/?a=\\"&b='<c>"}
      license: {name: "XXX", url: "https://x.example/?a=1&b=2"}
      navigation:
        - {title: "XXX", url: "/?a=\\"><script>&b"}
      kinds:
        charm:
          plural: charms
          label: "XXX"
          fields:
            words: {type: text, label: "XXX"}
            home: {type: url, label: "XXX"}
            things: {type: list, label: "XXX"}
            bearer: {type: person, label: "XXX"}
            picture: {type: image, label: "XXX"}
            song: {type: entry, label: "XXX"}
      """,
      "pages/hostile.md": page("title: \"XXX\"", "summary: \"XXX\""),
      "people/hostile.md": page(
        "name: \"XXX\"", "role: \"XXX\"", "avatar: {src: ../media/a.png, alt: \"XXX\", caption: \"XXX\"}",
        "links: {\"XXX\": \"https://x.example/?\\\"<>&'\"}", "feed: \"https://x.example/?\\\"<>&'\""),
    ]
    for (folder, lines) in entries { files["\(folder)/hostile.md"] = page(shared + lines) }
    // The same day a year earlier, so that there are memories.
    files["notes/2025-05-04-earlier.md"] = "\(body)\n"
    return files
  }

  private static let shared = [
    "date: 2026-05-03", "tags: [\"XXX\", \"XXX 2\"]", "summary: \"XXX\"", "authors: [hostile, \"XXX\"]",
    "cover: {src: ../media/a.png, alt: \"XXX\", caption: \"XXX\"}", "share: \"XXX\"", "\"extra XXX\": \"XXX\"",
    "in-reply-to: \"https://x.example/?\\\"<>&'\"", "syndication: \"https://x.example/?\\\"<>&'\"",
    "pinned: true",
  ]

  private static let title = "title: \"XXX\""
  private static let links = "links: {\"XXX\": \"https://x.example/?\\\"<>&'\"}"
  private static let venue =
    "{name: \"XXX\", address: \"XXX\", city: \"XXX\", region: \"XXX\", postcode: \"XXX\", country: \"XXX\"}"

  private static let entries: [(folder: String, lines: [String])] = [
    ("notes", []),
    ("articles", [title]),
    (
      "media",
      [
        title, "photos: [{src: a.png, alt: \"XXX\", caption: \"XXX\"}, {src: a.png, alt: \"XXX\"}]",
        "video: {src: a.mp4, alt: \"XXX\", caption: \"XXX\", poster: a.png}",
        "audio: {src: a.wav, title: \"XXX\", caption: \"XXX\"}",
      ]
    ),
    ("songs", [title, "artist: \"XXX\"", "audio: ../media/a.wav", "album: albums/hostile.md", links]),
    (
      "albums",
      [
        title, "artist: [\"XXX\"]", "label: \"XXX\"", links,
        "tracks: [songs/hostile.md, {title: \"XXX\", artist: \"XXX\", audio: ../media/a.wav}]",
      ]
    ),
    ("playlists", [title, links, "songs: [songs/hostile.md, {title: \"XXX\", artist: \"XXX\"}]"]),
    (
      "events",
      [
        title, "starts: 2026-06-01", "venue: \(venue)", "performers: [\"XXX\"]", links, "status: cancelled",
        "tickets: {url: \"https://x.example/?\\\"<>&'\", price: 1, currency: \"XXX\"}",
      ]
    ),
    (
      "invitations",
      [
        title, "event: {title: \"XXX\", starts: 2026-06-01, venue: \(venue)}", "invitees: [\"XXX\", \"XXX 2\"]",
        "rsvp: \"https://x.example/?\\\"<>&'\"",
      ]
    ),
    ("follows", ["follower: \"XXX\"", "follows: [hostile, \"XXX\"]"]),
    ("recommendations", ["people: [{person: hostile, reason: \"XXX\"}, \"XXX\"]"]),
    (
      "links",
      [
        title, "url: \"https://x.example/?\\\"<>&'\"", "site: \"XXX\"", "quotation: \"XXX\"",
        "via: {name: \"XXX\", url: \"https://x.example/\"}",
      ]
    ),
    ("quotes", ["text: \"XXX\"", "source: \"XXX\"", "url: \"https://x.example/?\\\"<>&'\""]),
    ("memories", [title, "entries: [songs/hostile.md]"]),
    (
      "charms",
      [
        title, "words: \"XXX\"", "home: \"https://x.example/?\\\"<>&'\"", "things: [\"XXX\", \"XXX\"]",
        "bearer: \"XXX\"", "picture: {src: ../media/a.png, alt: \"XXX\"}", "song: songs/hostile.md",
      ]
    ),
  ]

  private static func page(_ lines: String...) -> String { page(lines) }

  private static func page(_ lines: [String]) -> String {
    "---\n" + lines.joined(separator: "\n") + "\n---\n\n" + body + "\n"
  }
}
