import Foundation
import Testing

@testable import FeedTheme

/// What the theme `wall` and its styles may cost, in bytes as they are published, uncompressed.
@Suite struct WallBudgetTests {
  /// 3,000 of them hand over numbers, which pages held as styles themselves before policies forbade that.
  private static let styleBudget = 40_000
  private static let scriptBudget = 20_000
  /// The script of the search, which no page loads before somebody searches.
  private static let searchBudget = 10_000
  /// The script of the day of the reader, which no page of an entry loads.
  private static let todayBudget = 1_250

  @Test(arguments: ["wall", "ink", "gallery", "poster"])
  func `All style sheets of pages stay within their budget`(name: String) throws {
    let theme = try WallTheme.load(name)
    let joined = theme.styleSheets.map(\.text.utf8.count)
    // What browsers show of a feed is no part of a page.
    let others = theme.assets.filter { $0.relativePath.hasSuffix(".css") && !$0.relativePath.hasPrefix("feed.") }
    let total = try joined.reduce(0, +) + size(of: others)
    #expect(!joined.isEmpty && total <= Self.styleBudget, "\(total) bytes of CSS")
  }

  @Test func `All scripts that pages load stay below 20 kB together, and that of the search below 10 kB`() throws {
    let scripts = try WallTheme.load().assets.filter { $0.relativePath.hasSuffix(".js") }
    let search = scripts.filter { $0.relativePath == "search.js" }
    let today = scripts.filter { $0.relativePath == "today.js" }
    let total = try size(of: scripts) - size(of: search) - size(of: today)
    #expect(!scripts.isEmpty && total < Self.scriptBudget, "\(total) bytes of JavaScript")
    #expect(search.count == 1 && today.count == 1)
    #expect(try size(of: today) < Self.todayBudget)
    #expect(try size(of: search) < Self.searchBudget)
  }

  @Test func `Nothing is asked of another host`() throws {
    let theme = try WallTheme.load()
    let assets = try theme.assets.filter { !$0.relativePath.hasSuffix(".woff2") }
      .map { try String(contentsOfFile: $0.path, encoding: .utf8) }
    for text in theme.styleSheets.map(\.text) + assets {
      #expect(!text.contains(/@import (url\()?["']?(https?:)?\/\//))
      #expect(!text.contains(/url\(["']?(https?:)?\/\//))
    }
  }

  private func size(of assets: [ThemeAsset]) throws -> Int {
    try assets.reduce(0) { try $0 + Data(contentsOf: URL(fileURLWithPath: $1.path)).count }
  }
}
