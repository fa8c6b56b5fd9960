/// Holds a document against the parts of HTML's content models that a browser would otherwise repair (HTML, section 4).
package struct HTMLNesting {
  /// What stands where it may not stand.
  package private(set) var problems: [String] = []

  private var open: [String] = []
  /// How many elements of each name are open.
  private var depths: [String: Int] = [:]

  /// Reads the tokens of a document.
  package init(_ document: HTMLDocument) {
    for token in document.tokens {
      switch token {
      case .start(let name, _): enter(name)
      case .end(let name): leave(name)
      case .text(let text): read(text)
      }
    }
  }

  private static let phrasing: Set = [
    "a", "abbr", "audio", "b", "br", "button", "cite", "code", "data", "del", "em", "i", "iframe", "img", "input",
    "ins", "kbd", "label", "mark", "picture", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "svg", "time",
    "u", "var", "video", "wbr",
  ]
  /// Elements that hold phrasing content only; `a`, `del` and `ins` are given nothing else by feedsite.
  private static let holdsPhrasing: Set = [
    "a", "abbr", "b", "button", "cite", "code", "data", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "i", "ins",
    "kbd", "label", "mark", "p", "pre", "q", "s", "samp", "small", "span", "strong", "sub", "summary", "sup", "time",
    "u", "var",
  ]
  private static let parents: [String: Set<String>] = [
    "li": ["ol", "ul"], "dt": ["dl"], "dd": ["dl"], "thead": ["table"], "tbody": ["table"], "tr": ["thead", "tbody"],
    "th": ["tr"], "td": ["tr"], "figcaption": ["figure"], "summary": ["details"], "source": ["audio", "video"],
  ]
  private static let children: [String: Set<String>] = [
    "ol": ["li"], "ul": ["li"], "dl": ["dt", "dd"], "table": ["thead", "tbody"], "thead": ["tr"], "tbody": ["tr"],
    "tr": ["th", "td"],
  ]
  /// Elements that may not stand within each other, at any depth.
  private static let interactive: Set = ["a", "button", "details", "iframe", "label"]

  private mutating func enter(_ name: String) {
    let parent = open.last ?? ""
    if Self.holdsPhrasing.contains(parent), !Self.phrasing.contains(name) { report(name) }
    if let wanted = Self.children[parent], !wanted.contains(name) { report(name) }
    if let wanted = Self.parents[name], !wanted.contains(parent) { report(name) }
    if Self.interactive.contains(name) {
      for other in ["a", "button"] where depths[other, default: 0] > 0 { report(name, within: other) }
    }
    guard !HTMLDocument.voidElements.contains(name) else { return }
    open.append(name)
    depths[name, default: 0] += 1
  }

  private mutating func leave(_ name: String) {
    guard open.last == name else { return }
    open.removeLast()
    depths[name, default: 0] -= 1
  }

  private mutating func read(_ text: String) {
    guard let parent = open.last, Self.children[parent] != nil else { return }
    if !text.utf8.allSatisfy({ $0 <= 0x20 }) { report("text \(text.prefix(20))") }
  }

  private mutating func report(_ name: String, within parent: String? = nil) {
    problems.append("\(name) within \(parent ?? open.last ?? "nothing")")
  }
}
