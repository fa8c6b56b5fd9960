import Foundation
import Testing

@testable import FeedTheme

@Suite struct WallBackgroundTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../themes/wall").standardizedFileURL

  @Test func theBackgroundInTheSettingsIsThatOfTheStyleSheet() throws {
    var reader = ThemeSettingsReader()
    reader.read(
      try String(contentsOf: folder.appending(path: "theme.yml"), encoding: .utf8), file: "theme.yml")
    #expect(reader.diagnostics.isEmpty)
    let style = try String(contentsOf: folder.appending(path: "assets/wall.css"), encoding: .utf8)
    let walls = style.matches(of: /--wall: (#[0-9a-f]+);/).map { String($0.output.1) }
    let background = try #require(reader.settings.background)
    // Behind the two is that of paper.
    #expect(walls.prefix(2) == [background.light, background.dark])
  }
}
