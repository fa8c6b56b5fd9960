extension Family {
  /// Definitions and what refers to them: links, footnotes, terms, lists of attributes.
  static let references = [
    Family("definitions") { size in .numbered(upTo: size) { "[\($0)]: a\n" } },
    Family("definitions of one name", repeating: "[a]: b\n"),
    Family("many references to one definition") { size in
      "[a]: " + .repeating("b", upTo: 1_000) + "\n\n" + .repeating("[a] ", upTo: size)
    },
    Family("definitions and references") { size in
      .numbered(upTo: size / 2) { "[\($0)]: a\n" } + "\n" + .numbered(upTo: size / 2) { "[\($0)] " }
    },
    Family("references to nothing") { size in .numbered(upTo: size) { "[\($0)] " } },
    Family("definitions and links") { size in
      .repeating("[a]: b\n", upTo: size / 2) + .repeating("[a](b) ", upTo: size / 2)
    },
    Family("footnote openers", repeating: "[^"),
    Family("footnotes to nothing", repeating: "[^1] "),
    Family("footnotes to one definition") { size in "[^1]: a\n\n" + .repeating("[^1]", upTo: size) },
    Family("footnote definitions") { size in .numbered(upTo: size) { "[^\($0)]: a\n" } },
    Family("footnote definitions of one name", repeating: "[^1]: a\n"),
    Family("footnotes and definitions") { size in
      .numbered(upTo: size / 2) { "[^\($0)] " } + "\n\n" + .numbered(upTo: size / 2) { "[^\($0)]: a\n\n" }
    },
    Family("footnotes in footnotes") { size in "[^1]\n\n" + .numbered(upTo: size) { "[^\($0)]: a [^\($0 + 1)]\n\n" } },
    Family("a footnote within itself") { size in "[^1]\n\n[^1]: " + .repeating("[^1] ", upTo: size) },
    Family("nested footnote definitions", repeating: "[^1]: "),
    Family("footnote definitions in quotes", repeating: "> [^1]: a\n\n"),
    Family("a footnote of many blocks") { size in "[^1]\n\n[^1]: a\n\n" + .repeating("    b\n\n", upTo: size) },
    Family("footnotes with long names") { size in
      let name = String(repeating: "a", count: 900)
      return .numbered(upTo: size) { "[^\(name)\($0)]: b\n" }
    },
    Family("terms", repeating: "a\n: b\n"),
    Family("definitions of a term") { size in "a\n" + .repeating(": b\n", upTo: size) },
    Family("colons without a term", repeating: ": "),
    Family("lines of colons", repeating: ":\n"),
    Family("nested definitions of terms") { size in "a\n" + .repeating(": ", upTo: size) + "b" },
    Family("terms apart", repeating: "a\n\n: b\n\n"),
    Family("terms of many lines") { size in .repeating("a\n", upTo: size) + ": b" },
    Family("terms in quotes", repeating: "> a\n> : b\n"),
    Family("attribute openers", repeating: "{:"),
    Family("open lists of attributes", repeating: "{: .a "),
    Family("a long list of attributes") { size in "# a {:" + .repeating(" .b", upTo: size) + " }" },
    Family("a list of many names") { size in "# a {:" + .numbered(upTo: size) { " a\($0)=\"b\"" } + " }" },
    Family("a list of many classes") { size in "# a {:" + .numbered(upTo: size) { " .a\($0)" } + " }" },
    Family("open values") { size in "# a {:" + .repeating(" a=\"", upTo: size) },
    Family("links with open attributes", repeating: "[x](y){:"),
    Family("links with attributes", repeating: "[x](y){: .a } "),
    Family("headings with attributes", repeating: "# a {: #b }\n"),
    Family("lists of attributes on lines", repeating: "{: .a }\n"),
    Family("paragraphs with attributes", repeating: "a\n{: .b }\n\n"),
    Family("braces", repeating: "{"),
    Family("closing braces", repeating: "}"),
  ]
}
