import FeedDigests
import FeedModel
import FeedVisitors

/// The rows of an entry, with a digest by which a later run sees whether they are still right.
struct SavedRows: Sendable {
  let path: String
  /// What stands in `entries`.
  let entry: [SavedValue]
  /// The rows of the other tables, in the order of ``DatabaseTable/all``.
  let parts: [[[SavedValue]]]
  /// The words by which it is found, by column of `search`.
  let search: [String]
  /// A half of the SHA-256 of all of it in hexadecimal digits.
  let digest: String

  /// Makes the rows of an entry.
  init(_ saved: SavedEntry) {
    path = saved.facts.path
    entry = saved.values
    parts = DatabaseTable.all.map { $0.rows(saved) }
    search = [SearchField.Rank.title, .name, .caption, .words].map { rank in
      let texts = saved.search.filter { $0.rank == rank }.map(\.text)
      return texts.count == 1 ? texts[0] : texts.joined(separator: "\n")
    }
    digest = Self.digest(entry, parts, search)
  }

  private static func digest(_ entry: [SavedValue], _ parts: [[[SavedValue]]], _ search: [String]) -> String {
    var bytes: [UInt8] = []
    for value in entry { value.append(to: &bytes) }
    for table in parts {
      SavedValue.integer(table.count).append(to: &bytes)
      for row in table { for value in row { value.append(to: &bytes) } }
    }
    for text in search { SavedValue.text(text).append(to: &bytes) }
    var digest = MessageDigest.sha256
    digest.update(bytes)
    return digest.finished().prefix(16).hexadecimal
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
  /// Its Chinese characters that stand beside each other.
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

  /// Whether a character is one of the signs above and below letters, or the stroke that makes words longer.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x640 || 0x590...0x6FF ~= scalar.value && scalar.properties.generalCategory == .nonspacingMark
  }
}
