package import FeedDiagnostics
package import FeedYAML

/// Reads TOML 1.0 into values that know their places.
///
/// Texts in quotes are ``ScalarStyle/quoted``; all other values are plain text in one form each: numbers in decimal
/// digits without underscores, dates as `2025-04-09T20:00:00+08:00`.
package struct TOMLParser {
  private var scanner: TOMLScanner
  private let name: @Sendable (String) -> String
  private var count = 0

  /// The keys of a document in UTF-8, within the limits of ``YAMLParser``.
  ///
  /// - Parameter name: A key as it is compared with others of its table.
  package static func parse(
    _ toml: ArraySlice<UInt8>, file: String, lineOffset: Int = 0,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) throws(Diagnostic) -> LocatedFields {
    var parser = TOMLParser(scanner: TOMLScanner(toml, file: file, lineOffset: lineOffset), name: name)
    return try parser.document()
  }

  private mutating func document() throws(Diagnostic) -> LocatedFields {
    let root = TOMLTable(.header, at: scanner.location, depth: 0)
    var table = root
    try scanner.skipLines()
    while let next = scanner.next {
      if next == UInt8(ascii: "[") { table = try header(in: root) } else { try pair(in: table) }
      scanner.skipBlanks()
      try scanner.skipComment()
      guard scanner.takeNewline() || scanner.isAtEnd else {
        if let next = scanner.next, TOMLScanner.isControl(next) { throw scanner.fault(.controlCharacter(next)) }
        throw scanner.fault(.surplus)
      }
      try scanner.skipLines()
    }
    return root.located()
  }

  // MARK: Tables

  /// The table whose header, `[a.b]` or `[[a.b]]`, is here.
  private mutating func header(in root: TOMLTable) throws(Diagnostic) -> TOMLTable {
    scanner.skip()
    let isList = scanner.take("[")
    let path = try keys()
    guard scanner.take("]"), !isList || scanner.take("]") else { throw scanner.fault(.unclosedHeader) }
    var parent = root
    for key in path.dropLast() { parent = try child(of: parent, key, madeBy: .path) }
    guard let last = path.last else { return root }
    return isList ? try appended(to: parent, last) : try headed(in: parent, last)
  }

  /// The table of a header `[a]`, which no other header and no dotted key made.
  private mutating func headed(in parent: TOMLTable, _ key: TOMLKey) throws(Diagnostic) -> TOMLTable {
    let name = name(key.text)
    guard let known = parent.field(named: name) else { return try table(.header, in: parent, key, name) }
    guard case .table(let table) = known.content, table.origin == .path else { throw duplicate(key, of: known.key) }
    table.origin = .header
    return table
  }

  /// The next table of `[[a]]`.
  private mutating func appended(to parent: TOMLTable, _ key: TOMLKey) throws(Diagnostic) -> TOMLTable {
    let name = name(key.text)
    let known = parent.field(named: name)
    if known == nil { try charge(key.location, depth: parent.depth + 1) }
    try charge(key.location, depth: parent.depth + 2)
    let table = TOMLTable(.header, at: key.location, depth: parent.depth + 2)
    switch known?.content {
    case nil: parent.add(.tables(table), under: key, named: name)
    case .tables(let first): first.others.append(table)
    case .table, .value: throw duplicate(key, of: known?.key ?? key)
    }
    return table
  }

  /// The table that a part of a path leads to, which is made where there is none.
  ///
  /// - Parameter origin: `path` in a header, which may add to any table; `dottedKey` in a key, which may add to tables
  ///   that such keys made.
  private mutating func child(
    of parent: TOMLTable, _ key: TOMLKey, madeBy origin: TOMLTable.Origin
  ) throws(Diagnostic) -> TOMLTable {
    let name = name(key.text)
    guard let known = parent.field(named: name) else { return try table(origin, in: parent, key, name) }
    switch known.content {
    case .table(let table) where origin == .path || table.origin == .dottedKey: return table
    case .tables(let first) where origin == .path: return first.others.last ?? first
    case .table, .tables: throw duplicate(key, of: known.key)
    case .value:
      throw scanner.fault(.notTable(key.text, firstLine: known.key.location.line ?? 0), at: key.location)
    }
  }

  private mutating func table(
    _ origin: TOMLTable.Origin, in parent: TOMLTable, _ key: TOMLKey, _ name: String
  ) throws(Diagnostic) -> TOMLTable {
    try charge(key.location, depth: parent.depth + 1)
    let table = TOMLTable(origin, at: key.location, depth: parent.depth + 1)
    parent.add(.table(table), under: key, named: name)
    return table
  }

  private func duplicate(_ key: TOMLKey, of first: TOMLKey) -> Diagnostic {
    Diagnostic(.frontMatter(.duplicateKey(key.text, firstLine: first.location.line ?? 0)), at: key.location)
  }

  // MARK: Keys

  private mutating func pair(in table: TOMLTable) throws(Diagnostic) {
    let path = try keys()
    guard let key = path.last else { return }
    guard scanner.take("=") else {
      throw scanner.next == UInt8(ascii: ":")
        ? scanner.fault(.colon(key.text)) : scanner.fault(.missingEquals(key.text))
    }
    var table = table
    for key in path.dropLast() { table = try child(of: table, key, madeBy: .dottedKey) }
    let name = name(key.text)
    let known = table.field(named: name)
    // TOML tells Key from key, feedsite does not: of two such values the last counts, as in YAML.
    if let known {
      guard known.key.text != key.text, case .value = known.content else { throw duplicate(key, of: known.key) }
    }
    scanner.skipBlanks()
    let content = TOMLTable.Content.value(try value(of: key.text, depth: table.depth + 1))
    known == nil ? table.add(content, under: key, named: name) : table.replace(content, under: key, named: name)
  }

  /// The parts of a key between dots, with the blanks around them.
  private mutating func keys() throws(Diagnostic) -> [TOMLKey] {
    var keys: [TOMLKey] = []
    repeat {
      scanner.skipBlanks()
      keys.append(try key())
      scanner.skipBlanks()
    } while scanner.take(".")
    return keys
  }

  private mutating func key() throws(Diagnostic) -> TOMLKey {
    let location = scanner.location
    if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") {
      return TOMLKey(text: try TOMLText.text(&scanner, isLong: false), location: location)
    }
    let start = scanner.position
    scanner.skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard scanner.position > start else { throw scanner.fault(.missingKey) }
    return TOMLKey(text: scanner.text(from: start), location: location)
  }

  // MARK: Values

  private mutating func value(of key: String, depth: Int) throws(Diagnostic) -> LocatedValue {
    let location = scanner.location
    try charge(location, depth: depth)
    switch scanner.next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isLong = scanner.byte(after: 1) == scanner.next && scanner.byte(after: 2) == scanner.next
      return LocatedValue(shape: .text(try TOMLText.text(&scanner, isLong: isLong), .quoted), location: location)
    case UInt8(ascii: "["): return LocatedValue(shape: .list(try list(of: key, depth: depth)), location: location)
    case UInt8(ascii: "{"):
      return LocatedValue(shape: .fields(try inlineTable(at: location, depth: depth)), location: location)
    default: return LocatedValue(shape: .text(try TOMLScalar.text(&scanner, of: key), .plain), location: location)
    }
  }

  private mutating func list(of key: String, depth: Int) throws(Diagnostic) -> [LocatedValue] {
    let start = scanner.location
    scanner.skip()
    var values: [LocatedValue] = []
    try scanner.skipLines()
    while !scanner.take("]") {
      guard !scanner.isAtEnd else { throw scanner.fault(.unclosedList, at: start) }
      values.append(try value(of: key, depth: depth + 1))
      try scanner.skipLines()
      guard scanner.take(",") || scanner.next == UInt8(ascii: "]") else {
        throw scanner.isAtEnd ? scanner.fault(.unclosedList, at: start) : scanner.fault(.missingComma)
      }
      try scanner.skipLines()
    }
    return values
  }

  /// A table between braces, which is on one line and to which nothing can be added.
  private mutating func inlineTable(at location: SourceLocation, depth: Int) throws(Diagnostic) -> LocatedFields {
    let table = TOMLTable(.header, at: location, depth: depth)
    scanner.skip()
    scanner.skipBlanks()
    if scanner.take("}") { return table.located() }
    while true {
      guard !scanner.isAtEnd, !scanner.isAtNewline else { throw scanner.fault(.unclosedTable) }
      try pair(in: table)
      scanner.skipBlanks()
      if scanner.take("}") { return table.located() }
      guard scanner.take(",") else {
        throw scanner.isAtEnd || scanner.isAtNewline ? scanner.fault(.unclosedTable) : scanner.fault(.missingComma)
      }
      scanner.skipBlanks()
    }
  }

  private mutating func charge(_ location: SourceLocation, depth: Int) throws(Diagnostic) {
    count += 1
    if count >= YAMLParser.valueLimit {
      throw scanner.fault(.tooManyValues(limit: YAMLParser.valueLimit), at: location)
    }
    if depth >= YAMLParser.depthLimit { throw scanner.fault(.tooDeep, at: location) }
  }
}

/// A table while it is read.
final class TOMLTable {
  /// What made the table, which decides who may add to it.
  enum Origin {
    /// A header `[a.b]` made `a`, which may still get a header of its own.
    case path
    case header
    /// A key `a.b = 1` made `a`.
    case dottedKey
  }

  /// What is under a key.
  enum Content {
    /// A value, which is complete: text, an array, an inline table.
    case value(LocatedValue)
    case table(TOMLTable)
    /// The tables of headers `[[a]]`; the first one refers to the others.
    case tables(TOMLTable)
  }

  private struct Field {
    let key: TOMLKey
    let name: String
    var content: Content
  }

  var origin: Origin
  let location: SourceLocation
  /// How many tables and arrays hold it.
  let depth: Int
  /// The tables of further headers `[[a]]` after the first.
  var others: [TOMLTable] = []
  private var fields: [Field] = []
  /// The numbers of fields by their names.
  private var numbers: [String: Int] = [:]
  private var repetitions: [LocatedFields.Repetition] = []

  init(_ origin: Origin, at location: SourceLocation, depth: Int) {
    self.origin = origin
    self.location = location
    self.depth = depth
  }

  /// What is under a name, and the key that it was first written with.
  func field(named name: String) -> (key: TOMLKey, content: Content)? {
    numbers[name].map { (fields[$0].key, fields[$0].content) }
  }

  /// Puts something under a name that has nothing yet.
  func add(_ content: Content, under key: TOMLKey, named name: String) {
    numbers[name] = fields.count
    fields.append(Field(key: key, name: name, content: content))
  }

  /// Puts a value in place of one whose key is written differently and compared as the same.
  func replace(_ content: Content, under key: TOMLKey, named name: String) {
    guard let number = numbers[name] else { return }
    repetitions.append(
      LocatedFields.Repetition(key: key.text, first: fields[number].key.location, last: key.location))
    fields[number].content = content
  }

  func located() -> LocatedFields {
    LocatedFields(
      fields: fields.map { field in
        LocatedFields.Field(
          key: field.key.text, name: field.name, location: field.key.location, value: Self.value(field))
      }, location: location, repetitions: repetitions)
  }

  private static func value(_ field: Field) -> LocatedValue {
    switch field.content {
    case .value(let value): value
    case .table(let table): table.value
    case .tables(let first):
      LocatedValue(shape: .list(([first] + first.others).map(\.value)), location: field.key.location)
    }
  }

  private var value: LocatedValue { LocatedValue(shape: .fields(located()), location: location) }
}

/// One part of a key, without quotes, and where it begins.
struct TOMLKey {
  let text: String
  let location: SourceLocation
}
