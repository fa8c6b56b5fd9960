import FeedMarkdown
import Testing

@Suite("Types of media files")
struct MediaFileTypeTests {
  @Test(
    arguments: [
      ("a.mp3", MediaKind.audio, "audio/mpeg"), ("../a b/c.M4A", .audio, "audio/mp4"),
      ("https://example.org/a.ogg?b=c.mp4#d.mov", .audio, "audio/ogg"), ("//example.org/a.opus", .audio, "audio/ogg"),
      ("a.oga", .audio, "audio/ogg"), ("a.aac", .audio, "audio/aac"), ("a.flac", .audio, "audio/flac"),
      ("a.wav", .audio, "audio/wav"), ("/a/雨.weba", .audio, "audio/webm"), ("a.MP4#t=10", .video, "video/mp4"),
      ("a.m4v", .video, "video/mp4"), ("a.b.webm", .video, "video/webm"), ("a.ogv", .video, "video/ogg"),
      ("a.mov?", .video, "video/quicktime"),
    ])
  func `Are told by the ending of the address`(address: String, kind: MediaKind, type: String) {
    #expect(MediaFileType(address: address)?.kind == kind)
    #expect(MediaFileType(address: address)?.mimeType == type)
  }

  @Test(
    arguments: [
      "", "mp3", ".mp3", "a/.mp3", "a.mp3/", "a.mp3/b", "a?b.mp3", "a#b.mp3", "https://example.mov",
      "https://example.mov?a", "a.", "a.jpg", "a.mp33", "a.mp３", "a.webmanifest", "https:///", "/", "..",
    ])
  func `Are none for anything else`(address: String) {
    #expect(MediaFileType(address: address) == nil)
  }
}
