import FeedDiagnostics
import FeedMarkdown
import FeedMarkup
import Testing

@Suite("What on a page wants a script")
struct PageFeatureTests {
  private func features(_ text: String, _ rawHTML: RawHTMLPolicy, _ purpose: MarkdownPurpose = .page) -> PageFeatures {
    let parser = MarkdownParser(options: MarkdownOptions(rawHTML: rawHTML))
    var buffer = MarkupBuffer()
    parser.parse(text, at: SourceLocation(file: "a.md")).body.append(
      to: &buffer, as: MarkdownRendering(purpose: purpose, identifierPrefix: ""))
    // What is put together has what its parts have.
    var page = MarkupBuffer()
    page.append(buffer)
    return page.features
  }

  @Test(
    arguments: [
      ("![a](a.mp3)", .recording), ("words ![a](a.ogg)", .recording), ("![a](a.mp4)", []), ("![a](a.jpg)", []),
      ("https://www.youtube.com/watch?v=dQw4w9WgXcQ", .player), ("<audio src=a.mp3></audio>", .recording),
      ("<a href=a.jpg data-photo>b</a>", .photo),
      ("![a](a.mp3)\n\n<a href=a.jpg data-photo>b</a>", [.recording, .photo]),
    ] as [(String, PageFeatures)])
  func `Is known from the bodies that hold it`(text: String, expected: PageFeatures) {
    #expect(features(text, .kept) == expected)
  }

  @Test(
    arguments: [
      "`<audio`", "&lt;audio controls>", "data-player=\"x\" data-photo=\"\"", "    <a data-photo=\"\">", "</audio>",
    ])
  func `Is never the words of a writer`(text: String) {
    for policy in RawHTMLPolicy.allCases { #expect(features(text, policy).isEmpty) }
  }

  @Test
  func `Is left out where raw HTML is, and in feeds a click loads no player`() {
    #expect(features("<audio src=a.mp3></audio> <a data-photo>b</a>", .dropped).isEmpty)
    #expect(features("https://www.youtube.com/watch?v=dQw4w9WgXcQ", .kept, .feed).isEmpty)
  }

  @Test(
    arguments: [
      (#"<div class="embed" data-player="https://a.example/">"#, .player), (#"<div data-player-height="1">"#, []),
      (#"<a href="a.jpg" data-photo="">"#, .photo), ("data-photo=&quot;&quot;", []),
      ("<p><audio controls>", .recording), (#"<button data-play="">"#, .recording), (#"<p data-played="1">"#, []),
      ("&lt;audio controls>", []), ("", []),
    ] as [(String, PageFeatures)])
  func `Is found in templates`(markup: String, expected: PageFeatures) {
    #expect(PageFeatures(template: Array(markup.utf8)) == expected)
  }
}
