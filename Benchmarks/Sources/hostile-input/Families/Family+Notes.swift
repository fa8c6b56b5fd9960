extension Family {
  /// Addresses, tags, tasks, alerts and media.
  static let notes = [
    Family("addresses without a scheme", repeating: "www."),
    Family("addresses without a host", repeating: "http://"),
    Family("addresses", repeating: "http://a.b "),
    Family("a long address") { size in "http://a.b/" + .repeating("c", upTo: size) },
    Family("an address of dots") { size in "http://a" + .repeating(".a", upTo: size) },
    Family("an address of underscores") { size in "www." + .repeating("a_.", upTo: size) },
    Family("an address with closing parentheses") { size in "http://a.b/" + .repeating(")", upTo: size) },
    Family("an address with opening parentheses") { size in "http://a.b/" + .repeating("(", upTo: size) },
    Family("an address with entities") { size in "http://a.b/" + .repeating("&amp;", upTo: size) },
    Family("an address with punctuation") { size in "http://a.b/" + .repeating("?!.,:*~'", upTo: size) },
    Family("almost mail addresses", repeating: "a@b."),
    Family("mail addresses", repeating: "a@b.cd "),
    Family("a long name before an at sign") { size in .repeating("a.", upTo: size) + "@b.cd" },
    Family("at signs", repeating: "@"),
    Family("names and at signs", repeating: "a@"),
    Family("mentions", repeating: "@a "),
    Family("number signs", repeating: "a#"),
    Family("hashtags", repeating: " #a"),
    Family("different hashtags") { size in .numbered(upTo: size) { " #a\($0)" } },
    Family("a long hashtag") { size in "a #" + .repeating("雨", upTo: size) },
    Family("schemes", repeating: "a:"),
    Family("addresses in brackets", repeating: "[http://a.b"),
    Family("tasks", repeating: "- [ ] a\n"),
    Family("tasks without words", repeating: "- [ ]\n"),
    Family("tasks on a line", repeating: "- [ ] "),
    Family("alerts", repeating: "> [!NOTE]\n\n"),
    Family("alerts on lines", repeating: "> [!NOTE]\n"),
    Family("nested alerts") { size in
      .numbered(upTo: size) { String(repeating: "> ", count: $0) + "[!NOTE]\n" }
    },
    Family("images on lines", repeating: "![a](b.jpg)\n\n"),
    Family("players", repeating: "![a](b.mp3)"),
    Family("players on lines", repeating: "![a](b.mp3)\n\n"),
    Family("embeds", repeating: "https://youtu.be/dQw4w9WgXcQ\n\n"),
    Family(
      "everything", repeating: "> [!NOTE]\n> |a[^1]|\n> |-|\n> |~~b~~|\n\n- [x] ==c== {: .d }\n\n[^1]: e\n: f\n\n"),
  ]
}
