import HTMLChecking
import Testing

@Suite("A site in the theme plain")
struct PlainThemeSiteTests {
  private static let output = Task { try await GoldenSite.build("--theme", "plain") }

  @Test
  func `Has the pages, feeds and other files that it has in any theme`() async throws {
    let plain = try await Self.output.value.paths.filter { !$0.hasPrefix("assets/") }
    let wall = try await GoldenSite.output.value.paths.filter { !$0.hasPrefix("assets/") }
    #expect(plain == wall)
  }

  @Test
  func `Is well-formed, with one h1 a page and without duplicate ids, handlers and scripts to run`() async throws {
    let output = try await Self.output.value
    for path in output.paths(withExtension: "html") {
      let document = HTMLDocument(output.text(path))
      #expect(document.problems == [], "\(path)")
      let ids = document.values(of: "id")
      #expect(Set(ids).count == ids.count, "\(path)")
      for element in document.elements {
        #expect(!element.attributes.contains { $0.name.hasPrefix("on") }, "\(path): \(element)")
        guard element.name == "script" else { continue }
        #expect(element.attributes.contains { $0.name == "type" && $0.value == "application/ld+json" }, "\(path)")
      }
      guard !output.text(path).contains("http-equiv=\"refresh\"") else { continue }
      #expect(document.elements.count { $0.name == "h1" } == 1, "\(path)")
    }
  }

  @Test
  func `Asks for no file that is not there`() async throws {
    let output = try await Self.output.value
    for page in output.paths(withExtension: "html") {
      let document = HTMLDocument(output.text(page))
      for address in ["href", "src", "poster"].flatMap(document.values)
        .compactMap({ SiteAddress($0, on: page, site: "https://example.org/") })
      {
        #expect(output[address.file] != nil, "\(page) links to \(address.file)")
      }
    }
  }

  @Test
  func `Shows the cards in the order of reading, each with a link to its entry`() async throws {
    let home = try await Self.output.value.text("index.html")
    let cards = home.split(separator: "<article").dropFirst()
    #expect(cards.count > 10)
    for card in cards { #expect(card.contains("u-url\" href=\"/"), "\(card)") }
  }
}
