import FeedDigests
import FeedModel
import FeedVisitors

/// The rows of an entry, with a digest by which a later run sees whether they are still right.
struct SavedRows: Sendable {
  let path: String
  let entry: [SavedValue]
  /// The rows of the other tables, in the order of ``DatabaseTable/all``.
  let parts: [[[SavedValue]]]
  /// The words by which it is found, by column of `search`.
  let search: [String]
  /// A half of the SHA-256 of all of it in hexadecimal digits.
  let digest: String

  init(_ saved: SavedEntry) {
    path = saved.facts.path
    entry = saved.values
    parts = DatabaseTable.all.map { $0.rows(saved) }
    search = [SearchField.Rank.title, .name, .caption, .words].map { rank in
      let texts = saved.search.filter { $0.rank == rank }.map(\.text)
      return texts.count == 1 ? texts[0] : texts.joined(separator: "\n")
    }
    var bytes: [UInt8] = []
    for value in entry { value.append(to: &bytes) }
    for table in parts {
      SavedValue.integer(table.count).append(to: &bytes)
      for row in table { for value in row { value.append(to: &bytes) } }
    }
    for text in search { SavedValue.text(text).append(to: &bytes) }
    var digest = MessageDigest.sha256
    digest.update(bytes)
    self.digest = digest.finished().prefix(16).hexadecimal
  }
}

extension SavedValue {
  /// Appends the value so that no two rows can have the same bytes.
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(0)
    case .integer(let number): append(1, UInt64(bitPattern: Int64(number)), to: &bytes)
    case .real(let number): append(2, number.bitPattern, to: &bytes)
    case .text(let text):
      append(3, UInt64(text.utf8.count), to: &bytes)
      bytes += text.utf8
    }
  }

  private func append(_ type: UInt8, _ number: UInt64, to bytes: inout [UInt8]) {
    bytes.append(type)
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// The words of an entry as the full-text index takes them.
struct SearchRow: Sendable {
  /// Title, names, captions and words.
  let columns: [String]
  /// Its Chinese characters that are beside each other.
  let chineseRuns: [String]
  /// Its words in Arabic and Hebrew that have points, without them, as most people ask for them.
  private let unpointed: [String]

  /// Divides the words of an entry.
  init(_ rows: SavedRows) {
    let texts = rows.search.map { PairedText($0) }
    columns = texts.map(\.text)
    chineseRuns = texts.flatMap(\.chineseRuns)
    unpointed = rows.search.flatMap(Self.unpointed)
  }

  /// Its Chinese in the other way of writing, and words without their points, for those who ask in that.
  func variants(_ variants: HanVariants) -> String {
    let chinese = chineseRuns.flatMap { run in
      let (texts, pairs) = variants.variants(ofText: run)
      return texts.map { PairedText($0).text } + pairs
    }
    return (chinese + unpointed).joined(separator: "\n")
  }

  private static func unpointed(_ text: String) -> [String] {
    // The first bytes of the characters of both scripts.
    guard text.utf8.contains(where: { 0xD6...0xDB ~= $0 }) else { return [] }
    return text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let plain = String(String.UnicodeScalarView(word.unicodeScalars.filter { !isPoint($0) }))
      return plain == word ? nil : plain
    }
  }

  /// Whether a character is a vowel sign above or below letters, or the stroke that lengthens words.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x640 || 0x590...0x6FF ~= scalar.value && scalar.properties.generalCategory == .nonspacingMark
  }
}

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
  /// What is in `entries`, between the number of the row and its digest.
  var values: [SavedValue] {
    [
      .text(facts.path), .text(facts.guid), .text(facts.kind), .text(facts.state), SavedValue(facts.url),
      SavedValue(facts.title), .text(facts.heading), SavedValue(facts.date?.machineReadable),
      SavedValue(facts.date?.day.description), SavedValue(facts.date?.day.year),
      SavedValue(facts.date?.secondsSinceEpoch), SavedValue(facts.updated?.machineReadable),
      SavedValue(facts.expires?.machineReadable), .integer(facts.isPinned ? 1 : 0), .text(facts.language),
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

extension Venue {
  fileprivate var values: [SavedValue] {
    [
      .text(name), SavedValue(address), SavedValue(city), SavedValue(region), SavedValue(postcode),
      SavedValue(country), SavedValue(coordinates?.latitude), SavedValue(coordinates?.longitude), SavedValue(url),
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
