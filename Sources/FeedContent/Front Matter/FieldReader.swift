import FeedDiagnostics
import FeedModel

/// Reads the fields of a mapping one by one, remembers which were read and collects what is wrong with them.
///
/// A decoder asks for a key by its name and for the other names that mean the same. A value of the wrong type is
/// reported and reads as missing, so that one run reports every field.
final class FieldReader {
  let fields: LocatedFields
  /// What messages call the mapping: a kind, or `site.yml`.
  let owner: String
  let dates: DateParser
  private(set) var diagnostics: [Diagnostic] = []
  private var readNames: Set<String> = []
  private var knownNames: Set<String> = []

  init(_ fields: LocatedFields, owner: String, dates: DateParser) {
    self.fields = fields
    self.owner = owner
    self.dates = dates
  }

  /// Reports something that is wrong.
  func report(_ problem: Problem, at location: SourceLocation) {
    diagnostics.append(Diagnostic(problem, at: location))
  }

  /// Takes over what a reader of a nested mapping found.
  func absorb(_ other: FieldReader) { diagnostics += other.diagnostics }

  /// The first field with one of the names that has a value; all of them count as read.
  func field(_ names: [String]) -> LocatedFields.Field? {
    knownNames.formUnion(names)
    readNames.formUnion(names)
    for name in names {
      if let field = fields[name], case .nothing = field.value.shape { continue } else if let field = fields[name] {
        return field
      }
    }
    return nil
  }

  /// The value of a field in text, without white space around it; nil where it is missing or empty.
  func text(_ names: String...) -> String? { text(names) }

  /// The value of a field in text, without white space around it; nil where it is missing or empty.
  func text(_ names: [String]) -> String? {
    guard let field = field(names) else { return nil }
    return text(of: field.value, key: field.key)
  }

  /// Text that the owner cannot do without.
  func requiredText(_ names: String...) -> String? {
    guard let field = field(names) else {
      reportMissing(names[0])
      return nil
    }
    if let text = field.value.text, text.allSatisfy(\.isWhitespace) {
      reportMissing(names[0])
      return nil
    }
    return text(of: field.value, key: field.key)
  }

  /// A scalar's text, or a report of the wrong type.
  func text(of value: LocatedValue, key: String) -> String? {
    switch value.shape {
    case .text(let text, _):
      let trimmed = text.trimmingWhitespace
      return trimmed.isEmpty ? nil : trimmed
    case .nothing: return nil
    case .list, .fields:
      reportType(key, wanted: "text", value)
      return nil
    }
  }

  /// Yes or no; `fallback` where the field is missing.
  func flag(_ names: String..., default fallback: Bool = false) -> Bool {
    guard let field = field(names) else { return fallback }
    if let flag = field.value.flag { return flag }
    reportType(field.key, wanted: "true or false", field.value)
    return fallback
  }

  /// A whole number that is not below zero.
  func count(_ names: String...) -> Int? {
    guard let field = field(names) else { return nil }
    let digits = field.value.text.map { $0.filter { $0 != "," && $0 != "_" && $0 != " " } }
    if let digits, let number = Int(digits), number >= 0 { return number }
    reportType(field.key, wanted: "a whole number such as 1200", field.value)
    return nil
  }

  /// A date in one of the shapes that ``DateParser`` reads.
  func date(_ names: String...) -> FeedDate? {
    guard let field = field(names) else { return nil }
    return date(of: field.value, key: field.key)
  }

  /// A scalar's date, or a report.
  func date(of value: LocatedValue, key: String) -> FeedDate? {
    guard let text = value.text else {
      reportType(key, wanted: "a date such as 2025-04-09", value)
      return nil
    }
    if let date = dates.date(from: text) { return date }
    report(.field(.invalidDate(text, suggestion: dates.suggestion(for: text))), at: value.location)
    return nil
  }

  /// One of a fixed set of words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ names: String..., of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let field = field(names), let text = text(of: field.value, key: field.key) else { return nil }
    let name = LocatedFields.comparable(text)
    if let choice = Choice(rawValue: name) { return choice }
    let choices = type.allCases.map(\.rawValue)
    report(
      .field(
        .unknownChoice(
          key: field.key, value: text, choices: choices, nearest: Suggestion.nearest(to: name, among: choices))),
      at: field.value.location)
    return nil
  }

  /// The values of a field that holds one or several.
  func values(_ names: String...) -> [LocatedValue] { values(names) }

  /// The values of a field that holds one or several.
  func values(_ names: [String]) -> [LocatedValue] {
    guard let field = field(names) else { return [] }
    guard case .list(let values) = field.value.shape else { return [field.value] }
    return values.filter { if case .nothing = $0.shape { false } else { true } }
  }

  /// The texts of a field that holds one or several.
  func texts(_ names: String...) -> [String] {
    values(names).compactMap { text(of: $0, key: names[0]) }
  }

  /// A reader for a nested mapping, which reports what it finds through ``absorb(_:)``.
  func nested(_ fields: LocatedFields, as owner: String) -> FieldReader {
    FieldReader(fields, owner: owner, dates: dates)
  }

  func reportMissing(_ key: String) {
    report(.field(.missing(key: key, kind: owner)), at: fields.location)
  }

  func reportType(_ key: String, wanted: String, _ value: LocatedValue) {
    let found = value.text.map { "\"\($0.prefix(60))\"" } ?? value.name
    report(.field(.wrongType(key: key, expected: wanted, found: found)), at: value.location)
  }

  /// The fields that nobody asked for, in the order of the file.
  var unread: [LocatedFields.Field] { fields.fields.filter { !readNames.contains($0.name) } }

  /// Reports fields that nobody asked for where only known ones are allowed.
  func reportUnknown() {
    let known = knownNames.sorted()
    for field in unread {
      report(
        .field(
          .unknownKey(key: field.key, suggestion: Suggestion.nearest(to: field.name, among: known), known: known)),
        at: field.location)
    }
  }

  /// Reports fields that nobody asked for and that look like slips of known ones.
  func reportLikelyTypos(alsoKnown: Set<String> = []) {
    let known = knownNames.union(alsoKnown)
    for field in unread where !alsoKnown.contains(field.name) {
      if let suggestion = Suggestion.nearest(to: field.name, among: known.subtracting(readNamesInUse)) {
        report(.field(.likelyTypo(key: field.key, suggestion: suggestion)), at: field.location)
      }
    }
  }

  /// A key that stands in the file already is not what a slip was meant to be.
  private var readNamesInUse: Set<String> { readNames.intersection(fields.fields.map(\.name)) }
}
