import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Posts and pages in HTML")
struct TextInHTMLTests {
  @Test
  func `those of Jekyll become Markdown with their tags`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\n",
      "_posts/2014-01-07-rain.html": """
      ---
      title: Rain
      tags: [wet]
      ---
      <p>We <b>saw</b> <a href="{{ site.baseurl }}/about.html">us</a> &amp; <a href="{% post_url 2015-02-03-sun %}">her</a>.</p>
      {% highlight ruby %}
      puts 1 < 2

        2
      {% endhighlight %}
      <p>{% rain %}Wet</p>
      """,
      "_posts/2015-02-03-sun.md": "---\ntitle: Sun\n---\nWords.\n",
      "about.html": "---\ntitle: About\nlayout: page\n---\n<h2>Who</h2>\n<ul><li>Ann</li></ul>\n",
      "archive.html": "---\ntitle: Archive\n---\n{% for post in site.posts %}<p>{{ post.title }}</p>{% endfor %}\n",
      "index.html": "---\nlayout: home\n---\n<p>Hello</p>\n", "demo.html": "<p>Served as it is.</p>",
    ])
    #expect(
      folder.body("posts/2014-01-07-rain.md") == """
        We **saw** [us]({{ site.baseurl }}/about.html) & [her]({% post_url 2015-02-03-sun %}).

        ```ruby
        puts 1 < 2

          2
        ```

        {% rain %}Wet
        """)
    let rain = try folder.entry("posts/2014-01-07-rain.md")
    #expect(rain.route.path == "/2014/01/07/rain.html" && rain.tags.map(\.name) == ["wet"])
    #expect(
      folder.content.feed.pages.map(\.route.path) == ["/about.html"] && folder.body("about.md") == "## Who\n\n- Ann")
    #expect(folder.report.written.contains("static/demo.html") && folder.text("archive.md") == nil)
    // Lines of what was HTML are others now.
    let unknown = try #require(folder.report.diagnostics.first { $0.code == "liquid-tags" })
    #expect(unknown.location?.file.hasSuffix("_posts/2014-01-07-rain.html") == true && unknown.location?.line == nil)
  }

  @Test
  func `what begins like a tag and does not end is text, whatever it contains`() async throws {
    let folder = try await ImportedFolder(
      [
        "_config.yml": "title: A\nurl: https://okapi.example\n",
        "_posts/2014-01-07-rain.html":
          "---\ntitle: Rain\n---\n<p>templatetag0x1z {{ a }} <b>templatetag1x</b> {{ b }}{% c</p>\n",
      ], expectingErrors: true)
    #expect(folder.body("posts/2014-01-07-rain.md") == "templatetag0x1z {{ a }} **templatetag1x** {{ b }}\\{\\% c")
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["{% ", "{{ ", "{% highlight a %}", "{{ a }}", "x", "templatetag1x"])
  func `tags take no more time than words, whether they end or not`(piece: String) async throws {
    let text = "templatetag" + String(repeating: piece, count: 500_000 / piece.utf8.count)
    let folder = try await ImportedFolder(
      ["_config.yml": "title: A\n", "_posts/2014-01-07-rain.html": "---\ntitle: Rain\n---\n\(text)\n"],
      expectingErrors: true)
    #expect(folder.report.written.contains("posts/2014-01-07-rain.md"))
  }

  @Test
  func `those of Hugo become Markdown, and files beside them stay what they are`() async throws {
    let folder = try await ImportedFolder([
      "hugo.yaml": "title: A\n", "content/posts/rain.html": "---\ntitle: Rain\ndate: 2014-01-07\n---\n<p>Wet</p>\n",
      "content/posts/sun/index.md": "---\ntitle: Sun\ndate: 2014-01-08\n---\nWords.\n",
      "content/posts/sun/demo.html": "<p>Dry</p>",
    ])
    #expect(try folder.entry("posts/rain.md").route.path == "/posts/rain/" && folder.body("posts/rain.md") == "Wet")
    #expect(folder.text("posts/sun/demo.html") == "<p>Dry</p>")
    #expect(folder.content.diagnostics.map(\.code) == ["unpublished-program"])
  }
}
