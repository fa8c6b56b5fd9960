import Testing

@testable import FeedSite

@Suite("The script for players")
struct PlayerScriptTests {
  @Test(
    "is wanted where something becomes a player",
    arguments: [
      (#"<p>a</p><div class="embed" data-player="https://a.example/">"#, true), (#"ddata-player=""#, true),
      (#"data-data-player="x"#, true), (#"data-playdata-player="x"#, true),
      (#"=data-player="#, false), (#"=""data-player="#, false), ("", false), ("data-player=", false),
      ("data-player=&quot;", false),
      (#"data-player-height="1""#, false), (#"data-playe="#, false),
    ])
  func players(markup: String, isWanted: Bool) {
    #expect(MarkupMark.player.isIn(markup) == isWanted)
  }
}
