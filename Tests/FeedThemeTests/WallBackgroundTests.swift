import Testing

@testable import FeedTheme

@Suite struct WallBackgroundTests {
  @Test func `The background in the settings is that of the style sheet`() throws {
    let background = try #require(try WallTheme.load().settings.background)
    let wall = try #require(try WallTheme.style().firstMatch(of: /--wall:light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\)/))
    #expect(wall.output.1 == background.light)
    #expect(wall.output.2 == background.dark)
  }
}
