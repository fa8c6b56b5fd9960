import FeedDiagnostics
import FeedModel
import FeedYAML

extension FieldReader {
  func text(_ names: String...) -> String? { text(names) }

  /// The value of a field in text, without white space around it; nil where it is missing or empty.
  func text(_ names: [String]) -> String? { field(names).flatMap { text(of: $0) } }

  /// Text that the owner cannot do without.
  func requiredText(_ names: String...) -> String? {
    guard let field = field(names) else {
      reportMissing(names[0])
      return nil
    }
    return text(of: field)
  }

  /// A scalar's text, or a report of the wrong type.
  func text(of field: LocatedFields.Field) -> String? {
    switch field.value.shape {
    case .text(let text, _):
      let trimmed = text.trimmingWhitespace
      return trimmed.isEmpty ? nil : trimmed
    case .nothing: return nil
    case .list, .fields:
      reportType(field.key, wanted: "text", field.value)
      return nil
    }
  }

  /// The value that the text of a field means; nil where there is none, with a report where it means nothing.
  ///
  /// - Parameter expected: What a valid value is, with an example.
  func value<Value>(
    _ names: [String], expected: @autoclosure () -> String, _ read: (String) -> Value?
  ) -> Value? {
    field(names).flatMap { value(of: $0, expected: expected(), read) }
  }

  /// The value that the text of a field means, once the field was found.
  func value<Value>(
    of field: LocatedFields.Field, expected: @autoclosure () -> String, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = text(of: field) else { return nil }
    if let value = read(text) { return value }
    reportInvalid(field, text, expected: expected())
    return nil
  }

  func reportInvalid(_ field: LocatedFields.Field, _ text: String? = nil, expected: String) {
    reportInvalid(field.key, text ?? field.value.text ?? "", expected: expected, at: field.value.location)
  }

  func reportInvalid(_ key: String, _ text: String, expected: String, at location: SourceLocation) {
    report(.field(.invalidValue(key: key, value: text, expected: expected)), at: location, of: key)
  }

  /// The texts of a field that holds one or several.
  func texts(_ names: String...) -> [String] { items(names).compactMap { text(of: $0) } }

  /// Yes or no; `fallback` where the field is missing.
  func flag(_ names: String..., default fallback: Bool = false) -> Bool {
    guard let field = field(names) else { return fallback }
    if let flag = field.value.flag { return flag }
    reportType(field.key, wanted: "true or false", field.value)
    return fallback
  }

  func optionalFlag(_ name: String) -> Bool? { field([name]) == nil ? nil : flag(name) }

  func uuid(_ name: String) -> FeedUUID? {
    value([name], expected: "a UUID such as 917393e3-1b1e-5cef-ace4-edaa54e1f810") { FeedUUID($0) }
  }

  func positiveCount(_ name: String) -> Int? {
    guard let field = field([name]) else { return nil }
    guard let text = field.value.text, Int(text).map({ $0 <= 0 }) ?? false else { return count(name) }
    reportInvalid(field, text, expected: "a number above zero")
    return nil
  }

  /// A whole number, which is not below zero unless it may be.
  func count(_ names: String..., mayBeNegative: Bool = false) -> Int? {
    guard let field = field(names) else { return nil }
    let digits = field.value.text.map { $0.filter { $0 != "," && $0 != "_" && $0 != " " } } ?? ""
    let isNegative = mayBeNegative && digits.hasPrefix("-")
    if digits.utf8.dropFirst(isNegative ? 1 : 0).allSatisfy({ $0.isASCIIDigit }), let number = Int(digits) {
      return number
    }
    reportType(field.key, wanted: "a whole number such as 1200", field.value)
    return nil
  }

  /// A date in one of the shapes that ``DateParser`` reads.
  func date(_ names: String...) -> FeedDate? { field(names).flatMap { date(of: $0) } }

  /// A scalar's date, or a report.
  func date(of field: LocatedFields.Field) -> FeedDate? {
    guard let text = field.value.text else {
      reportType(field.key, wanted: "a date such as 2025-04-09", field.value)
      return nil
    }
    if let date = dates.date(from: text) { return date }
    let problem = FieldProblem.invalidDate(text, suggestions: dates.suggestions(for: text))
    report(.field(problem), at: field.value.location, of: field.key)
    return nil
  }

  /// When an entry was published or came out.
  func publicationDate(_ names: String...) -> FeedDate? {
    field(names).flatMap { publicationDate(of: $0) }
  }

  /// A date, or the first day of a year or a month, with a warning unless the key is `year`; for an event that would be
  /// too vague.
  func publicationDate(of field: LocatedFields.Field) -> FeedDate? {
    if case .kind(Kind.event.name) = owner { return date(of: field) }
    guard let text = field.value.text?.trimmingWhitespace, text.utf8.count <= 7,
      let match = text.wholeMatch(of: /((?:19|20)[0-9]{2})(?:[-\/]([0-9]{1,2}))?/), let year = Int(match.1),
      let day = CalendarDay(year: year, month: match.2.flatMap { Int($0) } ?? 1, day: 1)
    else { return date(of: field) }
    // A field of that name holds nothing more exact.
    if LocatedFields.comparable(field.key) != "year" || match.2 != nil {
      let problem = FieldProblem.invalidDate(text, suggestions: [day.description])
      report(.field(problem), at: field.value.location, of: field.key, severity: .warning)
    }
    return dates.timeZone.date(onDay: day)
  }

  /// A licence: what it is called, its address, or both.
  func license() -> License? {
    guard let field = self.field(["license", "licence"]) else { return nil }
    guard case .fields(let fields) = field.value.shape else {
      return text(of: field).map { text in
        WebAddress.absolute(text).map { License(name: URLAuthority.site(of: $0), url: $0) } ?? License(name: text)
      }
    }
    return nested(fields, as: "license") { nested in
      let url = nested.url("url")
      return nested.requiredText("name").map { License(name: $0, url: url) }
    }
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ names: String..., of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    field(names).flatMap { choice(of: $0, among: type) }
  }

  /// One or several of a fixed set of words; nil where none is stated.
  func choices<Choice: RawRepresentable & CaseIterable>(
    _ names: String..., of type: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    let choices = items(names).compactMap { choice(of: $0, among: type) }
    return choices.isEmpty ? nil : choices
  }

  /// What a field that was found has of a fixed set of words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of field: LocatedFields.Field, among type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    choice(of: field, among: type.allCases.map(\.rawValue)) { text in
      let name = LocatedFields.comparable(text)
      return type.allCases.first { LocatedFields.comparable($0.rawValue) == name }
    }
  }

  /// The case that one of a fixed set of words means, or a report that lists them.
  func choice<Value>(
    of field: LocatedFields.Field, among choices: @autoclosure () -> [String], _ read: (String) -> Value?
  ) -> Value? {
    guard let text = text(of: field) else { return nil }
    if let value = read(text) { return value }
    let choices = choices()
    let nearest = Suggestion.nearest(to: LocatedFields.comparable(text), among: choices)
    report(
      .field(.unknownChoice(key: field.key, value: text, choices: choices, nearest: nearest)),
      at: field.value.location, of: field.key)
    return nil
  }

  /// A language tag in the usual case of its parts.
  func language(_ names: [String]) -> String? {
    value(names, expected: "a language such as en, ja or zh-Hant", LanguageTagParser.normalized)
  }
}

extension ExtraValue {
  /// Keeps a value that feedsite does not know; nil where there is none.
  init?(_ value: LocatedValue) {
    switch value.shape {
    case .nothing: return nil
    case .text(let text, let style):
      if style != .quoted, let flag = value.flag, text.count > 1 { self = .flag(flag) } else { self = .text(text) }
    case .list(let values): self = .list(values.compactMap(ExtraValue.init))
    case .fields(let fields): self = .fields([ExtraField](fields.fields))
    }
  }
}

extension [ExtraField] {
  /// Keeps fields that feedsite does not know; those without a value are dropped.
  init(_ fields: [LocatedFields.Field]) {
    self = fields.compactMap { field in
      ExtraValue(field.value).map { ExtraField(key: field.key, value: $0) }
    }
  }
}

extension FieldReader {
  /// The first of the fields that holds a colour, as `#rrggbb` in lower case.
  func color(_ names: [String]) -> String? { statedColor(names).flatMap { color(of: $0) } }

  /// A colour of the site: one, or one each for light and dark surroundings.
  func siteColor(_ name: String) -> SiteColor? {
    guard let field = statedColor([name]) else { return nil }
    guard case .fields(let fields) = field.value.shape else {
      return color(of: field).map { SiteColor(.one($0), at: field.value.location) }
    }
    return nested(fields, as: field.key) { nested in
      let (light, dark) = (nested.color(["light"]), nested.color(["dark"]))
      return light == nil && dark == nil ? nil : SiteColor(.each(light: light, dark: dark), at: field.value.location)
    }
  }

  /// Without quotes a colour is a comment to YAML, and the key is there without a value.
  private func statedColor(_ names: [String]) -> LocatedFields.Field? {
    field(names) ?? names.lazy.compactMap { self.fields[$0] }.first
  }

  private func color(of field: LocatedFields.Field) -> String? {
    guard let text = field.value.isEmpty ? "" : text(of: field) else { return nil }
    // Digits of double width are hexadecimal ones, too.
    let digits = text.hasPrefix("#") && text.allSatisfy(\.isASCII) ? text.dropFirst().lowercased() : ""
    if [3, 6].contains(digits.count), digits.allSatisfy(\.isHexDigit) {
      return "#" + (digits.count == 6 ? digits : digits.map { "\($0)\($0)" }.joined())
    }
    reportInvalid(
      field.key, text, expected: "a colour such as \"#aa3300\", in quotes",
      at: field.value.isEmpty ? field.location : field.value.location)
    return nil
  }

  /// The point of a picture that stays in view where the picture is cut: `30% 60%`, from the left and from the top, or words
  /// such as `top left`, which may be in any order and be joined by a hyphen.
  func focus(_ name: String) -> FocalPoint? {
    value([name], expected: "a place such as \"30% 60%\" or \"top left\"") { text -> FocalPoint? in
      let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "," }
      let parts = words.compactMap(Self.part)
      guard parts.count == words.count, let first = parts.first, parts.count <= 2 else { return nil }
      let second: (x: Int?, y: Int?) = parts.count == 2 ? parts[1] : (50, 50)
      if let x = first.x, let y = second.y { return FocalPoint(x: x, y: y) }
      if let x = second.x, let y = first.y { return FocalPoint(x: x, y: y) }
      return nil
    }
  }

  /// How far from the left and from the top a word may mean, in per cent; a number means either, as the order tells.
  private static func part(_ text: Substring) -> (x: Int?, y: Int?)? {
    switch text {
    case "left": return (0, nil)
    case "right": return (100, nil)
    case "top": return (nil, 0)
    case "bottom": return (nil, 100)
    case "center", "centre": return (50, 50)
    default:
      guard text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) else { return nil }
      return (Int(share.rounded()), Int(share.rounded()))
    }
  }
}
