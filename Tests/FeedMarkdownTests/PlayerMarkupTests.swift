import FeedMarkdown
import FeedMarkup
import Testing

@Suite("Players")
struct PlayerMarkupTests {
  private static func html(_ kind: MediaKind, _ address: String, _ change: (inout PlayerMarkup) -> Void) -> String {
    var player = PlayerMarkup(kind: kind, address: address)
    change(&player)
    var buffer = MarkupBuffer()
    player.append(to: &buffer)
    return buffer.markup
  }

  private static func attributes(_ text: String) throws -> AttributeList {
    try #require(AttributeList.parse(prefixOf: text.utf8, requiresColon: true)).list
  }

  @Test
  func `Of sound load nothing before they play`() {
    let html = Self.html(.audio, "/a b.mp3?x&y") { $0.text = "Rain & \"sun\"" }
    #expect(
      html
        == #"<figure class="player"><audio src="/a%20b.mp3?x&amp;y" controls="" preload="none" "#
        + #"aria-label="Rain &amp; &quot;sun&quot;"><a href="/a%20b.mp3?x&amp;y" download="">"#
        + "Rain &amp; &quot;sun&quot;</a></audio><figcaption>Rain &amp; &quot;sun&quot;</figcaption></figure>")
  }

  @Test
  func `Of film have a size where it is known, and the title as caption`() {
    let html = Self.html(.video, "a.mp4") {
      $0.text = "b"
      $0.title = "c"
      ($0.pixelWidth, $0.pixelHeight) = (640, 360)
    }
    #expect(
      html
        == #"<figure class="player"><video src="a.mp4" controls="" preload="metadata" width="640" height="360" "#
        + #"playsinline="" aria-label="b"><a href="a.mp4" download="">b</a></video>"#
        + "<figcaption>c</figcaption></figure>")
  }

  @Test
  func `Are called by the file where nothing else is known`() {
    #expect(
      Self.html(.audio, "/x/a.mp3?b") { _ in }
        == #"<figure class="player"><audio src="/x/a.mp3?b" controls="" preload="none">"#
        + #"<a href="/x/a.mp3?b" download="">a.mp3</a></audio></figure>"#)
  }

  @Test
  func `Are no figures among words`() {
    let html = Self.html(.audio, "a.mp3") {
      $0.title = "b"
      $0.isBlock = false
    }
    #expect(
      html
        == #"<audio src="a.mp3" controls="" preload="none" aria-label="b" title="b">"#
        + #"<a href="a.mp3" download="">b</a></audio>"#)
  }

  @Test
  func `Have nothing for style sheets and scripts in feeds`() throws {
    let attributes = try Self.attributes("{: .big #x width=320 title=t data-a=b loading=lazy}")
    let html = Self.html(.video, "a.mp4") {
      $0.text = "b"
      $0.purpose = .feed
      $0.attributes = attributes
      ($0.pixelWidth, $0.pixelHeight) = (640, 360)
    }
    #expect(
      html
        == #"<figure><video src="a.mp4" controls="" preload="metadata" width="320" height="180" title="t">"#
        + #"<a href="a.mp4">b</a></video><figcaption>b</figcaption></figure>"#)
  }

  @Test
  func `Take what the writer gave in braces`() throws {
    let attributes = try Self.attributes("{: .big #x height=90 loading=lazy role=img target=_blank data-a=b}")
    let html = Self.html(.video, "a.mp4") {
      $0.attributes = attributes
      $0.identifierPrefix = "p-"
      $0.isBlock = false
      ($0.pixelWidth, $0.pixelHeight) = (640, 360)
    }
    #expect(
      html.hasPrefix(
        #"<video src="a.mp4" controls="" preload="metadata" width="160" height="90" playsinline="" "#
          + #"class="big" id="p-x" data-a="b"><a"#))
  }

  @Test
  func `Are shown at the size that is asked for, in the file's proportions`() throws {
    func size(_ text: String, _ width: Int?, _ height: Int?) throws -> [Int?] {
      var attributes = try Self.attributes(text)
      let size = DisplaySize(pixelWidth: width, pixelHeight: height, taking: &attributes)
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
    var buffer = MarkupBuffer()
    FigureMarkup.appendStart(to: &buffer)
    FigureMarkup.appendEnd(caption: "a <b>", to: &buffer)
    FigureMarkup.appendStart(className: "x", to: &buffer)
    FigureMarkup.appendEnd(caption: "", to: &buffer)
    #expect(buffer.markup == #"<figure><figcaption>a &lt;b&gt;</figcaption></figure><figure class="x"></figure>"#)
  }
}
