/// A tag of raw HTML.
struct RawHTMLTag: Equatable {
  /// The name in lower case.
  var name: String
  /// Whether it is an end tag.
  var isEnd: Bool
  /// Whether it ends in `/>`, which means something in drawings only.
  var isSelfClosing = false
  /// Where it stands.
  var range = 0..<0
  /// All attributes in order; of two with one name, the first one counts.
  var attributes: [RawHTMLAttribute] = []

  /// Whether words before and after the tag are words of one line, which may even be one word.
  var isWithinWords: Bool { Self.withinWords.contains(name) }

  /// Elements whose content is not read out, though tags stand in it.
  static let silent: Set<String> = ["math", "svg", "template"]

  /// Whether there is something to see where the tag stands.
  var isShown: Bool { Self.shown.contains(name) }

  private static let shown: Set<String> = [
    "audio", "canvas", "embed", "hr", "iframe", "img", "input", "math", "object", "svg", "video",
  ]

  private static let withinWords: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd",
    "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
    "var", "wbr",
  ]
}
