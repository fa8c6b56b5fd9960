import FeedMarkdown
import Foundation
import Testing

@Suite("The colours of code in the theme")
struct CodeColourTests {
  @Test("can be read on the paper and on a line that is pointed out (WCAG 2.2, 1.4.3)", arguments: ["light", "dark"])
  func contrast(scheme: String) throws {
    let style = try style()
    let (light, dark) = try (tokens(#/:root \{\n(.*?)\}/#.dotMatchesNewlines(), in: style), darkTokens(in: style))
    let tokens = scheme == "light" ? light : light.merging(dark) { $1 }
    for name in try names(in: style) + ["ink"] {
      for ground in ["paper", "code-line"] {
        let ratio = try Self.ratio(#require(tokens[name]), #require(tokens[ground]))
        #expect(ratio >= 4.5, "\(name) on \(ground), \(scheme): \(ratio)")
      }
    }
  }

  @Test("are there for every kind of token")
  func everyKind() throws {
    let style = try style()
    for kind in CodeTokenKind.allCases {
      #expect(style.contains(".\(kind.className)"), "\(kind)")
    }
  }

  private func style() throws -> String {
    try String(contentsOf: DocumentationFolder.checkout.appending(path: "themes/wall/assets/wall.css"), encoding: .utf8)
  }

  /// The custom properties that colour tokens.
  private func names(in style: String) throws -> [String] {
    let names = style.matches(of: /(?m)^\.prose .*\.tok-.*color: var\(--([a-z-]+)\)/).map { String($0.1) }
    try #require(names.count > 5)
    return names
  }

  private func darkTokens(in style: String) throws -> [String: String] {
    try tokens(#/dark\) \{\n  :root \{\n(.*?)\}/#.dotMatchesNewlines(), in: style)
  }

  private func tokens(_ block: Regex<(Substring, Substring)>, in style: String) throws -> [String: String] {
    let block = try #require(style.firstMatch(of: block)).1
    let pairs = block.matches(of: /--([a-z-]+): (#[0-9a-f]{6});/).map { (String($0.1), String($0.2)) }
    return Dictionary(pairs) { $1 }
  }

  private static func ratio(_ first: String, _ second: String) throws -> Double {
    let values = try [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// The relative luminance of `#rrggbb` (WCAG 2.2).
  private static func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
