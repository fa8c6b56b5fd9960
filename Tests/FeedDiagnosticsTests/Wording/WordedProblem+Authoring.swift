import FeedDiagnostics

extension WordedProblem {
  /// What keeps feedsite from adding files and from saving a site, and what only a check looks for.
  static let authoring: [WordedProblem] = adding + saving + checking

  private static let adding: [WordedProblem] = [
    WordedProblem(
      .output(.fileInTheWay), .error, "file-in-the-way",
      "it already exists and is never overwritten; move it away, or choose another name"),
    WordedProblem(
      .output(.unwritable(reason: "Permission denied")), .error, "unwritable-file",
      "it cannot be written: Permission denied"),
    WordedProblem(
      .site(.unknownPlaceholder("ttle", suggestion: "title", known: ["date", "title"])), .error,
      "unknown-placeholder",
      #"there is no placeholder "{{ttle}}"; did you mean "{{title}}"?"#),
    WordedProblem(
      .site(.unknownPlaceholder("rain", suggestion: nil, known: ["date", "title"])), .error,
      "unknown-placeholder",
      #"there is no placeholder "{{rain}}"; known are date or title"#),
  ]

  private static let saving: [WordedProblem] = [
    WordedProblem(
      .output(.foreignDatabase), .error, "foreign-database",
      "it is not a database that feedsite wrote, and is never overwritten; move it away, or choose another name"),
    WordedProblem(
      .output(.newerDatabase(version: 3, known: 1)), .error, "newer-database",
      "a newer feedsite wrote it, with version 3 of the tables, and this one knows version 1; "
        + "update feedsite, or choose another name"),
    WordedProblem(
      .output(.busyDatabase), .error, "busy-database",
      "another program is writing to the database; try again when it has finished"),
    WordedProblem(
      .output(.failedDatabase(reason: "disk I/O error")), .error, "failed-database",
      "SQLite says: disk I/O error; if it says so again, delete the file: the next run makes it anew"),
  ]

  private static let checking: [WordedProblem] = [
    WordedProblem(
      .check(.deadAddress(page: "/songs/rain/", address: "/abuot/", nearest: "/about/")), .warning, "dead-address",
      #"the page /songs/rain/ leads to "/abuot/", which the site does not have; did you mean "/about/"?"#),
    WordedProblem(
      .check(.deadAddress(page: "/", address: "/x.png", nearest: nil)), .warning, "dead-address",
      #"the page / leads to "/x.png", which the site does not have; correct it, or remove it"#),
    WordedProblem(
      .check(.deadPlace(page: "/", address: "/about/#x")), .warning, "dead-place",
      #"the page / leads to "/about/#x", and there is no such place on that page; "#
        + "name an id that it has, or leave out what follows the #"),
    WordedProblem(
      .check(.imageWithoutAlt(page: "/songs/rain/", image: "rain.png")), .warning, "image-without-alt",
      #"the image "rain.png" on the page /songs/rain/ has no alternative text; say in alt what it shows, "#
        + #"or alt="" where it shows nothing of interest"#),
    WordedProblem(
      .check(
        .wrongSelfLink(feed: "/a.xml", stated: "https://a.example/b.xml", published: "https://a.example/a.xml")),
      .warning, "wrong-self-link",
      #"the feed /a.xml gives "https://a.example/b.xml" as its own address; "#
        + "readers look for it at https://a.example/a.xml"),
    WordedProblem(
      .check(.wrongSelfLink(feed: "/a.xml", stated: nil, published: "https://a.example/a.xml")), .warning,
      "wrong-self-link",
      "the feed /a.xml does not give its own address; readers look for it at https://a.example/a.xml"),
    WordedProblem(
      .check(.orphanedFile(isPublished: true)), .warning, "orphaned-file",
      "it is published, but no page shows it; show it somewhere, or delete it"),
    WordedProblem(
      .check(.orphanedFile(isPublished: false)), .warning, "orphaned-file",
      "no entry names it, so it is not published; show it somewhere, or delete it"),
    WordedProblem(
      .check(.duplicateTitle("Rain", kind: "song")), .warning, "duplicate-title",
      #"another entry of the kind "song" has the title "Rain"; "#
        + "readers and search engines tell them apart more easily by different ones"),
    WordedProblem(
      .check(.faintAccent(kind: "gear", color: "#ffee00", ratio: "1.1", background: "#ffffff")), .warning,
      "faint-accent",
      #"the accent #ffee00 of the kind "gear" has a contrast of 1.1 to the background #ffffff; "#
        + "signs need 3 (WCAG 2.2), so choose a darker or a lighter one"),
    WordedProblem(
      .check(.deadExternalLink("https://a.example/", answer: "HTTP status 404")), .warning, "dead-external-link",
      #""https://a.example/" cannot be reached (HTTP status 404); correct the link, or remove it"#),
    WordedProblem(
      .check(.noExternalCheck(reason: "the program curl is missing")), .error, "no-external-check",
      "addresses of other sites cannot be checked: the program curl is missing"),
  ]
}
