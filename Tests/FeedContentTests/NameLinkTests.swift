import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML
import Testing

@testable import FeedContent

@Suite struct NameLinkTests {
  /// What the links of a note stand for, on a site with a few people.
  private func resolve(_ links: [(MarkdownLink.Kind, String)]) -> [ResolvedLink] {
    let people = [
      person("people/mei.md", "name: Mei Lin\nhandles: ['@mei_lin', mei@social.example]"),
      person("people/2.md", "name: Ann\nid: ann\nhandle: mei"),
      person("people/okapi/index.md", "name: Okapi Motel"),
      person("people/hidden.md", "name: Hidden", isPublished: false),
    ]
    let note = file("notes/a.md", "date: 2025-04-09", kind: .text)
    let context = DecodingContext(
      site: Site(title: "Test"), dates: DateParser(timeZone: .utc),
      files: FileIndex(paths: [], bundles: [:], unpublishedBundles: []),
      media: MediaLibrary(files: .inMemory([:])), people: PeopleIndex(people), entries: .none,
      defaultAuthors: [])
    let fields = EntryFields(note, context: context)
    let resolved = links.map { kind, destination in
      BodyLinks(fields: fields, tags: ["dream-pop", "雨", "a_b", "u1f389"]).resolve(
        MarkdownLink(kind: kind, destination: destination, location: SourceLocation(file: "a.md")))
    }
    #expect(fields.reader.diagnostics.isEmpty)
    #expect(fields.localLinks.isEmpty)
    return resolved
  }

  private func person(
    _ path: String, _ yaml: String, isPublished: Bool = true
  ) -> (file: ParsedFile, reference: PersonReference) {
    let file = file(path, yaml, kind: .person)
    return (file, PersonReference(name: path, route: isPublished ? file.route : nil))
  }

  private func file(_ path: String, _ yaml: String, kind: Kind) -> ParsedFile {
    let fields =
      (try? YAMLReader(file: path, lineOffset: 0).fields(in: Array(yaml.utf8)[...]))
      ?? .empty(at: SourceLocation(file: path))
    return ParsedFile(
      neutralPath: path, fields: fields, body: .empty,
      route: EntryRoute(path: path).route(slug: nil, fallback: ""),
      identity: EntryIdentity(uuid: .namespace(ofSiteID: path), contentPath: path), statedID: fields["id"]?.value.text,
      date: nil, title: nil, digest: nil,
      provenance: FileProvenance(
        path: path, file: path, kind: kind, kindSource: .neither, dateSource: .nothing, addressSource: .path,
        identityKey: nil, authorKey: nil, skipped: nil, expires: nil),
      diagnostics: [])
  }

  @Test(arguments: [
    ("Dream-Pop", "/tags/dream-pop/"), ("雨", "/tags/%E9%9B%A8/"), ("a_b", "/tags/a_b/"), ("🎉", "/tags/u1f389/"),
  ])
  func `A hashtag leads to the wall of the tag`(name: String, path: String) {
    #expect(resolve([(.hashtag, name)]) == [ResolvedLink(path)])
  }

  @Test func `A hashtag that is none of the entry's tags is a word`() {
    #expect(resolve([(.hashtag, "snow")]) == [ResolvedLink("snow", isMissing: true)])
  }

  @Test(arguments: [
    ("mei", "/people/mei/"), ("MEI", "/people/mei/"), ("mei_lin", "/people/mei/"),
    ("mei@social.example", "/people/mei/"),
    ("Ann", "/people/2/"), ("2", "/people/2/"), ("okapi", "/people/okapi/"),
  ])
  func `A mention leads to the person with that id, file name or handle`(name: String, path: String) {
    #expect(resolve([(.mention, name)]) == [ResolvedLink(path)])
  }

  @Test(arguments: ["nobody", "hidden", "ann@social.example", "mei lin", "people/mei", "Okapi Motel", ""])
  func `Any other mention is its text, without a word`(name: String) {
    #expect(resolve([(.mention, name)]).map(\.isMissing) == [true])
  }

  @Test func `Hashtags join the tags of the front matter, each once`() throws {
    let fields = try YAMLReader(file: "a.md", lineOffset: 0).fields(
      in: Array("tags: [Rain, Dream Pop]\nkeywords: sea".utf8)[...])
    let links = [("rain", .hashtag), ("Snow", .hashtag), ("SEA", .hashtag), ("snow", .hashtag), ("mei", .mention)].map {
      (name: String, kind: MarkdownLink.Kind) in
      MarkdownLink(kind: kind, destination: name, location: SourceLocation(file: "a.md"))
    }
    let reader = FieldReader(fields, owner: .kind("text"), dates: DateParser(timeZone: .utc))
    #expect(TagList.tags(reader, links: links).map(\.name) == ["Rain", "Dream Pop", "sea", "Snow"])
  }

  @Test func `Only notes name tags and people in their text`() {
    let parsers = BodyParsers(options: MarkdownOptions(extensions: .all))
    let names: MarkdownExtensions = [.hashtags, .mentions]
    #expect(parsers.parser(for: .text).options.extensions == .all)
    #expect(parsers.parser(for: .article).options.extensions == .all.subtracting(names))
    #expect(parsers.parser(for: nil).options.extensions == .all.subtracting(names))
    let off = BodyParsers(options: MarkdownOptions(extensions: .all.subtracting(.hashtags)))
    #expect(off.parser(for: .text).options.extensions == .all.subtracting(.hashtags))
  }

  @Test(arguments: [MarkdownLink.Kind.audio, .video])
  func `A player plays a file of the site`(kind: MarkdownLink.Kind) async {
    let note = file("notes/a.md", "date: 2025-04-09", kind: .text)
    let context = DecodingContext(
      site: Site(title: "Test"), dates: DateParser(timeZone: .utc),
      files: FileIndex(
        paths: ["notes/rain.mp3", "notes/b.md"], bundles: [:], unpublishedBundles: []),
      media: MediaLibrary(files: .inMemory([:])), people: PeopleIndex([]), entries: .none,
      defaultAuthors: [])
    let fields = EntryFields(note, context: context)
    func resolve(_ destination: String) -> ResolvedLink {
      BodyLinks(fields: fields).resolve(
        MarkdownLink(kind: kind, destination: destination, location: SourceLocation(file: "a.md")))
    }
    #expect(resolve("rain.mp3#t=10") == ResolvedLink("/notes/rain.mp3#t=10"))
    #expect(fields.namedFiles == ["notes/rain.mp3"])
    #expect(fields.localLinks.isEmpty)
    #expect(resolve("snow.mp3").isMissing)
    #expect(fields.localLinks.map(\.route.path) == ["/notes/a/snow.mp3"])
  }
}
