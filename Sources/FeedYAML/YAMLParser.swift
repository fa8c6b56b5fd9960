package import FeedDiagnostics

/// Reads YAML into values that know their places.
///
/// What libyaml complains about is thrown at once, and what is wrong with a value only at the end, since a complaint about
/// the lines below tells more.
package struct YAMLParser: ~Copyable {
  /// How many values a text can hold, each alias counted with all of its values; more is a mistake or an attack.
  package static let valueLimit = 20_000
  /// How many lists and mappings can hold each other.
  package static let depthLimit = 64

  /// What to do with a key that occurs twice in a mapping.
  package enum RepeatedKeys: Sendable {
    /// The text cannot be read.
    case refused
    /// The last value counts, and ``LocatedFields/repetitions`` lists the key.
    case lastCounts
  }

  /// What an anchor names.
  private struct Anchored {
    let value: LocatedValue
    /// The text of a scalar, which its value does not hold where it means nothing.
    let text: String?
  }

  /// As deep as events are looked at, so that a text can ask libyaml for so much memory only.
  private static let deepest = 1000
  /// As many values as aliases are followed to, so that a few lines cannot take more than some milliseconds.
  private static let expansionLimit = 200_000
  /// The key of mappings whose keys a mapping takes over, unless it has them itself (YAML 1.1, merge key type).
  private static let mergeKey = "<<"
  /// The number of bytes of text that aliases may expand to: more than anyone repeats, and few enough to be copied.
  private static let expandedTextLimit = 1 << 20

  private var events: YAMLEvents
  private let repeatedKeys: RepeatedKeys
  private let name: @Sendable (String) -> String
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  /// How many of the values come of aliases.
  private var expanded = 0
  /// The number of bytes of text that aliases expand to.
  private var expandedText = 0
  /// Whether aliases are followed no longer, so that values cannot hold each other without end.
  private var ignoresAliases = false
  /// The first thing that is wrong with a value.
  private var failure: YAMLError?
  /// Whether events were skipped, and anchors with them.
  private var hasSkipped = false
  /// The keys whose later value replaced an earlier one, in all mappings.
  private var repetitions: [LocatedFields.Repetition] = []

  /// The value of the only document in a text; ``LocatedValue/Shape/nothing`` at its beginning where there is none.
  ///
  /// - Parameters:
  ///   - lineOffset: how many lines of the file come before the YAML.
  ///   - name: a key as it is compared with others of its mapping.
  package static func parse(
    _ yaml: ArraySlice<UInt8>, file: String, lineOffset: Int = 0, repeatedKeys: RepeatedKeys = .refused,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) throws(YAMLError) -> LocatedValue {
    let start = SourceLocation(file: file, line: lineOffset + 1, column: 1)
    guard !yaml.isEmpty else { return LocatedValue(shape: .nothing, location: start) }
    return try YAMLEvents.read(yaml, file: file, lineOffset: lineOffset) { (events) throws(YAMLError) in
      var parser = YAMLParser(events: events, repeatedKeys: repeatedKeys, name: name)
      return try parser.document() ?? LocatedValue(shape: .nothing, location: start)
    }
  }

  private init(
    events: consuming YAMLEvents, repeatedKeys: RepeatedKeys, name: @escaping @Sendable (String) -> String
  ) {
    self.events = events
    self.repeatedKeys = repeatedKeys
    self.name = name
  }

  /// The value of the only document; nil where there is none.
  private mutating func document() throws(YAMLError) -> LocatedValue? {
    let start = events.location
    _ = try events.next()
    guard case .documentStart = try events.next() else { return nil }
    let value = try value(of: try events.next(), depth: 0)
    _ = try events.next()
    guard case .streamEnd = try events.next() else {
      throw YAMLError(
        problem: .syntax(
          "but found another document",
          context: YAMLError.Context(text: "expected a single document in the stream", location: value.location)),
        location: events.location)
    }
    if expanded >= Self.expansionLimit || expandedText >= Self.expandedTextLimit {
      throw YAMLError(problem: .excess(.aliases), location: start)
    }
    if let failure { throw failure }
    if repeatedKeys == .refused {
      let keys = Dictionary(repetitions.map { ($0.key, $0) }) { first, _ in first }.values.sorted { $0.key < $1.key }
      if let first = keys.first { throw YAMLError(problem: .duplicateKeys(keys), location: first.last) }
    }
    return value
  }

  private mutating func value(of event: YAMLEvent, depth: Int) throws(YAMLError) -> LocatedValue {
    let location = events.location
    let value: LocatedValue
    switch event {
    case .scalar(let text, let style, let anchor):
      charge(location, depth: depth)
      value = scalar(text, style, anchor: anchor, at: location)
    case .listStart(let anchor):
      charge(location, depth: depth)
      value = LocatedValue(shape: try list(depth: depth), location: location)
      keep(value, as: anchor)
    case .mappingStart(let anchor):
      charge(location, depth: depth)
      value = LocatedValue(shape: try mapping(at: location, depth: depth), location: location)
      keep(value, as: anchor)
    case .alias(let name):
      let anchored = try anchored(name).value
      if !ignoresAliases { chargeAlias(of: anchored, depth: depth) }
      value = ignoresAliases ? LocatedValue(shape: .nothing, location: location) : anchored
    case .streamStart, .documentStart, .documentEnd, .streamEnd, .end:
      // libyaml has a value wherever one can stand.
      value = LocatedValue(shape: .nothing, location: location)
    }
    return value
  }

  private mutating func scalar(
    _ text: String, _ style: ScalarStyle, anchor: String?, at location: SourceLocation
  ) -> LocatedValue {
    let isNothing = style != .quoted && Self.isNull(text)
    let value = LocatedValue(shape: isNothing ? .nothing : .text(text, style), location: location)
    if let anchor { anchors[anchor] = Anchored(value: value, text: text) }
    return value
  }

  private static func isNull(_ text: String) -> Bool {
    switch text.utf8.count {
    case 0: true
    case 1: text == "~"
    case 4: text == "null" || text == "Null" || text == "NULL"
    default: false
    }
  }

  // MARK: Lists and mappings

  private mutating func list(depth: Int) throws(YAMLError) -> LocatedValue.Shape {
    guard depth < Self.depthLimit else { return try skip() }
    var values: [LocatedValue] = []
    while true {
      let event = try events.next()
      // Without the room that it grew with: a site holds the values of all its entries at once.
      if case .end = event { return .list(values.map(\.self)) }
      values.append(try value(of: event, depth: depth + 1))
    }
  }

  private mutating func mapping(at location: SourceLocation, depth: Int) throws(YAMLError) -> LocatedValue.Shape {
    guard depth < Self.depthLimit else { return try skip() }
    var keys = MappingKeys()
    var merged: [LocatedFields] = []
    while true {
      let event = try events.next()
      if case .end = event { break }
      let key = try key(of: event, depth: depth)
      let value = try value(of: try events.next(), depth: depth + 1)
      guard let key else { continue }
      if key.text == Self.mergeKey, case let mappings = value.mappings, !mappings.isEmpty {
        merged += mappings
        continue
      }
      keys.set(LocatedFields.Field(key: key.text, name: key.name, location: key.location, value: value))
    }
    for fields in merged { keys.complete(from: fields) }
    repetitions += keys.repetitions
    return .fields(LocatedFields(fields: keys.fields.map(\.self), location: location, repetitions: keys.repetitions))
  }

  /// A key as it is written and compared; nil for a list or a mapping.
  private mutating func key(
    of event: YAMLEvent, depth: Int
  ) throws(YAMLError) -> (text: String, name: String, location: SourceLocation)? {
    let location = events.location
    switch event {
    case .scalar(let text, let style, let anchor):
      if anchor != nil { _ = scalar(text, style, anchor: anchor, at: location) }
      return (text, name(text), location)
    case .alias(let alias):
      let anchored = try anchored(alias)
      guard let text = anchored.text else {
        fail(.invalidKey, at: anchored.value.location)
        return nil
      }
      return (text, name(text), anchored.value.location)
    default:
      fail(.invalidKey, at: location)
      _ = try value(of: event, depth: depth + 1)
      return nil
    }
  }

  /// Passes over the rest of a list or mapping that is nested too deeply.
  private mutating func skip() throws(YAMLError) -> LocatedValue.Shape {
    hasSkipped = true
    var depth = Self.depthLimit
    while depth >= Self.depthLimit {
      switch try events.next() {
      case .listStart, .mappingStart: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == Self.deepest, let failure { throw failure }
    }
    return .nothing
  }

  // MARK: Anchors

  /// An anchor names what has ended, so that nothing is within itself.
  private mutating func keep(_ value: LocatedValue, as anchor: String?) {
    if let anchor { anchors[anchor] = Anchored(value: value, text: nil) }
  }

  private func anchored(_ anchor: String) throws(YAMLError) -> Anchored {
    if let anchored = anchors[anchor] { return anchored }
    guard hasSkipped else {
      throw YAMLError(problem: .syntax("found undefined alias", context: nil), location: events.location)
    }
    return Anchored(value: LocatedValue(shape: .nothing, location: events.location), text: "")
  }

  // MARK: Limits

  private mutating func fail(_ problem: YAMLError.Problem, at location: SourceLocation) {
    if failure == nil { failure = YAMLError(problem: problem, location: location) }
  }

  private mutating func charge(_ location: SourceLocation, depth: Int) {
    count += 1
    if count >= Self.valueLimit {
      fail(.excess(.values), at: location)
    } else if depth >= Self.depthLimit {
      fail(.excess(.levels), at: location)
    }
  }

  /// Counts all values of an alias.
  ///
  /// The value itself is shared, so it takes no memory, but it is read in full each time.
  private mutating func chargeAlias(of value: LocatedValue, depth: Int) {
    charge(value.location, depth: depth)
    expanded += 1
    if case .text(let text, _) = value.shape { expandedText += text.utf8.count }
    guard depth < Self.depthLimit, expanded < Self.expansionLimit, expandedText < Self.expandedTextLimit else {
      ignoresAliases = true
      return
    }
    switch value.shape {
    case .nothing, .text: break
    case .list(let values):
      for value in values where !ignoresAliases { chargeAlias(of: value, depth: depth + 1) }
    case .fields(let fields):
      for field in fields.fields where !ignoresAliases { chargeAlias(of: field.value, depth: depth + 1) }
    }
  }
}

extension LocatedValue {
  /// The mapping that it is, or those of a list of nothing else.
  fileprivate var mappings: [LocatedFields] {
    switch shape {
    case .nothing, .text: return []
    case .fields(let fields): return [fields]
    case .list(let values):
      let mappings = values.compactMap { if case .fields(let fields) = $0.shape { fields } else { nil } }
      return mappings.count == values.count ? mappings : []
    }
  }
}

/// The fields of a mapping while it is read.
struct MappingKeys {
  private(set) var fields: [LocatedFields.Field] = []
  /// The numbers of fields by their names, once there are so many that looking through them all takes longer.
  private var numbers: [String: Int] = [:]
  /// The keys of which a later value took the place of an earlier one.
  private(set) var repetitions: [LocatedFields.Repetition] = []

  private static let few = 16

  private func number(of name: String) -> Int? {
    // By number, since going through the fields themselves would copy each of them.
    fields.count > Self.few ? numbers[name] : fields.indices.first { fields[$0].name == name }
  }

  /// Adds the fields whose names no other has.
  mutating func complete(from others: LocatedFields) {
    for field in others.fields where number(of: field.name) == nil { set(field) }
  }

  /// Adds a field, or puts it in place of the one that has its name.
  mutating func set(_ field: LocatedFields.Field) {
    if let number = number(of: field.name) {
      repetitions.append(
        LocatedFields.Repetition(key: field.key, first: fields[number].location, last: field.location))
      fields[number] = field
      return
    }
    fields.append(field)
    if fields.count > Self.few {
      for number in numbers.count..<fields.count { numbers[fields[number].name] = number }
    }
  }
}

/// Why a text cannot be read as YAML, and where.
package struct YAMLError: Error {
  package enum Problem: Sendable {
    /// libyaml's complaint, which it may word in two halves; the second says in the middle of what, and where that began.
    case syntax(String, context: Context?)
    /// Keys that compare like others of their mapping, sorted.
    case duplicateKeys([LocatedFields.Repetition])
    case invalidKey
    /// More than is read.
    case excess(Excess)
  }

  /// What there is too much of, as messages say it.
  package enum Excess: Sendable {
    /// More values than ``YAMLParser/valueLimit``, each alias counted with all of its values.
    case values
    /// Aliases with so many values that they are not counted.
    case aliases
    /// More lists and mappings within each other than ``YAMLParser/depthLimit``.
    case levels

    /// What is wrong with the text, in words.
    package var words: String {
      switch self {
      case .values: "it holds more than \(YAMLParser.valueLimit) values"
      case .aliases: "its aliases (such as *name) multiply its values too often"
      case .levels: "lists and mappings are nested too deeply"
      }
    }
  }

  /// In the middle of what libyaml noticed something.
  package struct Context: Sendable {
    package let text: String
    package let location: SourceLocation
  }

  package let problem: Problem
  package let location: SourceLocation
}
