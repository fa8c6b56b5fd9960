import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// Posts as Jekyll and Hugo keep them, which build without an error.
@Suite struct ForeignPostTests {
  private func load(_ text: String, at path: String = "_posts/2012-03-09-hello-world.md") async throws -> (
    Entry, LoadedContent
  ) {
    let content = await TestSite.load([path: text])
    #expect(!content.hasErrors, "\(content.messages)")
    return (try #require(content.entry(path)), content)
  }

  @Test func `The post that jekyll new makes`() async throws {
    let (entry, content) = try await load(
      """
      ---
      layout: post
      title:  "Welcome to Jekyll!"
      date:   2012-03-09 07:05:09 -0700
      categories: jekyll update
      ---
      You’ll find this post in your `_posts` directory.

      {% highlight ruby %}
      def print_hi(name)
      {% endhighlight %}

      Check out the [Jekyll docs][jekyll-docs] and {{ site.title }}.

      [jekyll-docs]: https://jekyllrb.com/docs/home
      """)
    #expect(entry.kind == .article && entry.route.path == "/posts/hello-world/")
    #expect(entry.date?.rfc3339 == "2012-03-09T07:05:09-07:00")
    #expect(entry.tags.map(\.name) == ["jekyll", "update"])
    #expect(!entry.body.plainText.contains("{%") && entry.body.html(MarkdownRendering()).contains("language-ruby"))
    #expect(content.messages == [])
  }

  @Test func `A post with everything that plugins read`() async throws {
    let (entry, content) = try await load(
      """
      ---
      layout: post
      title: SEO
      description: >-
        Two lines
        folded.
      tags: [a, b]
      categories: [Blog, a]
      category: null
      keywords: c, d
      image:
        path: /assets/img/cover.jpg
        width: 1200
        height: 630
        alt: A cover
      last_modified_at: 2013-01-02T03:04:05+0800
      redirect_from:
        - /old/
        - /older.html
      permalink: /seo/
      author:
        name: Ann
        twitter: ann
        picture: /ann.jpg
      sitemap: false
      comments: true
      excerpt_separator: <!--more-->
      ---
      Text<!--more--> more
      """)
    #expect(entry.summary == "Two lines folded.")
    #expect(entry.tags.map(\.name) == ["a", "b", "Blog", "c", "d"])
    #expect(entry.cover == nil)
    #expect(entry.updated?.rfc3339 == "2013-01-02T03:04:05+08:00")
    #expect(entry.aliases.map(\.path) == ["/old/", "/older.html"])
    #expect(entry.authors.map(\.name) == ["Ann"])
    #expect(entry.extra.map(\.key) == ["layout", "sitemap", "comments", "excerpt_separator"])
    #expect(content.codes == ["missing-site-file"])
  }

  @Test func `A post of a theme with nested maps`() async throws {
    let (entry, content) = try await load(
      """
      ---
      title: "Layout: Header Image"
      header:
        image: /assets/images/unsplash.jpg
        actions:
          - label: "Learn more"
            url: "https://example.org"
      image:
        feature: sample.jpg
        credit: Somebody
      sidebar:
        - title: "Role"
          text: "Drums, percussion"
      toc: true
      toc_sticky: true
      classes: wide
      gallery:
        - url: /a.jpg
          image_path: /a-th.jpg
      ---
      Text
      """)
    #expect(entry.cover == nil)
    #expect(entry.extra.map(\.key) == ["header", "image", "sidebar", "toc", "toc_sticky", "classes", "gallery"])
    #expect(content.messages == [])
  }

  @Test func `A post without front matter, and one without a title`() async throws {
    let (plain, content) = try await load("Just text.\n")
    #expect(plain.date?.machineReadable == "2012-03-09")
    #expect(content.codes == ["title-from-file-name"])
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Hello world")
    let (_, untitled) = try await load("---\nlayout: post\n---\nText")
    #expect(untitled.codes == ["title-from-file-name"])
  }

  @Test func `A draft by flag and a draft by folder`() async {
    let content = await TestSite.load([
      "_posts/2012-03-09-a.md": "---\nlayout: post\ntitle: A\npublished: false\n---\n",
      "_drafts/b.md": "---\ntitle: B\n---\n",
    ])
    #expect(content.messages == [] && content.skipped.map(\.reason) == [.draft, .draft])
  }

  @Test func `Keys with capitals and spaces`() async throws {
    let (entry, content) = try await load(
      "---\nLayout: Post\nTitle: Old\nDate: 2012/3/9 7:05\nTags: one, two\nLast Modified At: 2012-3-10\nCross Posted: true\nMy Key: {a: b}\n---\n"
    )
    #expect(entry.date?.rfc3339 == "2012-03-09T07:05:00+08:00" && entry.updated?.machineReadable == "2012-03-10")
    #expect(entry.tags.map(\.name) == ["one", "two"])
    #expect(entry.extra.map(\.key) == ["Layout", "Cross Posted", "My Key"])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("2020-4-8 9:05:03 -0700", "2020-04-08T09:05:03-07:00"), ("2012-03-09T07:05:09+0000", "2012-03-09T07:05:09Z"),
    ("1331276709", "2012-03-09T15:05:09+08:00"), ("1331276709000", "2012-03-09T15:05:09+08:00"),
    ("'2012-03-09'", "2012-03-09T00:00:00+08:00"), ("!!timestamp 2012-03-09", "2012-03-09T00:00:00+08:00"),
    ("2012-03-09 # a comment", "2012-03-09T00:00:00+08:00"), ("", "2012-03-09T00:00:00+08:00"),
  ])
  func `Dates of old blogs`(date: String, expected: String) async throws {
    let (entry, content) = try await load("---\ntitle: A\ndate: \(date)\n---\n")
    #expect(entry.date?.rfc3339 == expected)
    #expect(content.messages == [])
  }

  @Test func `An archetype of Hugo`() async throws {
    let (entry, content) = try await load(
      """
      ---
      title: "My First Post"
      date: 2022-11-20T09:03:20-08:00
      draft: false
      lastmod: 2022-11-21
      expiryDate: 2999-01-01
      publishDate: 2022-11-20
      slug: first
      aliases: ["/posts/my-original-url/"]
      categories: ["Development"]
      series: ["Go"]
      images: ["site-feature-image.jpg"]
      resources:
        - src: "*.jpg"
          title: Photo
      weight: 10
      linkTitle: First
      isCJKLanguage: false
      outputs: [html]
      translationKey: first
      menu:
        main: {weight: 1}
      params: {author: Ann}
      _build: {render: always}
      cascade: {banner: a.jpg}
      ---
      ## Introduction
      {{< figure src="a.jpg" >}} and {{% notice %}}
      """, at: "posts/my-first-post/index.md")
    #expect(entry.route.path == "/posts/first/" && entry.kind == .article)
    #expect(entry.updated?.machineReadable == "2022-11-21" && entry.expires?.machineReadable == "2999-01-01")
    #expect(entry.aliases.map(\.path) == ["/posts/my-original-url/"] && entry.tags.map(\.name) == ["Development"])
    #expect(content.codes == ["missing-alt", "liquid-tags"])
  }

  @Test func `A post of PaperMod`() async throws {
    let content = await TestSite.load([
      "posts/a/index.md": """
      ---
      title: "My 1st post"
      date: 2020-09-15T11:30:03+00:00
      tags: ["first"]
      author: ["Me", "You"]
      showToc: true
      TocOpen: false
      hidemeta: false
      disableShare: false
      ShowReadingTime: true
      ShowPostNavLinks: true
      cover:
          image: "cover.jpg"
          alt: "A cover"
          caption: "By me"
          relative: false
          hidden: true
      editPost:
          URL: "https://github.com/"
          Text: "Suggest Changes"
          appendFilePath: true
      ---
      Text
      """, "posts/a/cover.jpg": "",
    ])
    #expect(content.messages == [])
    #expect(content.entry("posts/a/index.md")?.cover?.caption == "By me")
    #expect(content.entry("posts/a/index.md")?.authors.map(\.name) == ["Me", "You"])
  }

  @Test func `A post of Chirpy`() async throws {
    let (entry, content) = try await load(
      """
      ---
      title: Getting Started
      description: >-
        Get started.
      author: cotes
      date: 2019-08-09 20:55:00 +0800
      categories: [Blogging, Tutorial]
      tags: [getting started]
      pin: true
      math: true
      mermaid: true
      media_subpath: '/posts/20180809'
      image:
        path: /commons/devices-mockup.png
        lqip: data:image/webp;base64,UklGR
        alt: Responsive rendering.
      ---
      > A tip.
      {: .prompt-tip }
      """)
    #expect(entry.tags.map(\.name) == ["getting started", "Blogging", "Tutorial"])
    #expect(content.codes == ["missing-site-file"])
  }

  @Test func `A post with Windows line ends, a byte order mark and no final newline`() async throws {
    let (entry, content) = try await load(
      "\u{FEFF}---\r\nlayout: post\r\ntitle: \"Windows\"\r\nsummary: |\r\n  one\r\n  two\r\ntags:\r\n- a\r\n- b\r\n---\r\nText\r\n\r\nMore"
    )
    #expect(
      entry.summary == "one\ntwo" && entry.tags.map(\.name) == ["a", "b"] && entry.body.plainText == "Text\nMore")
    #expect(content.messages == [])
  }

  @Test func `A link post`() async throws {
    let (entry, content) = try await load(
      "---\nlayout: post\ntype: link\ntitle: Elsewhere\nexternal-url: https://example.org/a\n---\n")
    #expect(entry.kind == .link && content.hasErrors == false)
    #expect(content.first(LinkFeedViewObject.self)?.site == "example.org")
  }

  @Test func `Code in fences is no Liquid`() async throws {
    let (_, content) = try await load(
      "---\ntitle: A\n---\n```\n{{ x }}\n{% y %}\n```\n\n~~~liquid\n{{ z }}\n~~~\n\nTeX {{1}} and ${{}}$ {{ x\n\nCode: `{{ x }}` and ``{% ` %}``.\n"
    )
    #expect(content.messages == [])
  }
}
