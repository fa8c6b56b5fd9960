import FeedMarkup
import FeedModel
import Foundation
import Testing

@testable import FeedVisitors

@Suite struct StructuredDataVisitorTests {
  private let samples: KindSamples
  private let site: TestSite

  init() throws {
    samples = .plain
    site = TestSite(environment: try TestTheme.environment())
  }

  /// What the data of a kind says beyond what all kinds say: the type first.
  private func own(_ object: any FeedViewObject) -> String {
    let shared: Set = [
      "url", "identifier", "description", "datePublished", "dateModified", "author", "image", "inLanguage", "keywords",
      "sameAs", "citation",
    ]
    let thing = site.structuredData(object)
    var own = SchemaThing(thing.type)
    own.add(thing.properties.filter { !shared.contains($0.name) })
    return StructuredData([own]).json.markup.replacing(#"{"@context":"https://schema.org","@graph":["#, with: "")
      .replacing("https://example.com/sub/", with: "/")
  }

  @Test func `Each kind is what schema.org has for it`() {
    let table: KindTable<String> = [
      "text": #"""
      {"@type":"SocialMediaPosting","articleBody":"Rain falls on Taipei."}]}
      """#,
      "article": #"""
      {"@type":"BlogPosting","headline":"On Rain"}]}
      """#,
      "media": #"""
      {"@type":"SocialMediaPosting","headline":"Wet streets","video":{"@type":"VideoObject",\#
      "contentUrl":"/media/rain.mp4","encodingFormat":"video/mp4","width":1920,"height":1080,\#
      "thumbnailUrl":"/media/poster.jpg","uploadDate":"2025-04-09T20:00:00+08:00",\#
      "name":"Wet streets","description":"Outside"},"audio":{"@type":"AudioObject",\#
      "contentUrl":"/media/drops.mp3","encodingFormat":"audio/mpeg","name":"Drops"}}]}
      """#,
      "song": #"""
      {"@type":"MusicRecording","name":"Rain","byArtist":[{"@type":"MusicGroup","name":"Ann",\#
      "url":"/people/ann/","image":"/media/Ann.jpg"},{"@type":"MusicGroup","name":"Bob",\#
      "url":"/people/bob/","image":"/media/Bob.jpg"}],"duration":"PT3M45S",\#
      "inAlbum":{"@type":"MusicAlbum","name":"Weather","url":"/albums/weather/"},\#
      "isrcCode":"TWA012500001","audio":{"@type":"AudioObject","contentUrl":"/media/rain.mp3",\#
      "encodingFormat":"audio/mpeg","duration":"PT3M45S"},\#
      "interactionStatistic":{"@type":"InteractionCounter",\#
      "interactionType":{"@type":"ListenAction"},"userInteractionCount":12}}]}
      """#,
      "album": #"""
      {"@type":"MusicAlbum","name":"Weather","byArtist":{"@type":"MusicGroup","name":"Ann",\#
      "url":"/people/ann/","image":"/media/Ann.jpg"},"numTracks":2,\#
      "track":[{"@type":"MusicRecording","position":1,"name":"Rain","url":"/songs/rain/",\#
      "byArtist":{"@type":"MusicGroup","name":"Ann"},"duration":"PT3M45S"},{"@type":"MusicRecording",\#
      "position":2,"name":"Sun","byArtist":{"@type":"MusicGroup","name":"Bob"},"duration":"PT1H"}],\#
      "albumRelease":{"@type":"MusicRelease","name":"Weather","recordLabel":{"@type":"Organization",\#
      "name":"Cloud Records"}}}]}
      """#,
      "playlist": #"""
      {"@type":"MusicPlaylist","name":"Wet days","numTracks":2,"track":[{"@type":"MusicRecording",\#
      "position":1,"name":"Rain","url":"/songs/rain/","byArtist":{"@type":"MusicGroup","name":"Ann"},\#
      "duration":"PT3M45S"},{"@type":"MusicRecording","position":2,"name":"Sun",\#
      "byArtist":{"@type":"MusicGroup","name":"Bob"},"duration":"PT1H"}],\#
      "interactionStatistic":{"@type":"InteractionCounter",\#
      "interactionType":{"@type":"ListenAction"},"userInteractionCount":1}}]}
      """#,
      "event": #"""
      {"@type":"Event","name":"Rain live","startDate":"2025-04-09T20:00:00+08:00",\#
      "endDate":"2025-04-09T22:30:00+08:00","eventStatus":"https://schema.org/EventPostponed",\#
      "eventAttendanceMode":"https://schema.org/MixedEventAttendanceMode",\#
      "location":[{"@type":"Place","name":"The Cellar","url":"https://example.org/cellar",\#
      "address":{"@type":"PostalAddress","streetAddress":"1 Main Street","addressLocality":"Taipei",\#
      "addressRegion":"North","postalCode":"100","addressCountry":"Taiwan"},\#
      "geo":{"@type":"GeoCoordinates","latitude":25.0478,"longitude":121.5319}},\#
      {"@type":"VirtualLocation","url":"https://example.org/stream"}],"offers":{"@type":"Offer",\#
      "url":"https://example.org/tickets","price":"500","priceCurrency":"TWD",\#
      "availability":"https://schema.org/LimitedAvailability"},"performer":{"@type":"MusicGroup",\#
      "name":"Bob","url":"/people/bob/","image":"/media/Bob.jpg"},"organizer":{"@type":"Person",\#
      "name":"Ann","url":"/people/ann/","image":"/media/Ann.jpg"}}]}
      """#,
      "invitation": #"""
      {"@type":"SocialMediaPosting","headline":"Come","about":{"@type":"Event","name":"Rain live",\#
      "url":"/events/live/"}}]}
      """#,
      "follow": #"""
      {"@type":"SocialMediaPosting","headline":"Ann now follows Bob and Cid",\#
      "mentions":[{"@type":"Person","name":"Bob","url":"/people/bob/","image":"/media/Bob.jpg"},\#
      {"@type":"Person","name":"Cid","url":"https://example.org/cid"}]}]}
      """#,
      "recommendation": #"""
      {"@type":"SocialMediaPosting","headline":"Listen","mentions":[{"@type":"Person","name":"Bob",\#
      "url":"/people/bob/","image":"/media/Bob.jpg","description":"He sings."},{"@type":"Person",\#
      "name":"Cid","url":"/people/cid/","image":"/media/Cid.jpg"}]}]}
      """#,
      "link": #"""
      {"@type":"SocialMediaPosting","headline":"Umbrellas","sharedContent":{"@type":"WebPage",\#
      "name":"Umbrellas","url":"https://example.org/umbrellas"}}]}
      """#,
      "quote": #"""
      {"@type":"Quotation","text":"It rains.","creator":{"@type":"Person","name":"Ann"},\#
      "isBasedOn":"https://example.org/it-rains"}]}
      """#,
      "person": #"""
      {"@type":"Person","name":"Bob","jobTitle":"Singer"}]}
      """#,
      "memories": #"""
      {"@type":"SocialMediaPosting","headline":"That day","mentions":[{"@type":"CreativeWork",\#
      "name":"Sun","url":"/songs/sun/"},{"@type":"CreativeWork","name":"Snow",\#
      "url":"/articles/snow/"}]}]}
      """#,
      "custom": #"""
      {"@type":"BlogPosting","headline":"Rain soup"}]}
      """#,
    ]
    table.check { own($0) }
  }

  @Test func `Songs and albums are episodes and series where podcasts are talk`() throws {
    let talk = TestSite(
      environment: try TestTheme.environment { $0.podcast.category = PodcastCategory(named: "Comedy") ?? .music })
    let song = StructuredData([talk.structuredData(samples.song)]).json.markup
    let series = #""partOfSeries":{"@type":"PodcastSeries","name":"Weather","#
    #expect(song.contains(#"{"@type":"PodcastEpisode","#) && song.contains(series))
    #expect(song.contains(#""author":[{"@type":"Person","name":"Ann","#))
    for list: any FeedViewObject in [samples.album, samples.playlist] {
      let json = StructuredData([talk.structuredData(list)]).json.markup
      #expect(json.contains(#"{"@type":"PodcastSeries","#))
      #expect(json.contains(#""hasPart":[{"@type":"PodcastEpisode","position":1,"name":"Rain","#))
      #expect(!json.contains("Music") && !json.contains("numTracks"))
      #expect(talk.openGraph(list).properties.contains { $0.name == "og:type" && $0.content == "article" })
    }
    #expect(!song.contains("Music") && !song.contains("isrc"))
    #expect(!talk.openGraph(samples.song).properties.contains { $0.name.hasPrefix("music:") })
  }

  @Test func `An entry says where it stands, when it changed and in which language it is`() {
    let json = StructuredData([site.structuredData(samples.article)]).json.markup
    #expect(
      json.hasPrefix(
        #"{"@context":"https://schema.org","@graph":[{"@type":"BlogPosting","#
          + #""url":"https://example.com/sub/articles/sample/","#
          + #""identifier":"urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6","headline":"On Rain","#
          + #""description":"Summary.","datePublished":"2025-04-09T20:00:00+08:00","#
          + #""dateModified":"2025-04-10T23:46:40+08:00","#))
    #expect(json.contains(#""inLanguage":"en-GB","keywords":["Dream Pop"]"#))
  }

  @Test func `An entry changed when it was published, where it says that it was changed before`() {
    var entry = samples.article.entry
    entry.updated = FeedDate(secondsSinceEpoch: 0, utcOffset: 0)
    let article = ArticleFeedViewObject(entry: entry, title: "On Rain")
    let json = StructuredData([site.structuredData(article)]).json.markup
    let published = "2025-04-09T20:00:00+08:00"
    #expect(json.contains(#""datePublished":"\#(published)","dateModified":"\#(published)""#))
    let modified = site.openGraph(article).properties.filter { $0.name == "article:modified_time" }
    #expect(modified.map(\.content) == [published] && site.item(article).changed?.machineReadable == published)
  }

  @Test func `An invitation says of an occasion without a page what it knows`() {
    let occasion = InvitedEvent(title: "Live", starts: KindSamples.date, venue: Venue(name: "Cellar"))
    let invitation = InvitationFeedViewObject(entry: samples.bareEntry(.invitation), occasion: occasion)
    let json = StructuredData([site.structuredData(invitation)]).json.markup
    let expected = #"""
      "about":{"@type":"Event","name":"Live","startDate":"2025-04-09T20:00:00+08:00",\#
      "eventStatus":"https://schema.org/EventScheduled",\#
      "eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode",\#
      "location":{"@type":"Place","name":"Cellar","address":"Cellar"}}
      """#
    #expect(json.contains(expected))
  }

  @Test func `What is unknown is left out`() {
    func json(_ object: any FeedViewObject) -> String { StructuredData([site.structuredData(object)]).json.markup }
    #expect(
      json(SongFeedViewObject(entry: samples.bareEntry(.song), title: "Rain"))
        == #"{"@context":"https://schema.org","@graph":[{"@type":"MusicRecording","#
        + #""url":"https://example.com/sub/songs/sample/","identifier":"urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6","#
        + #""name":"Rain","datePublished":"2025-04-09T20:00:00+08:00","inLanguage":"en"}]}"#)
    let event = EventFeedViewObject(entry: samples.bareEntry(.event), title: "Live", starts: KindSamples.date)
    #expect(!json(event).contains("Attendance"))
    #expect(!json(event).contains("location"))
    #expect(json(event).contains(#""eventStatus":"https://schema.org/EventScheduled""#))
  }

  @Test(arguments: [
    (true, false, EventStatus.scheduled, "Offline"), (true, true, .scheduled, "Mixed"),
    (false, true, .scheduled, "Online"), (true, true, .movedOnline, "Online"), (true, false, .cancelled, "Offline"),
  ])
  func `An event says how one can attend`(hasVenue: Bool, isOnline: Bool, status: EventStatus, mode: String) {
    let event = EventFeedViewObject(
      entry: samples.bareEntry(.event), title: "Live", starts: KindSamples.date,
      venue: hasVenue ? Venue(name: "Cellar") : nil, online: isOnline ? OnlineAttendance() : nil, status: status)
    #expect(
      StructuredData([site.structuredData(event)]).json.markup.contains(
        #""eventAttendanceMode":"https://schema.org/\#(mode)EventAttendanceMode""#))
  }

  @Test func `The licence of an entry is stated`() {
    var entry = samples.bareEntry(.article)
    entry.license = License(name: "CC0", url: "https://a.example/")
    #expect(own(ArticleFeedViewObject(entry: entry, title: "A")).contains(#""license":"https://a.example/""#))
    let photos = ["one", "two"].map { SampleText.plain.photo($0) }
    let album = StructuredData([site.structuredData(MediaFeedViewObject(entry: entry, photos: photos))]).json.markup
    // Search engines ask each picture for its licence.
    #expect(album.ranges(of: #""license":"https://a.example/""#).count == 3)
  }

  @Test func `A single file is the thing itself`() {
    let photo = MediaFeedViewObject(entry: samples.bareEntry(.media), photos: [SampleText.plain.photo("one")])
    #expect(own(photo).hasPrefix(#"{"@type":"ImageObject""#))
    let audio = SampleText.plain.audio("drops")
    let recording = MediaFeedViewObject(entry: samples.bareEntry(.media), recordings: [Recording(file: audio)])
    #expect(own(recording).hasPrefix(#"{"@type":"AudioObject""#))
    let video = MediaFeedViewObject(entry: samples.bareEntry(.media), videos: samples.media.videos)
    #expect(own(video).hasPrefix(#"{"@type":"VideoObject""#))
    #expect(own(video).contains(#""uploadDate":"2025-04-09T20:00:00+08:00""#))
  }

  /// Names must be unique in an object of JSON.
  @Test func `No property comes twice`() {
    for var entry in [samples.entry(.link)] {
      entry.repostOf = [SampleText.plain.link("Other")]
      let link = LinkFeedViewObject(entry: entry, url: "https://example.org/", site: "Example")
      for object in samples.all + [link] { expectUnique(site.structuredData(object).json) }
    }
  }

  private func expectUnique(_ content: JSONContent) {
    switch content {
    case .object(let members):
      let names = members.map { $0.name }
      #expect(Set(names).count == names.count, "\(names)")
      for member in members { expectUnique(member.value) }
    case .array(let values): for value in values { expectUnique(value) }
    case .text, .literal: break
    }
  }

  @Test func `No text ends the script, and all of it is JSON`() throws {
    for object in KindSamples.hostile.all {
      let json = StructuredData([site.structuredData(object)]).json.markup
      #expect(!json.utf8.contains { "<>&".utf8.contains($0) })
      #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    }
  }
}
