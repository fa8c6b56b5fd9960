/// What a writer can do about a complaint of the YAML parser, which speaks to programmers.
enum YAMLAdvice {
  /// The advice for a complaint; nil where there is none that fits.
  static func advice(for complaint: String) -> String? {
    advice.first { complaint.contains($0.complaint) }?.words
  }

  private static let quotes = "put the value in quotes"

  private static let advice: [(complaint: String, words: String)] = [
    (
      "mapping values are not allowed",
      "put a value that holds a colon in quotes, as in title: \"Rain: a song\", and begin all keys in one column"
    ),
    ("character that cannot start any token", "\(quotes), or indent with spaces where a tab stands"),
    ("tab character that violates indentation", "indent with spaces where a tab stands"),
    ("undefined alias", "a value that begins with * needs quotes"),
    ("while scanning an alias", "a value that begins with * needs quotes"),
    ("while scanning an anchor", "a value that begins with & needs quotes"),
    ("while parsing a node", quotes),
    ("while parsing a flow node", "a value that begins with # is a comment and needs quotes"),
    ("while scanning a quoted scalar", "close the quotes"),
    ("escape", "use single quotes around a text with backslashes"),
    ("could not find expected ':'", "a line needs a key, a colon and a space, as in title: Rain"),
    (
      "while parsing a flow sequence", "close the list with ]; a value that begins with # is a comment and needs quotes"
    ),
    ("while parsing a flow mapping", "close the braces with }"),
    ("did not find expected key", "give keys that belong together the same indentation, and close what is open"),
    ("block sequence entries are not allowed", "begin the list on a line of its own"),
    ("did not find expected '-' indicator", "give all items of the list the same indentation"),
    ("control characters are not allowed", "delete the invisible character"),
    ("another document", "keep one block of keys only"),
    ("did not find expected <document start>", "keep one block of keys only"),
    ("directive", "a line must not begin with %"),
    ("block scalar", "write | or > alone and the text on the lines below"),
  ]
}
