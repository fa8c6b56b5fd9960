import FeedMarkup
import Testing

@testable import FeedSite

@Suite("What wants a script is found in markup")
struct MarkupMarkTests {
  @Test("Links to photos", arguments: [(#"<a href="a.jpg" data-photo="">"#, true), ("data-photo=&quot;&quot;", false)])
  func photos(markup: String, isThere: Bool) {
    #expect(MarkupMark.photo.isIn(markup) == isThere)
  }

  @Test(
    "Recordings",
    arguments: [("<p><audio controls>", true), ("<audio", true), ("&lt;audio controls>", false), ("<audi<o", false)])
  func recordings(markup: String, isThere: Bool) {
    #expect(MarkupMark.recording.isIn(markup) == isThere)
  }
}

extension MarkupMark {
  /// Whether markup in a string has it.
  func isIn(_ markup: String) -> Bool {
    var buffer = MarkupBuffer()
    buffer.append(markup)
    return isIn(buffer)
  }
}
