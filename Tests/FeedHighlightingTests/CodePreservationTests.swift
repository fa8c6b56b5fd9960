import FeedMarkup
import Testing

@testable import FeedHighlighting
@testable import FeedMarkdown

@Suite("Coloured code", .timeLimit(.minutes(30)))
struct CodePreservationTests {
  @Test(arguments: CodeLanguage.all)
  func `Keeps every byte of every sample in every language`(language: CodeLanguage) {
    for sample in CodeSample.all {
      expectPreserved(sample.code, language)
      // Whatever stands at the end is left open.
      expectPreserved(String(sample.code.prefix(sample.code.count / 2)), language)
    }
  }

  @Test(arguments: CodeLanguage.all)
  func `Keeps every byte of hostile code`(language: CodeLanguage) {
    for piece in Self.pieces {
      expectPreserved(String(repeating: piece, count: 500 / piece.utf8.count), language)
    }
  }

  /// A rule that is quadratic would take long for this much, and miss the time limit in one of the languages.
  @Test(
    arguments: ["swift", "js", "rust", "html", "css", "yaml", "bash", "markdown", "perl", "toml"],
    ["\"", "/*", "\\", "/[", "<", "#", "`", "{", "'a", "${"])
  func `Takes time that grows with the length of the code`(alias: String, piece: String) throws {
    let language = try #require(CodeLanguage.named(alias))
    let code = [UInt8](String(repeating: piece, count: (1 << 15) / piece.utf8.count).utf8)
    #expect(language.tokens(in: code).count <= code.count)
  }

  private static let pieces = [
    "\"", "'", "`", "/*", "*/", "\\", "\\é", "é\\", "👩‍👩‍👧", "/", "[", "{", "(", "<", "<!--", "<![CDATA[", "<script>",
    "<a b='", "&a",
    "&", "#", "#\"", "##", "r#", "R\"a", "$a$", "$", "@", "[=", "--[==", "<<A\n", "<<'", "${", "\"${", "`${", "\"\\(",
    "/[", "a/[", "~r{", "%w[", "s{", "q(", "a: ", "- ", "|\n", "a\n ", "\t", "\n", "1e+", "0x", "1.", "]]", "[[", "``",
    "```\n", "](", "\"\"\"", "'''", "{-", "(*", "=begin", "A", "a(", "a{b:c;", "::", " =", "#!/", "$ ", "x\\\n", "é",
  ]

  private func expectPreserved(_ code: String, _ language: CodeLanguage) {
    var buffer = MarkupBuffer()
    let block = MarkdownCodeBlock(info: "\(language.aliases[0]) {2,4-5}", code: Array(code.utf8), isHighlighted: true)
    block.append(to: &buffer, isPage: true)
    let (text, isBalanced) = Self.text(of: buffer.bytes)
    #expect(text == Array(code.utf8) && isBalanced, "\(language.name): \(code.prefix(40))")
  }

  /// What stands between the tags, and whether every element is closed before the one around it.
  private static func text(of markup: [UInt8]) -> (text: [UInt8], isBalanced: Bool) {
    var text: [UInt8] = []
    var open: [ArraySlice<UInt8>] = []
    var rest = markup[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<") {
        let tag = rest.prefix { $0 != UInt8(ascii: ">") }.dropFirst()
        rest = rest.dropFirst(tag.count + 2)
        if tag.first == UInt8(ascii: "/") {
          guard let last = open.popLast(), last.elementsEqual(tag.dropFirst()) else { return (text, false) }
        } else {
          open.append(tag.prefix { $0 != UInt8(ascii: " ") })
        }
      } else if byte == UInt8(ascii: "&") {
        let reference = rest.prefix { $0 != UInt8(ascii: ";") }.dropFirst()
        rest = rest.dropFirst(reference.count + 2)
        text += references[String(decoding: reference, as: UTF8.self)].map { Array($0.utf8) } ?? []
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return (text, open.isEmpty)
  }

  private static let references = ["lt": "<", "gt": ">", "amp": "&", "quot": "\""]
}
