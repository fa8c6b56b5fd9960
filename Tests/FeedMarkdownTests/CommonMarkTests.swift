import BodyChecking
import FeedMarkdown
import Testing

@Suite("CommonMark")
struct CommonMarkTests {
  @Test(arguments: inputs)
  func `Renders what cmark renders`(text: String) {
    #expect(Sample.plainHTML(text) == CmarkReference.html(text))
  }

  @Test
  func `Renders all inputs together as cmark does`() {
    let text = Self.inputs.joined(separator: "\n\n")
    #expect(Sample.plainHTML(text) == CmarkReference.html(text))
  }

  @Test
  func `Renders every ASCII character in text and destinations as cmark does`() {
    for code in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(code))
      for text in ["a \\\(character) b", "[a](<x\\\(character)y>)", "`\(character)x`", "[a](b \"\\\(character)\")"] {
        #expect(Sample.plainHTML(text) == CmarkReference.html(text))
      }
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func `Does not depend on the kind of line end`(lineEnd: String) {
    let text = "# a\n\nb\nc  \nd\n\n```\ne\n\nf\n```\n\n- g\n- h\n"
    let other = String(text.map { $0 == "\n" ? Character(lineEnd) : $0 })
    #expect(Sample.body(other) == Sample.body(text))
    #expect(Sample.plainHTML(text) == CmarkReference.html(text))
  }

  static let inputs = [
    "", "\n\n", "plain", "one\ntwo", "one  \ntwo", "one\\\ntwo", "a\n\nb",
    "*a* _b_ **c** __d__ ***e*** *f **g** h*", "a*b*c _d_e", "**unclosed *a", "`code` `` a`b `` ` ` ` a `",
    "`a\nb`", "`<&\"'>`", "a < b > c & d \"e\" 'f'", "&amp; &lt; &copy; &#35; &#x1F600; &bogus; &#0;",
    "\\*a\\* \\<b> \\&amp;",
    "# a", "###### f ######", "####### not", "#", "a\n===", "b *c*\n---", "# `x` & [y](z)",
    "> a\nb\n> c", "> > a\n> b\n\nc", "> # a\n> - b", ">", "> a\n\n> b",
    "- a\n- b", "- a\n\n- b", "* a\n  - b\n    + c", "1. a\n2. b", "7) a\n8) b", "0. a", "- a\n\n  b\n- c", "-",
    "- a\n-\n- b",
    "1. a\n\n   ```\n   code\n   ```\n2. b", "- # a\n- > b\n-     c", "- a\n  ***\n- b", "- [a](b)\n  - c", "- a\n1. b",
    "- ![a](b)\n  - c", "- # a\n  b", "- a\n  # b",
    "    code\n      more\n\n    end", "```\na < b\n```", "~~~ swift extra\nlet a = \"b\"\n~~~", "```\nunclosed",
    "```a&b\"c\nx\n```",
    "``` é日\nx\n```", "\tcode\n\n\tmore", "```\n\n\n```", "```\n```",
    "***", "a\n\n---\n\nb", "_ _ _",
    "[a](/b)", "[a](/b \"c & <d> 'e' \\\"f\\\"\")", "[a](<b c> 'd')", "[a]()", "[](x)", "[a *b* `c`](d)", "[a](b(c)d)",
    "[a](b%20c?d=e&f=g#h)",
    "[a](/日本?ü=é)", "[a](b\\\"c'd)", "[a][b]\n\n[b]: /c 'd'", "[a][]\n\n[a]: <b c>", "[A]\n\n[a]: b", "[a]", "[a](b",
    "[a](b c)",
    "<https://a.b/c?d=e&f=g>", "<a@b.c>",
    "[a](DATA:image/png;base64,b)", "[a](mailto:b@c.d)", "[a](x:javascript:b)",
    "![a](b)", "![a](b \"c\")", "![a *b* `c` [d](e) ![f](g) <https://h.i>](j)", "![\"a\" & <b](c)", "![a\nb](c)",
    "![](b)",
    "![a][b]\n\n[b]: c", "[![a](b)](c)", "![日本](é.png)", "*![a](b)*", "![a](data:image/webp;base64,b)",
    "a\u{0}b", "日本語。テスト", "👩‍👩‍👧‍👦 🇹🇼", "{{ a }} {% b %}", "a\u{A0}b", "\u{FEFF}a", "a & b; c", "~~a~~",
    "| a | b |\n|---|---|\n| c | d |",
    "[a]: b", "[a]: b\nc", "- - a", "- 1. a\n- 2. b", "+ a\n\n\n+ b", "  a\n   b", "a\n    b", "*a*b **c**d", "****",
    "[a]\n(b)",
    ":-) \\( ** _ ~ ^", "<<<>>>", "a<b", "]]> <", "'\"'\"",
  ]
}
