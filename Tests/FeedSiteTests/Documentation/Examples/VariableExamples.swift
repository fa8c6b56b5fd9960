import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import Foundation
import Testing

/// What each variable of the templates holds on a small site that has everything, as its pages are rendered.
struct VariableExamples {
  private var values: [String: [String: String]] = [:]

  /// Renders every page of the example site.
  init() async throws {
    let loader = ContentLoader(
      files: .inMemory(ExampleSite.files), displayName: "content", fallbackTitle: "Examples",
      context: BuildContext(now: 1_780_000_000))
    let content = await loader.load()
    #expect(content.diagnostics.map(DiagnosticFormatter().text(for:)) == [])
    let theme = try #require(ExampleSite.theme(for: content.site))
    let input = SiteInput(
      site: content.site, feed: content.feed, now: content.now, files: content.files,
      localLinks: content.localLinks, theme: theme, generator: "feedsite")
    for item in SiteInspection(of: input).table.items {
      guard case .bytes(let make) = item.content else { continue }
      read(String(decoding: make(), as: UTF8.self))
    }
  }

  /// The value of a variable; nil where no page has one.
  func value(of variable: String, in schema: String) -> String? {
    // What every template can read was asked for in each of them under another name.
    values[schema]?[variable] ?? (schema == "every template" ? values["the layout"]?[variable] : nil)
  }

  /// The shortest value counts that comes first, so that long ones do not fill the page.
  private mutating func read(_ page: String) {
    for part in page.split(separator: ExampleTemplate.open).dropFirst() {
      guard let end = part.range(of: ExampleTemplate.close) else { continue }
      let fields = part[..<end.lowerBound].components(separatedBy: ExampleTemplate.between)
      guard fields.count == 3 else { continue }
      let value = Self.plain(fields[2])
      if !value.isEmpty, values[fields[0]]?[fields[1]] == nil { values[fields[0], default: [:]][fields[1]] = value }
    }
  }

  /// The value on one line, without the escaping that the page needs.
  private static func plain(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#34;", "\""), ("&amp;", "&")]
      .reduce(line) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
