import FeedDiagnostics
import FeedMarkup

/// Everything that names can mean at a place of a template, and how it is read from the frame that is rendered there.
struct TemplateScope: Sendable {
  /// One level of what names are looked up in; what is read from frames of equal levels is the same.
  enum Level: Hashable, Sendable {
    /// A value with declared variables.
    case variables(TemplateVariables)
    /// A text, with the name of the section that it is of: `{{.}}` prints it.
    case text(of: String)
    /// Markup, with the name of the section that it is of: `{{{.}}}` prints it.
    case markup(of: String)
    /// A value that no declaration knows; every name may be a variable of it.
    case free
    /// The empty list of an inverted section, which has no frame.
    case emptyList
  }

  /// The keys of strings that templates can print, and of settings; nil where the settings are not known.
  private let keys: (strings: StringKeys, settings: [String]?)
  /// The levels, outermost first.
  private(set) var levels: [Level]
  /// Whether the innermost frame is that of an element of a list, for `first()` and `last()`.
  private var isInList = false

  init(_ level: Level, strings: StringKeys = StringKeys([:]), settings: [String]? = []) {
    keys = (strings, settings)
    levels = [level]
  }

  // MARK: Sections

  func inside(_ level: Level, isInList: Bool = false) -> TemplateScope {
    var scope = self
    scope.levels.append(level)
    scope.isInList = isInList
    return scope
  }

  /// The scope inside a partial, which does not know the list around it.
  var inPartial: TemplateScope {
    var scope = self
    scope.isInList = false
    return scope
  }

  // MARK: Names

  func value(of name: TemplateName) throws(TemplateFinding) -> TemplateValue {
    switch name.function {
    case nil: try named(name)
    case .first: .flag(try position(name) { $0.isFirst })
    case .last: .flag(try position(name) { $0.isLast })
    case .count: .number(try count(name))
    case .empty: .flag(isEmpty(try count(name)))
    }
  }

  private func isEmpty(_ count: @escaping @Sendable (TemplateFrame) -> Int?) -> @Sendable (TemplateFrame) -> Bool {
    { count($0) == 0 }
  }

  private func named(_ name: TemplateName) throws(TemplateFinding) -> TemplateValue {
    guard let first = name.path.first else { return try currentValue(name) }
    guard let found = find(first, of: name.text, in: levels[...]) else {
      throw unknown(first, in: innermostName, known: knownNames, at: name.place(ofPart: 0))
    }
    return try found.isWhole ? found.value : part(1, of: name, in: found.value)
  }

  /// The value of the first part of a name, or of all of it, looked up from the innermost level outwards.
  private func find(
    _ first: String, of text: String, in levels: ArraySlice<Level>
  ) -> (value: TemplateValue, isWhole: Bool)? {
    guard let level = levels.last else { return nil }
    let outer = levels.dropLast()
    switch level {
    case .variables(let variables):
      guard let value = variables.value(named: first) else { break }
      return (read(value, at: levels), false)
    case .free:
      let otherwise = find(first, of: "", in: outer)
      guard case .free(let value, _) = read(Self.freeValue, at: levels) else { break }
      let free = FreeReader(isThere: { value.read($0)?[first] != nil }, read: { value.read($0)?[first] })
      return (TemplateValue.free(free, otherwise: otherwise?.value), false)
    // The text that a section was opened with need not be read again.
    case .text(of: text): return (read(Self.textValue, at: levels), true)
    case .markup(of: text): return (read(Self.markupValue, at: levels), true)
    case .text, .markup, .emptyList: break
    }
    return find(first, of: text, in: outer)
  }

  /// A value of the last of some levels, as read from the innermost frame.
  private func read(_ value: TemplateValue, at levels: ArraySlice<Level>) -> TemplateValue {
    let count = self.levels[levels.endIndex...].count { $0 != .emptyList }
    return count == 0 ? value : value.reached { $0.outer(count, $1) }
  }

  private static let textValue = TemplateValue.text { $0.read { (text: String) in text } }
  private static let markupValue = TemplateValue.markup { frame, buffer in
    frame.read { (markup: MarkupBuffer) in buffer.append(markup) }
  }
  private static let freeValue = TemplateValue.free(FreeReader { $0.read { (value: FreeValue) in value } })

  /// The value of the parts of a name from an index on.
  private func part(
    _ index: Int, of name: TemplateName, in value: TemplateValue
  ) throws(TemplateFinding) -> TemplateValue {
    guard index < name.path.count else {
      if case .settings(let read) = value { return settings(read) }
      return value
    }
    switch value {
    case .free(let free, let otherwise):
      var rest: TemplateValue?
      if let otherwise { rest = try? part(index, of: name, in: otherwise) }
      return .free(name.path[index...].reduce(free) { $0[$1] }, otherwise: rest)
    case .settings(let read): return try part(index, of: name, in: settings(read))
    case .strings(let read):
      return try string(name.path[index...].joined(separator: "."), read, at: name.place(ofPart: index))
    case .object(let object):
      let (variables, part) = (object.variables(), name.path[index])
      guard let value = variables.value(named: part) else {
        throw unknown(part, in: variables.name, known: variables.all.map(\.name), at: name.place(ofPart: index))
      }
      return try self.part(index + 1, of: name, in: value.reached(by: object.path))
    case .list: throw wrongUse(name, index, value, "open it as a section to read its elements")
    case .text, .markup, .flag, .number, .texts, .string:
      throw wrongUse(name, index, value, "it has no variables of its own")
    }
  }

  /// Settings have the keys that the theme declares; where its files are broken, these are unknown.
  private func settings(_ read: @escaping @Sendable (TemplateFrame) -> FreeValue) -> TemplateValue {
    guard let settings = keys.settings else { return .free(FreeReader { read($0) }) }
    return .object(
      TemplateSection(
        each: { frame, surroundings, body in surroundings.open(read(frame), body) },
        variables: { .settings(settings) }))
  }

  private func string(
    _ key: String, _ read: @escaping @Sendable (TemplateFrame, Int) -> String, at place: TemplatePlace
  ) throws(TemplateFinding) -> TemplateValue {
    let (words, way): (String, String)
    switch keys.strings.form(of: key) {
    case .plain:
      let place = keys.strings.names.firstIndex(of: key) ?? -1
      return .string { read($0, place) }
    case .withPlaceholders(let names):
      words = "a string with \(names.map { "{\($0)}" }.joined(separator: " and "))"
      way = "a template cannot fill it in"
    case .plural:
      words = "a string with forms for one and other"
      way = "a template cannot choose one"
    case nil:
      throw unknown(key, in: "the theme's strings", known: keys.strings.names, at: place)
    }
    throw wrongUse(key, isA: words, "\(way); use the variable that feedsite offers for it", at: place)
  }

  // MARK: Functions over values and lists

  private func currentValue(_ name: TemplateName) throws(TemplateFinding) -> TemplateValue {
    switch levels.last {
    case .text: return Self.textValue
    case .markup: return Self.markupValue
    case .free: return Self.freeValue
    case .variables(let variables):
      // It can only be reported, not read.
      return .object(TemplateSection(each: { _, _, _ in }, variables: { variables }))
    case .emptyList, nil:
      throw wrongUse(".", isA: "an empty list", "an inverted section has no value", at: name.place)
    }
  }

  private func position(
    _ name: TemplateName, _ isThere: @escaping @Sendable (TemplateFrame) -> Bool
  ) throws(TemplateFinding) -> @Sendable (TemplateFrame) -> Bool {
    if isInList { return isThere }
    let use = "use it directly in the section of a list, neither in an object's section nor in a partial"
    throw wrongUse(name.text, isA: "about the elements of a list", use, at: name.place)
  }

  /// How many elements a list has; nil for a free value that is none.
  private func count(_ name: TemplateName) throws(TemplateFinding) -> @Sendable (TemplateFrame) -> Int? {
    let value = try named(name)
    guard let count = Self.count(of: value) else {
      let variable = name.path.joined(separator: ".")
      let function = name.function?.rawValue ?? ""
      throw wrongUse(variable, isA: value.words, "\(function)() takes a list", at: name.place(ofPart: 0))
    }
    return count
  }

  private static func count(of value: TemplateValue) -> (@Sendable (TemplateFrame) -> Int?)? {
    switch value {
    case .list(let list):
      return { frame in
        var count = 0
        list.each(frame, frame) { _ in count += 1 }
        return count
      }
    case .texts(let read): return { read($0).count }
    case .free(let free, let otherwise):
      let rest = otherwise.flatMap(count(of:))
      return { free.isThere($0) ? free.read($0)?.elements?.count : rest?($0) }
    default: return nil
    }
  }

  // MARK: Findings

  /// The innermost declared variables, for messages.
  private var innermostName: String {
    for case .variables(let variables) in levels.reversed() { return variables.name }
    return "this template"
  }

  /// All names that can be used here, innermost first.
  private var knownNames: [String] {
    var seen: Set<String> = []
    return levels.reversed().flatMap { level in
      if case .variables(let variables) = level { variables.all.map(\.name) } else { [String]() }
    }.filter { seen.insert($0).inserted }
  }

  private func unknown(
    _ name: String, in context: String, known: [String], at place: TemplatePlace
  ) -> TemplateFinding {
    let problem = ThemeProblem.unknownVariable(
      name, template: context, suggestion: Suggestion.nearest(to: name, among: known), known: known)
    return TemplateFinding(problem: problem, place: place)
  }

  private func wrongUse(
    _ name: TemplateName, _ count: Int, _ value: TemplateValue, _ use: String
  ) -> TemplateFinding {
    wrongUse(name.path[..<count].joined(separator: "."), isA: value.words, use, at: name.place(ofPart: 0))
  }

  private func wrongUse(
    _ variable: String, isA words: String, _ use: String, at place: TemplatePlace
  ) -> TemplateFinding {
    TemplateFinding(problem: .wrongUse(variable: variable, isA: words, use: use), place: place)
  }
}

extension TemplateVariables {
  /// The settings of a theme by the keys that it declares.
  fileprivate static func settings(_ keys: [String]) -> TemplateVariables {
    let fields = keys.sorted().map { key in
      let reader = FreeReader { $0.read { (settings: FreeValue) in settings[key] } }
      return Variable(name: key, meaning: "A setting of the theme.", value: .free(reader))
    }
    return TemplateVariables(name: "the theme's settings", type: ObjectIdentifier(FreeValue.self), all: fields)
  }
}
