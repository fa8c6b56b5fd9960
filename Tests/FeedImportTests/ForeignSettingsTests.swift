import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Settings and front matter of generators that are not what they should be")
struct ForeignSettingsTests {
  /// Places and words of all that is wrong in some files.
  private func report(_ files: [String: String]) async throws -> [String] {
    let folder = try await ImportedFolder(files)
    let machinery = "of layouts, styles, data or programs"
    return folder.report.diagnostics.map { problem in
      let place = problem.location.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line ?? 0) " } ?? ""
      return place + DiagnosticFormatter().message(for: problem.problem)
    }.filter { !$0.contains(machinery) && !$0.contains("nothing tells the ") }
  }

  private static let post = "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n"

  @Test
  func `values of other shapes are named in settings of Jekyll`() async throws {
    let report = try await report([
      "_config.yml": """
      title: [Rain]
      url: 5
      lang: 17
      collections: true
      defaults:
        scope: {path: ""}
      exclude: {a: b}
      """, "_posts/2014-01-07-rain.md": Self.post,
    ])
    #expect(
      report == [
        #"_config.yml:1 "title" must be text, not a list"#,
        #"_config.yml:2 "5" does not fit "url"; write an address such as https://example.org/"#,
        #"_config.yml:3 "17" does not fit "lang"; write a language such as en, ja or zh-Hant"#,
        #"_config.yml:4 "collections" must be a list, not text"#,
        #"_config.yml:6 "defaults" must be a list, not keys with values"#,
        #"_config.yml:7 "exclude" must be text or a list, not keys with values"#,
      ])
    let inner = try await self.report([
      "_config.yml": "title: A\nurl: ''\ncollections: {tours: yes, songs: {}}\ndefaults:\n- scope: posts\n",
      "_posts/2014-01-07-rain.md": Self.post,
    ])
    #expect(
      inner == [
        #"_config.yml:3 "tours" must be keys with values, not text"#,
        #"_config.yml:5 "scope" must be keys with values, not text"#,
      ])
  }

  @Test
  func `values of other shapes are named in settings of other generators`() async throws {
    #expect(
      try await report([
        "hugo.toml": "title = [\"Rain\"]\nbaseURL = \"https://okapi.example/\"\nparams = 5\n",
        "content/posts/rain.md": Self.post,
      ]) == [
        #"hugo.toml:1 "title" must be text, not a list"#, #"hugo.toml:3 "params" must be keys with values, not text"#,
      ])
    #expect(
      try await report([
        "zola.toml": "base_url = \"okapi\"\ndefault_language = \"?\"\n", "content/rain.md": Self.post,
      ]).map { $0.prefix(12) } == ["zola.toml:1 ", "zola.toml:2 "])
    #expect(
      try await report([
        ".eleventy.js": "", "_data/site.json": "{\"title\": {\"en\": \"Rain\"}}", "rain.md": Self.post,
      ]) == [#"site.json:1 "title" must be text, not keys with values"#])
  }

  @Test
  func `a duplicate key is reported, and its last value imported`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\n",
      "_posts/2014-01-07-rain.md": "---\nlayout: post\ntitle: Rain\nTitle: Sun\n---\nWords.\n",
    ])
    #expect(folder.fields("posts/2014-01-07-rain.md").contains("title: Sun"))
    #expect(folder.notes.contains(#"the key "Title" appears twice (first on line 3); keep one of them"#))
    let place = folder.report.diagnostics.first { $0.code == "duplicate-key" }?.location
    #expect(place?.file.hasSuffix("source/_posts/2014-01-07-rain.md") == true && place?.line == 4)
  }

  @Test
  func `groups of entries that are no tags are named where they are used`() async throws {
    let text = "---\ntitle: Rain\ndate: 2014-01-07\ntags: [a]\nseries: [Wet]\n---\nWords.\n"
    #expect(
      try await report([
        "hugo.yaml": "title: A\ntaxonomies: {tag: tags, series: series, mood: moods}\n", "content/posts/a.md": text,
        "content/posts/b.md": text,
      ]) == [
        #"a.md:0 1 taxonomy, "series", stays behind; feedsite has tags only; fields: in site.yml can make tags of its terms"#
      ])
  }
}
