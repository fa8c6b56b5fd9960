extension Family {
  /// After `pathological_tests.py` of cmark.
  static let inlines = [
    Family("nested strong emphasis") { size in
      .repeating("*a **a ", upTo: size / 2) + "b" + .repeating(" a** a*", upTo: size / 2)
    },
    Family("closers without openers", repeating: "a_ "),
    Family("openers without closers", repeating: "_a "),
    Family("link closers without openers", repeating: "a]"),
    Family("link openers without closers", repeating: "[a"),
    Family("mismatched openers and closers", repeating: "*a_ "),
    Family("closers of another kind") { size in
      .repeating("*a ", upTo: size / 2) + .repeating("_a*_ ", upTo: size / 2)
    },
    Family("lengths that are multiples of three") { size in "a**b" + .repeating("c* ", upTo: size) },
    Family("link openers and emphasis closers", repeating: "[ a_"),
    Family("brackets and parentheses", repeating: "[ (]("),
    Family("images and brackets", repeating: "![[]()"),
    Family("nested brackets") { size in .repeating("[", upTo: size / 2) + "a" + .repeating("]", upTo: size / 2) },
    Family("a closing bracket and an open parenthesis", repeating: "]("),
    Family("hard links", repeating: "**x [a*b**c*](d) "),
    Family("nested images") { size in .repeating("![", upTo: size / 3) + .repeating("](a)", upTo: size * 2 / 3) },
    Family("backticks of every length") { size in
      .numbered(upTo: size) { "e" + String(repeating: "`", count: $0) }
    },
    Family("unclosed links with angles", repeating: "[a](<b"),
    Family("unclosed links", repeating: "[a](b"),
    Family("unclosed titles", repeating: "[a](b \"c "),
    Family("ampersands", repeating: "&"),
    Family("entities", repeating: "&amp;"),
    Family("almost entities", repeating: "&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    Family("backslashes", repeating: "\\"),
    Family("stars", repeating: "*"),
    Family("links on a line", repeating: "[a](b) "),
    Family("automatic links", repeating: "<http://a.b>"),
    Family("a long word", repeating: "x"),
    Family("a long grapheme") { size in "a" + .repeating("\u{301}", upTo: size) },
    Family("line ends", repeating: "\r\n"),
    Family("hard line breaks", repeating: "a\\\n"),
  ]
}
