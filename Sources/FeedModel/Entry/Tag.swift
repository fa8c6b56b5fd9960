/// A taxonomy term that an entry carries.
public struct Tag: Hashable, Sendable {
  /// The tag as it is written, for example `Dream Pop`.
  public let name: String
  /// The part of the address for it, for example `dream-pop`; tags with one slug are one tag. What file systems take for
  /// the same is written in one way, so that `Straße` and `STRASSE` are one tag.
  public let slug: String

  /// Creates a tag; nil where the name is empty or white space.
  ///
  /// A name without any characters that addresses can hold, such as an emoji, is written there by its code points,
  /// without those that only choose its look. The ends of `C++` and `C#` are written as words, so that these differ
  /// from `C`.
  public init?(name: String) {
    let visible = name.unicodeScalars.lazy.filter { !$0.properties.isWhitespace && !$0.properties.isVariationSelector }
    guard !visible.isEmpty else { return nil }
    let slug = Slug.caseless(from: Self.withSignsAsWords(name))
    self.name = name
    switch slug {
    case "": self.slug = visible.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
    // A wall has a folder, and no folder can be called as the page in it.
    case "index.html": self.slug = "index-html"
    default: self.slug = slug
    }
  }

  private static func withSignsAsWords(_ name: String) -> String {
    let word = name.unicodeScalars.reversed().drop { $0 == "+" || $0 == "#" }
    let signs = name.unicodeScalars.suffix(name.unicodeScalars.count - word.count)
    guard !signs.isEmpty, let last = word.first, last.properties.isAlphabetic || last.properties.numericType != nil
    else {
      return name
    }
    return String(String.UnicodeScalarView(word.reversed())) + signs.map { $0 == "+" ? "-plus" : "-sharp" }.joined()
  }
}
