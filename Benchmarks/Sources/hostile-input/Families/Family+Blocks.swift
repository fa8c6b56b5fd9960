extension Family {
  /// Quotes, lists, headings and code.
  static let blocks = [
    Family("nested quotes") { size in .repeating("> ", upTo: size) + "a" },
    Family("nested quotes with lazy lines") { size in
      .repeating(">", upTo: size / 10) + "a\n" + .repeating("a\n", upTo: size * 9 / 10)
    },
    Family("emphasis in nested quotes") { size in
      .repeating(">", upTo: size / 3) + .repeating("a*", upTo: size * 2 / 3)
    },
    Family("nested lists on a line") { size in .repeating("- ", upTo: size) + "a" },
    Family("nested lists on many lines") { size in
      .numbered(upTo: size) { String(repeating: "  ", count: $0) + "* a\n" }
    },
    Family("empty lines in nested lists") { size in
      .repeating("- ", upTo: size / 2) + "x" + .repeating("\n", upTo: size / 2)
    },
    Family("empty lines in nested lists in a quote") { size in
      "> " + .repeating("- ", upTo: size / 2) + "x\n" + .repeating(">\n", upTo: size / 2)
    },
    Family("items", repeating: "- a\n"),
    Family("ordered items", repeating: "1. a\n"),
    Family("lists of one item", repeating: "- a\n+ b\n"),
    Family("tabs", repeating: "\t"),
    Family("tabs in lists", repeating: "-\t\ta\n"),
    Family("headings", repeating: "#\n"),
    Family("equal headings", repeating: "# a\n"),
    Family("headings and links to them", repeating: "# a\n[b](#a-2)\n"),
    Family("underlined headings", repeating: "a\n=\n"),
    Family("thematic breaks", repeating: "***\n"),
    Family("fences", repeating: "```\n"),
    Family("fences of a language", repeating: "```swift\nlet a = \"b\"\n```\n"),
    Family("code of nested comments") { size in "```swift\n" + .repeating("/*", upTo: size) },
    Family("code of open texts") { size in "```swift\n" + .repeating("\"\"\"\\(", upTo: size) },
    Family("code of one line") { size in "```python\n" + .repeating("a=f'{", upTo: size) },
    Family("code of templates") { size in "```javascript\n" + .repeating("`${", upTo: size) },
    Family("code of here-documents") { size in "```bash\n" + .repeating("<<A $( ", upTo: size) },
    Family("code of tags") { size in "```html\n" + .repeating("<a b=\"<script>", upTo: size) },
    Family("code of brackets") { size in "```json\n" + .repeating("[{\"a\":", upTo: size) },
    Family("code of slashes") { size in "```javascript\n" + .repeating("=/[", upTo: size) },
    Family("indented code", repeating: "    a\n\n"),
    Family("lines that are almost underlined", repeating: "aaa\rbbb\n-\u{B}\n"),
  ]
}
