import FeedDiagnostics

extension WordedProblem {
  /// What can be wrong with entries and their files.
  static let content: [WordedProblem] = frontMatter + field + entry + reference + response + body

  private static let response: [WordedProblem] = [
    WordedProblem(
      .response(.invalidJSON), .warning, "invalid-responses",
      "it is not JSON from here on; export it again, or correct it, and the answers in it are shown"),
    WordedProblem(
      .response(.notWebmentions), .warning, "not-webmentions",
      #"it holds no webmentions; it has to be a feed of them with "children", as webmention.io exports it, "#
        + "an array, or a single one"),
    WordedProblem(
      .response(.noResponse), .warning, "no-response",
      "it says neither who wrote it nor what it answers, so it is shown nowhere; entries of your own belong in another "
        + "folder than responses/"),
    WordedProblem(
      .response(.unreadable(count: 1)), .warning, "unreadable-responses",
      #"1 of its webmentions is left out, since "wm-target" or "wm-property" is missing; export them again"#),
    WordedProblem(
      .response(.unreadable(count: 2)), .warning, "unreadable-responses",
      #"2 of its webmentions are left out, since "wm-target" or "wm-property" is missing; export them again"#),
    WordedProblem(
      .response(.noSiteAddress), .error, "no-site-address",
      #"it does not say where the site is published; write the address after "base-url:""#),
    WordedProblem(
      .response(.notFetched("webmention.io", reason: "401")), .error, "responses-not-fetched",
      #""webmention.io" sent no webmentions: 401"#),
    WordedProblem(
      .response(.unknownTarget("/old/", count: 1)), .warning, "unknown-response-target",
      #"it answers "/old/", which the site does not have; if an entry moved, give it the old address in aliases"#),
    WordedProblem(
      .response(.unknownTarget("/old/", count: 3)), .warning, "unknown-response-target",
      #"3 of its answers are to addresses that the site does not have, such as "/old/"; "#
        + "if an entry moved, give it the old address in aliases"),
  ]

  private static let frontMatter: [WordedProblem] = [
    WordedProblem(
      .frontMatter(.invalidUTF8(offset: 12)), .error, "invalid-utf8",
      "the file is not UTF-8 (byte 12 is not part of a character); save it as UTF-8"),
    WordedProblem(
      .frontMatter(.unclosed(end: "---")), .error, "unclosed-front-matter",
      #"the front matter is not closed; end it with a line "---""#),
    WordedProblem(
      .frontMatter(.unclosed(end: "}")), .error, "unclosed-front-matter",
      "the front matter is not closed; end it with a closing brace"),
    WordedProblem(
      .frontMatter(.invalidTOML(.missingComma)), .error, "invalid-toml",
      "this is not TOML: two values have no comma between them; write one"),
    WordedProblem(
      .frontMatter(.invalidJSON("did not find expected ',' or '}'")), .error, "invalid-json",
      "this is not JSON: did not find expected ',' or '}'; put keys and texts in double quotes, and commas between them"
    ),
    WordedProblem(
      .frontMatter(.invalidYAML("could not find expected ':'")), .error, "invalid-yaml",
      "this is not YAML: could not find expected ':'; a line needs a key, a colon and a space, as in title: Rain, "
        + "or in a list a dash and a space"),
    WordedProblem(
      .frontMatter(.program("js")), .error, "front-matter-program",
      #"the front matter is a program in "js", which feedsite does not run; "#
        + #"write what it returns as YAML between two lines "---""#),
    WordedProblem(
      .frontMatter(.notMapping), .error, "front-matter-not-mapping",
      #"expected keys with values; write lines such as "title: Rain""#),
    WordedProblem(
      .frontMatter(.duplicateKey("title", firstLine: 2)), .error, "duplicate-key",
      #"the key "title" appears twice (first on line 2); keep one of them"#),
    WordedProblem(
      .frontMatter(.invalidKey), .error, "invalid-key",
      "a key must be text; write it in quotes"),
    WordedProblem(
      .frontMatter(.unreadable(reason: "Permission denied")), .error, "unreadable-file",
      "the file cannot be read: Permission denied"),
    WordedProblem(
      .frontMatter(.tooLarge(bytes: 9_000_000, limit: 8_000_000)), .error, "file-too-large",
      "the file has 9000000 bytes, more than the 8000000 that feedsite reads; split it"),
  ]

  private static let field: [WordedProblem] = [
    WordedProblem(
      .field(.wrongType(key: "tags", expected: "a list of texts", found: "a mapping")), .error, "wrong-type",
      #""tags" must be a list of texts, not a mapping"#),
    WordedProblem(
      .field(.missing(key: "starts", kind: "event")), .error, "missing-field",
      #"an event needs "starts"; add a line "starts: ...""#),
    WordedProblem(
      .field(.missing(key: "title", kind: "site.yml")), .error, "missing-field",
      #"site.yml needs "title"; add a line "title: ...""#),
    WordedProblem(
      .field(.missing(key: "photos", kind: "media")), .error, "missing-field",
      #"media needs "photos"; add a line "photos: ...""#),
    WordedProblem(
      .field(.invalidDate("yesterday", suggestions: [])), .error, "invalid-date",
      #""yesterday" is not a date; write 2025-04-09, with a time 2025-04-09T20:00"#),
    WordedProblem(
      .field(.invalidDate("31-12-2024", suggestions: ["2024-12-31"])), .error, "invalid-date",
      #""31-12-2024" is not a date; write 2024-12-31, with a time 2024-12-31T20:00"#),
    WordedProblem(
      .field(.invalidDate("04-09-2025", suggestions: ["2025-04-09", "2025-09-04"])), .error, "invalid-date",
      #""04-09-2025" is not a date; write 2025-04-09 or 2025-09-04, whichever is meant"#),
    WordedProblem(
      .field(.invalidValue(key: "duration", value: "long", expected: "minutes and seconds, such as 3:45")), .error,
      "invalid-value",
      #""long" does not fit "duration"; write minutes and seconds, such as 3:45"#),
    WordedProblem(
      .field(.unknownChoice(key: "status", value: "canceled", choices: ["cancelled"], nearest: "cancelled")), .error,
      "unknown-choice",
      #""canceled" is not a value of "status"; did you mean "cancelled"?"#),
    WordedProblem(
      .field(.unknownChoice(key: "size", value: "x", choices: ["small", "medium", "large"], nearest: nil)), .error,
      "unknown-choice",
      #""x" is not a value of "size"; use small, medium or large"#),
    WordedProblem(
      .field(.likelyTypo(key: "titel", suggestion: "title")), .warning, "likely-typo",
      #""titel" is not a key that feedsite knows; did you mean "title"?"#),
    WordedProblem(
      .field(.unreadKey(key: "mood", name: "mood", kinds: [], fileCount: 1)), .note, "unread-key",
      #""mood" is not a key that feedsite knows; nothing shows it unless your theme reads "extra.mood""#),
    WordedProblem(
      .field(.unreadKey(key: "photos", name: "photos", kinds: ["media"], fileCount: 1)), .note, "unread-key",
      #""photos" is a key of media and not of this kind; nothing shows it unless your theme reads "extra.photos""#),
    WordedProblem(
      .field(.unreadKey(key: "starts", name: "starts", kinds: ["event", "invitation"], fileCount: 2)), .note,
      "unread-key",
      #""starts" is a key of an event or an invitation and not of this kind (in 2 files); nothing shows it unless your theme reads "extra.starts""#
    ),
    WordedProblem(
      .field(.unreadKey(key: "mood", name: "mood", kinds: [], fileCount: 12)), .note, "unread-key",
      #""mood" is not a key that feedsite knows (in 12 files); nothing shows it unless your theme reads "extra.mood""#),
    WordedProblem(
      .field(.unknownKey(key: "langauge", suggestion: "language", known: ["id", "language"])), .error, "unknown-key",
      #""langauge" is not a key that feedsite knows here; did you mean "language"?"#),
    WordedProblem(
      .field(.unknownKey(key: "x", suggestion: nil, known: ["id", "language"])), .error, "unknown-key",
      #""x" is not a key that feedsite knows here; known are id, language"#),
    WordedProblem(
      .field(.incomplete(key: "name", inside: "venue")), .error, "incomplete-field",
      #""venue" needs "name"; write "name: ..." below it"#),
    WordedProblem(
      .field(.conflict(key: "updated", other: "lastmod")), .error, "conflicting-keys",
      #""updated" and "lastmod" contradict each other; keep one of them"#),
    WordedProblem(
      .field(.commented(key: "tags", text: "#rain")), .warning, "commented-value",
      ##""#rain" is a comment in YAML, so "tags" is empty; put it in quotes"##),
    WordedProblem(
      .field(.longList(key: "authors", limit: 100)), .warning, "long-list",
      #""authors" has more than 100 values, and those from here on are left out; split the list into several entries"#),
    WordedProblem(
      .field(.titleOfNote), .warning, "title-of-note",
      #"a note has no title, so this one is not shown; write "type: article" to show it"#),
  ]

  private static let entry: [WordedProblem] = [
    WordedProblem(
      .entry(.misspelledKind("sogn", suggestion: "song", used: "article")), .warning, "misspelled-kind",
      #""sogn" is not a kind, so this is read as "article"; did you mean "song"?"#),
    WordedProblem(
      .entry(.undeclaredKind("recipe", used: "article")), .warning, "undeclared-kind",
      #""recipe" is not a kind, so this is read as "article"; "#
        + #"declare it under "kinds" in site.yml or write "type: article""#),
    WordedProblem(
      .entry(.missingDate(kind: "album", isBundle: false)), .warning, "missing-date",
      #"an album needs a date, so this is a page outside the feed; "#
        + #"add "date: 2025-04-09" or put 2025-04-09- before the file name"#),
    WordedProblem(
      .entry(.missingDate(kind: "memories", isBundle: true)), .warning, "missing-date",
      #"memories need a date, so this is a page outside the feed; "#
        + #"add "date: 2025-04-09" or put 2025-04-09- before the name of the folder"#),
    WordedProblem(
      .entry(.incomplete(kind: "link", key: "url", used: "article")), .warning, "incomplete-entry",
      #"a link needs "url", so this is published as an article; add a line "url: ...""#),
    WordedProblem(
      .entry(.incomplete(kind: "link", key: "url", isStated: true, used: "article")), .warning, "incomplete-entry",
      #""url" holds nothing that a link can use, so this is published as an article; correct its value"#),
    WordedProblem(
      .entry(.incomplete(kind: "text", key: nil, used: "article")), .warning, "incomplete-entry",
      "a note without a body has nothing to show, so this is published as an article; "
        + "write something below the front matter"),
    WordedProblem(
      .entry(.eventWithoutStart(used: "2025-04-09", waits: true)), .warning, "event-without-start",
      #"this event is left out until 2025-04-09, the date of the entry; write the day of the event into "starts: ...", "#
        + #"and into "date" the day on which you announce it"#),
    WordedProblem(
      .entry(.eventWithoutStart(used: "2025-04-09", waits: false)), .warning, "event-without-start",
      #"an event needs "starts"; 2025-04-09, the date of the entry, stands in; add a line "starts: ...""#),
    WordedProblem(
      .entry(.unshownPictures(key: "photos", count: 3)), .warning, "unshown-pictures",
      #""photos" lists 3 pictures, of which only the first is shown; write "type: media" to show all of them, "#
        + "or put the others into the text"),
    WordedProblem(
      .entry(.titleFromFileName("Ann", key: "name", kind: "person")), .warning, "title-from-file-name",
      #"a person needs a name; "Ann" was taken from the file name; add "name: Ann""#),
    WordedProblem(
      .entry(.titleFromFileName("Rain song", key: "title", kind: "article")), .warning, "title-from-file-name",
      #"an article needs a title; "Rain song" was taken from the file name; add "title: Rain song""#),
    WordedProblem(
      .entry(.liquidTags("{% include a.html %}")), .warning, "liquid-tags",
      #""{% include a.html %}" is not understood and is left out; write Markdown instead, or put it in code to show it"#
    ),
    WordedProblem(
      .entry(.duplicateID("rain")), .error, "duplicate-id",
      #"two entries have the id or guid "rain"; give one of them another, or remove it from the copy"#),
    WordedProblem(
      .entry(.longTag("rain", bytes: 300)), .warning, "long-tag",
      #"the tag "rain" has 300 bytes in its address, more than the 255 that file systems take; write a shorter one"#),
    WordedProblem(
      .entry(.manyTags(limit: 100)), .warning, "too-many-tags",
      "the entry has more than 100 tags, and those from here on are left out; keep those that matter most"),
    WordedProblem(
      .entry(.templateAddress(key: "permalink", "/{{ x }}/")), .warning, "template-address",
      #""/{{ x }}/" is a template that is not run, so the path of the file decides on the address; write "permalink" "#
        + "as an address such as /2025/rain/"),
  ]

  private static let reference: [WordedProblem] = [
    WordedProblem(
      .reference(.unknownEntry(key: "album", name: "ran", suggestions: ["albums/rain", "songs/rain"])), .error,
      "unknown-entry",
      #""album" names "ran", which is not an entry; did you mean "albums/rain" or "songs/rain"?"#),
    WordedProblem(
      .reference(.unknownEntry(key: "songs", name: "ran", suggestions: [])), .error, "unknown-entry",
      #""songs" names "ran", which is not an entry; write the path of its file, its id or its slug, or "- title: ..." "#
        + "for a song without a page"),
    WordedProblem(
      .reference(.ambiguousEntry(key: "album", name: "rain", candidates: ["albums/rain.md", "songs/rain.md"])), .error,
      "ambiguous-entry",
      #""album" names "rain", which could be albums/rain.md or songs/rain.md; write the path"#),
    WordedProblem(
      .reference(.wrongKind(key: "songs", name: "rain", found: "album", expected: "song")), .error, "wrong-kind",
      #""songs" must name a song, but "rain" is an album"#),
    WordedProblem(
      .reference(.unpublishedEntry(key: "album", name: "rain", reason: "draft")), .warning, "unpublished-entry",
      #""album" names "rain", which this build leaves out (draft); it is shown without a link"#),
    WordedProblem(
      .reference(.missingFile(key: "cover", path: "rain.jpeg", nearest: "rain.jpg")), .error, "missing-file",
      #""cover" names "rain.jpeg", which does not exist; did you mean "rain.jpg"?"#),
    WordedProblem(
      .reference(.missingFile(key: "cover", path: "songs/rain.jpg", nearest: nil)), .error, "missing-file",
      #""cover" names "songs/rain.jpg", which does not exist; put the file there or correct the path"#),
    WordedProblem(
      .reference(.missingSiteFile(key: "image", path: "/assets/rain.jpg")), .warning, "missing-site-file",
      #""image" names "/assets/rain.jpg", which this site does not publish; put the file into static/"#),
    WordedProblem(
      .reference(.outsideContent(key: "audio", path: "../rain.mp3")), .error, "outside-content",
      #""audio" names "../rain.mp3", which lies outside the content folder; copy the file into it"#),
    WordedProblem(
      .reference(.outsideContent(key: nil, path: "/etc/passwd")), .error, "outside-content",
      #"this is a symbolic link that leads out of the content folder, to "/etc/passwd"; put a copy in its place, "#
        + "or allow such links with --follow-links"),
    WordedProblem(
      .reference(.program(name: "demo.html", others: 0)), .warning, "unpublished-program",
      #""demo.html" is not published, since browsers or web servers run what such a file holds; move it into static/ "#
        + "if you trust it"),
    WordedProblem(
      .reference(.program(name: "demo.html", others: 2)), .warning, "unpublished-program",
      #""demo.html" and 2 more of this folder are not published, since browsers or web servers run what such files "#
        + "hold; move those that you trust into static/"),
    WordedProblem(
      .reference(.sameLanguage(language: "ja", other: "songs/ame.md")), .warning, "same-language",
      #""songs/ame.md" is the translation in "ja" already; write "language: ..." in one of the two, or remove one"#),
  ]

  private static let body: [WordedProblem] = [
    WordedProblem(
      .body(.missingAlt(image: "rain.jpg")), .warning, "missing-alt",
      #"the image "rain.jpg" has no alternative text; say what it shows for those who cannot see it"#),
    WordedProblem(
      .body(.deadLink("../snow/")), .warning, "dead-link",
      #"the link "../snow/" leads to no file and no entry of this site"#),
    WordedProblem(
      .body(.deadLink("/song/rain/", nearest: "/songs/rain/")), .warning, "dead-link",
      #"the link "/song/rain/" leads to no file and no entry of this site; did you mean "/songs/rain/"?"#),
    WordedProblem(
      .body(.missingAnchor("rain.md#vers", nearest: "#verse")), .warning, "missing-anchor",
      ##"the link "rain.md#vers" names a place that its page does not have; did you mean "#verse"?"##),
    WordedProblem(
      .body(.missingAnchor("#coda")), .warning, "missing-anchor",
      ##"the link "#coda" names a place that its page does not have"##),
    WordedProblem(
      .body(.unsafeLink("javascript:alert(1)")), .warning, "unsafe-link",
      #"the address "javascript:alert(1)" could run a program or open a local file and is left out; "#
        + "write one with https"
    ),
    WordedProblem(
      .body(.unsafeRawLink("javascript:alert(1)")), .warning, "unsafe-raw-link",
      #"the address "javascript:alert(1)" in raw HTML could run a program or open a local file; pages keep it as it is "#
        + "written, and feeds leave it out"),
    WordedProblem(
      .body(.rawHTML("<marquee>")), .warning, "raw-html",
      #"tags such as "<marquee>" are left out; write it as Markdown, "#
        + "or allow raw HTML with markdown: {html: true} in site.yml"
    ),
    WordedProblem(
      .body(.droppedAttribute(name: "onclick")), .warning, "dropped-attribute",
      #"the attribute "onclick" is not allowed here, or not with this value; remove it from the braces"#),
    WordedProblem(
      .body(.strayAttributes), .warning, "stray-attributes",
      "this attribute list belongs to nothing; put it right after a link, an image or marked words, at the end of a "
        + "heading, or on a line of its own below a block"),
    WordedProblem(
      .body(.unclosedAttributes), .warning, "unclosed-attributes",
      "this attribute list has no closing brace; add } after it"),
    WordedProblem(
      .body(.repeatedName("verse")), .warning, "repeated-name",
      #"the id "verse" belongs to something above already and is left out; choose another one"#),
    WordedProblem(
      .body(.spacedAddress("the way.pdf")), .warning, "spaced-address",
      #"the address "the way.pdf" stays text, since a space ends it; write it in angle brackets, as <the way.pdf>"#),
    WordedProblem(
      .body(.unknownFootnote("won", nearest: "one")), .warning, "unknown-footnote",
      "there is no footnote [^won]; did you mean [^one]?"),
    WordedProblem(
      .body(.unknownFootnote("won")), .warning, "unknown-footnote",
      #"there is no footnote [^won]; write [^won]: and its words on a line of its own, or \[^won] where none is meant"#),
    WordedProblem(
      .body(.unusedFootnote("1")), .warning, "unused-footnote",
      "nothing refers to the footnote [^1], so it is left out; write [^1] where it belongs"),
    WordedProblem(
      .body(.duplicateFootnote("1")), .warning, "duplicate-footnote",
      "there are two footnotes [^1], and the first one is shown; give this one a label of its own"),
    WordedProblem(
      .body(.limitExceeded(.cells, 40_000)), .warning, "markdown-limit",
      "the body has more than 40000 cells of tables; from here on they stay text, so split the body"),
    WordedProblem(
      .body(.limitExceeded(.lines, 30_000)), .warning, "markdown-limit",
      "the body has more than 30000 footnotes, definitions and lines of attributes; from here on they stay text, so "
        + "split the body"),
    WordedProblem(
      .body(.limitExceeded(.pieces, 80_000)), .warning, "markdown-limit",
      "the body has more than 80000 addresses, names, marks and pieces of text between them; from here on they stay "
        + "text, so split the body"),
    WordedProblem(
      .body(.tooManyImages(limit: 10_000)), .error, "body-too-large",
      "a paragraph begins more than 10000 images here; put an empty line between some of them"),
    WordedProblem(
      .body(.tooLarge(bytes: 3, limit: 2)), .error, "body-too-large",
      "the body has 3 bytes, more than the 2 that feedsite renders; split it"),
  ]
}
