import FeedDiagnostics

extension WordedProblem {
  /// What keeps something of another system from moving in, and what changes on the way.
  static let transfer: [WordedProblem] = unreadable + changed

  private static let unreadable: [WordedProblem] = [
    WordedProblem(
      .transfer(.unknownSource(known: ["atom", "rss"])), .error, "unknown-source",
      "its format is not recognised; import its feed, if it has one, or name the format with --from: atom or rss"),
    WordedProblem(
      .transfer(.plainFolder), .error, "plain-folder",
      "it has no settings of a generator; feedsite build reads its Markdown as it is, or name the generator with --from"
    ),
    WordedProblem(
      .transfer(.otherFormat("rss")), .error, "other-format",
      #"it is not of the format "rss"; leave out --from to let its content tell"#),
    WordedProblem(
      .transfer(.overlapsSource), .error, "overlaps-source",
      "the content folder is the folder that is imported, holds it or lies within it; choose another one with -o"),
    WordedProblem(
      .transfer(.packed(reason: "the program unzip is missing")), .error, "packed-source",
      "it is an archive that cannot be unpacked: the program unzip is missing; unpack it, and import the folder"),
    WordedProblem(
      .transfer(.unreadable(reason: "No such file or directory")), .error, "unreadable-source",
      "it cannot be read: No such file or directory"),
    WordedProblem(
      .transfer(.invalidXML(reason: "Premature end")), .error, "invalid-xml",
      "it is not XML: Premature end; correct it, or export it again"),
    WordedProblem(
      .transfer(.invalidJSON), .error, "export-not-json", "it is not JSON from here on; correct it, or export it again"),
    WordedProblem(
      .transfer(.exportVersion("2")), .error, "export-version",
      #"it is an export of the version "2", which this feedsite does not know; use a newer one"#),
    WordedProblem(
      .transfer(.exportMember("site", expected: "an object")), .error, "export-member",
      #"the member "site" has to be an object; correct it, or export it again"#),
    WordedProblem(
      .transfer(.exportPath("../a")), .error, "export-path",
      #"the path "../a" leads to no file of a content folder; correct it, or export it again"#),
    WordedProblem(
      .transfer(.exportPathTwice("a")), .error, "export-path-twice",
      #"the path "a" is that of another file or of its folder; remove one of them"#),
    WordedProblem(
      .transfer(.emptySource), .error, "empty-source",
      "there is nothing in it that feedsite could carry over; export it again"),
    WordedProblem(
      .transfer(.emptyFolder), .error, "empty-folder",
      "there is no text in it that feedsite could carry over; import the folder that holds both settings and texts"),
  ]

  private static let changed: [WordedProblem] = [
    WordedProblem(
      .transfer(.unnamedSite(hasTitle: false)), .warning, "unnamed-site",
      "nothing tells the title and the address of the site, so readers of its feeds get everything again; "
        + "write both into its settings as they are and import it once more, or into site.yml as title and base-url"),
    WordedProblem(
      .transfer(.unnamedSite(hasTitle: true)), .warning, "unnamed-site",
      "nothing tells the address of the site, so readers of its feeds get everything again; "
        + "write it into its settings as it is and import it once more, or into site.yml as base-url"),
    WordedProblem(
      .transfer(.undated(entry: "Rain", date: nil)), .warning, "undated-import",
      #""Rain" has no date; it becomes a draft, so give it one"#),
    WordedProblem(
      .transfer(.undated(entry: "Rain", date: "soon")), .warning, "undated-import",
      #""Rain" has the date "soon", which means nothing; it becomes a draft, so give it one"#),
    WordedProblem(
      .transfer(.duplicateIdentity("1", entry: "Rain")), .warning, "duplicate-identity",
      #""Rain" has the identity "1" of another entry; it gets one of its own"#),
    WordedProblem(
      .transfer(.duplicateAddress("/rain/", entry: "Rain")), .warning, "duplicate-address",
      #""Rain" has the address "/rain/" of another entry; it gets one of its own"#),
    WordedProblem(
      .transfer(.unknownPattern("/:sections[1:]/", folder: "blog")), .warning, "unknown-pattern",
      #"the pattern "/:sections[1:]/" of addresses in "blog" holds what feedsite does not know, so addresses "#
        + "follow the paths of files there; state others under permalinks in site.yml"),
    WordedProblem(
      .transfer(.unknownPattern("{lang}/", folder: nil)), .warning, "unknown-pattern",
      #"the pattern "{lang}/" of addresses holds what feedsite does not know, so addresses "#
        + "follow the paths of files there; state others under permalinks in site.yml"),
    WordedProblem(
      .transfer(.lostAddress("/?p=1", entry: "Rain")), .warning, "lost-address",
      #""Rain" was at "/?p=1", where a site of files cannot have it; it gets another address"#),
    WordedProblem(
      .transfer(.missingFile("rain.jpg", entry: "Rain")), .warning, "missing-source-file",
      #""Rain" names the file "rain.jpg", which is not in the export; add it by hand"#),
    WordedProblem(
      .transfer(.remoteFiles(count: 1, example: "https://example.org/a.jpg")), .warning, "remote-files",
      #"one file stays where it is, for example "https://example.org/a.jpg"; --fetch brings it along"#),
    WordedProblem(
      .transfer(.remoteFiles(count: 2, example: "https://example.org/a.jpg")), .warning, "remote-files",
      #"2 files stay where they are, for example "https://example.org/a.jpg"; --fetch brings them along"#),
    WordedProblem(
      .transfer(.unfetched("https://example.org/a.jpg", reason: "404")), .warning, "unfetched-file",
      #""https://example.org/a.jpg" could not be fetched (404), so it stays where it is"#),
    WordedProblem(
      .transfer(.shortcode("poll", entry: "Rain")), .warning, "unknown-shortcode",
      #"the shortcode [poll] in "Rain" means nothing here and stays as text; replace it by hand"#),
    WordedProblem(
      .transfer(.leftOut("comments", count: 3)), .warning, "left-out",
      "3 comments are not carried over; feedsite has nothing of that sort"),
    WordedProblem(
      .transfer(.leftBehind("start page", count: 1, reason: "the wall stands in its place")), .warning, "left-behind",
      "1 start page stays behind; the wall stands in its place"),
    WordedProblem(
      .transfer(.leftBehind("texts", count: 3, reason: "feedsite reads Markdown only")), .warning, "left-behind",
      "3 texts stay behind; feedsite reads Markdown only"),
    WordedProblem(
      .transfer(.protected(entry: "Rain", .password)), .warning, "protected-entry",
      #""Rain" has a password, and all pages of a site of files are public; it becomes a draft"#),
    WordedProblem(
      .transfer(.undescribed(count: 2, example: "rain.jpg")), .warning, "undescribed-pictures",
      #"2 pictures or videos have no description for people who cannot see them, for example "rain.jpg"; write one in alt"#
    ),
    WordedProblem(
      .transfer(.keptFile), .warning, "kept-file",
      "it is there already with other contents and stays as it is; move it away to import it again"),
  ]
}
