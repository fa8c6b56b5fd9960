/// A tag of raw HTML.
struct RawHTMLTag: Equatable {
  /// The name in lower case.
  var name: String
  /// Whether it is an end tag.
  var isEnd: Bool
  /// The first line of the tag, as written.
  var written = ""
  /// What is kept of an image: its `src`, `alt` and `title`, entities decoded.
  var attributes: [String: String] = [:]

  /// Elements whose content is no text for readers.
  static let hidden: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "svg", "template", "textarea", "xmp",
  ]

  /// Whether words before and after the tag are words of one line, which may even be one word.
  var isWithinWords: Bool { Self.withinWords.contains(name) }

  private static let withinWords: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd",
    "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
    "var", "wbr",
  ]
}
