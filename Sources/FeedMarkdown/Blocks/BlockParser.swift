internal import CCmark
internal import FeedDiagnostics

/// Reads the blocks that cmark does not know, by giving it lines in a form that it knows.
///
/// A footnote and a definition become list items, a cell of a table becomes a heading, and a list of attributes a
/// comment: so cmark stays the one reader of blocks and of the text in them, whatever they are nested in. The source is
/// parsed with what its lines might be; where that was wrong (in a code block, say), or where there is a table, it is
/// parsed again. What is only parsed to find tables is a sketch of the source.
struct BlockParser {
  private let features: SourceFeatures
  private let isSmart: Bool
  /// The lists of attributes that are on lines of their own.
  private(set) var attributeLists: [PlacedAttributeList] = []
  /// What cmark read in the end.
  private(set) var source: RewrittenSource
  /// What was more than ``ExtensionLimits`` allow, and the line on which it became so.
  private(set) var exceeded: [ExceededLimit] = []

  /// How often lines are looked at: one may stand as what it was taken for only because another one was taken for
  /// something that it is not. What does not come to rest then stays text.
  private static let rounds = 4

  init(_ bytes: [UInt8], features: SourceFeatures, isSmart: Bool) {
    self.features = features
    self.isSmart = isSmart
    source = RewrittenSource(unchanged: bytes)
  }

  mutating func parse() -> CmarkDocument {
    guard !features.isDisjoint(with: .blocks) else { return CmarkDocument(parsing: source.bytes, isSmart: isSmart) }
    let written = SourceLines(source.bytes)
    var candidates = candidates(in: written)
    var roundsLeft = Self.rounds
    while true {
      let first = candidates.isEmpty ? source : RewrittenSource(written, replacing: candidates)
      // Every line stayed one line.
      let lines = candidates.isEmpty ? written : SourceLines(first.bytes)
      var survey = BlockSurvey(lines: lines, candidates: candidates, features: features)
      // Where there may be a table, another parse follows, and this one is for the blocks alone.
      let sketch = survey.expectsTables ? lines.sketch : nil
      let document = CmarkDocument(parsing: sketch ?? first.bytes, isSmart: isSmart)
      if !survey.isIdle {
        document.walk(onlyBlocks: true) { node, isEntering in survey.visit(node, isEntering: isEntering) }
      }
      let confirmed = survey.confirmed.subtracting(survey.tables.impossible)
      if confirmed.count < candidates.count {
        roundsLeft -= 1
        candidates = roundsLeft > 0 ? candidates.filter { confirmed.contains($0.key) } : [:]
        continue
      }
      if let line = survey.tables.exceeded { exceeded.append(ExceededLimit(kind: .cells, line: line)) }
      let tables = survey.tables.lines
      guard sketch != nil || !tables.isEmpty else {
        source = first
        return document
      }
      // The first tree need not be there beside the second one.
      _ = consume document
      source = tables.isEmpty ? first : RewrittenSource(written, replacing: candidates, tables: tables)
      return CmarkDocument(parsing: source.bytes, isSmart: isSmart)
    }
  }

  /// Changes the text of the tree and of the source, where every byte stays in its place.
  ///
  /// - Parameters:
  ///   - isHidden: Whether text that holds a byte is changed.
  ///   - change: Makes the new bytes; its flag says whether backslashes are literal, as in code.
  mutating func changeText(
    of document: borrowing CmarkDocument, where isHidden: (UInt8) -> Bool, _ change: ([UInt8], Bool) -> [UInt8]
  ) {
    document.walk { node, isEntering in if isEntering { node.changeText(where: isHidden, change) } }
    source.bytes = change(source.bytes, true)
  }

  /// The lines that may be something, by number.
  private mutating func candidates(in lines: SourceLines) -> [Int: RewrittenLine] {
    var found: [Int: RewrittenLine] = [:]
    guard !features.isDisjoint(with: [.footnotes, .definitionLists, .attributeLists]) else { return found }
    let markers = UnusedMarkers(in: lines)
    let limit = ExtensionLimits(size: lines.bytes.count)[.lines]
    var number = 1
    while number <= lines.count {
      if features.contains(.attributeLists), let list = AttributeListLines(from: number, in: lines) {
        guard found.count < limit else { break }
        // All lines but the first only continue the lists.
        for line in number...list.last {
          found[line] = RewrittenLine(
            lines[line], number: line, of: line == number ? list.list : AttributeList(), lists: &attributeLists)
        }
        number = list.last + 1
        continue
      }
      if let line = RewrittenLine(
        lines[number], number: number, features: features, markers: markers, lists: &attributeLists)
      {
        guard found.count < limit else { break }
        found[number] = line
      }
      number += 1
    }
    if number <= lines.count { exceeded.append(ExceededLimit(kind: .lines, line: number)) }
    return found
  }
}

/// A list of attributes that is on several lines of its own.
struct AttributeListLines {
  let list: AttributeList
  /// The last of its lines.
  let last: Int

  /// Reads lines from one on; nil where it begins no list, or one that it ends itself.
  ///
  /// No line after the first holds an opening brace, so that each is looked at for one list only.
  init?(from first: Int, in lines: SourceLines) {
    let start = lines[first].afterQuoteMarkers
    guard start.first == UInt8(ascii: "{"), !start.contains(UInt8(ascii: "}")) else { return nil }
    var text = Array(start)
    var number = first
    while number < lines.count, text.count <= AttributeListScanner<[UInt8]>.longest {
      number += 1
      let line = lines[number].afterQuoteMarkers
      guard !line.isEmpty, !line.contains(UInt8(ascii: "{")) else { return nil }
      text.append(UInt8(ascii: " "))
      text += line
      guard line.contains(UInt8(ascii: "}")) else { continue }
      guard let parsed = AttributeList.parse(prefixOf: text, requiresColon: false),
        text[parsed.end...].allSatisfy(\.isASCIISpace)
      else { return nil }
      list = parsed.list
      last = number
      return
    }
    return nil
  }
}
