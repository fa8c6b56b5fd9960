import FeedDiagnostics

extension WordedProblem {
  /// What can be wrong with the site around the entries.
  static let site: [WordedProblem] = route + settings + theme + output

  private static let route: [WordedProblem] = [
    WordedProblem(
      .route(.duplicate(route: "/songs/rain/", other: "songs/Rain.md")), .error, "duplicate-route",
      "the address /songs/rain/ is taken by songs/Rain.md already; "
        + #"give one of them another "slug" or "permalink""#),
    WordedProblem(
      .route(.duplicate(route: "/a.txt", other: "static/A.txt")), .error, "duplicate-route",
      #"the address /a.txt is taken by static/A.txt already; give one of them another name or "permalink""#),
    WordedProblem(
      .route(.taken(route: "/rain/", by: "content/rain.md", used: "/rain-2025-04-09/")), .warning, "taken-address",
      "content/rain.md has the address /rain/ already, so this is published at /rain-2025-04-09/; "
        + #"write "slug: ..." to choose another"#),
    WordedProblem(
      .route(.replaced(route: "/notes/", by: "the wall Notes")), .warning, "replaced-address",
      "the address /notes/ belongs to the wall Notes, so this is not published there; "
        + #"give one of them another name or "permalink", or remove it from "aliases""#),
    WordedProblem(
      .route(.fileAndFolder(route: "/a", other: "a/b.md")), .error, "file-and-folder",
      "the address /a and that of a/b.md need a file and a folder of one name; "
        + #"give one of them another name or "permalink""#),
    WordedProblem(
      .route(.tooLong(route: "/rain/", bytes: 300)), .error, "route-too-long",
      #"a part of the address "/rain/" has 300 bytes, more than the 255 that file systems take; "#
        + #"shorten it, for example with a "slug""#),
    WordedProblem(
      .route(.longPath(route: "/a/a/", limit: 3800)), .error, "path-too-long",
      #"the address "/a/a/" has more than the 3800 bytes that file systems take; set a shorter "permalink", "#
        + "or move the file up by some folders"),
    WordedProblem(
      .route(.forHosts(route: "/web.config", name: "web.config")), .error, "address-for-hosts",
      "no page can have the address /web.config, since web hosts read \"web.config\" as configuration; "
        + "set another \"permalink\" or alias"),
    WordedProblem(
      .route(.unwritable(route: "/a/")), .error, "unwritable-address",
      #"no page can have an address with a control character, as here after "/a/"; set another "permalink" or alias"#),
    WordedProblem(
      .route(.manyTags(count: 30_000, limit: 20_000)), .error, "too-many-walls",
      "the entries have 30000 different tags, and each would get a wall and its feeds; a site of this size may have 20000, "
        + "so keep those that tell several entries from others"),
    WordedProblem(
      .route(.manyAliases(count: 30_000, limit: 20_000)), .error, "too-many-aliases",
      "the entries have 30000 aliases, and each would get a page; a site of this size may have 20000, so keep those that "
        + "readers still come from"),
  ]

  private static let settings: [WordedProblem] = [
    WordedProblem(
      .site(.unfitIcon(width: 300, height: 200, .notSquare)), .warning, "unfit-icon",
      "the icon has 300 × 200 pixels; crop it to a square"),
    WordedProblem(
      .site(.unfitIcon(width: 64, height: 64, .tooSmall(wanted: 512))), .warning, "unfit-icon",
      "the icon has 64 × 64 pixels; larger icons are left out; export it with 512 × 512 or more"),
    WordedProblem(
      .site(.unfitIcon(width: 9000, height: 9000, .tooLarge(limit: 2048))), .warning, "unfit-icon",
      "the icon has 9000 × 9000 pixels; it is left out; export it with 2048 × 2048 or fewer"),
    WordedProblem(
      .site(.noTypefaces), .warning, "no-typefaces",
      "this machine has no typefaces, so no pictures for sharing are drawn; install some, such as Noto, "
        + #"or write "share: {pictures: false}" in site.yml"#),
    WordedProblem(
      .site(.noContentFolder), .error, "no-content-folder",
      "there is no such content folder; name the folder that holds your entries, or create one with feedsite init"),
    WordedProblem(
      .site(.noSiteFile(title: "Rain", foreign: nil)), .warning, "no-site-file",
      #"there is no site.yml, so the site is called "Rain", at http://localhost/ and in UTC; add one"#),
    WordedProblem(
      .site(.noSiteFile(title: "Rain", foreign: nil, other: "content/site.yml")), .warning, "no-site-file",
      #"there is no site.yml, so the site is called "Rain", at http://localhost/ and in UTC; add one, or "#
        + "give the folder of content/site.yml instead"),
    WordedProblem(
      .site(.noSiteFile(title: "Rain", foreign: "hugo.toml")), .warning, "no-site-file",
      #"there is no site.yml, so the site is called "Rain", at http://localhost/ and in UTC; add one, or let "#
        + #""feedsite import" make a content folder of this one, whose settings are in hugo.toml"#),
    WordedProblem(
      .site(.noSiteID("rain")), .warning, "no-site-id",
      #"the site has no id, so a new title would give every entry a new guid; add "id: rain""#),
    WordedProblem(
      .site(.unreadable(reason: "Permission denied")), .error, "unreadable-path",
      "it cannot be read: Permission denied"),
    WordedProblem(
      .site(.textsInHTML(count: 1)), .warning, "html-with-front-matter",
      "1 file in HTML with front matter is not read; feedsite import makes Markdown of those of Jekyll and Hugo"),
    WordedProblem(
      .site(.textsInHTML(count: 2)), .warning, "html-with-front-matter",
      "2 files in HTML with front matter are not read; feedsite import makes Markdown of those of Jekyll and Hugo"),
    WordedProblem(
      .site(.otherMarkup(ending: "rst", count: 1)), .warning, "other-markup",
      "1 file ending with .rst is not read, since feedsite reads Markdown; pandoc makes Markdown of it"),
    WordedProblem(
      .site(.otherMarkup(ending: "md.txt", count: 1)), .warning, "other-markup",
      "1 file ending with .md.txt is not read; remove .txt from its name"),
    WordedProblem(
      .site(.otherMarkup(ending: "org", count: 2)), .warning, "other-markup",
      "2 files ending with .org are not read, since feedsite reads Markdown; pandoc makes Markdown of them"),
    WordedProblem(
      .site(.nothingDated(count: 1)), .warning, "nothing-dated",
      "the file has no date and is a page; to put it on the wall, write a date, such as \"date: 2025-04-09\", or begin its "
        + "name with one"),
    WordedProblem(
      .site(.nothingDated(count: 2)), .warning, "nothing-dated",
      "none of 2 files has a date, so all of them are pages; to put them on the wall, write a date, such as "
        + "\"date: 2025-04-09\", or begin their names with one"),
    WordedProblem(
      .site(.reservedKind("page")), .error, "reserved-kind",
      #""page" is a name that feedsite uses itself; choose another"#),
    WordedProblem(
      .site(.reservedField("license")), .error, "reserved-field",
      #""license" is a key of all entries, those of this kind as well; remove it, or choose another name"#),
    WordedProblem(
      .site(.noDestination(target: "live", ways: ["folder", "rsync"])), .error, "no-destination",
      #"the target "live" names no place; write "folder" or "rsync" below it"#),
    WordedProblem(
      .site(.secret(key: "git")), .error, "secret-in-settings",
      #""git" holds what looks like a password or a token, and site.yml is no place for one; remove it, change it, "#
        + "and keep it in the configuration of the program that connects (docs: Deploy)"),
  ]

  private static let theme: [WordedProblem] = [
    WordedProblem(
      .theme(.unknownTheme("rain", searched: ["themes", "content/theme"], available: ["plain", "wall"])), .error,
      "unknown-theme",
      #"there is no theme "rain" in themes or content/theme; use plain or wall"#),
    WordedProblem(
      .theme(.unknownTheme("wal", searched: ["themes"], available: ["plain", "wall"])), .error, "unknown-theme",
      #"there is no theme "wal" in themes; did you mean "wall"?"#),
    WordedProblem(
      .theme(.unknownTheme("wal", searched: ["themes"], available: [])), .error, "unknown-theme",
      #"there is no theme "wal" in themes; put its folder there"#),
    WordedProblem(
      .theme(.missingTemplate("cards/song")), .error, "missing-template",
      #"the theme has no template "cards/song"; add cards/song.mustache"#),
    WordedProblem(
      .theme(.syntax("the section is not closed")), .error, "template-syntax",
      "the template is not Mustache: the section is not closed"),
    WordedProblem(
      .theme(.unknownVariable("titel", template: "entry", suggestion: "title", known: [])), .error, "unknown-variable",
      #""titel" is not a variable of entry; did you mean "title"?"#),
    WordedProblem(
      .theme(.unknownVariable("x", template: "entry", suggestion: nil, known: ["title", "url"])), .error,
      "unknown-variable",
      #""x" is not a variable of entry; known here are title, url"#),
    WordedProblem(
      .theme(.unknownVariable("x", template: "the theme's settings", suggestion: nil, known: [])), .error,
      "unknown-variable",
      #""x" is not a variable of the theme's settings; there are none"#),
    WordedProblem(
      .theme(.unknownVariable("x", template: "entry", suggestion: nil, known: (1...17).map { "v\($0)" })), .error,
      "unknown-variable",
      #""x" is not a variable of entry; known here are v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, "#
        + "v15, v16 and more"),
    WordedProblem(
      .theme(.wrongUse(variable: "tags", isA: "a list", use: "write it as a section")), .error, "wrong-variable-use",
      #""tags" is a list; write it as a section"#),
    WordedProblem(
      .theme(.unknownPartial("hedaer", suggestion: "header")), .error, "unknown-partial",
      #"there is no template "hedaer"; did you mean "header"?"#),
    WordedProblem(
      .theme(.unknownPartial("x", suggestion: nil)), .error, "unknown-partial",
      #"there is no template "x"; add x.mustache"#),
    WordedProblem(
      .theme(.missingString("newer")), .error, "missing-string",
      #"no language of the theme has the string "newer"; add it to strings/en.yml"#),
    WordedProblem(
      .theme(.missingMeasure("song-row")), .error, "missing-measure",
      #"the metrics of the theme lack "song-row"; add a line "song-row: ...", as in metrics.yml of the theme wall"#),
    WordedProblem(
      .theme(.invalidSettings("columns must be a number")), .error, "invalid-theme-settings",
      "the theme's settings are invalid: columns must be a number"),
    WordedProblem(
      .theme(.unknownInterface(2, known: 1)), .error, "unknown-theme-interface",
      "the theme is written for interface 2, and this feedsite has interface 1; use a newer feedsite, or a version of the"
        + " theme for interface 1"),
    WordedProblem(
      .theme(.invalidStrings("newer must be text")), .error, "invalid-theme-strings",
      "the theme's strings are invalid: newer must be text"),
    WordedProblem(
      .theme(.unknownSetting("greetin", suggestion: "greeting", known: ["greeting"])), .error, "unknown-theme-setting",
      #"the theme has no setting "greetin"; did you mean "greeting"?"#),
    WordedProblem(
      .theme(.unknownSetting("x", suggestion: nil, known: ["greeting", "menu"])), .error, "unknown-theme-setting",
      #"the theme has no setting "x"; it has greeting, menu"#),
    WordedProblem(
      .theme(.unknownSetting("x", suggestion: nil, known: [])), .error, "unknown-theme-setting",
      #"the theme has no setting "x"; it has none at all"#),
    WordedProblem(
      .theme(.unknownFont("serf", suggestion: "serif", known: ["serif"])), .error, "unknown-font",
      #"the theme has no typeface "serf"; did you mean "serif"?"#),
    WordedProblem(
      .theme(.unknownFont("x", suggestion: nil, known: ["mono", "serif"])), .error, "unknown-font",
      #"the theme has no typeface "x"; it has mono, serif"#),
    WordedProblem(
      .theme(.unknownFont("x", suggestion: nil, known: [])), .warning, "unknown-font",
      #"the theme has no typeface "x"; leave "font" out, for it has none to choose from"#),
    WordedProblem(
      .theme(
        .faintColor(
          key: "accent", color: "#ffee00", ratio: "1.1", needed: 3, other: "#ffffff", scheme: "light")), .warning,
      "faint-color",
      "the accent #ffee00 has a contrast of 1.1 to #ffffff where it is light, and 3 are needed (WCAG 2.2); "
        + "choose another one, or one each for light and dark"),
    WordedProblem(
      .theme(.untranslated("de", fallback: "en")), .warning, "untranslated-theme",
      #"the theme has no strings in the language "de", so those in "en" are shown; "#
        + "translate them in theme/strings/de.yml of the content folder"),
    WordedProblem(
      .theme(.unreadable(reason: "Permission denied")), .error, "unreadable-theme-file",
      "it cannot be read: Permission denied"),
  ]

  private static let output: [WordedProblem] = [
    WordedProblem(
      .output(.foreignFolder(example: "thesis.doc")), .error, "foreign-output-folder",
      #"the folder holds files that feedsite did not write, such as "thesis.doc"; choose an empty or a new one"#),
    WordedProblem(
      .output(.otherOutput(isExport: true)), .error, "other-output",
      "the folder holds an export of feedsite; choose an empty or a new one"),
    WordedProblem(
      .output(.otherOutput(isExport: false)), .error, "other-output",
      "the folder holds a site that feedsite has built; choose an empty or a new one"),
    WordedProblem(
      .output(.overlapsContent), .error, "output-overlaps-content",
      "the output folder is the content folder, holds it or lies within it; choose another one"),
    WordedProblem(
      .output(.notAFolder), .error, "output-not-a-folder",
      "the output path is a file; choose a folder"),
    WordedProblem(
      .output(.foreignFile("about/index.html")), .error, "foreign-file",
      #""about/index.html" stands where a file of the site belongs, and feedsite did not write it; move it away"#),
    WordedProblem(
      .output(.reservedName(".git")), .error, "reserved-name",
      #"no part of an address begins with a dot, as ".git" does, since such files of the output folder are its owner's; "#
        + #"set another "permalink" or alias"#),
    WordedProblem(
      .output(.busy), .error, "output-busy",
      "another run of feedsite is writing to the folder; wait for its end and build again"),
    WordedProblem(
      .output(.failed(action: "write the file", reason: "No space left on device")), .error, "output-failed",
      "cannot write the file: No space left on device"),
    WordedProblem(
      .output(.brokenManifest), .error, "broken-manifest",
      "the list of feedsite's own files cannot be read; build the site, which makes a new one"),
    WordedProblem(
      .output(.lostManifest(kept: 0, folder: "")), .warning, "lost-manifest",
      "the list of feedsite's own files cannot be read, so a build makes a new one: it takes over files that are as it "
        + "writes them, and leaves those that it does not write; remove what you do not want"),
    WordedProblem(
      .output(.lostManifest(kept: 2, folder: ".feedsite-kept-1")), .warning, "lost-manifest",
      "the list of feedsite's own files cannot be read, so a build makes a new one: it takes over files that are as it "
        + "writes them, moves 2 that may be yours to \".feedsite-kept-1\", and leaves those that it does not write; "
        + "remove what you do not want"),
    WordedProblem(
      .output(.reappearingItems(count: 3)), .warning, "reappearing-items",
      "3 items would reappear as new to every subscriber, since the last build gave them other guids; "
        + "their files are named below"),
    WordedProblem(
      .output(.reappearingItems(count: 1)), .warning, "reappearing-items",
      "1 item would reappear as new to every subscriber, since the last build gave it another guid; "
        + "its file is named below"),
    WordedProblem(
      .output(.changedGUID(old: .id("songs/rain.md"), new: .id("songs/rain-2.md"))), .warning, "changed-guid",
      #"the entry was published as "songs/rain.md" and is "songs/rain-2.md" now, which changes its guid; "#
        + #"to keep the guid, write "id: songs/rain.md" in the front matter"#),
    WordedProblem(
      .output(.changedGUID(old: .id("it's: rain"), new: .id("a.md"))), .warning, "changed-guid",
      #"the entry was published as "it's: rain" and is "a.md" now, which changes its guid; "#
        + #"to keep the guid, write "id: 'it''s: rain'" in the front matter"#),
    WordedProblem(
      .output(.changedGUID(old: .guid("tag:okapi.example,2019:12"), new: .id("rain.md"))), .warning, "changed-guid",
      #"the entry was published as "tag:okapi.example,2019:12" and is "rain.md" now, which changes its guid; "#
        + #"to keep the guid, write "guid: 'tag:okapi.example,2019:12'" in the front matter"#),
    WordedProblem(
      .output(.changedGUID(old: .id("rain.md"), new: .guid("12"))), .warning, "changed-guid",
      #"the entry was published as "rain.md" and is "12" now, which changes its guid; "#
        + #"to keep the guid, write "id: rain.md" in the front matter instead of "guid: 12""#),
    WordedProblem(
      .output(.movedEntry(from: "/notes/rain/")), .warning, "moved-entry",
      #"the last build had the entry at "/notes/rain/", which leads nowhere now; "#
        + #"to lead readers on, add "aliases: [/notes/rain/]" to the front matter"#),
    WordedProblem(
      .output(.changedSiteID(old: "6f0c2f0e-8a57-4f0b-9a6e-2f7d1b6c4e21", count: 412)), .warning, "changed-site-id",
      "the site's id has changed, so 412 items would reappear as new to every subscriber; "
        + #"to keep the guids, write "id: 6f0c2f0e-8a57-4f0b-9a6e-2f7d1b6c4e21""#),
  ]
}
