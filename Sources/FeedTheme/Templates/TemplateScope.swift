import FeedDiagnostics
import FeedMarkup

/// All that names can stand for at a place of a template, and how it is read from the value that is rendered there.
struct TemplateScope<Root: Sendable>: Sendable {
  /// One level of what names are looked up in.
  enum Level: Sendable {
    /// A value with declared variables.
    case variables(name: String, names: [String], find: @Sendable (String) -> TemplateValue<Root>?)
    /// A text, with the name of the section that it is of: `{{.}}` prints it.
    case text(of: String, read: @Sendable (Root) -> String?)
    /// Markup, with the name of the section that it is of: `{{{.}}}` prints it.
    case markup(of: String, write: @Sendable (Root, inout MarkupBuffer) -> Void)
    /// A value that no declaration knows; every name may be a variable of it.
    case free(@Sendable (Root) -> FreeContext.Value?)
    /// The empty list of an inverted section.
    case emptyList
  }

  /// Where a value stands among the elements of a list.
  struct Position: Sendable {
    let isFirst: @Sendable (Root) -> Bool
    let isLast: @Sendable (Root) -> Bool
  }

  /// The keys of strings that templates can print, and of settings; nil where the settings are not known.
  let keys: (strings: StringKeys, settings: [String]?)
  /// The levels, outermost first.
  private(set) var levels: [Level] = []
  /// What `first()` and `last()` tell; nil where there is no list to tell of.
  private(set) var position: Position?
  /// What tells the scope apart from others that are rendered with the same type.
  private(set) var identity: [String] = []

  /// Starts with what a template is rendered with.
  init(_ fields: TemplateFields<Root>, strings: StringKeys, settings: [String]?) {
    keys = (strings, settings)
    add(fields) { $0 }
  }

  /// Starts with a value that no declaration knows.
  init(free read: @escaping @Sendable (Root) -> FreeContext.Value?) {
    keys = (StringKeys([:]), [])
    levels = [.free(read)]
  }

  private init(keys: (strings: StringKeys, settings: [String]?)) { self.keys = keys }

  // MARK: Sections

  /// The scope of a section of a value with declared variables.
  func inside<Inner: Sendable>(
    _ fields: TemplateFields<Inner>, isInList: Bool
  ) -> TemplateScope<Nested<Root, Inner>> {
    var scope = nested(Inner.self, isInList: isInList)
    scope.add(fields) { $0.inner }
    return scope
  }

  /// The scope of a section of anything else.
  func inside<Inner: Sendable>(
    _ level: TemplateScope<Nested<Root, Inner>>.Level, isInList: Bool
  ) -> TemplateScope<Nested<Root, Inner>> {
    var scope = nested(Inner.self, isInList: isInList)
    scope.add(level)
    return scope
  }

  /// The scope in the inverted section of a list.
  var inEmptyList: Self {
    var scope = inPartial
    scope.add(.emptyList)
    return scope
  }

  /// The scope inside a partial, which does not know of the list around it.
  var inPartial: Self {
    var scope = self
    scope.position = nil
    return scope
  }

  private func nested<Inner: Sendable>(_ type: Inner.Type, isInList: Bool) -> TemplateScope<Nested<Root, Inner>> {
    var scope = TemplateScope<Nested<Root, Inner>>(keys: keys)
    scope.levels = levels.map { $0.reached { $0.outer } }
    scope.identity = identity
    if isInList { scope.position = .init(isFirst: { $0.isFirst }, isLast: { $0.isLast }) }
    return scope
  }

  private mutating func add(_ level: Level) {
    levels.append(level)
    identity.append(level.identity)
  }

  private mutating func add<Value: Sendable>(
    _ fields: TemplateFields<Value>, at path: @escaping @Sendable (Root) -> Value
  ) {
    let names = fields.fields.map(\.name)
    add(.variables(name: fields.name, names: names) { fields.value(named: $0)?.reached(at: path) })
  }

  // MARK: Names

  /// What the name in a tag stands for, or what is wrong with it.
  func value(of name: TemplateName) throws(TemplateFinding) -> TemplateValue<Root> {
    switch name.function {
    case nil: try named(name)
    case .first: .flag(try position(name).isFirst)
    case .last: .flag(try position(name).isLast)
    case .count: .number(try count(name))
    case .empty: .flag(isEmpty(try count(name)))
    }
  }

  private func isEmpty(_ count: @escaping @Sendable (Root) -> Int?) -> @Sendable (Root) -> Bool { { count($0) == 0 } }

  private func named(_ name: TemplateName) throws(TemplateFinding) -> TemplateValue<Root> {
    guard let first = name.path.first else { return try currentValue(name) }
    guard let value = find(first, of: name.text, in: levels[...]) else {
      throw unknown(first, in: innermostName, known: knownNames, at: name.place(ofPart: 0))
    }
    if case .whole(let value) = value { return value }
    return try part(1, of: name, behind: value.value)
  }

  /// A part of a path, looked up from the innermost level outwards.
  private func find(_ first: String, of text: String, in levels: ArraySlice<Level>) -> Found? {
    guard let level = levels.last else { return nil }
    let outer = levels.dropLast()
    switch level {
    case .variables(_, _, let find):
      guard let value = find(first) else { break }
      return .first(value)
    case .free(let read):
      let otherwise = self.find(first, of: "", in: outer)
      let free = FreeReader(isThere: { read($0)?[first] != nil }, read: { read($0)?[first] })
      return .first(.free(free, otherwise: otherwise?.value))
    // The text that a section was opened with need not be read again.
    case .text(of: text, let read): return .whole(.text(read))
    case .markup(of: text, let write): return .whole(.markup(write))
    case .text, .markup, .emptyList: break
    }
    return find(first, of: text, in: outer)
  }

  private enum Found {
    /// What the first part of a name stands for.
    case first(TemplateValue<Root>)
    /// What all of it stands for.
    case whole(TemplateValue<Root>)

    var value: TemplateValue<Root> {
      switch self {
      case .first(let value), .whole(let value): value
      }
    }
  }

  /// What the parts of a name from an index on stand for.
  private func part(
    _ index: Int, of name: TemplateName, behind value: TemplateValue<Root>
  ) throws(TemplateFinding) -> TemplateValue<Root> {
    guard index < name.path.count else {
      if case .settings(let read) = value { return settings(read) }
      return value
    }
    switch value {
    case .free(let free, let otherwise):
      var rest: TemplateValue<Root>?
      if let otherwise { rest = try? part(index, of: name, behind: otherwise) }
      return .free(name.path[index...].reduce(free) { $0[$1] }, otherwise: rest)
    case .settings(let read): return try part(index, of: name, behind: settings(read))
    case .strings(let read):
      return try string(name.path[index...].joined(separator: "."), read, at: name.place(ofPart: index))
    case .object(let object): return try member(index, of: name, in: object)
    case .list: throw wrongUse(name, index, value, "open it as a section to read its elements")
    case .text, .markup, .flag, .number, .texts, .string:
      throw wrongUse(name, index, value, "it has no variables of its own")
    }
  }

  private func member<Object: TemplateObject<Root>>(
    _ index: Int, of name: TemplateName, in object: Object
  ) throws(TemplateFinding) -> TemplateValue<Root> {
    let fields = object.fields()
    guard let value = fields.value(named: name.path[index]) else {
      throw unknown(name.path[index], in: fields.name, known: fields.fields.map(\.name), at: name.place(ofPart: index))
    }
    return try part(index + 1, of: name, behind: value.reached(by: object.read))
  }

  /// Settings have the keys that the theme declares; where its files are broken, nobody knows them.
  private func settings(_ read: @escaping @Sendable (Root) -> FreeContext) -> TemplateValue<Root> {
    guard let settings = keys.settings else { return .free(FreeReader { .fields(read($0).values) }) }
    return .object(TemplateObjectReader(read: read) { .settings(settings) })
  }

  private func string(
    _ key: String, _ read: @escaping @Sendable (Root) -> Strings, at place: TemplatePlace
  ) throws(TemplateFinding) -> TemplateValue<Root> {
    let (words, way): (String, String)
    switch keys.strings.form(of: key) {
    case .plain:
      let place = keys.strings.names.firstIndex(of: key) ?? -1
      return .string { read($0)[place] }
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

  // MARK: What tells of values and lists

  private func currentValue(_ name: TemplateName) throws(TemplateFinding) -> TemplateValue<Root> {
    switch levels.last {
    case .text(_, let read): return .text(read)
    case .markup(_, let write): return .markup(write)
    case .free(let read): return .free(FreeReader(read))
    case .variables:
      // It cannot be read, only objected to.
      return .object(TemplateObjectReader<Root, Root>(read: { $0 }) { TemplateFields("", []) })
    case .emptyList, nil:
      throw wrongUse(".", isA: "an empty list", "an inverted section has no value", at: name.place)
    }
  }

  private func position(_ name: TemplateName) throws(TemplateFinding) -> Position {
    if let position { return position }
    let use = "use it directly in the section of a list, neither in an object's section nor in a partial"
    throw wrongUse(name.text, isA: "about the elements of a list", use, at: name.place)
  }

  /// How many elements a list has; nil for a free value that is none.
  private func count(_ name: TemplateName) throws(TemplateFinding) -> @Sendable (Root) -> Int? {
    let value = try named(name)
    guard let count = Self.count(of: value) else {
      let variable = name.path.joined(separator: ".")
      let function = name.function?.rawValue ?? ""
      throw wrongUse(variable, isA: value.words, "\(function)() wants a list", at: name.place(ofPart: 0))
    }
    return count
  }

  private static func count(of value: TemplateValue<Root>) -> (@Sendable (Root) -> Int?)? {
    switch value {
    case .list(let list): return count(of: list)
    case .texts(let read): return { read($0).count }
    case .free(let free, let otherwise):
      let rest = otherwise.flatMap(count(of:))
      return { free.isThere($0) ? free.read($0)?.elements?.count : rest?($0) }
    default: return nil
    }
  }

  private static func count<List: TemplateList<Root>>(of list: List) -> @Sendable (Root) -> Int? {
    let read = list.read
    return { read($0).count }
  }

  // MARK: Findings

  /// The innermost declared variables, for messages.
  private var innermostName: String {
    for case .variables(let name, _, _) in levels.reversed() { return name }
    return "this template"
  }

  /// All names that can be used here, innermost first.
  private var knownNames: [String] {
    var seen: Set<String> = []
    return levels.reversed().flatMap { level in
      if case .variables(_, let names, _) = level { names } else { [String]() }
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
    _ name: TemplateName, _ count: Int, _ value: TemplateValue<Root>, _ use: String
  ) -> TemplateFinding {
    wrongUse(name.path[..<count].joined(separator: "."), isA: value.words, use, at: name.place(ofPart: 0))
  }

  private func wrongUse(
    _ variable: String, isA words: String, _ use: String, at place: TemplatePlace
  ) -> TemplateFinding {
    TemplateFinding(problem: .wrongUse(variable: variable, isA: words, use: use), place: place)
  }
}

extension TemplateScope.Level {
  /// The same level as seen from within a section.
  fileprivate func reached<Outer: Sendable>(
    by path: @escaping @Sendable (Outer) -> Root
  ) -> TemplateScope<Outer>.Level {
    switch self {
    case .variables(let name, let names, let find):
      .variables(name: name, names: names) { find($0)?.reached(at: path) }
    case .text(let name, let read): .text(of: name) { read(path($0)) }
    case .markup(let name, let write): .markup(of: name) { write(path($0), &$1) }
    case .free(let read): .free { read(path($0)) }
    case .emptyList: .emptyList
    }
  }

  fileprivate var identity: String {
    switch self {
    case .variables(let name, let names, _): "\(name):\(names.joined(separator: ","))"
    case .text(let name, _): "text:\(name)"
    case .markup(let name, _): "markup:\(name)"
    case .free: "free"
    case .emptyList: "empty"
    }
  }
}

extension TemplateFields<FreeContext> {
  /// The settings of a theme by the keys that it declares.
  fileprivate static func settings(_ keys: [String]) -> Self {
    TemplateFields(
      "the theme's settings",
      keys.sorted().map { key in
        Field(name: key, meaning: "A setting of the theme.", value: .free(FreeReader { $0.values[key] }))
      })
  }
}
