import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// One entry of each kind, with every field filled in.
struct KindSamples: Sendable {
  /// What the fields hold.
  let text: SampleText

  /// Samples with ordinary words.
  static let plain = KindSamples(text: .plain)

  /// Samples with hostile words.
  static let hostile = KindSamples(text: .hostile)

  /// One of each kind.
  var all: [any FeedViewObject] {
    [
      note, article, media, song, album, playlist, event, invitation, follow, recommendation, link, quote, person,
      memories, custom,
    ]
  }

  /// Wednesday, 9 April 2025, 20:00 in Taipei.
  static let date = FeedDate(secondsSinceEpoch: 1_744_200_000, utcOffset: 28_800)

  /// What the entries share, with every field filled in.
  func entry(_ kind: Kind, body: String = "Rain *falls* on [Taipei](/places/taipei/).") -> Entry {
    let place = SourceLocation(file: "content/\(kind.plural)/sample.md", line: 9)
    var entry = Entry(
      identity: EntryIdentity(
        uuid: .namespace(ofSiteID: "0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6"), contentPath: "\(kind.plural)/sample.md"),
      kind: kind, route: Route("/\(kind.plural)/sample/"), date: Self.date, location: place)
    entry.updated = FeedDate(secondsSinceEpoch: 1_744_300_000, utcOffset: 28_800)
    entry.authors = [text.person("Ann")]
    entry.tags = [Tag(name: text("Dream Pop"))].compactMap(\.self)
    entry.summary = text("Summary.")
    entry.body = MarkdownParser().parse(text(body), at: place).body
    entry.language = "en-GB"
    entry.cover = text.photo("cover")
    entry.syndication = [text.url("copy")]
    entry.inReplyTo = [ExternalLink(name: text("Question"), url: text.url("question"))]
    entry.extra = [ExtraField(key: "mood", value: .text(text("calm")))]
    return entry
  }

  /// An entry of which nothing but what is necessary is known.
  func bareEntry(_ kind: Kind) -> Entry {
    let full = entry(kind)
    return Entry(
      identity: full.identity, kind: kind, route: full.route, date: full.date, location: full.location)
  }
}
