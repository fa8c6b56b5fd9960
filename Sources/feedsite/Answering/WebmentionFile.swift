import FeedContent
import FeedImport
import FeedMarkup

/// The file in which fetched webmentions are kept, each with all that the service says of it.
struct WebmentionFile {
  private var values: [FrontMatterField.Value] = []

  /// Reads the file; nil where it is no list of webmentions.
  init?(_ bytes: [UInt8]) {
    guard let values = try? Webmention.values(in: bytes) else { return nil }
    self.values = values
  }

  /// An empty file.
  init() {}

  /// How many webmentions it holds.
  var count: Int { values.count }

  /// The highest of the numbers by which the service knows them; 0 where there is none.
  var lastNumber: Int { values.compactMap(Self.number).max() ?? 0 }

  /// Adds webmentions; one that is there already is replaced.
  ///
  /// - Returns: How many are new.
  mutating func add(_ others: [FrontMatterField.Value]) -> Int {
    var places: [Int: Int] = [:]
    for (place, value) in values.enumerated() { places[Self.number(of: value) ?? 0] = place }
    places[0] = nil
    let before = values.count
    for other in others {
      let number = Self.number(of: other)
      if let place = number.flatMap({ places[$0] }) {
        values[place] = other
      } else {
        if let number { places[number] = values.count }
        values.append(other)
      }
    }
    values = values.enumerated().map { (number: Self.number(of: $1) ?? 0, place: $0, value: $1) }
      .sorted { ($0.number, $0.place) < ($1.number, $1.place) }.map(\.value)
    return values.count - before
  }

  /// The file as the service exports it.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { feed in
      feed.member("type", "feed")
      feed.member("children", .array(values.map(\.json)))
    }
    return writer.finish()
  }

  private static func number(of value: FrontMatterField.Value) -> Int? { Webmention(value)?.id }
}
