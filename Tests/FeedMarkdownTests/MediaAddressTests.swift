import FeedMarkdown
import Testing

@Suite("Types of media files")
struct MediaAddressTests {
  @Test(
    arguments: [
      ("a.mp3", .audio), ("../a b/c.M4A", .audio), ("https://example.org/a.ogg?b=c.mp4#d.mov", .audio),
      ("//example.org/a.opus", .audio), ("a.oga", .audio), ("a.aac", .audio), ("a.flac", .audio), ("a.wav", .audio),
      ("/a/雨.weba", .audio), ("a.MP4#t=10", .video), ("a.m4v", .video), ("a.b.webm", .video), ("a.ogv", .video),
      ("a.mov?", .video),
    ] as [(String, MarkdownLink.Kind)])
  func `Are recognised by the ending of the address`(address: String, kind: MarkdownLink.Kind) {
    #expect(MarkdownLink.Kind(mediaAt: address) == kind)
  }

  @Test(
    arguments: [
      "", "mp3", ".mp3", "a/.mp3", "a.mp3/", "a.mp3/b", "a?b.mp3", "a#b.mp3", "https://example.mov",
      "https://example.mov?a", "a.", "a.jpg", "a.mp33", "a.mp３", "a.webmanifest", "https:///", "/", "..",
    ])
  func `Are none for anything else`(address: String) {
    #expect(MarkdownLink.Kind(mediaAt: address) == nil)
  }
}
