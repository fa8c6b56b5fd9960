extension HostileFamily {
  /// Tables, and what looks like them.
  static let tables: [HostileFamily] = [
    HostileFamily("a table of many columns") { size in
      let columns = 10_000
      let row = String(repeating: "|a", count: columns) + "|\n"
      return row + String(repeating: "|-", count: columns) + "|\n" + .repeating(row, upTo: size)
    },
    HostileFamily("a table of as many columns as fit") { size in
      .repeating("|a", upTo: size / 2) + "\n" + .repeating("|-", upTo: size / 2)
    },
    HostileFamily("a table of many short rows") { size in
      let columns = 1_000
      return String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns) + "|\n"
        + .repeating("|b\n", upTo: size)
    },
    HostileFamily("a table of many rows") { size in "|a|b|\n|-|-|\n" + .repeating("|c|d|\n", upTo: size) },
    HostileFamily("a table of empty rows") { size in "|a|\n|-|\n" + .repeating("|\n", upTo: size) },
    HostileFamily("many tables", repeating: "|a|\n|-|\n\n"),
    HostileFamily("tables after text", repeating: "a\n|b|\n|-|\n"),
    HostileFamily("delimiter rows", repeating: "|-|-|\n"),
    HostileFamily("a long delimiter row", repeating: "|-"),
    HostileFamily("a delimiter row of dashes") { size in "a|b\n" + .repeating("-", upTo: size) + "|-" },
    HostileFamily("delimiter rows that do not fit", repeating: "|a|b|\n|-|\n"),
    HostileFamily("pipes", repeating: "|"),
    HostileFamily("pipes and line ends", repeating: "|\n"),
    HostileFamily("escaped pipes in cells") { size in "|a|\n|-|\n|" + .repeating("\\|", upTo: size) + "|" },
    HostileFamily("code in cells") { size in "|a|\n|-|\n" + .repeating("|`b\\|`|\n", upTo: size) },
    HostileFamily("backticks in cells") { size in "|a|\n|-|\n|" + .repeating("` `` ", upTo: size) },
    HostileFamily("links in cells") { size in "|a|\n|-|\n" + .repeating("|[b](c)|\n", upTo: size) },
    HostileFamily("brackets in cells") { size in "|a|\n|-|\n" + .repeating("|[|![|", upTo: size) },
    HostileFamily("emphasis across cells") { size in "|a|b|\n|-|-|\n" + .repeating("|*a **b|~~c _d|\n", upTo: size) },
    HostileFamily("a table in nested quotes and lists") { size in
      let prefix = String(repeating: "> - ", count: 100)
      let next = String(repeating: ">   ", count: 100)
      return prefix + "|a|\n" + next + "|-|\n" + .repeating(next + "|b|\n", upTo: size)
    },
    HostileFamily("a table deep in quotes") { size in
      let prefix = String(repeating: ">", count: size / 3 - 4)
      return prefix + "|a|\n" + prefix + "|-|\n" + prefix + "|b|"
    },
    HostileFamily("tables in items", repeating: "- |a|\n  |-|\n  |b|\n"),
  ]
}
