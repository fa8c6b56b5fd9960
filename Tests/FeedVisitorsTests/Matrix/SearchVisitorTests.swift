import FeedMarkdown
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct SearchVisitorTests {
  private func texts(_ object: any FeedViewObject, _ rank: SearchField.Rank) -> [String] {
    object.accept(SearchVisitor()).filter { $0.rank == rank }.map(\.text)
  }

  @Test func `Every kind is found by its title, tags, people, summary and body`() {
    for object in KindSamples.plain.all {
      let entry = object.entry
      if let title = object.facts.title { #expect(texts(object, .title).contains(title), "\(entry.kind.name)") }
      for tag in entry.tags { #expect(texts(object, .name).contains(tag.name), "\(entry.kind.name)") }
      for person in object.facts.people { #expect(texts(object, .name).contains(person.name), "\(entry.kind.name)") }
      #expect(texts(object, .caption).contains("Summary."), "\(entry.kind.name)")
      #expect(texts(object, .words) == (entry.body.isEmpty ? [] : [entry.body.plainText]), "\(entry.kind.name)")
    }
  }

  @Test func `What is particular to a kind is found`() {
    let samples = KindSamples.plain
    let photo = samples.text.photo("one")
    let media = MediaFeedViewObject(entry: samples.bareEntry(.media), photos: [photo])
    #expect(Set([photo.alt, photo.caption ?? ""]).isSubset(of: texts(media, .caption)))
    let quote = QuoteFeedViewObject(entry: samples.bareEntry(.quote), text: "It rains.", source: "A sign")
    #expect(texts(quote, .title) == ["It rains."])
    #expect(texts(quote, .name).contains("A sign"))
    let album = AlbumFeedViewObject(
      entry: samples.bareEntry(.album), title: "Rain", tracks: [Track(title: "Drops", artist: "The Roof")],
      label: "Gutter")
    #expect(Set(["Drops", "The Roof", "Gutter"]).isSubset(of: texts(album, .name)))
    let person = PersonReference(name: "Bob")
    let praise = RecommendationFeedViewObject(
      entry: samples.bareEntry(.recommendation), recommendations: [Recommendation(person: person, reason: "So dry")])
    #expect(texts(praise, .name).contains("Bob"))
    #expect(texts(praise, .caption).contains("So dry"))
  }
}
