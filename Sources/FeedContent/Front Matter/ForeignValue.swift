import FeedDiagnostics
import FeedMarkup
package import FeedYAML

/// Reads values that other generators write in shapes and words of their own.
package enum ForeignValue {
  /// Whether a post is published, by what WordPress and Pelican call its state; nil where a value means something else.
  package static func isPublished(_ value: LocatedValue) -> Bool? {
    switch value.text?.trimmingWhitespace.lowercased() {
    case "draft", "pending", "private", "hidden", "unpublished", "trash", "auto-draft", "skip",
      "members", "paid", "subscribers", "followers", "friends":
      false
    case "publish", "published", "public": true
    default: nil
    }
  }

  /// The day that an address of Zola tells, `2019/05/15/rain` or `news/2019/05/15/rain`, as front matter writes it; nil for
  /// other addresses.
  static func day(ofAddress path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).suffix(4).map { $0 }
    guard parts.count == 4, !parts[3].isEmpty, !path.hasPrefix("/"),
      zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.prefix(3).allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return nil }
    return parts.prefix(3).joined(separator: "-")
  }

  /// Words for readers with HTML in them, `Rain &amp; <i>snow</i>`, as exporters of blogs write them: the text, or the texts
  /// of a list, with the characters that are meant and without tags; nil where they stay.
  ///
  /// A literal reference is written as `&amp;amp;`.
  static func unescaped(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .nothing, .fields: return nil
    case .text(let text, let style):
      guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else { return nil }
      let words = CharacterReferences.decoded(withoutTags(Array(text.utf8))[...])
      return words == text ? nil : LocatedValue(shape: .text(words, style), location: value.location)
    case .list(let values): return list(values, unescaped, at: value.location)
    }
  }

  /// A text without the tags around words, and with spaces for line breaks. A tag that is by itself is what the
  /// text is about, as in `The <b> element`.
  private static func withoutTags(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "<")), !text.contains(UInt8(ascii: "`")) else { return text }
    func isSpace(_ index: Int) -> Bool { !text.indices.contains(index) || text[index] <= UInt8(ascii: " ") }
    var gaps: [(range: Range<Int>, isBreak: Bool)] = []
    var open: [String: [Range<Int>]] = [:]
    for case .tag(let tag) in HTMLTokenizer(text, rawText: []) {
      let (start, end) = (tag.range.lowerBound, tag.range.upperBound)
      if tag.name == "br" {
        if !isSpace(start - 1) || !isSpace(end) { gaps.append((tag.range, true)) }
      } else if inline.contains(tag.name), !tag.isEnd {
        open[tag.name, default: []].append(tag.range)
      } else if let first = open[tag.name]?.popLast(), !isSpace(first.upperBound), !isSpace(start - 1),
        // 10 to the power of 6 is not 106.
        tag.name != "sup" || !text[first.upperBound..<start].contains(where: \.isASCIIDigit)
      {
        gaps += [(first, false), (tag.range, false)]
      }
    }
    var words: [UInt8] = []
    var index = 0
    for gap in gaps.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      words += text[index..<gap.range.lowerBound]
      index = gap.range.upperBound
      if gap.isBreak, !isSpace(gap.range.lowerBound - 1), !isSpace(index) { words.append(UInt8(ascii: " ")) }
    }
    return words + text[index...]
  }

  /// The names of elements within a line.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "code", "em", "i", "mark", "small", "span", "strong", "sub", "sup", "u",
  ]

  /// People as names, mappings with `name`, or a list of these; nil where they are so already.
  static func people(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .nothing: return nil
    case .text(let text, let style): return people(in: text, style, at: value.location)
    case .list(let values): return list(values, person, at: value.location)
    case .fields(let fields):
      if let person = person(value) { return person }
      guard fields["name"] == nil, fields["url"] == nil, !fields.fields.isEmpty else { return nil }
      // A mapping from the id of each person to a description.
      let isKeyed = fields.fields.allSatisfy { if case .text = $0.value.shape { false } else { true } }
      guard isKeyed else { return nil }
      let people = fields.fields.map { LocatedValue(shape: .text($0.key, .quoted), location: $0.location) }
      return LocatedValue(shape: .list(people), location: value.location)
    }
  }

  /// A list with others in the places of some of its values; nil where all stay.
  private static func list(
    _ values: [LocatedValue], _ translated: (LocatedValue) -> LocatedValue?, at location: SourceLocation
  ) -> LocatedValue? {
    let others = values.map(translated)
    guard others.contains(where: { $0 != nil }) else { return nil }
    return LocatedValue(shape: .list(zip(values, others).map { $1 ?? $0 }), location: location)
  }

  /// `true` and `false` name nobody; a text without quotes may name several between semicolons.
  private static func people(in text: String, _ style: ScalarStyle, at location: SourceLocation) -> LocatedValue? {
    if style != .quoted, ["true", "false"].contains(text.lowercased()) { return .nothing(at: location) }
    guard style == .plain, text.contains(";") else { return nil }
    let names = text.split(separator: ";").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
    return LocatedValue(
      shape: .list(names.map { LocatedValue(shape: .text($0, .quoted), location: location) }), location: location)
  }

  /// A mapping that has the name under another key, or the address of the person under the name; nil for anything else.
  private static func person(_ value: LocatedValue) -> LocatedValue? {
    guard case .fields(let fields) = value.shape, fields["name"] == nil else { return nil }
    guard let other = names.lazy.compactMap({ fields[$0] }).first(where: { $0.value.text != nil }) else {
      return linkedPerson(fields, at: value.location)
    }
    let renamed = fields.fields.map { $0.name == other.name ? $0.renamed("name") : $0 }
    return LocatedValue(shape: .fields(fields.holding(renamed)), location: value.location)
  }

  /// Keys that say what an address is are single words of small letters, or such labels; names of people are not.
  private static func linkedPerson(_ fields: LocatedFields, at location: SourceLocation) -> LocatedValue? {
    guard fields.fields.count == 1, let field = fields.fields.first, !labels.contains(field.name),
      field.key.first?.isUppercase == true || field.key.first?.isCased == false && field.key.first?.isLetter == true
        || field.key.contains(" "),
      let address = field.value.text, address.hasPrefix("https://") || address.hasPrefix("http://")
    else { return nil }
    let name = LocatedFields.Field(
      key: "name", name: "name", location: field.location,
      value: LocatedValue(shape: .text(field.key, .quoted), location: field.location))
    return LocatedValue(shape: .fields(fields.holding([name, field.renamed("url")])), location: location)
  }

  private static let labels: Set = [
    "url", "uri", "link", "homepage", "website", "web", "site", "blog", "email", "mail", "avatar", "image", "photo",
    "picture", "mastodon", "bluesky", "facebook", "instagram", "linkedin", "youtube", "twitter", "github",
  ]

  /// Further keys of a person's name in a mapping, after `name`.
  private static let names = [
    "display-name", "full-name", "nick", "username", "login", "id", "title", "twitter", "github",
  ]
}
