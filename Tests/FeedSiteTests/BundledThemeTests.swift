import FeedDiagnostics
import FeedHighlighting
import FeedSite
import FeedTheme
import Foundation
import Testing

@Suite("The themes that feedsite brings")
struct BundledThemeTests {
  private static let themes = DocumentationFolder.checkout.appending(path: "themes")

  private func style() throws -> String {
    try String(contentsOf: Self.themes.appending(path: "plain/assets/plain.css"), encoding: .utf8)
  }

  @Test(arguments: ["plain", "wall"])
  func `Have nothing to be said against them but what is a matter of degree`(name: String) {
    let loader = ThemeLoader(searchFolders: [Self.themes.path(percentEncoded: false)])
    let requirements = SiteAssembly.themeRequirements(withTemplates: loader.templateNames(of: name))
    let found = loader.check(name, requirements: requirements).diagnostics
    #expect(found.filter { !["over-budget", "low-contrast"].contains($0.code) } == [])
    if name == "plain" { #expect(found == []) }
  }

  @Test
  func `Use all that they have in common`() throws {
    let shared = Self.themes.appending(path: "_base")
    let templates = ["_base", "plain", "wall"].flatMap {
      Self.files(in: Self.themes.appending(path: "\($0)/templates"))
    }
    let texts = try templates.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let requirements = SiteAssembly.themeRequirements(withTemplates: [])
    for template in Self.files(in: shared.appending(path: "templates")) {
      let name = String(template.path.split(separator: "/_base/templates/")[1].dropLast(".mustache".count))
      #expect(requirements.templates[name] != nil || texts.contains("{{>\(name)}}"), "\(name)")
    }
    let english = try String(contentsOf: shared.appending(path: "strings/en.yml"), encoding: .utf8)
    let required = Set(requirements.strings)
    for key in english.matches(of: #/(?m)^"?([A-Za-z0-9.-]+)"?: /#).map({ String($0.1) }) {
      let stem = key.replacing(#/\.(one|other)$/#, with: "")
      let isOpen = ["network.", "kind."].contains { key.hasPrefix($0) }
      #expect(isOpen || required.contains(key) || required.contains(stem) || texts.contains("{{t.\(key)}}"), "\(key)")
    }
  }

  @Test
  func `Plain needs less than 150 lines of CSS, none of them long`() throws {
    let lines = try style().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count < 150)
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: [0, 1])
  func `Plain can be read in light and in dark (WCAG 2.2, 1.4.3)`(scheme: Int) throws {
    let pairs = try style().matches(of: /--([a-z]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/)
    let colors = Dictionary(pairs.map { (String($0.1), [String($0.2), String($0.3)][scheme]) }) { first, _ in first }
    for name in ["ink", "soft", "link", "word", "value", "note"] {
      for ground in ["ground", "tint", "mark"] where ground != "mark" || name == "ink" {
        let ratio = try contrast(colors[name], colors[ground])
        #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
      }
    }
  }

  @Test
  func `Plain colours every kind of token in code, and states the ground that its style sheet has`() throws {
    let style = try style()
    for kind in CodeTokenKind.allCases { #expect(style.contains(".\(kind.className)"), "\(kind)") }
    let settings = try String(contentsOf: Self.themes.appending(path: "plain/theme.yml"), encoding: .utf8)
    let ground = try #require(settings.firstMatch(of: /light: "(#\w+)", dark: "(#\w+)"/))
    #expect(style.contains("--ground: light-dark(\(ground.1), \(ground.2));"))
  }

  private func contrast(_ first: String?, _ second: String?) throws -> Double {
    let (first, second) = (try #require(first), try #require(second))
    return try #require(ContrastRatio.of(first, second))
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return found?.compactMap { $0 as? URL }.filter { $0.pathExtension == "mustache" } ?? []
  }
}
