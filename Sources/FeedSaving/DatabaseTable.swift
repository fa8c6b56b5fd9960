import FeedVisitors

/// A table of what belongs to an entry, row by row.
struct DatabaseTable: Sendable {
  let name: String
  /// The rows of an entry in order.
  let rows: @Sendable (SavedEntry) -> [[SavedValue]]

  /// The tables in the order in which they are written.
  static let all = [
    DatabaseTable(name: "people") { entry in
      entry.people.map {
        [.text($0.role), .text($0.name), SavedValue($0.page), SavedValue($0.url), SavedValue($0.note)]
      }
    },
    DatabaseTable(name: "tags") { entry in entry.tags.map { [.text($0.name), .text($0.slug)] } },
    DatabaseTable(name: "media") { entry in entry.media.map(\.values) },
    DatabaseTable(name: "links") { entry in
      entry.links.map { [.text($0.relation), .text($0.name), SavedValue($0.url)] }
    },
    DatabaseTable(name: "places") { entry in entry.places.map(\.values) },
    DatabaseTable(name: "tracks") { entry in entry.tracks.map(\.values) },
    DatabaseTable(name: "fields") { entry in entry.fields.map { [.text($0.name), $0.value] } },
  ]
}

extension SavedEntry {
  /// What stands in `entries`, between the number of the row and its digest.
  var values: [SavedValue] {
    [
      .text(facts.path), .text(facts.guid), .text(facts.kind), .text(facts.state), SavedValue(facts.url),
      SavedValue(facts.title), .text(facts.heading), SavedValue(facts.date?.stated), SavedValue(facts.date?.day),
      SavedValue(facts.date?.year), SavedValue(facts.date?.moment), SavedValue(facts.updated?.stated),
      SavedValue(facts.expires?.stated), .integer(facts.isPinned ? 1 : 0), .text(facts.language),
      SavedValue(facts.summary), SavedValue(facts.text), .integer(facts.words), .integer(facts.characters),
    ]
  }
}

extension SavedMedium {
  fileprivate var values: [SavedValue] {
    [
      .text(role), .text(medium), .text(url), SavedValue(type), SavedValue(bytes), SavedValue(width),
      SavedValue(height), SavedValue(duration), SavedValue(alt), SavedValue(caption),
    ]
  }
}

extension SavedPlace {
  fileprivate var values: [SavedValue] {
    [
      .text(name), SavedValue(address), SavedValue(city), SavedValue(region), SavedValue(postcode),
      SavedValue(country), SavedValue(latitude), SavedValue(longitude), SavedValue(url),
    ]
  }
}

extension SavedTrack {
  fileprivate var values: [SavedValue] {
    [
      SavedValue(disc), .text(title), SavedValue(artist), SavedValue(duration), SavedValue(audio), SavedValue(page),
    ]
  }
}

extension SavedValue {
  fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .null }
  fileprivate init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  fileprivate init(_ number: Double?) { self = number.map { .real($0) } ?? .null }
}
