extension HostileFamily {
  /// Quotes, lists, headings and code.
  static let blocks: [HostileFamily] = [
    HostileFamily("nested quotes") { size in .repeating("> ", upTo: size) + "a" },
    HostileFamily("nested quotes with lazy lines") { size in
      .repeating(">", upTo: size / 10) + "a\n" + .repeating("a\n", upTo: size * 9 / 10)
    },
    HostileFamily("emphasis in nested quotes", isHardForCmark: true) { size in
      .repeating(">", upTo: size / 3) + .repeating("a*", upTo: size * 2 / 3)
    },
    HostileFamily("nested lists on a line") { size in .repeating("- ", upTo: size) + "a" },
    HostileFamily("nested lists on many lines") { size in
      .numbered(upTo: size) { String(repeating: "  ", count: $0) + "* a\n" }
    },
    HostileFamily("empty lines in nested lists", isHardForCmark: true) { size in
      .repeating("- ", upTo: size / 2) + "x" + .repeating("\n", upTo: size / 2)
    },
    HostileFamily("empty lines in nested lists in a quote", isHardForCmark: true) { size in
      "> " + .repeating("- ", upTo: size / 2) + "x\n" + .repeating(">\n", upTo: size / 2)
    },
    HostileFamily("items", repeating: "- a\n"),
    HostileFamily("ordered items", repeating: "1. a\n"),
    HostileFamily("lists of one item", repeating: "- a\n+ b\n"),
    HostileFamily("tabs", repeating: "\t"),
    HostileFamily("tabs in lists", repeating: "-\t\ta\n"),
    HostileFamily("headings", repeating: "#\n"),
    HostileFamily("equal headings", repeating: "# a\n"),
    HostileFamily("headings and links to them", repeating: "# a\n[b](#a-2)\n"),
    HostileFamily("underlined headings", repeating: "a\n=\n"),
    HostileFamily("thematic breaks", repeating: "***\n"),
    HostileFamily("fences", repeating: "```\n"),
    HostileFamily("fences of a language", repeating: "```swift\nlet a = \"b\"\n```\n"),
    HostileFamily("code of nested comments") { size in "```swift\n" + .repeating("/*", upTo: size) },
    HostileFamily("code of open texts") { size in "```swift\n" + .repeating("\"\"\"\\(", upTo: size) },
    HostileFamily("code of one line") { size in "```python\n" + .repeating("a=f'{", upTo: size) },
    HostileFamily("code of templates") { size in "```javascript\n" + .repeating("`${", upTo: size) },
    HostileFamily("code of here-documents") { size in "```bash\n" + .repeating("<<A $( ", upTo: size) },
    HostileFamily("code of tags") { size in "```html\n" + .repeating("<a b=\"<script>", upTo: size) },
    HostileFamily("code of brackets") { size in "```json\n" + .repeating("[{\"a\":", upTo: size) },
    HostileFamily("code of slashes") { size in "```javascript\n" + .repeating("=/[", upTo: size) },
    HostileFamily("indented code", repeating: "    a\n\n"),
    HostileFamily("lines that are almost underlined", repeating: "aaa\rbbb\n-\u{B}\n"),
  ]
}
