import FeedDiagnostics
import FeedMarkdown
import HTMLChecking

/// Reads a body, renders it in every way, and looks at all that must be true of any body whatever.
package struct BodyCheck {
  /// What is not as it should be.
  package private(set) var problems: [String] = []
  /// The HTML as on a page of many bodies.
  package let page: String
  /// The HTML as in a feed.
  package let feed: String

  private let body: MarkdownBody
  private let hasPrefixInText: Bool
  private static let prefix = "q9-"

  /// Looks at a body.
  ///
  /// - Parameter published: what is looked at instead of the HTML; tests plant faults with it.
  package init(_ input: FuzzInput, published: (String) -> String = { $0 }) {
    hasPrefixInText = input.text.contains("q9")
    body = MarkdownParser(options: input.options).parse(input.text, at: SourceLocation(file: "a.md", line: 1)).body
    page = published(
      body.html(MarkdownRendering(headingOffset: 1, identifierPrefix: Self.prefix, loadsFirstImageEagerly: true)))
    feed = published(body.html(MarkdownRendering(purpose: .feed)))
    checkText(input.text)
    for html in [page, feed] where html.utf8.contains(0) { report("a NUL in the HTML") }
    checkCommonMark(input.text)
    // What a writer wrote as HTML is as right as the writer is, but for what feeds keep of it.
    guard input.options.rawHTML == .dropped else {
      let document = check(feed, "feed", isWriters: true)
      if document.elements.contains(where: { $0.name == "iframe" }) { report("feed: a frame") }
      if input.options.rawHTML == .harmless { _ = check(page, "page", isWriters: true) }
      return
    }
    let document = check(page, "page")
    checkNames(in: document)
    let feedDocument = check(feed, "feed")
    if !feedDocument.values(of: "style").isEmpty { report("feed: style") }
    if !feedDocument.values(of: "id").isEmpty { report("feed: an id though none was asked for") }
    var isMissing = false
    let resolved = body.resolvingLinks { link in
      isMissing.toggle()
      return ResolvedLink(link.destination, pixelWidth: 3, pixelHeight: 2, isMissing: isMissing)
    }
    _ = check(resolved.html(MarkdownRendering(identifierPrefix: "")), "page with missing files")
  }

  /// Looks at HTML; the writer may answer for which elements stand in which.
  private mutating func check(_ html: String, _ name: String, isWriters: Bool = false) -> HTMLDocument {
    let document = HTMLDocument(html)
    // A writer's `&` that begins no reference is right in HTML, and stays.
    let findings =
      isWriters
      ? document.problems.filter { !$0.hasPrefix("a bare &") } : document.problems + HTMLNesting(document).problems
    problems += findings.map { "\(name): \($0)" }
    problems += HTMLHarm(document).problems.map { "\(name): \($0)" }
    return document
  }

  /// Without extensions, the HTML is that of libcmark, but for addresses that are unsafe and characters that HTML forbids.
  private mutating func checkCommonMark(_ text: String) {
    guard !text.contains("&#"), text.unicodeScalars.allSatisfy(Self.isAllowed) else { return }
    let parsed = MarkdownParser(options: .commonMark).parse(text, at: SourceLocation(file: "a.md", line: 1))
    guard !parsed.diagnostics.contains(where: { $0.code == "unsafe-link" }),
      !parsed.body.links.contains(where: { $0.kind == .image && $0.destination.isEmpty })
    else { return }
    let html = parsed.body.html(MarkdownRendering(purpose: .document))
    let expected = CmarkReference.html(text, keepsRawHTML: true)
    // libcmark lets an address in pointed brackets stand in a link as a link of its own.
    let nesting = HTMLNesting(HTMLDocument(expected))
    guard !nesting.problems.contains("a within a") else { return }
    // libcmark writes an empty title, the other implementations of its authors write none, and the specification has no
    // example of one; here there is none either.
    let emptyTitle = " title=\"\""
    guard html != expected, html.replacing(emptyTitle, with: "") != expected.replacing(emptyTitle, with: "") else {
      return
    }
    report("without extensions\n\(html)\n== libcmark\n\(expected)")
  }

  private mutating func checkNames(in document: HTMLDocument) {
    let names = document.values(of: "id")
    let unique = Set(names)
    if unique.count != names.count { report("two elements of one id") }
    if names.contains(where: { !$0.utf8.starts(with: Self.prefix.utf8) }) { report("an id without the prefix") }
    if names.contains(where: { $0.utf8.contains { $0 <= 0x20 } }) { report("a space in an id") }
    for heading in body.headings where !unique.contains(Self.prefix + heading.anchor) {
      report("no id for the heading \(heading.anchor)")
    }
    for link in document.values(of: "href") where link.utf8.starts(with: "#\(Self.prefix)".utf8) {
      // What is percent-encoded leads to a heading in another script; what the text holds itself may lead nowhere.
      if link.contains("%") || hasPrefixInText { continue }
      if !unique.contains(String(link.dropFirst())) { report("a link to \(link), which is not there") }
    }
    let shown = document.elements.count { $0.name == "a" }
    let links = body.links.count { $0.kind == .link }
    if shown < links { report("\(links) links, of which \(shown) are shown") }
    if body.isEmpty {
      let isShown = document.tokens.contains { token in
        switch token {
        case .text(let text): !text.allSatisfy(\.isWhitespace)
        case .start(let name, _): ["img", "audio", "video"].contains(name)
        case .end: false
        }
      }
      if isShown { report("an empty body shows something") }
    }
  }

  private mutating func checkText(_ text: String) {
    if body.plainText.utf8.contains(0) { report("a NUL in the plain text") }
    if body.resolvedLinks.count != body.links.count { report("links are lost when they are resolved") }
    if body.statistics.words + body.statistics.cjkCharacters > 4 * text.utf8.count { report("more words than bytes") }
    let hasMark = text.lowercased().contains("more")
    for limit in [0, 1, 2, 40] {
      let excerpt = body.excerpt(limit: limit)
      if !hasMark, excerpt.count > limit { report("an excerpt longer than \(limit)") }
    }
  }

  private mutating func report(_ problem: String) {
    problems.append(problem)
  }

  /// Whether HTML allows a character, and line ends stay as they are.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
