import Foundation
import HTMLChecking
import TestSupport
import Testing

@Suite("Hostile content")
struct HostileTests {
  private static let output = Task { try await HostileSite.build() }

  @Test
  func `A site full of it builds`() async throws {
    let output = try await Self.output.value
    #expect(output.paths(withExtension: "html").count > 30)
    for wall in HostileSite.walls { #expect(output["\(wall)/index.html"] != nil, "\(wall)") }
  }

  @Test
  func `No page holds a script but the theme's, and every page is well-formed`() async throws {
    let output = try await Self.output.value
    for path in output.paths(withExtension: "html") {
      // The theme's own scripts are the only ones there may be, beside data that no text can end.
      let text = output.text(path).replacing(/<script src="\/assets\/[a-z]+\.js"( type="module")?><\/script>/, with: "")
        .replacing(/<script type="application\/ld\+json">[^<]*<\/script>/, with: "")
      #expect(!text.lowercased().contains("<script"), "\(path)")
      #expect(!text.lowercased().contains("href=\"javascript:"), "\(path)")
      let document = HTMLDocument(text)
      #expect(document.problems == [], "\(path)")
      for element in document.elements {
        #expect(!element.attributes.contains { $0.name.hasPrefix("on") }, "\(path): \(element)")
      }
    }
  }

  @Test
  func `The data for search engines is JSON on every page`() async throws {
    let output = try await Self.output.value
    var count = 0
    for path in output.paths(withExtension: "html") {
      for script in output.text(path).matches(of: /<script type="application\/ld\+json">([^<]*)<\/script>/) {
        count += 1
        #expect(
          try JSONSerialization.jsonObject(with: Data(script.output.1.utf8)) is [String: Any], "\(path)")
      }
    }
    #expect(count > 30)
  }

  @Test
  func `Every text arrives as it was written, in a place that shows it`() async throws {
    let output = try await Self.output.value
    let page = HTMLDocument(output.text("songs/hostile/index.html"))
    let shown = page.tokens.contains { $0 == .text(HostileSite.shown) }
    #expect(shown)
  }

  @Test
  func `No page holds a control character, and no feed one that XML forbids`() async throws {
    let output = try await Self.output.value
    for path in output.paths(withExtension: "html") + output.paths(withExtension: "xml") {
      let found = output.text(path).unicodeScalars.filter { scalar in
        scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar) || [0xFFFE, 0xFFFF].contains(scalar.value)
          || path.hasSuffix(".html") && (0x7F...0x9F).contains(scalar.value)
      }
      #expect(found.isEmpty, "\(path)")
    }
  }

  @Test
  func `Every feed is well-formed XML, and so is the HTML that it carries`() async throws {
    let output = try await Self.output.value
    let paths = output.paths(withExtension: "xml")
    #expect(paths.count > 15)
    for path in paths {
      let channel = try XMLTree(output.text(path)).first("channel")
      for item in channel?.all("item") ?? [] {
        for name in ["content:encoded", "description"] {
          let content = item.first(name)?.text ?? ""
          #expect(!content.lowercased().contains("<script"), "\(name) in \(path)")
          #expect(HTMLDocument(content).problems == [], "\(name) in \(path)")
        }
      }
    }
  }
}
