import FeedContent
import FeedImport
import FeedModel
import Testing

@Suite("Menus in front matter")
struct ForeignMenuTests {
  @Test
  func `pages of Hugo are in the menu by weight, with those of the settings`() async throws {
    let folder = try await ImportedFolder([
      "hugo.yaml": """
      title: A
      menus:
        main: [{name: Shop, url: "https://shop.example/", weight: 2}, {name: Feed, url: /index.xml}]
      """,
      "content/about.md": "---\ntitle: About us\nlinkTitle: About\nweight: 3\nmenu: main\n---\nWords.\n",
      "content/band.md": "---\ntitle: Band\nmenus: [footer, main]\n---\nWords.\n",
      "content/tour.md": "+++\ntitle = \"Tour\"\n[menu.main]\nname = \"On tour\"\nweight = 1\n+++\nWords.\n",
      "content/van.md": "---\ntitle: Van\nmenu: {main: {parent: On tour}}\n---\nWords.\n",
      "content/legal.md": "---\ntitle: Legal\nmenu: footer\n---\nWords.\n",
      "content/soon.md": "---\ntitle: Soon\nmenu: main\ndraft: true\n---\nWords.\n",
    ])
    let menu = folder.content.site.navigation
    #expect(menu.map(\.title) == ["On tour", "Van", "Shop", "About", "Band", "Feed"])
    #expect(menu.map(\.url) == ["/tour/", "/van/", "https://shop.example/", "/about/", "/band/", "/feed.xml"])
    #expect(folder.warnings == [])
  }

  @Test
  func `of lines to one address the first stays, and lists that templates make are walls`() async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\nurl: https://okapi.example\n",
      "_data/navigation.yml": """
      main:
        - title: Band
          url: /band.html
          children: [{title: The band, url: /band.html}, {title: Gigs, url: /gigs.html}]
        - {title: On tour, url: /tour/}
        - {title: Blog, url: /blog/}
        - {title: Van, url: /tags/Old%20Van/}
        - {title: Odd, url: /odd/}
      """,
      "band.md": "---\ntitle: Band\n---\nWords.\n",
      "gigs.html": "---\ntitle: Gigs\n---\n{% for post in site.categories.gig %}{{ post.title }}{% endfor %}\n",
      "lists/tour.html":
        "---\npermalink: /tour/\n---\n{% assign all = site.tags['On tour'] %}{% for post in all %}x{% endfor %}\n",
      "blog/index.html": "---\ntitle: Blog\n---\n{% for post in paginator.posts %}{{ post.title }}{% endfor %}\n",
      "odd/index.html": "---\ntitle: Odd\n---\n{% for odd in site.data.odd %}{{ odd }}{% endfor %}\n",
      "_posts/2016-03-30-rain.md":
        "---\ntitle: Rain\ncategories: [gig]\ntags: [On tour, Old Van]\n---\nWords.\n",
    ])
    let menu = folder.content.site.navigation
    #expect(menu.map(\.title) == ["Band", "Gigs", "On tour", "Blog", "Van"])
    #expect(menu.map(\.url) == ["/band.html", "/tags/gig/", "/tags/on-tour/", "/articles/", "/tags/old-van/"])
    #expect(folder.notes.contains("1 line of the menu, \"Odd\", stays behind; what it leads to did not come along"))
    #expect(folder.warnings == [])
  }

  @Test
  func `pages of Eleventy are in the menu by order`() async throws {
    let folder = try await ImportedFolder([
      ".eleventy.js": "",
      "about.md": "---\ntitle: About us\neleventyNavigation: {key: About, order: 2}\n---\nWords.\n",
      "band.md": "---\ntitle: Band\neleventyNavigation:\n  key: Band\n  title: The band\n  order: 1\n---\nWords.\n",
      "ann.md": "---\ntitle: Ann\neleventyNavigation: {key: Ann, parent: Band}\n---\nWords.\n",
    ])
    #expect(folder.content.site.navigation.map(\.title) == ["The band", "Ann", "About"])
    #expect(folder.content.site.navigation.map(\.url) == ["/band/", "/ann/", "/about/"])
  }
}
