import FeedContent
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Kirby and Lektor")
struct FieldBlockTests {
  @Test
  func `Kirby keeps settings, days and names of folders, tags in texts, and what is said of pictures`() async throws {
    let folder = try await ImportedFolder([
      "content/site.txt": "Title: Okapi Motel\n\n----\n\nDescription: Songs.\n\n----\n\nAuthor: Ann Lin\n",
      "site/config/config.php":
        "<?php\nreturn [\n  // 'url' => 'https://old.example',\n  'url' => 'https://okapi.example',\n  'locale' => 'de_DE',\n];\n",
      "content/home/home.txt": "Title: Home\n", "content/error/error.txt": "Title: Error\n",
      "content/2_blog/blog.txt": "Title: Blog\n",
      "content/2_blog/20140107_rain/article.txt": """
      Title: Rain

      ----

      Cover: - file://k7

      ----

      Tags: wet, van

      ----

      Text: We saw (image: the van.jpg alt: A van caption: Ours) and the (link: https://a.example/ text: sea).

      \\----

      (youtube: ysM_YcSBXhY)

      `(image: code)`
      """,
      "content/2_blog/20140107_rain/the van.jpg": "", "content/2_blog/20140107_rain/sea.jpg": "",
      "content/2_blog/20140107_rain/sea.jpg.txt": "Uuid: k7\n\n----\n\nAlt: The sea\n",
      "content/2_blog/20140107_rain/sun.png": "",
      "content/2_blog/20140107_rain/sun.png.txt": "Alt: The sun\n----\nCaption: At noon\n",
      "content/2_blog/20150203_sun/article.txt":
        #"Title: Sun\#n----\#nText: [{"content":{"level":"h2","text":"Noon"},"type":"heading"},{"content":{"text":"<p>It <b>shone</b>.</p>"},"type":"text"},{"content":{"text":"No"},"isHidden":true,"type":"text"}]"#,
      "content/2_blog/fog/article.txt": "Title: Fog\n----\nDate: 2014-03-04\n----\nText: Words.\n",
      "content/2_blog/_drafts/ice/article.txt": "Title: Ice\n----\nDate: 2014-03-05\n----\nText: Words.\n",
      "content/3_about/about.txt": "Title: About\r\n\r\n----\r\n\r\nText:\r\n\r\nWho we are.\r\n",
      "kirby/readme.md": "# Kirby\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "kirby")
    #expect(site.title == "Okapi Motel" && site.description == "Songs." && site.author?.name == "Ann Lin")
    #expect(site.url == SiteURL("https://okapi.example/") && site.language == "de-DE")
    let rain = try folder.entry("blog/rain/index.md")
    #expect(rain.route.path == "/blog/rain/" && rain.date?.day.description == "2014-01-07")
    #expect(rain.tags.map(\.name) == ["wet", "van"])
    #expect(rain.cover?.file.source == .published(Route("/blog/rain/sea.jpg")))
    #expect(
      folder.body("blog/rain/index.md") == """
        We saw ![A van](the%20van.jpg "Ours") and the [sea](https://a.example/).

        ----

        https://www.youtube.com/watch?v=ysM_YcSBXhY

        `(image: code)`

        ![The sun](sun.png "At noon")
        """)
    #expect(folder.body("blog/sun/index.md") == "## Noon\n\nIt **shone**.")
    #expect(try folder.entry("blog/ice/index.md").isDraft)
    #expect(Set(folder.content.feed.pages.map(\.route.path)) == ["/about/", "/blog/fog/"])
    #expect(folder.body("about/index.md") == "Who we are.")
  }

  @Test
  func `Kirby keeps what its owner calls fields, which only happens to decide something here`() async throws {
    let folder = try await ImportedFolder([
      "content/site.txt": "Title: Okapi Motel\n",
      "content/1-blog/1-rain/article.txt": """
      Title: Rain
      ----
      Date: 2014-01-07
      ----
      Size: 66 MB
      ----
      Chapters:

      -
        timestamp: 0:00
        name: Intro
      ----
      Poster:
      - file://k7
      ----
      Bonus: One.

      Two.
      ----
      Text: Words.
      """,
      "content/1-blog/1-rain/204_sea.jpg": "",
      "content/1-blog/1-rain/204_sea.jpg.txt": "Uuid: k7\n----\nAlt: The sea\n",
    ])
    #expect(try folder.entry("blog/rain/index.md").route.path == "/blog/rain/")
    #expect(
      folder.fields("blog/rain/index.md") == [
        "date: 2014-01-07", "title: Rain", #"kirby_size: "66 MB""#, "chapters:", "  - timestamp: \"0:00\"",
        "    name: Intro",
        "poster: [\"204_sea.jpg\"]", #"bonus: "One.\n\nTwo.""#,
      ])
    #expect(folder.body("blog/rain/index.md") == "Words.\n\n![The sea](204_sea.jpg)")
  }

  @Test
  func `Kirby keeps translations with slugs of their own`() async throws {
    let folder = try await ImportedFolder([
      "content/site.en.txt": "Title: Okapi Motel\n", "content/site.fr.txt": "Title: Okapi Motel\n",
      "site/languages/fr.php": "<?php return ['code' => 'fr', 'default' => true];\n",
      "site/languages/en.php": "<?php return ['code' => 'en', 'default' => false];\n",
      "content/1-blog/1-rain/article.fr.txt": "Title: Pluie\n----\nDate: 2014-01-07\n----\nText: Mots.\n",
      "content/1-blog/1-rain/article.en.txt":
        "Title: Rain\n----\nDate: 2014-01-07\n----\nSlug: the-rain\n----\nText: Words.\n",
    ])
    #expect(folder.content.site.language == "fr")
    #expect(try folder.entry("blog/rain/index.md").route.path == "/blog/rain/")
    let rain = try folder.entry("blog/rain/index.en.md")
    #expect(rain.route.path == "/en/blog/the-rain/" && rain.language == "en")
  }

  @Test
  func `Lektor keeps settings, addresses, translations, and the texts that models declare`() async throws {
    let folder = try await ImportedFolder([
      "okapi.lektorproject": """
      [project]
      name = Okapi Motel
      url = https://okapi.example/
      [alternatives.en]
      primary = yes
      locale = en_US
      [alternatives.fr]
      url_prefix = /fr/
      locale = fr
      """,
      "models/blog.ini":
        "[children]\nmodel = post\nslug_format = {{ this.pub_date.strftime('%Y/%m') }}/{{ this._id }}\n",
      "models/post.ini":
        "[fields.title]\ntype = string\n[fields.words]\ntype = markdown\n[fields.parts]\ntype = flow\n",
      "content/contents.lr": "title: Home\n", "content/404.html/contents.lr": "title: Lost\n",
      "content/blog/contents.lr": "_model: blog\n---\ntitle: Blog\n",
      "content/blog/rain/contents.lr": """
      title: Rain
      ---
      pub_date: 2014-01-07
      ---
      tags:

      wet
      the van
      ---
      words:

      ![A van](van.jpg)

      ----

      Words.
      ---
      parts:

      #### text ####
      text: More.
      ----
      class: wide
      #### picture ####
      image: van.jpg
      ----
      alt: Again
      """,
      "content/blog/rain/contents+fr.lr":
        "title: Pluie\n---\npub_date: 2014-01-07\n---\n_slug: pluie\n---\nwords: Mots.\n",
      "content/blog/rain/van.jpg": "",
      "content/blog/fog/contents.lr": "title: Fog\n---\npub_date: 2014-03-04\n---\n_hidden: True\n---\nwords: Words.\n",
      "content/blog/fog/more/contents.lr": "_model: post\n---\ntitle: More fog\n---\nwords: Words.\n",
      "content/4040/contents.lr": "_model: page\n---\ntitle: Area 4040\n---\nbody: A stage.\n",
      "content/about/contents.lr": "_model: page\n---\ntitle: About\n---\nbody: Who we are.\n",
    ])
    let site = folder.content.site
    #expect(folder.report.format == "lektor")
    #expect(site.title == "Okapi Motel" && site.url == SiteURL("https://okapi.example/") && site.language == "en-US")
    let rain = try folder.entry("blog/rain/index.md")
    #expect(rain.route.path == "/blog/2014/01/rain/" && rain.tags.map(\.name) == ["wet", "the van"])
    #expect(
      folder.body("blog/rain/index.md") == """
        ![A van](van.jpg)

        ---

        Words.

        More.

        ![Again](van.jpg)
        """)
    let pluie = try folder.entry("blog/rain/index.fr.md")
    #expect(pluie.route.path == "/fr/blog/pluie/" && pluie.language == "fr")
    #expect(try folder.entry("blog/fog/index.md").isDraft)
    // What is below a hidden page is hidden with it.
    #expect(folder.report.draftCount == 2)
    #expect(Set(folder.content.feed.pages.map(\.route.path)) == ["/about/", "/4040/"])
    #expect(folder.body("about/index.md") == "Who we are.")
  }
}
