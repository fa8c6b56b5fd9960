extension HostileFamily {
  /// Definitions and what refers to them: links, footnotes, terms, lists of attributes.
  static let references: [HostileFamily] = [
    HostileFamily("definitions") { size in .numbered(upTo: size) { "[\($0)]: a\n" } },
    HostileFamily("definitions of one name", repeating: "[a]: b\n"),
    HostileFamily("many references to one definition") { size in
      "[a]: " + .repeating("b", upTo: 1_000) + "\n\n" + .repeating("[a] ", upTo: size)
    },
    HostileFamily("definitions and references") { size in
      .numbered(upTo: size / 2) { "[\($0)]: a\n" } + "\n" + .numbered(upTo: size / 2) { "[\($0)] " }
    },
    HostileFamily("references to nothing") { size in .numbered(upTo: size) { "[\($0)] " } },
    HostileFamily("definitions and links") { size in
      .repeating("[a]: b\n", upTo: size / 2) + .repeating("[a](b) ", upTo: size / 2)
    },
    HostileFamily("footnote openers", repeating: "[^"),
    HostileFamily("footnotes to nothing", repeating: "[^1] "),
    HostileFamily("footnotes to one definition") { size in "[^1]: a\n\n" + .repeating("[^1]", upTo: size) },
    HostileFamily("footnote definitions") { size in .numbered(upTo: size) { "[^\($0)]: a\n" } },
    HostileFamily("footnote definitions of one name", repeating: "[^1]: a\n"),
    HostileFamily("footnotes and definitions") { size in
      .numbered(upTo: size / 2) { "[^\($0)] " } + "\n\n" + .numbered(upTo: size / 2) { "[^\($0)]: a\n\n" }
    },
    HostileFamily("footnotes in footnotes") { size in
      "[^1]\n\n" + .numbered(upTo: size) { "[^\($0)]: a [^\($0 + 1)]\n\n" }
    },
    HostileFamily("a footnote within itself") { size in "[^1]\n\n[^1]: " + .repeating("[^1] ", upTo: size) },
    HostileFamily("nested footnote definitions", repeating: "[^1]: "),
    HostileFamily("footnote definitions in quotes", repeating: "> [^1]: a\n\n"),
    HostileFamily("a footnote of many blocks") { size in "[^1]\n\n[^1]: a\n\n" + .repeating("    b\n\n", upTo: size) },
    HostileFamily("footnotes with long names") { size in
      let name = String(repeating: "a", count: 900)
      return .numbered(upTo: size) { "[^\(name)\($0)]: b\n" }
    },
    HostileFamily("terms", repeating: "a\n: b\n"),
    HostileFamily("definitions of a term") { size in "a\n" + .repeating(": b\n", upTo: size) },
    HostileFamily("colons without a term", repeating: ": "),
    HostileFamily("lines of colons", repeating: ":\n"),
    HostileFamily("nested definitions of terms") { size in "a\n" + .repeating(": ", upTo: size) + "b" },
    HostileFamily("terms apart", repeating: "a\n\n: b\n\n"),
    HostileFamily("terms of many lines") { size in .repeating("a\n", upTo: size) + ": b" },
    HostileFamily("terms in quotes", repeating: "> a\n> : b\n"),
    HostileFamily("attribute openers", repeating: "{:"),
    HostileFamily("open lists of attributes", repeating: "{: .a "),
    HostileFamily("a long list of attributes") { size in "# a {:" + .repeating(" .b", upTo: size) + " }" },
    HostileFamily("a list of many names") { size in "# a {:" + .numbered(upTo: size) { " a\($0)=\"b\"" } + " }" },
    HostileFamily("a list of many classes") { size in "# a {:" + .numbered(upTo: size) { " .a\($0)" } + " }" },
    HostileFamily("open values") { size in "# a {:" + .repeating(" a=\"", upTo: size) },
    HostileFamily("links with open attributes", repeating: "[x](y){:"),
    HostileFamily("links with attributes", repeating: "[x](y){: .a } "),
    HostileFamily("headings with attributes", repeating: "# a {: #b }\n"),
    HostileFamily("lists of attributes on lines", repeating: "{: .a }\n"),
    HostileFamily("paragraphs with attributes", repeating: "a\n{: .b }\n\n"),
    HostileFamily("braces", repeating: "{"),
    HostileFamily("closing braces", repeating: "}"),
    HostileFamily("lists of attributes in a row") { size in "[a](b)" + .numbered(upTo: size) { "{.c\($0) x=\"\($0)\"}" }
    },
    HostileFamily("lists of unknown attributes in a row") { size in "[a](b)" + .numbered(upTo: size) { "{: c\($0)}" } },
    HostileFamily("lists of attributes in a row of lines") { size in
      "a\n" + .numbered(upTo: size) { "{: .b\($0)}\n" }
    },
    HostileFamily("lists of attributes before a block") { size in .numbered(upTo: size) { "{: .b\($0)}\n" } + "a" },
    HostileFamily("lists of attributes at the end of a heading") { size in "# a " + .repeating("{.b}", upTo: size) },
    HostileFamily("links with lists of attributes that do not end", repeating: "[a](b){: .c d"),
    HostileFamily("open lists of attributes on lines", repeating: "{: .c\n"),
    HostileFamily("lists of attributes that go on", repeating: "[a](b){: .c\n.d}"),
    HostileFamily("lists of attributes that go on and do not end", repeating: "a{: .c\n"),
    HostileFamily("a list of attributes that goes on for long") { size in "a {: .c\n" + .repeating(".d\n", upTo: size)
    },
    HostileFamily("lists of attributes that do not count, around links", repeating: "*[a](b){: x}*{: y} "),
    HostileFamily("references in links", repeating: "[a[^1] *b[^2]*](c){: .d}"),
    HostileFamily("references in a link") { size in "[" + .repeating("[^1]", upTo: size) + "](b)\n\n[^1]: c" },
    HostileFamily("references to nothing among many footnotes") { size in
      .numbered(upTo: size / 2) { "[^note\($0)]: a\n" } + .numbered(upTo: size / 2) { "[^not\($0)] " }
    },
    HostileFamily("tables in footnotes", repeating: "[^1]: |a|\n    |-|\n    |b|\n: c\n"),
    HostileFamily("emoji in headings", repeating: "# :tada: :tada:\n"),
  ]
}
