import FeedMarkdown
import Testing

@Suite("Players")
struct PlayerTests {
  /// The HTML of a text whose files have a size in pixels.
  private static func html(
    _ text: String, for purpose: MarkdownPurpose = .page, prefix: String? = nil, size: (width: Int, height: Int)? = nil
  ) -> String {
    Sample.body(text)
      .resolvingLinks { ResolvedLink($0.destination, pixelWidth: size?.width, pixelHeight: size?.height) }
      .html(MarkdownRendering(purpose: purpose, identifierPrefix: prefix))
  }

  @Test
  func `Of sound load nothing before they play`() {
    #expect(
      Self.html(#"![Rain & "sun"](</a b.mp3?x&y>)"#)
        == #"<figure class="player"><audio src="/a%20b.mp3?x&amp;y" controls="" preload="none" "#
        + #"aria-label="Rain &amp; &quot;sun&quot;"><a href="/a%20b.mp3?x&amp;y" download="">"#
        + "Rain &amp; &quot;sun&quot;</a></audio><figcaption>Rain &amp; &quot;sun&quot;</figcaption></figure>\n")
  }

  @Test
  func `Of film have a size where it is known, and the title as caption`() {
    #expect(
      Self.html(#"![b](a.mp4 "c")"#, size: (640, 360))
        == #"<figure class="player"><video src="a.mp4" controls="" preload="metadata" width="640" height="360" "#
        + #"playsinline="" aria-label="b"><a href="a.mp4" download="">b</a></video>"#
        + "<figcaption>c</figcaption></figure>\n")
  }

  @Test
  func `Are called by the file where nothing else is known`() {
    #expect(
      Self.html("![](/x/a.mp3?b)")
        == #"<figure class="player"><audio src="/x/a.mp3?b" controls="" preload="none">"#
        + #"<a href="/x/a.mp3?b" download="">a.mp3</a></audio></figure>"# + "\n")
  }

  @Test
  func `Are no figures among words`() {
    #expect(
      Self.html(#"x ![](a.mp3 "b")"#)
        == #"<p>x <audio src="a.mp3" controls="" preload="none" aria-label="b" title="b">"#
        + #"<a href="a.mp3" download="">b</a></audio></p>"# + "\n")
  }

  @Test
  func `Have nothing for style sheets and scripts in feeds`() {
    #expect(
      Self.html("![b](a.mp4){: .big #x width=320 title=t data-a=b loading=lazy}", for: .feed, size: (640, 360))
        == #"<figure><video src="a.mp4" controls="" preload="metadata" width="320" height="180" title="t">"#
        + #"<a href="a.mp4">b</a></video><figcaption>b</figcaption></figure>"# + "\n")
  }

  @Test
  func `Take what the writer gave in braces`() {
    let list = "{: .big #x height=90 loading=lazy role=img target=_blank data-a=b}"
    #expect(
      Self.html("x ![](a.mp4)\(list)", prefix: "p-", size: (640, 360)).hasPrefix(
        #"<p>x <video src="a.mp4" controls="" preload="metadata" width="160" height="90" playsinline="" "#
          + #"class="big" id="p-x" data-a="b"><a"#))
  }

  @Test
  func `Are shown at the size that is asked for, in the file's proportions`() throws {
    func size(_ text: String, _ width: Int?, _ height: Int?) throws -> [Int?] {
      var attributes = try #require(AttributeList.parse(prefixOf: text.utf8, requiresColon: true)).list
      let size = DisplaySize(
        of: ResolvedLink("a.mp4", pixelWidth: width, pixelHeight: height), taking: &attributes)
      #expect(attributes.attributes.isEmpty)
      return [size.width, size.height]
    }
    #expect(try size("{: .a}", 4, 3) == [4, 3])
    #expect(try size("{: .a}", 4, nil) == [nil, nil])
    #expect(try size("{: .a}", 0, 0) == [nil, nil])
    #expect(try size("{: width=8}", 4, 3) == [8, 6])
    #expect(try size("{: height=6}", 4, 3) == [8, 6])
    #expect(try size("{: width=8}", nil, nil) == [8, nil])
    #expect(try size("{: width=1}", 1_000_000, 1) == [1, 1])
    #expect(try size("{: width=8 height=9}", 4, 3) == [8, 9])
  }

  @Test
  func `And images have a caption where there is something to say`() {
    #expect(
      Self.html(#"![x](a.png "a <b>")"#, for: .document)
        == #"<figure><img src="a.png" alt="x" /><figcaption>a &lt;b&gt;</figcaption></figure>"# + "\n")
    #expect(
      Self.html("![x](a.png)", for: .document) == #"<figure><img src="a.png" alt="x" /></figure>"# + "\n")
  }
}
