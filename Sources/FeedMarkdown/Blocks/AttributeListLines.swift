/// A list of attributes that stands on several lines of its own.
struct AttributeListLines {
  let list: AttributeList
  /// The last of its lines.
  let last: Int

  /// Reads lines from one on; nil where it begins no list, or one that it ends itself.
  ///
  /// No line behind the first holds an opening brace, so that each is looked at for one list only.
  init?(from first: Int, in lines: SourceLines) {
    let start = Self.content(lines[first])
    guard start.first == UInt8(ascii: "{"), !start.contains(UInt8(ascii: "}")) else { return nil }
    var text = Array(start)
    var number = first
    while number < lines.count, text.count <= AttributeListScanner<[UInt8]>.longest {
      number += 1
      let line = Self.content(lines[number])
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

  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">") }
  }
}
