extension HostileFamily {
  /// Marks within a line beyond CommonMark: strikethrough and its kind, emoji, quotes.
  static let marks: [HostileFamily] = [
    HostileFamily("double tildes", repeating: "~~"),
    HostileFamily("tildes and letters", repeating: "~a"),
    HostileFamily("tildes around letters", repeating: "~~a~~"),
    HostileFamily("open strikethrough", repeating: "~~a "),
    HostileFamily("closed strikethrough", repeating: "a~~ "),
    HostileFamily("nested strikethrough") { size in
      .repeating("~~a ", upTo: size / 2) + .repeating(" a~~", upTo: size / 2)
    },
    HostileFamily("marks", repeating: "=="),
    HostileFamily("open marks", repeating: "==a "),
    HostileFamily("carets", repeating: "^"),
    HostileFamily("superscripts", repeating: "a^b^"),
    HostileFamily("open superscripts", repeating: "a^b "),
    HostileFamily("all marks in turn", repeating: "~~a ==b ^c ~d "),
    HostileFamily("all marks, never closed in order", repeating: "~~==*^a^ ~~== "),
    HostileFamily("all marks and emphasis", repeating: "*a ~~b _c ==d** ~~ __ "),
    HostileFamily("strikethrough in links", repeating: "[~~a](b~~) "),
    HostileFamily("colons", repeating: ":"),
    HostileFamily("emoji", repeating: ":a:"),
    HostileFamily("known emoji", repeating: ":tada:"),
    HostileFamily(
      "long names of emoji", repeating: ":aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    HostileFamily("an emoji of one long name") { size in ":" + .repeating("a", upTo: size) + ":" },
    HostileFamily("quotation marks", repeating: "\""),
    HostileFamily("quotation marks and letters", repeating: "\"a "),
    HostileFamily("apostrophes", repeating: "a'b "),
    HostileFamily("dashes", repeating: "a--"),
    HostileFamily("a long dash", repeating: "-a-------------------------------"),
    HostileFamily("dots", repeating: "..."),
  ]
}
