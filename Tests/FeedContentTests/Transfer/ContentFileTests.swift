import FeedContent
import FeedDiagnostics
import Synchronization
import Testing

/// Markdown files in the form of the documentation.
@Suite struct ContentFileTests {
  private func reader(_ files: [String: String], settings: String = "") -> ContentFileReader {
    let site = TestSite(files, settings: settings)
    return ContentFileReader(files: .inMemory(site.files), displayName: "content", fallbackTitle: "Folder")
  }

  private func expect(_ own: String, is expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(own == expected, sourceLocation: sourceLocation)
  }

  /// The normalized form of a file, which stays the same when it is normalized again.
  private func text(
    _ text: String, at path: String = "articles/2025-04-09-a.md", settings: String = ""
  ) throws -> String {
    let own = try reader([path: text], settings: settings).file(at: path).text
    #expect(try reader([path: own], settings: settings).file(at: path).text == own)
    return own
  }

  private func fields(
    _ fields: String, at path: String = "articles/2025-04-09-a.md", body: String = "Text", settings: String = ""
  ) throws -> String {
    let text = try text("---\n\(fields)\n---\n\(body)", at: path, settings: settings)
    #expect(text.hasPrefix("---\n") && text.hasSuffix("\n---\n\(body)"))
    return String(text.dropFirst(4).dropLast(5 + body.utf8.count))
  }

  @Test func `Settings that cannot be read are an error, however often they are read`() throws {
    let site = TestSite([:], settings: "my-key: kept")
    let readings = Mutex(0)
    var files = ContentFiles.inMemory(site.files)
    let read = files.readPart
    files.readPart = { (path, offset, limit) throws(FileError) in
      if path == "site.yml" { readings.withLock { $0 += 1 } }
      return try read(path, offset, limit)
    }
    let reader = ContentFileReader(files: files, displayName: "content", fallbackTitle: "Folder")
    #expect(reader.settings.contains { $0.key == "my-key" })
    #expect(readings.withLock(\.self) == 1)
    files.readPart = { (path, _, _) throws(FileError) in throw FileError(path: path, reason: "Input/output error") }
    let failed = ContentFileReader(files: files, displayName: "content", fallbackTitle: "Folder")
    #expect(failed.diagnostics.contains { $0.severity == .error && $0.location?.file == "content/site.yml" })
  }

  @Test func `Keys get the names of the documentation in its order, and others come last as they are`() throws {
    expect(
      try fields(
        """
        My_Key: {b: 1, a: [x, {v: z}]}
        title: A
        Description: S
        lastmod: 2025-05-05
        publishDate: 2025-04-09
        image: a.png
        sticky: yes
        lang: ja
        redirect_from: /old/
        url: /new/
        layout: post
        """),
      is: """
        date: 2025-04-09
        summary: S
        cover: a.png
        language: ja
        updated: 2025-05-05
        pinned: true
        permalink: "/new/"
        aliases: "/old/"
        title: A
        My_Key:
          b: 1
          a:
            - x
            - v: z
        layout: post
        """)
    expect(
      try fields(
        "start: 2025-05-01\nlocation: {name: Pier, zip: \"012\"}\nticket: https://t.example/",
        at: "events/2025-04-09-a.md"),
      is: """
        starts: 2025-05-01
        venue:
          name: Pier
          zip: "012"
        tickets: "https://t.example/"
        """)
  }

  @Test func `Times by the clocks of the zone that an event states get no offset of another one`() throws {
    let zoned = "starts: 2025-03-30T01:30\ntime-zone: Europe/Berlin\n"
    expect(
      try fields(
        zoned + "ends: 2025-03-30T04:00+02:00", at: "events/2025-04-09-a.md", settings: "time-zone: Asia/Taipei"),
      is: zoned + "ends: 2025-03-30T04:00:00+02:00")
  }

  @Test func `Times of events without an offset stay so where no zone is stated`() throws {
    let path = "events/a.md"
    let text = "---\ndate: 2025-03-01T10:00:00\nstarts: 2025-03-30 01:30\nends: 2025-03-30T04:00:00Z\n---\n"
    expect(
      try reader(["site.yml": "title: A\n", path: text]).file(at: path).text,
      is: text.replacing("2025-03-30 01:30", with: "2025-03-30T01:30:00"))
  }

  @Test(arguments: [
    // Two that are understood, of which one counts.
    "summary: A\ndescription: B", "date: 2025-04-09\npublishdate: 2025-05-09", "alias: \"/a/\"\nredirect-from: \"/b/\"",
    // What means something else under another key.
    "image:\n  credit: Ann", "url: a/b", "bookmark-of: \"https://example.org/\"", "url: \"https://example.org/\"",
    "published: 2024-05-05\ndate: 2025-04-09", "name: Rain",
    "redirect-from: 雨の日",
  ])
  func `Keys that cannot be called otherwise stay`(fields: String) throws {
    #expect(
      Set(try self.fields(fields, settings: "").split(separator: "\n")) == Set(fields.split(separator: "\n")))
  }

  @Test func `Fields of the kinds that a site declares mean what it says`() throws {
    let settings = "kinds: {recipe: {fields: {description: text, made: date, vegan: flag}}}\n"
    expect(
      try fields(
        "vegan: yes\nmade: 9 April 2025\ndescription: S\nexcerpt: E", at: "recipes/2025-04-09-a.md", settings: settings),
      is: """
        excerpt: E
        description: S
        made: 2025-04-09
        vegan: true
        """)
  }

  @Test func `The title of a person and the tags of a page are what they are`() throws {
    expect(try fields("title: Ann\nphoto: a.png", at: "people/ann.md"), is: "title: Ann\navatar: a.png")
    expect(try fields("tags: a b\ndescription: S", at: "pages/a.md"), is: "summary: S\ntags: a b")
  }

  @Test(arguments: [
    ("2014-01-07 10:11:12 +0100", "2014-01-07T10:11:12+01:00"), ("2014/1/7 9:05", "2014-01-07T09:05:00+08:00"),
    ("2014-01-07", "2014-01-07"), ("\"2014-01-07\"", "2014-01-07"), ("1389060000", "2014-01-07T10:00:00+08:00"),
    ("2014-01-07T10:11:12.250Z", "2014-01-07T10:11:12.25Z"), ("Tue, 07 Jan 2014 10:11:12 GMT", "2014-01-07T10:11:12Z"),
    // Clocks showed the time of the sun.
    ("1890-01-01T10:00", "1890-01-01T10:00:00+08:06"),
    ("Last Modified", "null"),
  ])
  func `Dates`(written: String, own: String) throws {
    expect(try fields("date: \(written)"), is: "date: \(own)")
  }

  @Test(arguments: [
    ("tags: rain umbrellas", "[rain, umbrellas]"), ("tags: \"New York\"", "[New York]"),
    ("tags: [a, 2025]", "[a, \"2025\"]"),
    ("categories: [tech/web/css, rain]\nkeyword: b, c", "[css, rain, b, c]"), ("tags: {a: true, b: false}", "[a]"),
    ("tags: [\"#a\", {name: \"#b\"}]", "\n  - a\n  - name: \"#b\""),
    ("taxonomies: {tags: [a], categories: [b]}", "[a, b]"),
  ])
  func `Tags`(written: String, own: String) throws {
    expect(try fields(written), is: "tags: \(own)".replacing(": \n", with: ":\n"))
  }

  @Test func `Categories stay where addresses are made of them`() throws {
    let written = "tag: a\ncategories: x y\nkeywords: k"
    let own = "tags: [a]\ncategories: x y\nkeywords: k"
    expect(try fields(written, settings: "permalinks: /:categories/:slug/\n"), is: own)
    expect(try fields(written + "\npermalink: /:categories/a/"), is: own + "\npermalink: \"/:categories/a/\"")
  }

  @Test(arguments: [
    ("author: Ann", "[Ann]"), ("authors: Ann; Bo", "[Ann, Bo]"),
    ("author: {display_name: Ann, x: 1}", "\n  - name: Ann\n    x: 1"),
    ("authors: [Ann, {name: Bo}]", "\n  - Ann\n  - name: Bo"), ("author: \"Ann; Bo\"", "[Ann; Bo]"),
  ])
  func `Authors`(written: String, own: String) throws {
    expect(try fields(written), is: "authors: \(own)".replacing(": \n", with: ":\n"))
  }

  @Test(arguments: [
    ("draft: yes", "draft: true"), ("published: false", "draft: true"), ("publish: no", "draft: true"),
    ("status: draft", "draft: true"), ("status: publish", "status: publish"),
    ("draft: true\npublished: false", "draft: true\npublished: false"),
    ("pinned: \"on\"", "pinned: true"),
  ])
  func `Words for yes and no`(written: String, own: String) throws {
    expect(try fields(written), is: own)
  }

  @Test func `Values that themes get stay what they are`() throws {
    expect(
      try fields(
        #"""
        a: yes
        b: "yes"
        c: 1.10
        d: "1.10"
        e: 0x1F
        f: ~
        g: "~"
        h: ""
        i: []
        j: {}
        k: [[a, b], [{c: d}], {}]
        l: "two\nlines"
        m: 3:45
        o: "2025-04-09"
        "o: p": Null
        """#),
      is: #"""
        a: true
        b: "yes"
        c: 1.10
        d: "1.10"
        e: "0x1F"
        f: null
        g: "~"
        h: ""
        i: []
        j: {}
        k:
          - [a, b]
          -
            - c: d
          - {}
        l: "two\nlines"
        m: "3:45"
        o: 2025-04-09
        "o: p": null
        """#)
    expect(try fields("title: Yes\nsummary: 1984"), is: "summary: 1984\ntitle: \"Yes\"")
  }

  @Test(arguments: [
    "+++\ntitle = \"A\"\ndate = 2014-01-07T10:11:12Z\nweight = 3\n[extra]\nauthor = \"Ann\"\nx = [1, 2]\n+++\n",
    "{\"title\": \"A\", \"date\": \"2014-01-07T10:11:12Z\", \"weight\": 3, \"extra\": {\"author\": \"Ann\", \"x\": [1, 2]}}\n",
  ])
  func `TOML and JSON become YAML`(frontMatter: String) throws {
    expect(
      try text(frontMatter + "\r\nText\r\n"),
      is: """
        ---
        date: 2014-01-07T10:11:12Z
        authors: [Ann]
        title: A
        weight: 3
        extra:
          x:
            - 1
            - 2
        ---

        """ + "\r\nText\r\n")
  }

  @Test func `Lines of metadata become YAML`() throws {
    expect(
      try text("Title: A\nDate: 2014-01-07 10:00\nTags: b, c\n\nText"),
      is: "---\ndate: 2014-01-07T10:00:00+08:00\ntags: [b, c]\ntitle: A\n---\nText")
  }

  @Test func `A body alone stays alone unless it would be read as front matter`() throws {
    expect(try text("Text\n", at: "a.md"), is: "Text\n")
    expect(try text("\u{FEFF}Text\n", at: "a.md"), is: "Text\n")
    expect(try text("---\n---\n---\na: b\n---\n", at: "a.md"), is: "---\n---\n---\na: b\n---\n")
    expect(try text("---\n---\n{\"a\": 1}", at: "a.md"), is: "---\n---\n{\"a\": 1}")
  }

  @Test func `Foreign keys that the site names, unless they would mean something else again`() throws {
    let settings = "fields: {song: {artist: musician, audio: media.mp3}, type: {photo-story: media}}\n"
    expect(
      try fields("musician: Ann\nmedia: {mp3: a.mp3, x: 1}", at: "songs/2025-04-09-a.md", settings: settings),
      is: """
        artist: Ann
        audio: a.mp3
        media:
          mp3: a.mp3
          x: 1
        """)
    expect(
      try fields("type: Photo Story\nphoto: a.png", at: "2025-04-09-a.md", settings: settings),
      is: "type: media\nphotos: a.png")
    let swapped = "fields: {song: {title: artist, artist: title}}\n"
    expect(
      try fields("artist: yes\ntitle: B", at: "songs/2025-04-09-a.md", settings: swapped),
      is: "artist: \"yes\"\ntitle: B")
  }

  @Test func `Keys that a template in the body names stay`() throws {
    let written = "description: S\ncategory: a b\ntitle: A"
    expect(
      try fields(written, body: "{{ page.description }} {{ page.category }}"),
      is: "category: a b\ndescription: S\ntitle: A")
    expect(try fields(written, body: "description"), is: "tags: [a b]\nsummary: S\ntitle: A")
  }

  @Test func `What cannot be read says where`() {
    #expect(throws: Diagnostic.self) { try text("---\na: [\n---\n") }
    #expect(throws: Diagnostic.self) { try text("---\na: b\n") }
  }
}
