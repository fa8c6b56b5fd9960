import Testing

@testable import FeedTheme

@Suite struct PlainContrastTests {
  @Test(arguments: [false, true])
  func `Plain can be read in light and in dark (WCAG 2.2, 1.4.3)`(isDark: Bool) throws {
    let sheet = try #require(try WallTheme.load("plain").styleSheets.first { $0.relativePath == "plain.css" })
    let colors = StyleColors(sheet.text, isDark: isDark)
    let accent = try colors["accent"]
    let link = accent.with(lightness: isDark ? max(accent.lightness, 0.8) : min(accent.lightness, 0.45))
    #expect(
      sheet.text.contains("light-dark(oklch(from var(--accent) min(l,.45) c h),oklch(from var(--accent) max(l,.8)"))
    for ground in ["paper", "tint"] {
      for name in ["ink", "soft", "word", "value", "note"] {
        let ratio = try colors[name].contrast(with: try colors[ground])
        #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
      }
      #expect(link.contrast(with: try colors[ground]) >= 4.5)
    }
    #expect(try colors["ink"].contrast(with: try colors["mark"]) >= 4.5)
  }
}
