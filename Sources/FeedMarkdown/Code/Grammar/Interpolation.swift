/// How code stands inside a text literal, such as `\(name)`.
struct Interpolation: Sendable {
  /// What begins it; the last byte is a bracket that may occur again inside.
  let open: [UInt8]
  /// The bracket that ends it.
  let close: UInt8
  /// The quotation marks that texts inside of it begin and end with.
  let quotes: ByteSet

  /// Creates an interpolation.
  init(_ open: String, close: Character, quotes: String) {
    self.open = Array(open.utf8)
    self.close = close.asciiValue ?? 0
    self.quotes = ByteSet(quotes)
  }

  /// `\(…)`, as in Swift.
  static let swift = Interpolation("\\(", close: ")", quotes: "\"")
  /// `${…}`, as in Kotlin.
  static let dollar = Interpolation("${", close: "}", quotes: "\"'")
  /// `${…}` in JavaScript, where texts inside may interpolate again.
  static let javaScript = Interpolation("${", close: "}", quotes: "\"'`")
  /// `#{…}`, as in Ruby.
  static let hash = Interpolation("#{", close: "}", quotes: "\"'")
  /// `$(…)`, as in shells.
  static let command = Interpolation("$(", close: ")", quotes: "\"'")
}
