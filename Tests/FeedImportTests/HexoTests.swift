import FeedContent
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Hexo")
struct HexoTests {
  @Test
  func `settings, posts, pages and files are imported, and lists are left out`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": """
      title: 雨
      subtitle: ''
      description: Songs.
      author: Ann Lin
      language:
        - zh-TW
        - en
      timezone: Asia/Taipei
      url: https://ann.example/blog
      source_dir: source
      public_dir: public
      permalink: :year/:month/:day/:title/
      theme: next
      """,
      "source/_posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07 10:11:12\ntags: [sea]\n---\nWords.\n",
      "source/_drafts/sun.md": "---\ntitle: Sun\n---\nLater.\n",
      "source/about/index.md": "---\ntitle: About\n---\nWe play.\n",
      "source/tags/index.md": "---\ntitle: Tags\ntype: tags\ndate: 2014-01-07\n---\n",
      "source/images/a.png": "", "scaffolds/post.md": "---\ntitle: {{ title }}\n---\n",
      "themes/next/layout/index.swig": "{{ page.title }}", "package.json": "{}",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "hexo")
    #expect(site.title == "雨" && site.description == "Songs." && site.language == "zh-TW")
    #expect(site.url == SiteURL("https://ann.example/blog/") && site.author?.name == "Ann Lin")
    let rain = try folder.entry("posts/rain.md")
    #expect(rain.route.path == "/2014/01/07/rain/")
    #expect(rain.identity.guid == "https://ann.example/blog/2014/01/07/rain/")
    #expect(folder.content.feed.pages.map(\.route.path) == ["/about/"])
    #expect(folder.content.feed.entries.count == 2)
    #expect(folder.report.draftCount == 1)
    #expect(folder.report.written.contains("static/images/a.png"))
    #expect(folder.warnings == [])
  }

  @Test(arguments: ["about", "link", "friends", "artcle"])
  func `what is no post is a page, whatever its date and its type for the theme`(type: String) async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://ann.example\n",
      "source/_posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "source/who/index.md": "---\ntitle: Who\ndate: 2014-01-08 10:11:12\ntype: \"\(type)\"\n---\nWe play.\n",
    ])
    #expect(folder.content.feed.entries.map(\.entry.route.path) == ["/2014/01/07/rain/"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/who/"])
    #expect(folder.fields("who/index.md").contains("type: page") && folder.warnings == [])
  }

  @Test
  func `a post without a date is a page at the place of its file`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://ann.example\n",
      "source/_posts/rain.md": "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n",
      "source/_posts/fog.md": "---\ntitle: Fog\n---\nWords.\n",
    ])
    #expect(folder.fields("posts/fog.md") == ["title: Fog"])
    #expect(folder.content.feed.pages.map(\.route.path) == ["/posts/fog/"])
  }
}
