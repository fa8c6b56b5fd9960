import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedModel
import FeedVisitors
import Foundation

/// Finds the entries that conditions hold for, all of them at once.
struct EntryFilter: Sendable {
  private let tests: [@Sendable (SavedEntry) -> Bool]

  static let keys = EntryCondition.usualKeys.sorted()

  /// - Throws: a `ValidationError` where a key or a kind is none, with the nearest that is one.
  init(_ conditions: [EntryCondition], entries: [SavedEntry], site: Site) throws {
    let own = Self.ownKeys(entries, site)
    let kinds = Kind.builtIn + site.kinds.map(\.kind)
    tests = try conditions.map { condition in
      guard Self.keys.contains(condition.key) || own.contains(condition.key) else {
        throw ValidationError(Self.complaint(about: condition.key, among: Self.keys + own))
      }
      return condition.key == "kind"
        ? try Self.kindTest(condition.value, among: kinds) : Self.test(condition.key, condition.value)
    }
  }

  func callAsFunction(_ entries: [SavedEntry]) -> [SavedEntry] {
    tests.isEmpty ? entries : entries.filter { entry in tests.allSatisfy { $0(entry) } }
  }

  // MARK: Keys

  /// The keys that the entries, or the kinds of the site, have of their own.
  private static func ownKeys(_ entries: [SavedEntry], _ site: Site) -> Set<String> {
    var keys = Set(site.kinds.flatMap(\.fields).map { EntryCondition.comparable($0.key) })
    for entry in entries {
      for field in entry.fields { keys.insert(EntryCondition.comparable(field.name)) }
      for person in entry.people { keys.insert(person.role.lowercased()) }
      for link in entry.links { keys.insert(link.relation.lowercased()) }
    }
    return keys
  }

  private static func complaint(about key: String, among keys: [String]) -> String {
    "No entry has anything called \"\(key)\"; "
      + Suggestion.question(
        Suggestion.nearest(to: key, among: keys),
        else: "entries have \(Self.keys.joined(separator: ", ")), and the keys of their front matter.")
  }

  // MARK: Tests

  private static func kindTest(_ value: String, among kinds: [Kind]) throws -> @Sendable (SavedEntry) -> Bool {
    let names = Dictionary(
      kinds.flatMap { kind in ([kind.name, kind.plural] + kind.otherNames).map { ($0, kind.name) } }
    ) { first, _ in first }
    guard let name = names[value.lowercased()] else {
      throw ValidationError(
        "There is no kind \"\(value)\"; "
          + Suggestion.question(
            Suggestion.nearest(to: value, among: names.keys),
            else: "there are \(kinds.map(\.name).joined(separator: ", "))."))
    }
    return { $0.facts.kind == name }
  }

  private static func test(_ key: String, _ value: String) -> @Sendable (SavedEntry) -> Bool {
    let wanted = folded(value)
    let isWanted: @Sendable (String?) -> Bool = { text in text.map { folded($0) == wanted } ?? wanted.isEmpty }
    switch key {
    case "tag":
      let slug = Tag(name: value)?.slug
      return { $0.tags.contains { $0.slug == slug || $0.slug == wanted } }
    case "person": return { $0.people.contains { isWanted($0.name) } }
    case "place":
      return { entry in
        entry.places.contains {
          [$0.name, $0.city, $0.region, $0.country].compactMap(\.self).contains(where: isWanted)
        }
      }
    case "year": return { isWanted($0.facts.date.map { String($0.day.year) }) }
    case "date": return { $0.facts.date?.machineReadable.hasPrefix(value) ?? value.isEmpty }
    case "updated": return { $0.facts.updated?.machineReadable.hasPrefix(value) ?? value.isEmpty }
    case "expires": return { $0.facts.expires?.machineReadable.hasPrefix(value) ?? value.isEmpty }
    case "text":
      let words = plain(value)
      return { entry in entry.search.contains { plain($0.text).contains(words) } }
    case "title": return { isWanted($0.facts.title) }
    case "summary": return { isWanted($0.facts.summary) }
    case "path": return { isWanted($0.facts.path) }
    case "guid": return { isWanted($0.facts.guid) }
    case "url": return { isWanted($0.facts.url) }
    case "language": return { isWanted($0.facts.language) }
    case "pinned": return { $0.facts.isPinned == (flag(wanted) == "1") }
    default:
      let flag = flag(wanted)
      let seconds = DurationParser.duration(from: value).map { $0 / .seconds(1) }
      let number = (Double(value) ?? seconds).map { SavedValue.real($0) }
      return { entry in
        entry.fields.contains {
          EntryCondition.comparable($0.name) == key
            && ($0.value == number || [wanted, flag].contains(folded($0.value.words)))
        }
          || entry.people.contains { folded($0.role) == key && isWanted($0.name) }
          || entry.links.contains { folded($0.relation) == key && (isWanted($0.name) || isWanted($0.url)) }
      }
    }
  }

  private static func folded(_ text: String) -> String { text.lowercased() }

  /// Yes and no as rows have them.
  private static func flag(_ text: String) -> String {
    ["yes": "1", "true": "1", "on": "1", "no": "0", "false": "0", "off": "0"][text] ?? text
  }

  /// A text without what readers would not tell apart: case, accents, width.
  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

/// What entries have to be to be listed: `--where KEY=VALUE`.
struct EntryCondition: Hashable, Sendable {
  /// The key as keys are compared.
  let key: String
  /// The value as it was typed.
  let value: String

  static let usualKeys = [
    "kind", "tag", "person", "place", "year", "date", "updated", "expires", "text", "title", "summary", "language",
    "pinned",
    "path", "url", "guid",
  ]

  /// A key without case, with `-` for `_` and for spaces.
  static func comparable(_ key: some StringProtocol) -> String {
    String(key.lowercased().map { $0 == "_" || $0.isWhitespace ? "-" : $0 })
  }

  /// Parses an argument; the error says what a valid one looks like.
  static func parse(_ text: String) throws -> EntryCondition {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("\"\(text)\" is not a condition; write a key and a value, such as --where kind=song.")
    }
    return EntryCondition(key: comparable(parts[0]), value: String(parts[1]))
  }
}

extension SavedValue {
  /// The value as front matter has it.
  var words: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    }
  }
}
