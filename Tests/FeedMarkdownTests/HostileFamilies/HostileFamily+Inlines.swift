extension HostileFamily {
  /// After `pathological_tests.py` of cmark.
  static let inlines: [HostileFamily] = [
    HostileFamily("nested strong emphasis") { size in
      .repeating("*a **a ", upTo: size / 2) + "b" + .repeating(" a** a*", upTo: size / 2)
    },
    HostileFamily("closers without openers", repeating: "a_ "),
    HostileFamily("openers without closers", repeating: "_a "),
    HostileFamily("link closers without openers", repeating: "a]"),
    HostileFamily("link openers without closers", repeating: "[a"),
    HostileFamily("mismatched openers and closers", repeating: "*a_ "),
    HostileFamily("closers of another kind") { size in
      .repeating("*a ", upTo: size / 2) + .repeating("_a*_ ", upTo: size / 2)
    },
    HostileFamily("lengths that are multiples of three") { size in "a**b" + .repeating("c* ", upTo: size) },
    HostileFamily("link openers and emphasis closers", repeating: "[ a_"),
    HostileFamily("brackets and parentheses", repeating: "[ (]("),
    HostileFamily("images and brackets", isHardForCmark: true, repeating: "![[]()"),
    HostileFamily("nested brackets") { size in .repeating("[", upTo: size / 2) + "a" + .repeating("]", upTo: size / 2)
    },
    HostileFamily("a closing bracket and an open parenthesis", repeating: "]("),
    HostileFamily("hard links", repeating: "**x [a*b**c*](d) "),
    HostileFamily("nested images") { size in .repeating("![", upTo: size / 3) + .repeating("](a)", upTo: size * 2 / 3)
    },
    HostileFamily("backticks of every length") { size in
      .numbered(upTo: size) { "e" + String(repeating: "`", count: $0) }
    },
    HostileFamily("unclosed links with angles", repeating: "[a](<b"),
    HostileFamily("unclosed links", repeating: "[a](b"),
    HostileFamily("unclosed titles", repeating: "[a](b \"c "),
    HostileFamily("ampersands", repeating: "&"),
    HostileFamily("entities", repeating: "&amp;"),
    HostileFamily("almost entities", repeating: "&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    HostileFamily("backslashes", repeating: "\\"),
    HostileFamily("stars", repeating: "*"),
    HostileFamily("links on a line", repeating: "[a](b) "),
    HostileFamily("automatic links", repeating: "<http://a.b>"),
    HostileFamily("a long word", repeating: "x"),
    HostileFamily("a long grapheme") { size in "a" + .repeating("\u{301}", upTo: size) },
    HostileFamily("line ends", repeating: "\r\n"),
    HostileFamily("hard line breaks", repeating: "a\\\n"),
  ]
}
