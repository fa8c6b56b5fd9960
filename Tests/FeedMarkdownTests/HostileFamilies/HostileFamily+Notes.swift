extension HostileFamily {
  /// Addresses, tags, tasks, alerts and media.
  static let notes: [HostileFamily] = [
    HostileFamily("addresses without a scheme", repeating: "www."),
    HostileFamily("addresses without a host", repeating: "http://"),
    HostileFamily("addresses", repeating: "http://a.b "),
    HostileFamily("a long address") { size in "http://a.b/" + .repeating("c", upTo: size) },
    HostileFamily("an address of dots") { size in "http://a" + .repeating(".a", upTo: size) },
    HostileFamily("an address of underscores") { size in "www." + .repeating("a_.", upTo: size) },
    HostileFamily("an address with closing parentheses") { size in "http://a.b/" + .repeating(")", upTo: size) },
    HostileFamily("an address with opening parentheses") { size in "http://a.b/" + .repeating("(", upTo: size) },
    HostileFamily("an address with entities") { size in "http://a.b/" + .repeating("&amp;", upTo: size) },
    HostileFamily("an address with punctuation") { size in "http://a.b/" + .repeating("?!.,:*~'", upTo: size) },
    HostileFamily("almost mail addresses", repeating: "a@b."),
    HostileFamily("mail addresses", repeating: "a@b.cd "),
    HostileFamily("a long name before an at sign") { size in .repeating("a.", upTo: size) + "@b.cd" },
    HostileFamily("at signs", repeating: "@"),
    HostileFamily("names and at signs", repeating: "a@"),
    HostileFamily("mentions", repeating: "@a "),
    HostileFamily("number signs", repeating: "a#"),
    HostileFamily("hashtags", repeating: " #a"),
    HostileFamily("different hashtags") { size in .numbered(upTo: size) { " #a\($0)" } },
    HostileFamily("a long hashtag") { size in "a #" + .repeating("雨", upTo: size) },
    HostileFamily("schemes", repeating: "a:"),
    HostileFamily("addresses in brackets", repeating: "[http://a.b"),
    HostileFamily("tasks", repeating: "- [ ] a\n"),
    HostileFamily("tasks without words", repeating: "- [ ]\n"),
    HostileFamily("tasks on a line", repeating: "- [ ] "),
    HostileFamily("alerts", repeating: "> [!NOTE]\n\n"),
    HostileFamily("alerts on lines", repeating: "> [!NOTE]\n"),
    HostileFamily("nested alerts") { size in
      .numbered(upTo: size) { String(repeating: "> ", count: $0) + "[!NOTE]\n" }
    },
    HostileFamily("images on lines", repeating: "![a](b.jpg)\n\n"),
    HostileFamily("players", repeating: "![a](b.mp3)"),
    HostileFamily("players on lines", repeating: "![a](b.mp3)\n\n"),
    HostileFamily("embeds", repeating: "https://youtu.be/dQw4w9WgXcQ\n\n"),
    HostileFamily("embeds that begin later", repeating: "https://youtu.be/dQw4w9WgXcQ?t=1m2s\n\n"),
    HostileFamily(
      "everything", repeating: "> [!NOTE]\n> |a[^1]|\n> |-|\n> |~~b~~|\n\n- [x] ==c== {: .d }\n\n[^1]: e\n: f\n\n"),
  ]
}
