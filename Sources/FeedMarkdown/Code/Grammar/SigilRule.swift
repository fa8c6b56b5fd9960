/// A character that makes the word behind it something special, such as `$name` or `@name`.
struct SigilRule: Sendable {
  /// Where the character has this meaning.
  enum Boundary: Sendable {
    /// Everywhere.
    case anywhere
    /// Not behind a word, a closing bracket or the same character.
    case notAfterWord
    /// At the start of a line, behind a blank or behind an opening bracket.
    case afterBlank
  }

  /// The characters before the word.
  let prefix: [UInt8]
  /// How both are marked.
  let kind: CodeTokenKind
  /// Where it counts.
  let boundary: Boundary
  /// Whether `{…}` on one line may stand for the word.
  let allowsBraces: Bool
  /// Whether words may be joined by these characters.
  let joiners: ByteSet
  /// Other characters that may stand for the word, one of them.
  let specials: ByteSet
  /// Whether the sigil and the word may be a word of the language.
  let isLookedUp: Bool

  /// Creates a rule.
  init(
    _ prefix: String, _ kind: CodeTokenKind, _ boundary: Boundary = .anywhere, allowsBraces: Bool = false,
    joiners: String = "", specials: String = "", isLookedUp: Bool = false
  ) {
    self.prefix = Array(prefix.utf8)
    self.kind = kind
    self.boundary = boundary
    self.allowsBraces = allowsBraces
    self.joiners = ByteSet(joiners)
    self.specials = ByteSet(specials)
    self.isLookedUp = isLookedUp
  }
}
