import FeedDiagnostics
import FeedImport
import FeedMarkdown
import Foundation
import Testing

/// HTML to Markdown to HTML: a reader sees the same words, links and images.
@Suite struct MarkdownRoundTripTests {
  @Test(arguments: SpecificationHTML.examples)
  func `The HTML of the specification of CommonMark comes back`(example: SpecificationHTML) {
    let round = RoundTrip(example.html)
    #expect(round.difference == nil, "\(example.number):\n\(round.markdown)")
  }

  @Test(arguments: [
    "<p>5 * 3 * 2 = 30, snake_case_name, __init__, `tick`, a~b~c, 2^10^</p>",
    "<p># no heading</p><p>1. no list</p><p>- no list</p><p>+ no</p><p>&gt; no quote</p><p>=====</p><p>---</p>",
    "<p>[no](link) ![no](image) [^1] [x] &lt;b&gt; &amp;amp; &amp;copy; a &lt; b</p>",
    "<p>{% raw %} {{ x }} {: .y} {#z} ==no mark== :tada: ~~no~~ | a | b |</p>",
    "<p>one<br>- two<br># three<br>4. four<br>=<br>: five</p>",
    "<p>Hello!<a href='https://okapi.example/'>link</a></p>",
    "<p>a<em>b</em>c<strong>d</strong>e<em>f</em><em>g</em></p>",
    "<p>これは<strong>「重要」</strong>です。<em>雨</em>が降る</p>",
    "<p>x<em>&quot;y&quot;</em>z <strong>a </strong>b<em> c</em></p>",
    "<p><em><strong>both</strong></em> <strong><em>both</em> one</strong> <em>one <strong>both</strong></em></p>",
    "<p><b>bold<i>nested <b>again</b></i></b></p>",
    "<p>H<sub>2</sub>O x<sup>n+1</sup> <kbd>Ctrl</kbd>+<mark>C</mark> <u>u</u></p>",
    "<p><code>`a`</code> <code>``b</code> <code>a|b</code> <code> </code>!</p>",
    "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul><ul><li>other</li></ul>",
    "<ol start='3'><li>c</li><li>d</li></ol><ol><li>x</li></ol><ol reversed><li>y</li></ol>",
    "<ol><li>a<ol start='5'><li>b</li></ol></li><li></li><li><pre>code</pre></li></ol>",
    "<blockquote><p>a</p><ul><li>b</li></ul><blockquote>c</blockquote></blockquote><blockquote>d</blockquote>",
    "<pre><code class='language-swift'>let a = \"```\"\n\n  b</code></pre><pre>x <a href='/y'>y</a>\n\nz</pre>",
    "<table><thead><tr><th>a</th><th align='right'>b</th></tr></thead><tbody><tr><td>x|y</td><td>1<br>2</td></tr></tbody></table>",
    "<table><tr><td colspan='2'>wide</td></tr><tr><td>x</td><td><ul><li>y</li></ul></td></tr></table>",
    "<dl><dt>Rain</dt><dd>Water</dd><dt>Snow</dt><dd><p>Cold</p><p>water</p></dd></dl><dl><dt>a</dt><dd>b</dd></dl>",
    "<figure><img src='a.jpg' alt='A'><figcaption>By <a href='/ann'>Ann</a></figcaption></figure>",
    "<details><summary>More</summary><p>Less</p>\n\n<p>None</p></details>",
    "<h2 id='x'>Title #</h2><p><a href='#x'>up</a></p>",
    "<a href='/a'><h3>Title</h3><p>text</p></a>", "<div><span><p>one</p>two</span><em><p>three</p></em></div>",
    "<p><a href='/a b?x=(1&amp;copy=2;' title='a \"b\" &amp;amp;'>x [y]</a> <a href='/u'>a<br><br>b</a></p>",
    "<p><img src='x (1).png' alt='[a] *b*'> text <a href='/big'><img src='y.png' alt=''></a></p>",
    "<p>https://okapi.example/a_b/~c, and (www.okapi.example) ann@lin.example</p>",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr>x|y<td>1</td></tr></tbody></table>",
    "<table><thead><tr><th>a</th></tr><td>1<br>2</td></thead></table>",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1<p>b</p></td></tr></tbody></table>",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td> <p>b</p> </td></tr></tbody></table>",
    "<ol start='3'><li>a<details title='x\n\n  \ny'>b</details></li></ol><div><figure lang='a\n\nb'><b>c</b></figure></div>",
    "<p>a\u{A0} b\u{A0}</p><p>\u{A0}</p>",
    "<p>a</p>text<p>b</p>more <b>text</b><hr>end",
  ])
  func `HTML of all sorts comes back`(html: String) {
    let round = RoundTrip(html)
    #expect(round.difference == nil, "\(round.markdown)")
    let note = RoundTrip(html, isNote: true)
    #expect(note.difference == nil, "\(note.markdown)")
  }
}

/// The HTML of an example of CommonMark 0.30, as `scripts/specifications` fetches them.
struct SpecificationHTML: Sendable, CustomTestStringConvertible {
  let number: Int
  let html: String

  var testDescription: String { "example \(number)" }

  static let examples: [SpecificationHTML] = {
    let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = folder.appendingPathComponent(".build/specifications/commonmark-0.30.txt")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let fence = String(repeating: "`", count: 32)
    let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n\(fence) example\n").dropFirst()
    return parts.enumerated().compactMap { index, part in
      let example = part.components(separatedBy: "\n" + fence)[0]
      guard let dot = ("\n" + example + "\n").range(of: "\n.\n") else { return nil }
      let html = ("\n" + example + "\n")[dot.upperBound...].replacing("→", with: "\t")
      return SpecificationHTML(number: index + 1, html: String(html))
    }
  }()
}

/// HTML, the Markdown that is made of it, and what feedsite makes of that.
struct RoundTrip {
  let markdown: String
  private let before: Seen
  private let after: Seen

  init(_ html: String, isNote: Bool = false) {
    markdown = MarkdownConverter(isNote: isNote).markdown(html)
    // What feedsite adds on purpose: bare addresses become links, and titles of pictures are shown.
    let extensions = MarkdownExtensions.standard.subtracting([.autolinks, .figures])
    let options = MarkdownOptions(
      extensions: isNote ? extensions : extensions.subtracting([.hashtags, .mentions]), rawHTML: .kept)
    let body = MarkdownParser(options: options).parse(markdown, at: SourceLocation(file: "a.md")).body
    before = Seen(html)
    after = Seen(body.html(MarkdownRendering(purpose: .document)))
  }

  /// What changed; nil where nothing did.
  var difference: String? {
    if before.words != after.words { return "words: \(before.words) became \(after.words)" }
    if before.links != after.links { return "links: \(before.links) became \(after.links)" }
    if before.images != after.images { return "images: \(before.images) became \(after.images)" }
    return nil
  }

  /// What a reader sees of HTML.
  private struct Seen {
    var words = ""
    var links: [String] = []
    var images: [String] = []

    init(_ html: String) {
      read(MarkupDocument.html(html))
      words = Self.line(words)
    }

    private static let blocks: Set = [
      "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr", "table", "tr", "td",
      "th", "dl", "dt", "dd", "figure", "figcaption", "br", "section", "details", "summary",
    ]

    private func isSeen(_ element: MarkupElement) -> Bool {
      !element.text.allSatisfy(\.isWhitespace) || !element.descendants(["img"]).isEmpty
    }

    private static func encoded(_ address: String) -> String {
      address.replacing("`", with: "%60").replacing(" ", with: "%20")
    }

    private static func line(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private mutating func read(_ nodes: [MarkupNode]) {
      for node in nodes {
        switch node {
        case .text(let text): words += text
        case .comment: continue
        case .element(let element):
          if ["script", "style", "title", "textarea"].contains(element.name) { continue }
          let isBlock = Self.blocks.contains(element.name)
          if isBlock { words += " " }
          if element.name == "a", let href = element["href"], !href.isEmpty, isSeen(element) {
            let link = Self.line(Self.encoded(href) + " " + (element["title"] ?? ""))
            // A link around several blocks is one around the words of each.
            if links.last != link { links.append(link) }
          }
          if element.name == "img" {
            images.append(Self.line("\(Self.encoded(element["src"] ?? "")) \(element["alt"] ?? "")"))
          }
          read(element.children)
          if isBlock { words += " " }
        }
      }
    }
  }
}
