import FeedDiagnostics
import FeedModel
import FeedYAML

/// Brings the fields of a file into feedsite's own form: keys and shapes of the documentation, with the same meaning.
///
/// A field gets another key only where nothing else can be meant by either, and no key is lost.
struct FieldNormalizer {
  private let guides: [FieldGuide]
  /// The names of the kind's own fields, which mean what the kind says.
  private let kindNames: Set<String>
  /// The names of fields that hold dates, and of those that say yes or no.
  private let dateNames: Set<String>
  private let flagNames: Set<String>
  private let hasTimeZone: Bool
  private let dates: DateParser
  /// The body in lower case where it may hold templates, which name fields.
  private let template: String?
  /// Whether addresses are made of categories.
  private let keepsCategories: Bool

  /// - Parameters:
  ///   - kind: The kind of an entry; nil for pages.
  ///   - hasTimeZone: Whether the site states its zone.
  init(kind: Kind?, site: Site, hasTimeZone: Bool, dates: DateParser, body: String) {
    let guide =
      kind.flatMap { KindGuide.guide(for: $0, declarations: site.kinds) } ?? KindGuide.page
    kindNames = Set(guide.fields.flatMap(\.names))
    guides = FieldGuide.identity + guide.sharedFields + guide.fields
    let declared = site.kinds.first { $0.kind == kind }?.fields ?? []
    dateNames = Self.dateKeys.union(declared.lazy.filter { $0.type == .date }.map(\.key))
    flagNames = Self.flagKeys.union(declared.lazy.filter { $0.type == .flag }.map(\.key))
    self.hasTimeZone = hasTimeZone
    self.dates = dates
    template = body.contains("{{") || body.contains("{%") ? body.lowercased() : nil
    keepsCategories = site.permalinks.contains { $0.pattern.contains("categor") }
  }

  private static let dateKeys: Set = ["date", "updated", "expires", "starts", "ends", "released"]
  private static let flagKeys: Set = ["draft", "pinned", "all-day", "explicit"]

  /// The fields in the order of the documentation, then those that feedsite does not know.
  func fields(_ fields: LocatedFields) -> [FrontMatterField] {
    var taken: Set<String> = []
    var result: [FrontMatterField] = []
    for guide in guides {
      let isOfKind = kindNames.contains(guide.key)
      let names = guide.names.filter { isOfKind || !kindNames.contains($0) }.filter { taken.insert($0).inserted }
      let found = fields.fields.filter { names.contains($0.name) }
      guard !found.isEmpty else { continue }
      result +=
        isNamedInBody(names)
        ? found.map { $0.normalized(isKnown: true) } : self.fields(found, guide, isOfKind: isOfKind, in: fields)
    }
    return result + fields.fields.filter { !taken.contains($0.name) }.map { $0.normalized(isKnown: false) }
  }

  /// The fields as they are, with nothing but the way in which they are written changed.
  func untouched(_ fields: [LocatedFields.Field]) -> [FrontMatterField] {
    let known = Set(guides.flatMap(\.names))
    return fields.map { FrontMatterField($0.key, $0.value.normalized(isKnown: known.contains($0.name))) }
  }

  private func isNamedInBody(_ names: [String]) -> Bool {
    template.map { template in names.contains { template.contains($0) } } ?? false
  }

  /// The fields that replace those that mean one of feedsite's own.
  private func fields(
    _ found: [LocatedFields.Field], _ guide: FieldGuide, isOfKind: Bool, in all: LocatedFields
  ) -> [FrontMatterField] {
    if guide.key == "tags", !isOfKind { return tags(found, in: all) }
    // A field of the kind's own may be another name of this one, too.
    let filled = all.fields.filter { guide.names.contains($0.name) && !$0.value.isEmpty }
    guard filled.count == 1, let only = filled.first, isOfKind || !kindNames.contains(only.name) else {
      return found.map { $0.normalized(isKnown: true) }
    }
    let isFree = found.allSatisfy { $0.name == only.name || $0.name != guide.key }
    return found.map { field in
      guard field.name == only.name else { return field.normalized(isKnown: true) }
      if field.name == "published", let isPublic = field.value.flag, isFree {
        return FrontMatterField("draft", .plain(isPublic ? "false" : "true"))
      }
      let isRenamed = field.name == guide.key || isFree && means(field, guide.key)
      return FrontMatterField(
        isRenamed ? guide.key : field.normalizedKey,
        isRenamed ? value(of: field, as: guide.key, in: all) : field.value.normalized(isKnown: true))
    }
  }

  /// Whether a field under another key means the same as under feedsite's own.
  private func means(_ field: LocatedFields.Field, _ key: String) -> Bool {
    switch (field.name, key) {
    // The title of a person's file is more than a name.
    // What is said of another page makes a link of an entry, and its own address does not.
    // A heading is the title even if there is a name.
    case ("title", _), ("published", _), ("bookmark-of", _), ("name", "title"): return false
    case ("url", "permalink"): return field.value.text?.hasPrefix("/") == true
    case ("redirect-from", _):
      // In a note, those that are no addresses would be names.
      guard case .list(let values) = field.value.shape else {
        return field.value.text.map(EntryRoute.isAddress) ?? false
      }
      return values.allSatisfy { $0.text.map(EntryRoute.isAddress) ?? false }
    case (_, "cover"):
      guard case .fields(let keys) = field.value.shape else { return true }
      return EntryFields.pathNames.contains { keys[$0].map { !$0.value.isEmpty } ?? false }
    default: return true
    }
  }

  private func value(
    of field: LocatedFields.Field, as key: String, in all: LocatedFields
  ) -> FrontMatterField.Value {
    if dateNames.contains(key), let text = field.value.text, let date = dates.date(from: text),
      dates.date(from: date.precise) == date, !isLocal(date, writtenAs: text, in: all)
    {
      // A time of an event is by the clocks of its site, which may state their zone only later; until then, it is UTC.
      let isOpen =
        !hasTimeZone && kindNames.contains("time-zone") && ["date", "starts", "ends"].contains(key) && date.hasTime
        && DateParser.leavesZoneOpen(text)
      return .plain(isOpen ? String(date.precise.dropLast()) : date.precise)
    }
    if flagNames.contains(key), let flag = field.value.flag { return .plain(flag ? "true" : "false") }
    let value = field.value.normalized(isKnown: true)
    guard key == "authors", !kindNames.contains(key) else { return value }
    if case .list = value { return value }
    return .list([value])
  }

  /// Whether a time has its offset from the zone that an event states.
  private func isLocal(_ date: FeedDate, writtenAs text: String, in all: LocatedFields) -> Bool {
    kindNames.contains("time-zone") && date.hasTime && FieldReader.zoneNames.contains { all[$0] != nil }
      && DateParser.leavesZoneOpen(text)
  }

  /// One list of what stands under several keys, unless addresses are made of them.
  private func tags(_ found: [LocatedFields.Field], in all: LocatedFields) -> [FrontMatterField] {
    let isAddress = ["permalink", "url"].contains { all[$0]?.value.text?.contains("categor") ?? false }
    let joined = TagList.keys.prefix(keepsCategories || isAddress ? 2 : 5).prefix { !kindNames.contains($0) }
    let reader = FieldReader(all, owner: .kind("entry"), dates: dates)
    let names = TagList.names(reader, under: Array(joined)).names.map(\.name).filter { !$0.isEmpty }
    guard !names.isEmpty else { return found.map { $0.normalized(isKnown: true) } }
    let values = names.map { name in
      let text = FrontMatterField.Value(text: name, isQuoted: true)
      return TagList.name(name[...], of: "tags") == name ? text : .fields([FrontMatterField("name", text)])
    }
    return [FrontMatterField("tags", .list(values))]
      + found.filter { !joined.contains($0.name) }.map { $0.normalized(isKnown: true) }
  }
}

extension FeedDate {
  /// ``machineReadable``, with the fraction of the second that orders entries.
  fileprivate var precise: String {
    guard nanosecond > 0, hasTime else { return machineReadable }
    var fraction = nanosecond.padded(to: 9)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let text = machineReadable
    let offset = text.index(text.startIndex, offsetBy: "2025-04-09T20:00:00".count)
    return text[..<offset] + "." + fraction + text[offset...]
  }
}

extension LocatedFields.Field {
  /// The key as it is written, or the name that it got.
  fileprivate var normalizedKey: String { LocatedFields.comparable(key) == name ? key : name }

  fileprivate func normalized(isKnown: Bool) -> FrontMatterField {
    FrontMatterField(normalizedKey, value.normalized(isKnown: isKnown))
  }
}

extension LocatedValue {
  /// The value with texts distinguished from numbers, yes, no and nothing.
  ///
  /// - Parameter isKnown: Whether feedsite knows the field. In one that it keeps for themes, all words for yes and no mean
  ///   that.
  package func normalized(isKnown: Bool) -> FrontMatterField.Value {
    switch shape {
    case .nothing: .plain("null")
    case .text(let text, let style):
      FrontMatterField.Value(text: text, isQuoted: style == .quoted, flag: isKnown || text.count < 2 ? nil : flag)
    case .list(let values): .list(values.map { $0.normalized(isKnown: isKnown) })
    case .fields(let fields): .fields(fields.fields.map { $0.normalized(isKnown: isKnown) })
    }
  }
}

extension FrontMatterField.Value {
  /// A scalar as it is written everywhere: dates, and numbers and flags without quotes as they are; all else as text.
  ///
  /// - Parameter flag: What the text says if it stands without quotes.
  package init(text: String, isQuoted: Bool, flag: Bool? = nil) {
    if !isQuoted, let flag {
      self = .plain(flag ? "true" : "false")
    } else if Self.isDate(text) || !isQuoted && (text == "true" || text == "false" || Self.isNumber(text)) {
      self = .plain(text)
    } else {
      self = .text(text)
    }
  }

  /// Whether a text is a number in the form that YAML and JSON share (RFC 8259 section 6).
  package static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    // Swift takes numbers without digits beside their points, and with zeros in front, too.
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPadded = digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isASCIIDigit == true
    return !isPadded && parts.allSatisfy { $0.first?.isASCIIDigit == true }
      && digits.allSatisfy { $0.isASCIIDigit || "-+.eE".utf8.contains($0) } && Double(text) != nil
  }

  /// Whether a text is a day, or a moment as RFC 3339 writes it, with or without seconds and offset.
  private static func isDate(_ text: String) -> Bool {
    guard (10...40).contains(text.utf8.count) else { return false }
    let shape = String(decoding: text.utf8.map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    guard shape.hasPrefix("0000-00-00") else { return false }
    var time = shape.dropFirst(10)
    guard !time.isEmpty else { return true }
    for (offset, length) in [("Z", 1), ("+00:00", 6), ("-00:00", 6)] where time.hasSuffix(offset) {
      time = time.dropLast(length)
      break
    }
    if let point = time.firstIndex(of: "."), time[point...].dropFirst().allSatisfy({ $0 == "0" }) {
      time = time[..<point]
    }
    return time == "T00:00" || time == "T00:00:00"
  }
}
