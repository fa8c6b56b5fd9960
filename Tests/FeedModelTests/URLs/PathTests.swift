import FeedModel
import Testing

@Suite("Paths")
struct PathTests {
  @Test(arguments: [
    ("songs/rain.MD", "songs/", "rain.MD", "songs/rain", "md"), ("rain.tar.gz", "", "rain.tar.gz", "rain.tar", "gz"),
    ("/a.b/c", "/a.b/", "c", "/a.b/c", ""), ("a/.htaccess", "a/", ".htaccess", "a/.htaccess", ""),
    ("a/b/", "a/b/", "", "a/b/", ""), ("", "", "", "", ""), ("雨/é.png", "雨/", "é.png", "雨/é", "png"),
  ])
  func `Are split at the last slash and the last dot after it`(
    path: String, folder: String, name: String, stem: String, ending: String
  ) {
    #expect(path.folderPrefix == folder && path.fileName == name)
    #expect(path.fileStem == stem && path.fileExtension == ending)
  }

  @Test(arguments: [("a//", "a"), ("/", "/"), ("//", "/"), ("", ""), ("a/b", "a/b")])
  func `Lose the slashes at their end, but for the root`(path: String, expected: String) {
    #expect(path.withoutTrailingSlashes == expected)
  }
}
