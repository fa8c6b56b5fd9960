internal import FeedMarkup

/// What of raw HTML may be in feeds, and on pages whose settings say nothing.
enum SafeElements {
  /// The attributes of each element that stays.
  static let attributes = special.merging(plain.map { ($0, Set<String>()) }) { own, _ in own }

  /// What an element becomes: a page has one title and one part that is its main one, which are the theme's.
  static func name(of element: String) -> String {
    switch element {
    case "h1": "h2"
    case "main": "div"
    default: element
    }
  }

  /// Attributes that every element may have.
  static let common: Set<String> = ["dir", "lang", "title"]

  /// Whether an attribute stays on pages, where feeds have no use for it: what links, style sheets and old pages need.
  static func onPages(_ attribute: String, of element: String) -> Bool {
    switch attribute {
    case "class", "dir", "id", "lang", "title", "translate": true
    case "align": ["div", "img", "p", "table", "td", "th", "tr"].contains(element) || element.hasPrefix("h")
    case "name": element == "a" || element == "details"
    case "download", "rel": element == "a"
    case "loading": element == "img"
    case "cite": ["blockquote", "del", "ins", "q"].contains(element)
    case "default": element == "track"
    case "playsinline": element == "video"
    default: false
    }
  }

  /// Elements that are left out with all that is in them.
  static let hidden = HTMLTokenizer.rawText.union([
    "button", "datalist", "math", "option", "select", "svg", "template",
  ])

  private static let plain = [
    "abbr", "address", "article", "aside", "b", "bdi", "bdo", "big", "blockquote", "br", "caption", "center", "cite",
    "code", "dd", "dfn", "div", "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hgroup", "hr", "i", "kbd", "main", "mark", "menu", "nav", "p", "picture", "pre", "q", "rp",
    "rt", "ruby", "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup", "tbody",
    "tfoot", "thead", "tr", "tt", "u", "ul", "var", "wbr", "table",
  ]

  private static let special: [String: Set<String>] = [
    "a": ["href", "hreflang"],
    "audio": ["controls", "loop", "muted", "preload", "src"],
    "col": ["span"],
    "colgroup": ["span"],
    "data": ["value"],
    "del": ["datetime"],
    "details": ["open"],
    "img": ["alt", "height", "sizes", "src", "srcset", "width"],
    "ins": ["datetime"],
    "li": ["value"],
    "ol": ["reversed", "start", "type"],
    "source": ["height", "media", "sizes", "src", "srcset", "type", "width"],
    "td": ["colspan", "rowspan"],
    "th": ["abbr", "colspan", "rowspan", "scope"],
    "time": ["datetime"],
    "track": ["kind", "label", "src", "srclang"],
    "video": ["controls", "height", "loop", "muted", "poster", "preload", "src", "width"],
  ]
}
