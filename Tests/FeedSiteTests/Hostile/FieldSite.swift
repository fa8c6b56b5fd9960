import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import Foundation
import Testing

/// A site with every kind, whose textual fields all hold one value and whose addresses all hold another.
///
/// A field that is added to a kind joins with its place in ``entries``: `@T` is the text, `@A` the address.
struct FieldSite {
  /// What the fields hold.
  var text = HostileValue(name: "words", text: "Plain words")
  var address = HostileValue(name: "an address", text: "https://x.example/plain")
  /// Which fields of a file hold the text; the others hold plain words.
  var fields: Range<Int> = 0..<Int.max
  /// Whether bodies hold the text too.
  var fillsBodies = true

  /// The names of the files with their texts; those of entries have a line a field.
  var files: [String: String] {
    var files = ["site.yml": fill(Self.settings), "pages/page.md": page(["title: @T", "summary: @T"])]
    for (folder, lines) in Self.entries {
      files["\(folder)/entry.md"] = page(lines + (folder == "people" ? [] : Self.shared))
    }
    return files
  }

  /// Reads the files and makes the table of the site.
  func assemble(_ files: [String: String]? = nil) async throws -> AssembledSite {
    let content = await load(files ?? self.files)
    let input = SiteInput(
      site: content.site, feed: content.feed, now: content.now, files: content.files,
      localLinks: content.localLinks, theme: try #require(Self.theme), generator: "feedsite")
    let (table, diagnostics) = await SiteAssembly.assemble(input)
    return AssembledSite(table: table, diagnostics: content.diagnostics + diagnostics)
  }

  /// Reads files.
  func load(_ files: [String: String]) async -> LoadedContent {
    var contents = files.mapValues { Array($0.utf8) }
    for name in ["a.png", "a.mp4", "a.wav"] { contents["media/" + name] = [] }
    return await ContentLoader(
      files: .inMemory(contents), displayName: "content", fallbackTitle: "Site",
      context: BuildContext(now: 1_780_000_000)
    ).load()
  }

  /// The theme `wall` of the checkout, which every one of these sites uses.
  private static let theme: Theme? = {
    var site = Site(title: "Site")
    let charm = Kind(name: "charm", plural: "charms")
    site.kinds = [KindDeclaration(kind: charm, label: "Charm")]
    return ThemeLoader(searchFolders: [themes]).load(
      "wall", requirements: SiteAssembly.themeRequirements(for: site)
    ).theme
  }()

  /// The themes of the checkout.
  private static let themes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../themes")
    .standardizedFileURL.path

  private func page(_ lines: [String]) -> String {
    fill("---\n" + lines.joined(separator: "\n") + "\n---\n\n") + (fillsBodies ? text.text : "Body") + "\n"
  }

  private func fill(_ template: String) -> String {
    let parts = template.replacing("@G", with: text.text.utf8.count > 200 ? "Tag" : "@T")
      .replacing("@A", with: "\"\(address.yaml)\"").components(separatedBy: "@T")
    let value = "\"\(text.yaml)\""
    return parts.dropFirst().enumerated().reduce(into: parts.first ?? "") { filled, part in
      filled += (fields.contains(part.offset) ? value : "Plain words") + part.element
    }
  }

  /// Not those that show nothing but what others show as well, and not the one that draws a code, which takes long.
  private static let networks = "facebook, line, instagram, email, copy"

  private static let settings = """
    id: @T
    title: @T
    description: @T
    base-url: https://example.org/site/
    author: {name: @T, url: @A}
    license: {name: @T, url: @A}
    navigation: [{title: @T, url: @A}]
    share: [\(networks)]
    kinds:
      charm:
        plural: charms
        label: @T
        fields:
          words: {type: text, label: @T}
          home: {type: url, label: @T}
          things: {type: list, label: @T}
          bearer: {type: person, label: @T}
          picture: {type: image, label: @T}
          song: {type: entry, label: @T}

    """

  private static let shared = [
    "date: 2026-05-03", "updated: 2026-05-04T10:00+08:00", "tags: [@G, one]", "summary: @T",
    "authors: [people/entry.md, {name: @T, url: @A}]", "cover: {src: media/a.png, alt: @T, caption: @T}", "share: @T",
    "free: @T", "syndication: [@A]", "in-reply-to: [@A]",
  ]

  private static let venue =
    "{name: @T, address: @T, city: @T, region: @T, postcode: @T, country: @T, url: @A}"

  /// The folders with the fields of their kinds.
  private static let entries: [(folder: String, lines: [String])] = [
    ("notes", ["id: @T"]), ("articles", ["title: @T"]),
    (
      "media",
      [
        "title: @T", "photos: [{src: a.png, alt: @T, caption: @T}]",
        "video: {src: a.mp4, alt: @T, caption: @T, poster: a.png}", "audio: {src: a.wav, title: @T, caption: @T}",
      ]
    ),
    (
      "songs",
      ["title: @T", "artist: @T", "audio: media/a.wav", "album: albums/entry.md", "links: [{name: @T, url: @A}]"]
    ),
    (
      "albums",
      [
        "title: @T", "artist: [@T]", "label: @T", "links: [{name: @T, url: @A}]",
        "tracks: [songs/entry.md, {title: @T, artist: @T, audio: media/a.wav}]",
      ]
    ),
    ("playlists", ["title: @T", "links: [{name: @T, url: @A}]", "songs: [songs/entry.md, {title: @T, artist: @T}]"]),
    (
      "events",
      [
        "title: @T", "starts: 2026-06-01T19:00", "venue: \(venue)", "performers: [@T]", "links: [{name: @T, url: @A}]",
        "online: @A", "tickets: {url: @A, price: 1, currency: TWD}",
      ]
    ),
    (
      "invitations",
      [
        "title: @T", "event: {title: @T, starts: 2026-06-01, venue: \(venue)}", "invitees: [@T]", "rsvp: @A",
      ]
    ),
    ("follows", ["follower: @T", "follows: [people/entry.md, {name: @T, url: @A}]"]),
    ("recommendations", ["title: @T", "people: [{person: people/entry.md, reason: @T}, @T]"]),
    ("links", ["title: @T", "url: @A", "site: @T", "quotation: @T", "via: {name: @T, url: @A}"]),
    ("quotes", ["text: @T", "source: @T", "url: @A"]),
    (
      "people",
      ["name: @T", "role: @T", "avatar: {src: media/a.png, alt: @T}", "links: [{name: @T, url: @A}]", "feed: @A"]
    ),
    ("memories", ["title: @T", "entries: [songs/entry.md]"]),
    (
      "charms",
      [
        "title: @T", "words: @T", "home: @A", "things: [@T]", "bearer: @T", "picture: {src: media/a.png, alt: @T}",
        "song: songs/entry.md",
      ]
    ),
  ]
}
