/// End tags that HTML lets writers leave out (WHATWG HTML, section 13.1.2.4).
enum ImpliedEnds {
  /// Whether the start of `name` ends the element `open` that it would stand in.
  static func ends(_ open: String, before name: String) -> Bool {
    switch open {
    case "p": endParagraphs.contains(name)
    case "li": name == "li"
    case "dt", "dd": name == "dt" || name == "dd"
    case "rt", "rp": name == "rt" || name == "rp"
    case "td", "th": ["td", "th", "tr", "tbody", "thead", "tfoot"].contains(name)
    case "tr": ["tr", "tbody", "thead", "tfoot"].contains(name)
    case "tbody", "thead", "tfoot": ["tbody", "thead", "tfoot"].contains(name)
    case "caption", "colgroup": ["colgroup", "tr", "tbody", "thead", "tfoot"].contains(name)
    case "a": name == "a"
    default: false
    }
  }

  private static let endParagraphs: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "div", "dl", "figcaption", "figure", "footer",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "section",
    "table", "ul",
  ]
}
