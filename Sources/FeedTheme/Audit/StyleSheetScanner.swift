/// Finds what a style sheet names and declares (CSS Syntax Level 3, as far as audits need it).
struct StyleSheetScanner {
  /// An address in `url()` or behind `@import`.
  struct Address: Hashable {
    let text: String
    let place: TemplatePlace
    let isImport: Bool
  }

  /// A custom property of a rule.
  struct Declaration: Hashable {
    /// The selectors and conditions around it, the outermost first.
    let preludes: [String]
    let name: String
    let value: String
    let place: TemplatePlace
  }

  private(set) var addresses: [Address] = []
  private(set) var declarations: [Declaration] = []
  /// How many bytes are left without comments and without white space beside other white space or at signs.
  var compactSize: Int { text[0..<text.count].utf8.count - superfluous }

  private var superfluous = 0

  private let text: TemplateText
  private var position = 0
  private var start = 0
  private var preludes: [String] = []

  /// Scans a style sheet.
  init(_ text: TemplateText) {
    self.text = text
    while let scalar = text.scalar(at: position) {
      switch scalar {
      case "/" where text.scalar(at: position + 1) == "*": skipComment()
      case "\"", "'": readString(scalar)
      case "u" where isAt("url("): readAddress()
      case "{":
        preludes.append(statement)
        begin()
      case "}":
        endStatement()
        _ = preludes.popLast()
        begin()
      case ";":
        endStatement()
        begin()
      default:
        if scalar.properties.isWhitespace, !isNeeded(spaceAt: position) { superfluous += 1 }
        position += 1
      }
    }
  }

  /// Whether white space stands between two things that would be one without it.
  private func isNeeded(spaceAt offset: Int) -> Bool {
    guard let next = text.scalar(at: offset + 1), let before = text.scalar(at: offset - 1) else { return false }
    return !next.properties.isWhitespace && !"{};,>".unicodeScalars.contains(next)
      && !"{};,>:".unicodeScalars.contains(before)
  }

  private var statement: String { text[text.trimmed(start..<position)] }

  private mutating func begin() {
    position += 1
    start = position
  }

  private mutating func endStatement() {
    let range = text.trimmed(start..<position)
    guard text.scalar(at: range.lowerBound) == "-", !preludes.isEmpty else { return }
    let parts = text[range].split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return }
    declarations.append(
      Declaration(
        preludes: preludes, name: String(parts[0]), value: String(parts[1].drop { $0.isWhitespace }),
        place: text.place(at: range.lowerBound)))
  }

  private mutating func skipComment() {
    let end = text.first("*/", from: position + 2).map { $0 + 2 } ?? text.count
    superfluous += text[position..<end].utf8.count
    // A comment before a rule is not part of its selector.
    if text.trimmed(start..<position).isEmpty { start = end }
    position = end
  }

  private mutating func readString(_ quote: Unicode.Scalar) {
    let isImport = begins(with: "@import")
    let place = text.place(at: position)
    let value = quoted(quote)
    if isImport { addresses.append(Address(text: value, place: place, isImport: true)) }
  }

  /// The text up to the closing quote, which is passed.
  private mutating func quoted(_ quote: Unicode.Scalar) -> String {
    position += 1
    let first = position
    while let scalar = text.scalar(at: position), scalar != quote { position += scalar == "\\" ? 2 : 1 }
    let value = text[first..<min(position, text.count)]
    position += 1
    return value
  }

  private mutating func readAddress() {
    let (isImport, isNamespace) = (begins(with: "@import"), begins(with: "@namespace"))
    let place = text.place(at: position)
    position += 4
    while text.scalar(at: position)?.properties.isWhitespace == true { position += 1 }
    let address: String
    if let quote = text.scalar(at: position), quote == "\"" || quote == "'" {
      address = quoted(quote)
    } else {
      let first = position
      while let scalar = text.scalar(at: position), scalar != ")" { position += 1 }
      address = text[first..<position]
    }
    // The name of a namespace is no address to load.
    guard !isNamespace else { return }
    addresses.append(Address(text: address, place: place, isImport: isImport))
  }

  /// Whether the statement around the position is an at-rule.
  private mutating func begins(with rule: String) -> Bool {
    while start < position, text.scalar(at: start)?.properties.isWhitespace == true { start += 1 }
    return rule.unicodeScalars.enumerated().allSatisfy { text.scalar(at: start + $0.offset) == $0.element }
  }

  private func isAt(_ marker: String) -> Bool {
    marker.unicodeScalars.enumerated().allSatisfy { text.scalar(at: position + $0.offset) == $0.element }
  }
}
