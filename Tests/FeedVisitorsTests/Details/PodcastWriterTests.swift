import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct PodcastWriterTests {
  private func document(
    _ change: (inout Site) -> Void = { _ in }, listing: [PodcastRemoteItem]? = nil
  ) throws -> String {
    let site = TestSite(environment: try TestTheme.environment())
    let song = KindSamples.plain.song
    let line = EntryReference(identity: song.entry.identity, kind: .song, title: song.title, route: song.entry.route)
    let album = AlbumFeedViewObject(
      entry: KindSamples.plain.album.entry, title: "Weather", artists: song.artists.dropLast(),
      tracks: [Track(title: song.title, song: line)])
    let podcast = try #require(site.podcast(album))
    var settings = site.environment.site
    change(&settings)
    let tracks = podcast.tracks.compactMap { $0.item { _ in site.item(KindSamples.plain.song) } }
    let feed = site.channel([]) { feed in
      feed.license = settings.license
      feed.items = listing == nil ? tracks : []
      feed.podcast = PodcastChannel(podcast, of: settings, resolver: site.environment.resolver, listing: listing)
    }
    return String(decoding: RSSWriter().write(feed), as: UTF8.self)
  }

  private func lines(_ document: String, _ prefixes: String...) -> [String] {
    let starts: [String] = prefixes.flatMap { ["<" + $0, "</" + $0] }
    let lines: [String] = document.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { line in starts.contains { line.hasPrefix($0) } }
  }

  @Test func `A podcast says what directories ask`() throws {
    let document = try document { site in
      site.podcast.owner = SiteContact(name: "Ann & Co", email: "ann@example.org")
      site.podcast.category = PodcastCategory(named: "Music History") ?? .music
      site.podcast.isLocked = true
    }
    #expect(document.contains(#"xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd""#))
    #expect(document.contains(#"xmlns:podcast="https://podcastindex.org/namespace/1.0""#))
    let channel = document.split(separator: "<item>")[0]
    #expect(
      lines(String(channel), "itunes", "podcast") == [
        "<itunes:author>Ann</itunes:author>",
        #"<itunes:category text="Music">"#,
        #"<itunes:category text="Music History"/>"#,
        "</itunes:category>",
        "<itunes:explicit>false</itunes:explicit>",
        "<itunes:owner>",
        "<itunes:name>Ann &amp; Co</itunes:name>",
        "<itunes:email>ann@example.org</itunes:email>",
        "</itunes:owner>",
        "<itunes:type>episodic</itunes:type>",
        #"<itunes:image href="https://example.com/sub/media/cover.jpg"/>"#,
        #"<podcast:image href="https://example.com/sub/media/cover.jpg" alt="Alt of cover" width="800" height="600" "#
          + #"type="image/jpeg"/>"#,
        "<podcast:guid>7ace5201-bdab-5af0-be02-51e6ab4f3a61</podcast:guid>",
        "<podcast:medium>podcast</podcast:medium>",
        #"<podcast:locked owner="ann@example.org">yes</podcast:locked>"#,
        #"<podcast:person href="https://example.com/sub/people/ann/" img="https://example.com/sub/media/Ann.jpg">Ann"#
          + "</podcast:person>",
      ])
  }

  @Test(arguments: [
    ("https://license.example/by", [#"<podcast:license url="https://license.example/by">CC BY</podcast:license>"#]),
    (nil, []),
  ])
  func `A podcast says its licence, if that has an address`(url: String?, elements: [String]) throws {
    let document = try document { $0.license = License(name: "CC BY", url: url) }
    #expect(lines(document, "podcast:license") == elements)
  }

  @Test func `An item says what players show`() throws {
    let item = try #require(try document().split(separator: "<item>").last)
    #expect(
      lines(String(item), "itunes", "podcast", "enclosure") == [
        #"<enclosure url="https://example.com/sub/media/rain.mp3" length="98765" type="audio/mpeg"/>"#,
        "<itunes:author>Ann, Bob</itunes:author>",
        "<itunes:duration>225</itunes:duration>",
        "<itunes:episode>1</itunes:episode>",
        "<itunes:explicit>false</itunes:explicit>",
        #"<itunes:image href="https://example.com/sub/media/cover.jpg"/>"#,
        #"<podcast:image href="https://example.com/sub/media/cover.jpg" alt="Alt of cover" width="800" height="600" "#
          + #"type="image/jpeg"/>"#,
        #"<podcast:person href="https://example.com/sub/people/ann/" img="https://example.com/sub/media/Ann.jpg">Ann"#
          + "</podcast:person>",
        #"<podcast:person href="https://example.com/sub/people/bob/" img="https://example.com/sub/media/Bob.jpg">Bob"#
          + "</podcast:person>",
      ])
  }

  @Test func `An item names its transcript and its chapters`() throws {
    var item = TestSite(environment: try TestTheme.environment()).item(KindSamples.plain.song)
    item.episode = PodcastEpisode(
      number: 1, disc: nil, seconds: nil, transcript: EpisodeFile(url: "https://a.example/a.vtt", type: "text/vtt"),
      chapters: EpisodeFile(url: "https://a.example/a.json", type: "application/json+chapters"), isExplicit: false,
      author: nil, image: nil, people: [])
    #expect(
      lines(String(decoding: RSSWriter().write(item), as: UTF8.self), "podcast") == [
        #"<podcast:transcript url="https://a.example/a.vtt" type="text/vtt"/>"#,
        #"<podcast:chapters url="https://a.example/a.json" type="application/json+chapters"/>"#,
      ])
  }

  @Test func `The owner is the author of the site if the address is known`() throws {
    #expect(lines(try document(), "itunes:email", "itunes:owner", "podcast:locked") == [])
    let document = try document { $0.email = "ann@example.org" }
    #expect(lines(document, "itunes:email") == ["<itunes:email>ann@example.org</itunes:email>"])
  }

  @Test func `Music begins with its first track and talk with the newest unless the site says otherwise`() throws {
    let heads = { (text: String) in self.lines(text, "itunes:type", "podcast:medium") }
    #expect(heads(try document()) == ["<itunes:type>serial</itunes:type>", "<podcast:medium>music</podcast:medium>"])
    let drama = try document { site in
      site.podcast.category = PodcastCategory(named: "Drama") ?? .music
      site.podcast.statedOrder = .serial
    }
    #expect(heads(drama) == ["<itunes:type>serial</itunes:type>", "<podcast:medium>podcast</podcast:medium>"])
  }

  @Test func `A list holds references and no items`() throws {
    let document = try document(listing: [
      PodcastRemoteItem(
        feedGUID: .namespace(ofSiteID: "a"), feedURL: "https://example.com/a", itemGUID: "b", title: "Rain & Sun")
    ])
    #expect(
      lines(document, "podcast:medium", "podcast:remoteItem", "itunes:type", "item") == [
        "<podcast:medium>musicL</podcast:medium>",
        "<podcast:remoteItem feedGuid=\"\(FeedUUID.namespace(ofSiteID: "a"))\" feedUrl=\"https://example.com/a\" "
          + #"itemGuid="b" medium="music" title="Rain &amp; Sun"/>"#,
      ])
  }

  @Test func `Ordinary feeds have nothing of podcasts`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let document = String(
      decoding: RSSWriter().write(site.channel([KindSamples.plain.song])), as: UTF8.self)
    #expect(!document.contains("itunes") && !document.contains("podcast"))
  }
}
