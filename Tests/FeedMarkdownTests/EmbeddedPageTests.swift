import FeedMarkdown
import FeedMarkup
import Testing

/// What the addresses of players begin with.
private enum Player {
  static let youTube = "https://www.youtube-nocookie.com/embed/"
  static let vimeo = "https://player.vimeo.com/video/"
  static let soundCloud = "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F"
  static let spotify = "https://open.spotify.com/embed/"
}

@Suite("Embeds")
struct EmbeddedPageTests {
  @Test(
    arguments: [
      ("https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ?autoplay=1", .wide),
      ("http://youtube.com/watch?app=desktop&v=a-b_c123456&t=90s", "a-b_c123456?autoplay=1&start=90", .wide),
      ("https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s", "dQw4w9WgXcQ?autoplay=1&start=90", .wide),
      ("https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=x", "dQw4w9WgXcQ?autoplay=1", .wide),
      ("HTTPS://YouTu.be/dQw4w9WgXcQ?t=1h2m3s", "dQw4w9WgXcQ?autoplay=1&start=3723", .wide),
      ("https://youtu.be/dQw4w9WgXcQ?t=0&list=PL0123456789", "dQw4w9WgXcQ?autoplay=1&list=PL0123456789", .wide),
      ("https://youtu.be/dQw4w9WgXcQ?t=soon", "dQw4w9WgXcQ?autoplay=1", .wide),
      ("https://youtu.be/dQw4w9WgXcQ?t=99999999999999999999", "dQw4w9WgXcQ?autoplay=1", .wide),
      ("https://www.youtube.com/shorts/dQw4w9WgXcQ/", "dQw4w9WgXcQ?autoplay=1", .tall),
      ("https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", "dQw4w9WgXcQ?autoplay=1", .wide),
      ("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5", "dQw4w9WgXcQ?autoplay=1&start=5", .wide),
      ("https://www.youtube.com/playlist?list=PL0123456789_-", "videoseries?autoplay=1&list=PL0123456789_-", .wide),
      ("https://youtube.com/embed/videoseries?list=PL0123456789", "videoseries?autoplay=1&list=PL0123456789", .wide),
    ] as [(String, String, EmbedShape)])
  func `Of YouTube are found in every address that it gives away`(address: String, player: String, shape: EmbedShape) {
    let page = EmbeddedPage(address: address)
    #expect(page?.provider == .youTube)
    #expect(page?.address == address)
    #expect(page?.player?.address == Player.youTube + player)
    #expect(page?.player?.shape == shape)
  }

  @Test(
    arguments: [
      ("https://vimeo.com/76979871", "76979871?dnt=1&autoplay=1"),
      ("https://www.vimeo.com/76979871/", "76979871?dnt=1&autoplay=1"),
      ("https://vimeo.com/76979871/8272103f6e?share=copy", "76979871?h=8272103f6e&dnt=1&autoplay=1"),
      ("https://vimeo.com/76979871#t=1m5s", "76979871?dnt=1&autoplay=1#t=65s"),
      ("https://vimeo.com/channels/staffpicks/76979871", "76979871?dnt=1&autoplay=1"),
      ("https://vimeo.com/groups/a/videos/76979871", "76979871?dnt=1&autoplay=1"),
      ("https://player.vimeo.com/video/76979871?h=8272103f6e&a=b", "76979871?h=8272103f6e&dnt=1&autoplay=1"),
    ])
  func `Of Vimeo are asked not to track`(address: String, player: String) {
    let page = EmbeddedPage(address: address)
    #expect(page?.provider == .vimeo)
    #expect(page?.player?.address == Player.vimeo + player)
  }

  @Test(
    arguments: [
      ("https://soundcloud.com/a-b/c_d?utm=x", Player.soundCloud + "a-b%2Fc_d&auto_play=true", 166),
      ("https://m.soundcloud.com/a/b/s-X1", Player.soundCloud + "a%2Fb%2Fs-X1&auto_play=true", 166),
      ("https://soundcloud.com/a/sets/b", Player.soundCloud + "a%2Fsets%2Fb&auto_play=true", 450),
      (
        "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=x", Player.spotify + "track/4uLU6hMCjMI75M1A2tKUQC",
        152
      ),
      (
        "https://open.spotify.com/intl-de/album/4uLU6hMCjMI75M1A2tKUQC",
        Player.spotify + "album/4uLU6hMCjMI75M1A2tKUQC", 352
      ),
      (
        "https://open.spotify.com/embed/episode/4uLU6hMCjMI75M1A2tKUQC",
        Player.spotify + "episode/4uLU6hMCjMI75M1A2tKUQC", 152
      ),
    ] as [(String, String, Int)])
  func `Of sound have the height of their player`(address: String, player: String, height: Int) {
    let page = EmbeddedPage(address: address)
    #expect(page?.player?.address == player)
    #expect(page?.player?.shape == .bar(height: height))
  }

  @Test
  func `Of Bandcamp are recognised, though their players are not known`() {
    for address in ["https://a-b.bandcamp.com/track/c-d", "https://a1.bandcamp.com/album/c?from=x"] {
      #expect(EmbeddedPage(address: address)?.provider == .bandcamp)
      #expect(EmbeddedPage(address: address)?.player == nil)
    }
  }

  @Test(
    arguments: [
      "", "youtube.com/watch?v=dQw4w9WgXcQ", "//youtu.be/dQw4w9WgXcQ", "ftp://youtu.be/dQw4w9WgXcQ", "https:",
      "https:/youtu.be/dQw4w9WgXcQ", "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
      "https://evilyoutube.com/watch?v=dQw4w9WgXcQ", "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
      "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ", "https://a@youtu.be/dQw4w9WgXcQ",
      "https://youtu.be:443/dQw4w9WgXcQ", "https://youtu.be\\@evil.example/dQw4w9WgXcQ",
      "https://", "https://youtu.be/dQw4w9WgXcQ x",
      "https://youtu.be./dQw4w9WgXcQ", "https://yоutu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXc",
      "https://youtu.be/dQw4w9WgXcQQ", "https://youtu.be/dQw4w9WgX%51", "https://youtu.be/dQw4w9WgXcQ/a",
      "https://youtu.be/", "https://youtu.be", "https://youtu.be//dQw4w9WgXcQ", "https://youtube.com/watch",
      "https://youtube.com/watch?v=", "https://youtube.com/watch?v=dQw4w9WgX\"cQ", "https://youtube.com/@someone",
      "https://youtube.com/channel/dQw4w9WgXcQ", "https://youtube.com/playlist?list=a", "https://youtube.com/embed/",
      "https://vimeo.com/", "https://vimeo.com/about", "https://vimeo.com/1", "https://vimeo.com/76979871/a/b",
      "https://vimeo.com/76979871/no-hash", "https://player.vimeo.com/76979871", "https://soundcloud.com/a",
      "https://soundcloud.com/discover/sets", "https://soundcloud.com/a/likes", "https://soundcloud.com/a/sets",
      "https://soundcloud.com/a/b/c", "https://soundcloud.com/a/b%2F", "https://on.soundcloud.com/abc",
      "https://spotify.com/track/4uLU6hMCjMI75M1A2tKUQC", "https://open.spotify.com/user/4uLU6hMCjMI75M1A2tKUQC",
      "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQ", "https://open.spotify.com/track",
      "https://bandcamp.com/track/a", "https://a.b.bandcamp.com/track/c", "https://.bandcamp.com/track/c",
      "https://a.bandcamp.com/", "https://a.bandcamp.com/music/b", "https://a.bandcamp.com/track/../b",
      "https://youtu.be/" + String(repeating: "a", count: 5000),
    ])
  func `Are none of anybody else's pages`(address: String) {
    #expect(EmbeddedPage(address: address) == nil)
  }

  @Test(
    arguments: [
      (
        "https://www.youtube.com/shorts/dQw4w9WgXcQ?t=5", "",
        #"<div class="embed embed-youtube embed-tall" data-player="\#(Player.youTube)dQw4w9WgXcQ?autoplay=1&amp;start=5">"#
          + #"<a href="https://www.youtube.com/shorts/dQw4w9WgXcQ?t=5"><b>YouTube</b> "#
          + "<span>youtube.com/shorts/dQw4w9WgXcQ?t=5</span></a></div>"
      ),
      (
        "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC", "a <b> & c",
        #"<div class="embed embed-spotify embed-bar" data-player-height="152" "#
          + #"data-player="\#(Player.spotify)track/4uLU6hMCjMI75M1A2tKUQC">"#
          + #"<a href="https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"><b>Spotify</b> "#
          + "<span>a &lt;b&gt; &amp; c</span></a></div>"
      ),
      (
        "https://a.bandcamp.com/track/b", "",
        #"<div class="embed embed-bandcamp embed-link"><a href="https://a.bandcamp.com/track/b"><b>Bandcamp</b> "#
          + "<span>a.bandcamp.com/track/b</span></a></div>"
      ),
    ] as [(String, String, String)])
  func `Are links on pages, with what a click loads beside them`(address: String, text: String, expected: String) throws
  {
    #expect(try Self.html(address, text: text, purpose: .page) == expected)
  }

  @Test
  func `Are paragraphs with a link in feeds`() throws {
    #expect(
      try Self.html("https://youtu.be/dQw4w9WgXcQ?a&b", purpose: .feed)
        == #"<p><a href="https://youtu.be/dQw4w9WgXcQ?a&amp;b">YouTube: https://youtu.be/dQw4w9WgXcQ?a&amp;b</a></p>"#)
    #expect(
      try Self.html("https://vimeo.com/76979871", text: "a", purpose: .feed)
        == #"<p><a href="https://vimeo.com/76979871">Vimeo: a</a></p>"#)
  }

  @Test(arguments: ["", "A film"])
  func `Are what an image of a player's page becomes`(words: String) {
    let address = "https://youtu.be/dQw4w9WgXcQ"
    let image = "![\(words)](\(address))"
    #expect(Sample.page("a\n\n\(image)\n{: .wide}\n\nb") == Sample.page("a\n\n\(address)\n{: .wide}\n\nb"))
    #expect(Sample.html(image) == Sample.html(address))
    #expect(Sample.body(image).plainText == Sample.body(address).plainText)
    #expect(Sample.findings("\(image)\n{: .wide}").isEmpty)
    #expect(Sample.page("a \(image)").contains("<img"), "only alone in a paragraph")
  }

  private static func html(_ address: String, text: String = "", purpose: MarkdownPurpose) throws -> String {
    var buffer = MarkupBuffer()
    EmbedMarkup.append(try #require(EmbeddedPage(address: address)), text: text, purpose: purpose, to: &buffer)
    return buffer.markup
  }
}
