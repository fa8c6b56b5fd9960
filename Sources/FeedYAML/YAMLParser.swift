import FeedDiagnostics

/// Reads YAML into values that know their places.
package struct YAMLParser: Sendable {
  /// How many values a text can hold, each alias counted as what it stands for; more is a mistake or an attack.
  package static let valueLimit = 20_000
  /// How many lists and mappings can hold each other.
  package static let depthLimit = 64

  /// What becomes of a key that stands in one mapping twice.
  package enum RepeatedKeys: Sendable {
    /// The text cannot be read.
    case refused
    /// The last value counts, and ``LocatedFields/repetitions`` tells of it.
    case lastCounts
  }

  private let file: String
  private let lineOffset: Int
  private let repeatedKeys: RepeatedKeys
  private let name: @Sendable (String) -> String

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - file: the path that places name.
  ///   - lineOffset: how many lines of the file come before the YAML.
  ///   - repeatedKeys: what becomes of a key that stands twice.
  ///   - name: a key as it is compared with others of its mapping.
  package init(
    file: String, lineOffset: Int = 0, repeatedKeys: RepeatedKeys = .refused,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.file = file
    self.lineOffset = lineOffset
    self.repeatedKeys = repeatedKeys
    self.name = name
  }

  /// The value of the only document in a text; ``LocatedValue/Shape/nothing`` at its beginning where there is none.
  package func parse(_ yaml: ArraySlice<UInt8>) throws(YAMLError) -> LocatedValue {
    let start = SourceLocation(file: file, line: lineOffset + 1, column: 1)
    guard !yaml.isEmpty else { return LocatedValue(shape: .nothing, location: start) }
    return try YAMLEvents.read(yaml, file: file, lineOffset: lineOffset) { (events) throws(YAMLError) in
      var composer = YAMLComposer(events: events, repeatedKeys: repeatedKeys, name: name)
      return try composer.document() ?? LocatedValue(shape: .nothing, location: start)
    }
  }
}
