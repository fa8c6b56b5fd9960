/// The short codes of emoji, as in `:tada:`; `scripts/emoji-names` writes their table, `Emoji.txt`.
package enum EmojiNames {
  /// The number of bytes of the longest name, so that a scanner knows where it may stop looking for the second colon.
  package static let longestLength = 40

  /// The emoji by their names; the table begins after the lines about where it comes from.
  static let table: [String: String] = {
    let file = PackageResources.Emoji_txt
    guard let heading = file.firstRange(of: "\n\n".utf8) else { return [:] }
    let records = file[heading.upperBound...].split { $0 <= UInt8(ascii: " ") }
    return records.reduce(into: [:]) { table, record in
      guard let colon = record.firstIndex(of: UInt8(ascii: ":")) else { return }
      let name = String(decoding: record[..<colon], as: UTF8.self)
      table[name] = String(decoding: record[(colon + 1)...], as: UTF8.self)
    }
  }()

  /// The emoji of a name, which is given without its colons as UTF-8; nil where it is unknown.
  package static func emoji(named name: some Collection<UInt8>) -> String? {
    guard !name.isEmpty, name.count <= longestLength else { return nil }
    return table[String(decoding: name, as: UTF8.self)]
  }
}
