import FeedModel
import Testing

@testable import FeedContent

@Suite("Files that a path was meant to lead to")
struct FileIndexTests {
  private static let index = FileIndex(
    paths: [
      "articles/rain/index.md", "articles/rain/harbour.JPG", "media/harbour.jpg", "media/IMG_0001.jpg", "media/a.jpg",
      "songs/rain.mp3", "static/logo.png",
    ], bundles: [:], unpublishedBundles: [])

  @Test(arguments: [
    ("harbour.jpg", "articles/rain", "articles/rain/harbour.JPG"), ("photos/harbour.jpg", "notes", "media/harbour.jpg"),
    ("harbour.jpeg", "media", "media/harbour.jpg"), ("habrour.jpg", "media", "media/harbour.jpg"),
    ("rain.m4a", "songs", "songs/rain.mp3"), ("Logo.PNG", "", "static/logo.png"),
    ("img_0001.jpeg", "", "media/IMG_0001.jpg"), (#"media\a.jpg"#, "notes", "media/a.jpg"),
  ])
  func `Have the same name, or one with few slips`(path: String, folder: String, found: String) {
    #expect(Self.index.path(nearTo: path, from: folder) == found)
  }

  @Test func `Publish no files of bundles that programs, cameras and darkrooms keep`() {
    let names = [
      "a.jpg", "a.JPG_original", "a.dng", "a.CR2", "a.nef", "a.xmp", "a.psd", "a.tif", "notes.pdf", "~$notes.doc",
      "Icon\r", "a.jpg.json", "a.HEIC.supplemental-metadata.json", "a.jpg(1).json", "a.mp3.json", "DJI_0001.SRT",
      "a.srt", "a.v2.json",
    ]
    let index = FileIndex(
      paths: names.map { "photos/a/\($0)" }, bundles: ["photos/a": Route("/photos/a/")], unpublishedBundles: [])
    #expect(
      names.filter { index.isPublishedUnasked("photos/a/\($0)") } == [
        "a.jpg", "a.tif", "notes.pdf", "a.mp3.json", "a.srt", "a.v2.json",
      ])
    #expect(index.pictures(inBundle: "photos/a") == ["photos/a/a.jpg"])
  }

  @Test(arguments: ["IMG_0002.jpg", "b.jpg", "index.md", "cloud.png", ""])
  func `Are none that only look alike`(path: String) {
    #expect(Self.index.path(nearTo: path, from: "media") == nil)
  }
}
