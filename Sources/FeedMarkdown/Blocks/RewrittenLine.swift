import FeedDiagnostics
internal import FeedHighlighting

/// A line of the source that cmark reads instead of the one that was written.
struct RewrittenLine {
  /// The line without its end.
  let bytes: [UInt8]
  /// The line as it was written, counted from one.
  let origin: Int
  /// What is added to a column of scalars to find the one as it was written.
  let shift: Int
  var annotation: BlockAnnotation

  /// The comment that replaces an attribute list: a block that ends every other one.
  static let comment = "<!-- -->"
}

/// The meaning of a line of the rewritten source.
///
/// `indent` bytes are before it, space and markers of quotes: another item may begin on the line.
enum BlockAnnotation {
  /// An ATX heading that is a table's cell.
  case cell(TableCell)
  /// A list item that is a footnote.
  case footnote(label: String, indent: Int)
  /// A list item that is a definition.
  case definition(indent: Int)
  /// A comment that is a list of attributes, by its index.
  case attributeList(Int, indent: Int)
}

extension RewrittenLine {
  /// Gives a line another form, to see whether it stands where that form is a block; nil where it needs none.
  ///
  /// - Parameters:
  ///   - features: What the source holds of what its options ask for.
  ///   - markers: Markers that no list of the source uses.
  ///   - lists: Gets the list of attributes that the line may be.
  init?(
    _ line: ArraySlice<UInt8>, number: Int, features: SourceFeatures, markers: UnusedMarkers,
    lists: inout [PlacedAttributeList]
  ) {
    let words = line.afterQuoteMarkers
    let prefix = line[..<words.startIndex]
    switch words.first {
    case UInt8(ascii: "[") where features.contains(.footnotes):
      guard let definition = FootnoteDefinition(words) else { return nil }
      // Content that is indented by four columns belongs to the note, as it does to the item.
      self.init(
        bytes: Array(prefix) + markers.footnote + "  ".utf8 + words.dropFirst(definition.length), origin: number,
        shift: definition.length - 4, annotation: .footnote(label: definition.label, indent: prefix.count))
    case UInt8(ascii: ":") where features.contains(.definitionLists):
      guard let next = words.dropFirst().first, next.isSpaceOrTab else { return nil }
      self.init(
        bytes: Array(prefix) + [markers.bullet] + words.dropFirst(), origin: number, shift: 0,
        annotation: .definition(indent: prefix.count))
    case UInt8(ascii: "{") where features.contains(.attributeLists):
      guard let parsed = AttributeList.parse(prefixOf: words, requiresColon: false, mayBeUnclosed: true),
        words[parsed.end...].allSatisfy(\.isASCIISpace)
      else { return nil }
      self.init(line, number: number, of: parsed.list, lists: &lists)
    default: return nil
    }
  }

  /// Takes a line of a list of attributes, which is added to `lists`.
  init(_ line: ArraySlice<UInt8>, number: Int, of list: AttributeList, lists: inout [PlacedAttributeList]) {
    let prefix = line[..<line.afterQuoteMarkers.startIndex]
    self.init(
      bytes: Array(prefix) + Self.comment.utf8, origin: number, shift: 0,
      annotation: .attributeList(lists.count, indent: prefix.count))
    lists.append(PlacedAttributeList(list: list, place: .ownLine(number, column: prefix.count + 1)))
  }
}

extension ArraySlice<UInt8> {
  /// What is left of a line without the space and the markers of quotes that it begins with.
  var afterQuoteMarkers: ArraySlice<UInt8> {
    drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
  }
}

/// Markers that begin no item of the writer's own lists, so that what is turned into items never becomes a part of these.
struct UnusedMarkers {
  let bullet: UInt8
  /// The two bytes that begin a footnote: a number, or a bullet and a space where the writer uses both kinds of numbers.
  let footnote: [UInt8]

  init(in lines: SourceLines) {
    var bullets = Array("+*-".utf8)
    var delimiters = Array(").".utf8)
    for number in stride(from: 1, through: lines.count, by: 1) {
      let line = lines[number]
      var index = line.startIndex
      while index < line.endIndex, Self.parts.contains(line[index]) {
        let endsMarker = index + 1 == line.endIndex || line[index + 1].isASCIISpace
        switch line[index] {
        case UInt8(ascii: "["):
          // A list may begin right after the marker of a footnote.
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

  /// What markers at the beginning of a line consist of, and what is between them.
  private static let parts = ByteSet(" \t>:+*-.)[0123456789")
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
