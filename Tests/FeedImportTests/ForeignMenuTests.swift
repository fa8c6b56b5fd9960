import FeedContent
import FeedImport
import FeedModel
import Testing

@Suite("Menus in front matter")
struct ForeignMenuTests {
  @Test
  func `pages of Hugo stand in the menu by weight, with those of the settings`() async throws {
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
  func `pages of Eleventy stand in the menu by order`() async throws {
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
