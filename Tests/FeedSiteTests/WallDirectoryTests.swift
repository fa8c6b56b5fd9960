import FeedModel
import Testing

@testable import FeedSite

@Suite("Walls")
struct WallDirectoryTests {
  private func tagged(_ number: Int, _ tags: String...) -> ArticleFeedViewObject {
    Sample.article(number) { $0.tags = tags.compactMap(Tag.init(name:)) }
  }

  @Test
  func `Spellings of a tag with one slug share a wall, called as the oldest entry spells it`() throws {
    var site = TestSite()
    site.entries = [tagged(1, "Dream Pop"), tagged(2, "dream-pop"), tagged(3, "DREAM  POP", "雨"), tagged(4)]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(assembled.cards("/tags/dream-pop/") == ["article 3", "article 2", "article 1"])
    #expect(assembled.values("wall", on: "/tags/dream-pop/") == ["Dream Pop"])
    #expect(assembled.values("term", on: "/tags/") == ["/tags/dream-pop/ Dream Pop 3", "/tags/%E9%9B%A8/ 雨 1"])
    #expect(assembled.cards("/tags/雨/") == ["article 3"])
  }

  @Test
  func `More tags than anybody could use walls for are an error instead of files`() throws {
    var site = TestSite()
    site.entries = (0..<101).map { number in
      Sample.article(number) { $0.tags = (0..<100).compactMap { Tag(name: "t\(number)-\($0)") } }
    }
    let assembled = try site.assemble()
    #expect(assembled.words.count == 1)
    #expect(assembled.words.first?.contains("10100 different tags") == true)
  }

  @Test
  func `Two spellings of a tag in one entry are one`() throws {
    var site = TestSite()
    site.entries = [tagged(1, "Rain", "rain")]
    #expect(try site.assemble().cards("/tags/rain/") == ["article 1"])
  }

  @Test
  func `A wall holds what its person wrote, made, or is otherwise part of, each entry once`() throws {
    let kip = PersonReference(name: "Kip", route: Route("/people/kip/"))
    let tin = PersonReference(name: "Tin", route: Route("/people/tin/"))
    var site = TestSite()
    site.people = [
      Sample.person("Tin", route: "/people/tin/"), Sample.person("Kip", route: "/people/kip/"),
      Sample.person("Nobody", route: "/people/nobody/"),
    ]
    site.entries = [
      Sample.article(1) { $0.authors = [kip, tin] },
      FollowFeedViewObject(
        entry: Sample.entry(2, kind: .follow, route: "/follows/2/") { $0.authors = [kip] }, followers: [kip],
        followed: [PersonReference(name: "Kip"), tin]),
      Sample.article(3) { $0.authors = [PersonReference(name: "Kip")] },
    ]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(assembled.cards("/people/kip/").count == 2)
    #expect(assembled.cards("/people/tin/").count == 2)
    #expect(assembled.cards("/people/nobody/") == [])
    #expect(assembled.text("/people/nobody/feed.xml") != nil)
    #expect(assembled.text("/people/kip/")?.contains("entry: Kip") == true)
    #expect(assembled.cards("/people/") == ["Kip", "Nobody", "Tin"])
  }

  @Test
  func `The profile is on the newest page of a person's wall only`() throws {
    var site = TestSite(perPage: 1)
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    site.entries = (1...3).map { number in
      Sample.article(number) { $0.authors = [PersonReference(name: "Kip", route: Route("/people/kip/"))] }
    }
    let assembled = try site.assemble()
    #expect(assembled.text("/people/kip/")?.contains("entry: Kip") == true)
    #expect(assembled.text("/people/kip/page/1/")?.contains("entry: Kip") == false)
  }

  @Test
  func `Declared kinds have walls and feeds of their own, in the order of the declarations, after the others`() throws {
    var site = TestSite()
    let recipe = KindDeclaration(kind: Kind(name: "recipe", plural: "recipes"), label: "Recipe")
    let gear = KindDeclaration(kind: Kind(name: "gear", plural: "gear"), label: "Gear")
    site.site.kinds = [recipe, gear]
    site.entries = [
      CustomFeedViewObject(
        entry: Sample.entry(1, kind: gear.kind, route: "/gear/1/"), title: "Amp", declaration: gear),
      CustomFeedViewObject(
        entry: Sample.entry(2, kind: recipe.kind, route: "/recipes/2/"), title: "Soup", declaration: recipe),
      Sample.note(3),
    ]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(assembled.cards("/recipes/") == ["Soup"])
    #expect(assembled.values("wall", on: "/gear/") == ["Gear"])
    #expect(assembled.text("/gear/feed.xml")?.contains("Amp") == true)
    #expect(
      assembled.values("kind", on: "/recipes/")
        == ["/notes/ kind.text.plural", "/recipes/ Recipes current", "/gear/ Gear"])
  }

  @Test
  func `A page at the address of a wall gives way to it`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1)]
    site.pages = [Sample.page("articles", route: "/articles/")]
    let words = try site.assemble().words
    #expect(words.count == 1)
    #expect(
      words.first?.hasPrefix("content/pages/articles.md:1:1: warning: the address /articles/ belongs to the wall ")
        == true)
  }

  @Test
  func `What a theme brings can be overridden by the site's theme folder, not by a second file of the same address`()
    throws
  {
    var site = TestSite()
    site.addStaticFile("assets/test.css")
    #expect(try site.assemble().words.first?.contains("the theme's test.css") == true)
  }
}
