import FeedDiagnostics

/// A line that cmark is given in another form, to see whether it stands where that form is a block.
struct LineCandidate {
  /// What the line may be.
  enum Meaning {
    case footnote(label: String)
    case definition
    case attributeList(AttributeList)
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
    meaning = .attributeList(list)
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
      guard let parsed = AttributeList.parse(prefixOf: words, requiresColon: false, mayBeUnclosed: true),
        words[parsed.end...].allSatisfy(\.isASCIISpace)
      else { return nil }
      meaning = .attributeList(parsed.list)
      bytes = Array(prefix) + Self.comment.utf8
      shift = 0
    default: return nil
    }
  }
}

/// Markers that begin no item of the writer's own lists, so that what is turned into items never becomes a part of these.
struct UnusedMarkers {
  /// A bullet for definitions.
  let bullet: UInt8
  /// The two bytes that begin a footnote: a number, or a bullet and a space where the writer uses both kinds of numbers.
  let footnote: [UInt8]

  init(in lines: SourceLines) {
    var bullets = Array("+*-".utf8)
    var delimiters = Array(").".utf8)
    for number in stride(from: 1, through: lines.count, by: 1) {
      let line = lines[number]
      var index = line.startIndex
      while index < line.endIndex, Self.mayBelongToMarker(line[index]) {
        let endsMarker = index + 1 == line.endIndex || line[index + 1].isASCIISpace
        switch line[index] {
        case UInt8(ascii: "["):
          // A list may begin right behind the marker of a footnote.
          index = FootnoteDefinition(line[index...]).map { index + $0.length } ?? line.endIndex
          continue
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "-"):
          if endsMarker { bullets.removeAll { $0 == line[index] } }
        case UInt8(ascii: ")"), UInt8(ascii: "."):
          if endsMarker { delimiters.removeAll { $0 == line[index] } }
        default: break
        }
        index += 1
      }
    }
    bullet = bullets.first ?? UInt8(ascii: "+")
    if let bullet = bullets.dropFirst().first, delimiters.isEmpty {
      footnote = [bullet, UInt8(ascii: " ")]
    } else {
      footnote = [UInt8(ascii: "1"), delimiters.first ?? UInt8(ascii: ")")]
    }
  }

  private static func mayBelongToMarker(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || " \t>:+*-.)[".utf8.contains(byte)
  }
}

/// The beginning of a footnote: `[^1]: `.
struct FootnoteDefinition {
  /// The label, as references to it are compared.
  let label: String
  /// The length of the marker in bytes, with the space after it.
  let length: Int

  /// Reads a line from the marker on.
  init?(_ line: ArraySlice<UInt8>) {
    guard let reference = FootnoteReference(line), reference.end + 1 <= line.endIndex else { return nil }
    let colon = reference.end
    guard colon < line.endIndex, line[colon] == UInt8(ascii: ":") else { return nil }
    label = reference.label
    let hasSpace = colon + 1 < line.endIndex && line[colon + 1] == UInt8(ascii: " ")
    length = colon + (hasSpace ? 2 : 1) - line.startIndex
  }
}
