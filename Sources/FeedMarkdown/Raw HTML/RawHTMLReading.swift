/// What raw HTML is read for, which decides what counts as a tag in it.
struct RawHTMLReading {
  /// Elements of which only the tags are read.
  let passed: Set<String>
  /// Whether the tags that GFM disallows are text.
  let isFiltered: Bool

  /// For its words and images: what stands in a drawing or a script is no text for readers.
  static let words = Self(
    passed: ["iframe", "noembed", "noframes", "script", "style", "svg", "template", "textarea", "xmp"],
    isFiltered: false)

  /// As browsers read it: in some elements nothing is a tag (WHATWG HTML, section 13.2.6.4).
  static let tags = Self(
    passed: ["iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp"], isFiltered: false)

  /// As browsers read it once the tags that GFM disallows are shown as text. All elements of ``tags`` are among them.
  static let filteredTags = Self(passed: [], isFiltered: true)
}
