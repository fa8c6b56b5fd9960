import FeedDiagnostics
import FeedImport
import Testing

@Suite("What a folder is")
struct FolderDetectionTests {
  private static let post = "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n"

  private func format(_ files: [String: String], named name: String? = nil) throws(ImportFailure) -> String {
    let source = ImportSource(files: files.mapValues { Array($0.utf8) })
    return try ImportFormats.format(of: source, named: name).name
  }

  @Test(arguments: [
    ("jekyll", "_config.yml", "title: Rain\n"), ("bridgetown", "bridgetown.config.yml", "permalink: simple\n"),
    ("hugo", "hugo.yaml", "title: Rain\n"),
    ("hugo", "config.toml", "baseURL = \"https://rain.example/\"\n"),
    ("zola", "config.toml", "base_url = \"https://rain.example\"\n"), ("zola", "zola.toml", ""),
    ("eleventy", ".eleventy.js", ""), ("eleventy", ".eleventy.cjs", ""), ("eleventy", "eleventy.config.mjs", ""),
    ("pelican", "pelicanconf.py", ""),
    ("nikola", "conf.py", "import time\nBLOG_TITLE = \"Rain\"\n"),
    ("astro", "astro.config.mjs", ""), ("gatsby", "gatsby-config.js", ""), ("docusaurus", "docusaurus.config.ts", ""),
    ("vitepress", ".vitepress/config.mts", ""), ("vuepress", "docs/.vuepress/config.js", ""),
    ("obsidian", ".obsidian/app.json", "{}"), ("obsidian", "quartz.config.ts", ""),
    ("kirby", "content/site.de.txt", "Title: Rain\n"), ("lektor", "content/contents.lr", "title: Rain\n"),
  ])
  func `settings identify the generator, whatever feeds and data are beside them`(
    name: String, path: String, text: String
  ) throws {
    let files = [
      path: text, "content/rain.md": Self.post, "static/index.xml": "<rss version=\"2.0\"><channel/></rss>",
      "data/feed.json": #"{"version": "https://jsonfeed.org/version/1", "items": []}"#,
    ]
    #expect(try format(files) == name)
  }

  @Test
  func `archives and feeds are what they were`() throws {
    let feed = "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Rain</title></channel></rss>"
    #expect(try format(["feed.xml": feed]) == "rss")
    #expect(try format(["feed.xml": feed, "uploads/config.toml": "theme = 1\n"]) == "rss")
  }

  @Test
  func `an archive of micro.blog is at the top or in one folder`() throws {
    let feed = #"{"version": "https://jsonfeed.org/version/1", "items": []}"#
    #expect(try format(["feed.json": feed, "uploads/2014/a.jpg": "x"]) == "microblog")
    #expect(try format(["rain/feed.json": feed, "rain/uploads/2014/a.jpg": "x"]) == "microblog")
    let failure = #expect(throws: ImportFailure.self) {
      try format(["content/archive/feed.json": feed, "content/archive/a.jpg": "x", "content/rain.md": Self.post])
    }
    #expect(failure?.diagnostics.map(\.code) == ["plain-folder"])
  }

  @Test
  func `a folder of Markdown alone is built as it is, unless its generator is named`() throws {
    let files = ["rain.md": Self.post, "config.toml": "theme = \"rain\"\n"]
    let failure = #expect(throws: ImportFailure.self) { try format(files) }
    #expect(failure?.diagnostics.map(\.code) == ["plain-folder"])
    #expect(try format(files, named: "obsidian") == "obsidian")
    // Metadata of pictures (XMP) are RDF, as RSS 1.0 is.
    let pictured = files.merging(["a.png": "\u{89}PNG\0 <x:xmpmeta><rdf:RDF xmlns:rdf=\"x\">"]) { $1 }
    let same = #expect(throws: ImportFailure.self) { try format(pictured) }
    #expect(same?.diagnostics.map(\.code) == ["plain-folder"])
    let drawn = #expect(throws: ImportFailure.self) {
      try format(["logo.svg": "<svg><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata></svg>", "rain.lr": "Words."])
    }
    #expect(drawn?.diagnostics.map(\.code) == ["unknown-source"])
    // A program that writes feeds is none.
    let program = files.merging([
      "scripts/rss.mjs":
        "import a from 'a'\nconst feed = `<rss version=\"2.0\"><feed xmlns=\"http://www.w3.org/2005/Atom\"><opml >`"
    ]) { $1 }
    let made = #expect(throws: ImportFailure.self) { try format(program) }
    #expect(made?.diagnostics.map(\.code) == ["plain-folder"])
    #expect(try format(["feed.xml": "\u{FEFF}\n<rss version=\"2.0\"><channel/></rss>"]) == "rss")
    // Hexo calls its settings like Jekyll.
    #expect(try format(["_config.yml": "title: Rain\n", "source/_posts/rain.md": Self.post]) == "hexo")
  }

  @Test
  func `settings that cannot be read are named with their place`() async {
    let source = ImportSource(files: ["hugo.toml": Array("title = \n".utf8), "content/a.md": Array(Self.post.utf8)])
    let failure = await #expect(throws: ImportFailure.self) {
      try await source.imported(into: "/nowhere/content")
    }
    #expect(failure?.diagnostics.first?.location?.description.hasPrefix("source/hugo.toml:1:") == true)
  }

  @Test
  func `a generator's folder without texts is reported as one`() async {
    let source = ImportSource(files: ["hugo.toml": Array("title = \"Rain\"\n".utf8)])
    let failure = await #expect(throws: ImportFailure.self) {
      try await source.imported(into: "/nowhere/content")
    }
    #expect(failure?.diagnostics.map(\.code) == ["empty-folder"])
  }

  @Test
  func `files that cannot be read come along as they are and are named`() async throws {
    let folder = try await ImportedFolder(
      [
        "hugo.toml": "title = \"Rain\"\n", "content/posts/rain.md": Self.post,
        "content/posts/sun.md": "---\ntitle: [\n---\n",
      ],
      expectingErrors: true)
    #expect(folder.text("posts/sun.md") == "---\ntitle: [\n---\n")
    let error = try #require(folder.report.diagnostics.first { $0.severity == .error })
    #expect(error.location?.file.hasSuffix("/source/content/posts/sun.md") == true && error.location?.line != nil)
  }

  @Test
  func `problems are reported at their places in the source`() async throws {
    let folder = try await ImportedFolder([
      "hugo.toml": "title = \"Rain\"\n",
      "content/posts/rain.md":
        "+++\ntitle = \"Rain\"\ndate = 2014-01-07\ndescription = \"x\"\nimage = \"gone.jpg\"\n+++\n\nWords.\n\n![A van](away.jpg)\n",
    ])
    let places = folder.report.diagnostics.compactMap { problem in
      problem.location.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line ?? 0) \(problem.code)" }
    }
    #expect(places.filter { $0.hasPrefix("rain.md") } == ["rain.md:5 missing-file"])
  }
}
