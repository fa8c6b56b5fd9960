/// A line that cmark is given in another form, to see whether it stands where that form is a block.
struct LineCandidate {
  /// What the line may be.
  enum Meaning {
    case footnote(label: String)
    case definition
    case attributeList(AttributeList, isUnclosed: Bool)
  }

  let meaning: Meaning
  /// The line for cmark.
  let bytes: [UInt8]
  /// How many bytes stand before the marker: space, and markers of quotes.
  let indent: Int
  /// What is added to a column to find the one as written.
  let shift: Int

  /// The comment that stands for a list of attributes: a block that ends every other one.
  static let comment = "<!-- -->"

  /// Takes a line of a list of attributes that stands on several.
  init(_ line: ArraySlice<UInt8>, of list: AttributeList) {
    let prefix = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">") }
    meaning = .attributeList(list, isUnclosed: false)
    bytes = Array(prefix) + Self.comment.utf8
    indent = prefix.count
    shift = 0
  }

  /// Looks at a line; nil where it is none.
  ///
  /// - Parameters:
  ///   - features: What the source holds of what its options ask for.
  ///   - markers: Markers that no list of the source uses.
  init?(_ line: ArraySlice<UInt8>, features: SourceFeatures, markers: UnusedMarkers) {
    let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">") }
    let prefix = line[..<words.startIndex]
    indent = prefix.count
    switch words.first {
    case UInt8(ascii: "[") where features.contains(.footnotes):
      guard let definition = FootnoteDefinition(words) else { return nil }
      meaning = .footnote(label: definition.label)
      // Content that is indented by four columns belongs to the note, as it does to the item.
      bytes = Array(prefix) + markers.footnote + "  ".utf8 + words.dropFirst(definition.length)
      shift = definition.length - 4
    case UInt8(ascii: ":") where features.contains(.definitions):
      guard let next = words.dropFirst().first, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") else {
        return nil
      }
      meaning = .definition
      bytes = Array(prefix) + [markers.bullet] + words.dropFirst()
      shift = 0
    case UInt8(ascii: "{") where features.contains(.attributeLists):
      let closed = AttributeList.parse(prefixOf: words, requiresColon: false)
      guard let parsed = closed ?? AttributeList.parseUnclosed(prefixOf: words),
        words[parsed.end...].allSatisfy(\.isASCIISpace)
      else { return nil }
      meaning = .attributeList(parsed.list, isUnclosed: closed == nil)
      bytes = Array(prefix) + Self.comment.utf8
      shift = 0
    default: return nil
    }
  }
}
