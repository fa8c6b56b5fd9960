/// What a place of a template lies in, as far as white space goes.
enum TemplateRegion: Equatable {
  /// Markup in which white space at the start of a line means nothing.
  case markup
  /// A comment of the template, which may show elements that are none.
  case comment
  /// An element that keeps its white space, by its name.
  case element(String)

  private static let elements = ["pre", "textarea", "script"]

  /// Whether the white space at the start of a line counts.
  var keepsWhiteSpace: Bool {
    switch self {
    case .markup, .comment: false
    case .element: true
    }
  }

  /// Goes on to what the end of a line lies in.
  mutating func advance(over line: Substring) {
    var rest = line.utf8
    while let start = rest.firstIndex(where: Self.canChangeRegion) {
      rest = rest[start...]
      switch self {
      case .markup:
        if rest.starts(with: "{{!".utf8) {
          self = .comment
        } else if let name = Self.elements.first(where: { Self.isTag("<\($0)", at: rest) }) {
          self = .element(name)
        }
      case .comment:
        if rest.starts(with: "}}".utf8) { self = .markup }
      case .element(let name):
        if Self.isTag("</\(name)", at: rest) { self = .markup }
      }
      rest = rest.dropFirst()
    }
  }

  private static func canChangeRegion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"): true
    default: false
    }
  }

  /// Whether a tag begins here: its name in any letter case, and no letter or digit behind it.
  private static func isTag(_ start: String, at rest: Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: "<") else { return false }
    let head = rest.prefix(start.utf8.count)
    guard String(Substring(head)).lowercased() == start else { return false }
    guard let next = rest.dropFirst(start.utf8.count).first else { return true }
    let following = Character(Unicode.Scalar(next))
    return !following.isLetter && !following.isNumber && following != "-"
  }
}
