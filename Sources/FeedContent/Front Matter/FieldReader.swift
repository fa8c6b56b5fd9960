package import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedYAML

/// Reads the fields of a mapping one by one, remembers which were read and collects what is wrong with them.
///
/// A decoder reads a key by its name and by the other names that mean the same. A value of the wrong type is reported
/// and reads as missing, so that one run reports every field. In an entry that is a warning, unless the field is one of
/// those that decide whether, when and where the entry is published.
final class FieldReader {
  /// What a mapping belongs to, for messages.
  enum Owner {
    /// An entry of a kind, a page, or `site.yml`.
    case kind(String)
    /// A key of the front matter whose value is the mapping.
    case key(String)
  }

  let fields: LocatedFields
  let owner: Owner
  let dates: DateParser
  /// The names of the fields whose values have to be right; nil where all have to.
  private let decisiveNames: Set<String>?
  private(set) var diagnostics: [Diagnostic] = []
  /// The addresses of other sites among the values.
  private(set) var externalReferences: [ExternalReference] = []
  /// The names that were read, some more than once: a list grows faster than a set, and it is seldom searched.
  private var askedNames: [[String]] = []

  /// Creates a reader.
  ///
  /// - Parameter decisiveNames: the names of the fields whose values have to be right; without them all have to, as
  ///   those of `site.yml`.
  init(_ fields: LocatedFields, owner: Owner, dates: DateParser, decisiveNames: Set<String>? = nil) {
    self.fields = fields
    self.owner = owner
    self.dates = dates
    self.decisiveNames = decisiveNames
    diagnostics = fields.repeatedKeys
  }

  /// Reports a problem once, however often the field is read.
  ///
  /// - Parameters:
  ///   - key: the key whose value is wrong, if it is that of a field.
  ///   - severity: how serious it is; nil where problem and key say that.
  func report(_ problem: Problem, at location: SourceLocation, of key: String? = nil, severity: Severity? = nil) {
    let diagnostic = Diagnostic(problem, at: location, severity: severity ?? self.severity(of: problem, key: key))
    // A field is read again soon or never, so only the last reports are compared; an entry may have thousands.
    if !diagnostics.suffix(32).contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func severity(of problem: Problem, key: String?) -> Severity {
    guard let decisiveNames else { return problem.severity }
    guard let key else { return .warning }
    let written = LocatedFields.comparable(key)
    // The name that feedsite gave the field counts, not the one that the site or another generator has for it.
    let isDecisive =
      decisiveNames.contains(written)
      || fields.fields.contains { decisiveNames.contains($0.name) && LocatedFields.comparable($0.key) == written }
    return isDecisive ? problem.severity : .warning
  }

  /// Drops the reports from an index on that repeat earlier ones, because a field was read twice.
  func dropRepeats(from start: Int) {
    let earlier = Set(diagnostics[..<start])
    diagnostics = diagnostics[..<start] + diagnostics[start...].filter { !earlier.contains($0) }
  }

  /// Notes an address of another site.
  func note(_ url: String, at location: SourceLocation) {
    externalReferences.append(ExternalReference(url: url, location: location))
  }

  /// Takes over what a reader of a nested mapping found.
  func absorb(_ other: FieldReader) {
    diagnostics += other.diagnostics
    externalReferences += other.externalReferences
  }

  /// The first field with one of the names that has a value; all of them count as read.
  func field(_ names: [String]) -> LocatedFields.Field? {
    askedNames.append(names)
    for name in names {
      if let field = fields[name], !field.value.isEmpty { return field }
    }
    return nil
  }

  /// The field unchanged, with or without a value.
  func stated(_ name: String) -> LocatedFields.Field? {
    askedNames.append([name])
    return fields[name]
  }

  /// The values of a field that holds one or several, each under the key that the field is written with.
  ///
  /// - Parameter limit: How many values are read, since each of them can be shown in many places.
  func items(_ names: [String], upTo limit: Int = 2000) -> [LocatedFields.Field] {
    guard let field = field(names) else { return [] }
    guard case .list(let values) = field.value.shape else { return [field] }
    let items = values.filter { !$0.isEmpty }
    if items.count > limit {
      report(.field(.longList(key: field.key, limit: limit)), at: items[limit].location, of: field.key)
    }
    return items.prefix(limit).map {
      LocatedFields.Field(key: field.key, name: field.name, location: $0.location, value: $0)
    }
  }

  /// The mapping that a field holds; nil where it is missing, and with a report where it holds anything else.
  func mapping(_ name: String, wanted: String) -> LocatedFields? {
    field([name]).flatMap { mapping(in: $0, wanted: wanted) }
  }

  /// The mapping that a field holds; nil, with a report, where it holds anything else.
  func mapping(in field: LocatedFields.Field, wanted: String) -> LocatedFields? {
    if case .fields(let fields) = field.value.shape { return fields }
    reportType(field.key, wanted: wanted, field.value)
    return nil
  }

  /// A reader for a nested mapping, which reports what it finds through ``absorb(_:)``.
  func nested(_ fields: LocatedFields, as key: String) -> FieldReader {
    FieldReader(fields, owner: .key(key), dates: dates, decisiveNames: decisiveNames.map { _ in [] })
  }

  /// Reads a nested mapping with a reader of its own, and adopts its diagnostics.
  ///
  /// - Parameter strict: Whether every unread field is reported, or only those that look like typing errors.
  func nested<Result>(
    _ fields: LocatedFields, as key: String, strict: Bool = true, _ decode: (FieldReader) -> Result
  ) -> Result {
    let nested = nested(fields, as: key)
    let result = decode(nested)
    if strict { nested.reportUnknown() } else { nested.reportLikelyTypos() }
    absorb(nested)
    return result
  }

  func reportMissing(_ key: String) {
    let problem: FieldProblem =
      switch owner {
      case .kind(let kind): .missing(key: key, kind: kind)
      case .key(let owner): .incomplete(key: key, inside: owner)
      }
    report(.field(problem), at: fields.location, of: key)
  }

  func reportType(_ key: String, wanted: String, _ value: LocatedValue) {
    let found = value.text.map { "\"\($0.prefix(60))\"" } ?? value.name
    report(.field(.wrongType(key: key, expected: wanted, found: found)), at: value.location, of: key)
  }

  var readNames: Set<String> { Set(askedNames.joined()) }

  /// The fields that were not read, in the order of the file.
  var unread: [LocatedFields.Field] {
    fields.fields.filter { field in !askedNames.contains { $0.contains(field.name) } }
  }

  /// Reports fields that were not read where only known ones are allowed.
  func reportUnknown() {
    let unread = unread
    guard !unread.isEmpty else { return }
    let known = readNames.sorted()
    for field in unread { reportUnknown(field, among: known) }
  }

  /// Reports an unknown field.
  ///
  /// - Parameters:
  ///   - name: The name to compare in place of the field's own.
  ///   - known: The names of the known fields, sorted.
  func reportUnknown(_ field: LocatedFields.Field, called name: String? = nil, among known: [String]) {
    let suggestion = Suggestion.nearest(to: name ?? field.name, among: known)
    report(.field(.unknownKey(key: field.key, suggestion: suggestion, known: known)), at: field.location)
  }

  /// Reports fields that were not read and look like misspelled known ones; returns the others.
  ///
  /// - Parameter foreign: names that are not misspelled, since other generators know them.
  @discardableResult
  func reportLikelyTypos(foreign: Set<String> = []) -> [LocatedFields.Field] {
    let unread = unread.filter { !foreign.contains($0.name) }
    // Hundreds of unknown keys are data, not typing errors.
    guard !unread.isEmpty, unread.count <= 200 else { return [] }
    // A key that is in the file already is not what a slip was meant to be.
    let candidates = readNames.subtracting(fields.fields.map(\.name))
    return unread.filter { field in
      guard let suggestion = Suggestion.nearest(to: field.name, among: candidates) else { return true }
      report(.field(.likelyTypo(key: field.key, suggestion: suggestion)), at: field.location)
      return false
    }
  }

  func url(_ names: String...) -> String? { url(names) }

  /// An absolute address with `http` or `https`.
  func url(_ names: [String]) -> String? { field(names).flatMap { url(of: $0) } }

  /// A scalar's address, or a report.
  func url(of field: LocatedFields.Field) -> String? {
    guard let text = text(of: field) else { return nil }
    if let url = WebAddress.absolute(text) {
      note(url, at: field.value.location)
      return url
    }
    let isMail = text.wholeMatch(of: /(?i:mailto:).*|[^\s@:\/]+@[^\s@:\/]+/) != nil
    let example = isMail ? "an address of the web, and that for mail in the text" : WebAddress.example
    reportInvalid(field, text, expected: WebAddress.completed(text) ?? example)
    return nil
  }

  /// An absolute address with `http` or `https`, or one for mail.
  func contact(_ name: String) -> String? {
    guard let field = field([name]) else { return nil }
    guard let text = field.value.text?.trimmingWhitespace, text.utf8.contains(UInt8(ascii: "@")),
      let mail = text.wholeMatch(of: /((?i:mailto:))[^\s@]+@[^\s@]+|[^\s@:\/]+@[^\s@:\/]+/)
    else { return url(of: field) }
    if mail.1 != nil { return text }
    reportInvalid(field, text, expected: "an address such as mailto:\(text)")
    return nil
  }

  func urls(_ names: String...) -> [String] { items(names).compactMap { url(of: $0) } }
}

/// Absolute addresses of the web.
package enum WebAddress {
  /// The address, percent-encoded where it has to be; nil where it is none with `http` or `https` and a host.
  package static func absolute(_ text: String) -> String? {
    let lowercased = text.prefix(8).lowercased()
    guard lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://"), !URLAuthority.site(of: text).isEmpty,
      !text.unicodeScalars.contains(where: \.isSpaceOrControl),
      case .external(let url) = URLReference(text)
    else { return nil }
    return url
  }

  /// Whether a text is an e-mail address, as far as calendars, podcasts and links can hold it: a word with an `@` within.
  package static func isMail(_ text: some StringProtocol) -> Bool {
    text.dropFirst().dropLast().contains("@")
      && !text.unicodeScalars.contains { $0.isSpaceOrControl || "\"\\<>(),:;".unicodeScalars.contains($0) }
  }

  /// What to write in place of what is no address.
  static let example = "an address such as https://example.org/"

  /// The address that lacks `https` alone, as browsers show it, or that of somebody in the Fediverse; nil for a text
  /// that could as well name a file.
  static func completed(_ text: String) -> String? {
    if text.utf8.count < 100, let profile = text.wholeMatch(of: /@([\w.\-]+)@([\w\-]+(?:\.[\w\-]+)+)/) {
      return absolute("https://\(profile.2)/@\(profile.1)")
    }
    let host = text.prefix { $0 != "/" }
    guard text.utf8.count < 100, host.contains("."), !host.hasPrefix("."), host.last?.isLetter == true,
      host.hasPrefix("www.") || host.endIndex < text.endIndex,
      host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }),
      !["md", "html", "htm"].contains(String(host).fileExtension), !MediaTypes.isMedia(String(host))
    else { return nil }
    return absolute("https://" + text)
  }
}

/// An address of another site that a writer wrote.
package struct ExternalReference: Hashable, Sendable {
  /// The address, with `http` or `https`.
  package let url: String
  package let location: SourceLocation
}
