import FeedModel
import Testing

@testable import FeedSite

@Suite struct PageOutlineTests {
  private static let pages = [
    Sample.page("About", route: "/about/"), Sample.page("Docs", route: "/docs/"),
    Sample.page("Themes", route: "/docs/themes/", order: 2), Sample.page("Colours", route: "/docs/themes/colours/"),
    Sample.page("Begin", route: "/docs/begin/", order: 1), Sample.page("Zoo", route: "/docs/zoo/"),
    Sample.page("Ask", route: "/docs/ask/"), Sample.page("Far", route: "/docs/not-there/far/"),
    Sample.page("Über", route: "/docs/de/", language: "de"), Sample.page("Home", route: "/"),
  ]

  private func titles(_ places: [Int]) -> [String] { places.map { Self.pages[$0].title } }

  private func place(_ title: String) throws -> Int { try #require(Self.pages.firstIndex { $0.title == title }) }

  @Test func `A section is in the order that its pages state, then in that of their titles`() throws {
    let outline = PageOutline(Self.pages)
    let section = outline.section(of: try place("Colours"))
    #expect(titles(section.map(\.page)) == ["Docs", "Begin", "Themes", "Colours", "Ask", "Far", "Zoo"])
    #expect(section.map(\.depth) == [0, 1, 1, 2, 1, 1, 1])
    #expect(outline.section(of: try place("Docs")).map(\.page) == section.map(\.page))
  }

  @Test(arguments: ["About", "Home", "Über"])
  func `A page with nothing above or below it is in no section`(title: String) throws {
    let outline = PageOutline(Self.pages)
    #expect(outline.section(of: try place(title)).isEmpty)
    #expect(outline.ancestors(of: try place(title)).isEmpty)
  }

  @Test func `The way to a page names all that it is below`() throws {
    let outline = PageOutline(Self.pages)
    #expect(titles(outline.ancestors(of: try place("Colours"))) == ["Docs", "Themes"])
    #expect(titles(outline.ancestors(of: try place("Far"))) == ["Docs"])
  }

  @Test func `Hundreds of pages below one list none of each other, and say the way to them all the same`() {
    let pages = [Sample.page("Wiki", route: "/wiki/")] + (1...100).map { Sample.page("\($0)", route: "/wiki/\($0)/") }
    let outline = PageOutline(pages)
    #expect(outline.section(of: 50).isEmpty)
    #expect(outline.ancestors(of: 50) == [0])
    #expect(PageOutline(Array(pages.dropLast())).section(of: 50).count == 100)
  }

  @Test func `Pages lead to each other, and say the way to them`() throws {
    var site = TestSite()
    site.pages = Self.pages
    let assembled = try site.assemble()
    #expect(
      assembled.values("section", on: "/docs/themes/")
        == ["Docs", "Begin", "Themes (here)", "> Colours", "Ask", "Far", "Zoo"])
    #expect(assembled.values("between", on: "/docs/themes/") == ["Begin and Colours"])
    #expect(assembled.values("between", on: "/docs/") == [" and Begin"])
    #expect(assembled.values("section", on: "/about/") == [])
  }
}
