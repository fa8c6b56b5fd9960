import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation
import MediaSamples
import Synchronization
import Testing

@Suite struct MediaFactsTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    try #require(MediaFixture.all.first { $0.name == name }).bytes
  }

  @Test func `The content of a file says what it is, and a name that says otherwise is a warning`() async throws {
    var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.png\n---\n"])
    site.files["articles/a.png"] = try fixture("plain.jpg")
    let content = await site.load()
    #expect(content.feed.entries.first?.entry.cover?.file.mimeType == "image/jpeg")
    #expect(
      content.messages == [
        "content/articles/a.png: warning: the name of the file says image/png, but its content is image/jpeg; "
          + "name it after its content"
      ])
  }

  @Test func `A drawing that is published empty is named, shown or not`() async {
    let drawing = Array("<?xml version='1.0' encoding='Shift_JIS'?><svg width='1' height='1'/>".utf8)
    let text = "---\ntitle: A\ndate: 2025-04-09\n---\n[x](linked.svg)\n\n[y](../other/linked.svg)\n"
    var site = TestSite(["articles/a/index.md": text])
    for path in [
      "articles/a/linked", "articles/a/unnamed", "articles/other/linked", "articles/other/unnamed", "static/a",
    ] {
      site.files["\(path).svg"] = drawing
    }
    let content = await site.load()
    #expect(
      content.diagnostics.map { $0.location?.file } == [
        "content/articles/a/linked.svg", "content/articles/a/unnamed.svg", "content/articles/other/linked.svg",
      ])
    #expect(
      Set(content.diagnostics.map(\.problem)) == [.media(.broken(.illegible(encoding: "Shift_JIS")))])
  }

  @Test(arguments: [
    (ImageBytes.jpeg(width: 9_000, height: 12_000), "a.jpg", false),
    (ImageBytes.jpeg(width: 12_000, height: 12_000), "a.jpg", true),
    (ImageBytes.png(width: 9_000, height: 9_000), "a.png", true),
    (ImageBytes.jpeg(width: 20_000, height: 10), "a.jpg", true),
  ])
  func `A picture that is too large for smaller copies is reported`(bytes: [UInt8], name: String, isTold: Bool) async {
    var site = TestSite(["photos/a.md": "---\ndate: 2025-04-09\nphotos: [{src: \(name), alt: A}]\n---\n"])
    site.files["photos/\(name)"] = bytes
    #expect(await site.load().codes.contains("oversized-picture") == isTold)
  }

  @Test(arguments: [("", 2_000), ("media: {originals: shrink}\n", 2_000), ("media: {originals: publish}\n", 4_000)])
  func `A large picture is published smaller, unless the site says otherwise`(settings: String, width: Int) async {
    let text = "---\ntitle: A\ndate: 2025-04-09\n---\n![A](a.jpg)"
    var site = TestSite(["articles/a.md": text], settings: settings)
    site.files["articles/a.jpg"] = ImageBytes.jpeg(width: 4_000, height: 3_000)
    #expect(await site.load().entry("articles/a.md")?.body.resolvedLinks.first?.pixelWidth == width)
  }

  @Test func `What a site says of its media is read`() async {
    let content = await TestSite.load([:], settings: "media: {metadata: keep, originals: publish, accents: covers}\n")
    #expect(content.messages == [])
    let media = content.site.media
    #expect(media.metadata == .keep && media.originals == .publish && media.accents == .covers)
  }

  @Test func `A file without an extension fits by its content`() async throws {
    var site = TestSite(["songs/a.md": "---\ntitle: A\ndate: 2025-04-09\naudio: rain\n---\n"])
    site.files["songs/rain"] = try fixture("sound.flac")
    let content = await site.load()
    #expect(content.first(SongFeedViewObject.self)?.recording?.mimeType == "audio/flac")
    #expect(content.messages == [])
  }

  @Test func `A film that has no pictures is no video`() async throws {
    var site = TestSite(["media/a.md": "---\ndate: 2025-04-09\nvideo: {src: a.mp4, alt: A}\n---\n"])
    site.files["media/a.mp4"] = try fixture("sound.m4a")
    #expect(await site.load().codes == ["incomplete-entry", "invalid-value"])
  }

  @Test func `An article has recordings and says how long they play`() async throws {
    var site = TestSite([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\naudio: [a.wav, {src: b.wav, title: B}]\n---\n![](a.wav)\n"
    ])
    site.files["articles/a.wav"] = try fixture("sound.wav")
    site.files["articles/b.wav"] = try fixture("sound.wav")
    let content = await site.load()
    let article = try #require(content.first(ArticleFeedViewObject.self))
    #expect(article.recordings.map(\.title) == [nil, "B"])
    #expect(article.recordings.map(\.file.mimeType) == ["audio/wav", "audio/wav"])
    #expect(article.playingTime == .milliseconds(300))
    #expect(content.messages == [])
  }

  @Test func `The size of a recording elsewhere is what is stated, and of one beside the entry what is measured`()
    async throws
  {
    let stated = "{src: 'https://cdn.example/a.mp3', size: 5_400_000}"
    var site = TestSite([
      "articles/a.md":
        "---\ntitle: A\ndate: 2025-04-09\naudio: [\(stated), {src: b.wav, size: 7}, https://cdn.example/c.mp3]\n---\n"
    ])
    let wave = try fixture("sound.wav")
    site.files["articles/b.wav"] = wave
    let content = await site.load()
    let article = try #require(content.first(ArticleFeedViewObject.self))
    #expect(article.recordings.map(\.file.byteCount) == [5_400_000, wave.count, nil])
    #expect(content.messages == [])
    site.files["articles/a.md"] = Array("---\ntitle: A\ndate: 2025-04-09\naudio: {src: b.wav, size: 5 MB}\n---\n".utf8)
    #expect(await site.load().codes == ["wrong-type"])
  }

  @Test(arguments: [("", nil), ("duration: 0:02", nil), ("duration: 0:09", "other-duration")])
  func `A song plays as long as its author says, else as long as its file`(line: String, code: String?) async throws {
    let song = "---\ntitle: A\ndate: 2025-04-09\naudio: a.wav\n\(line)\n---\n"
    let album = "---\ntitle: B\ndate: 2025-04-09\ntracks: [songs/a, {title: C, audio: songs/a.wav}]\n---\n"
    var site = TestSite(["songs/a.md": song, "albums/b.md": album])
    site.files["songs/a.wav"] = try fixture("sound.wav")
    let content = await site.load()
    let written: Duration? = ["duration: 0:02": .seconds(2), "duration: 0:09": .seconds(9)][line]
    #expect(content.first(SongFeedViewObject.self)?.duration == written ?? .milliseconds(100))
    #expect(content.codes == [code].compactMap(\.self))
    let tracks = content.first(AlbumFeedViewObject.self)?.tracks
    #expect(tracks?.map(\.duration) == [written ?? .milliseconds(100), .milliseconds(100)])
  }

  @Test(arguments: [
    ("![](a.wav)", "", 100, []), ("![](a.wav)\n\n![](b.wav)", "", 200, []),
    ("![](a.wav)", "duration: '42:05'", 2_525_000, ["other-duration"]),
    ("![](https://example.org/a.mp3)", "duration: '42:05'", 2_525_000, []),
    ("![](https://example.org/a.mp3)", "", nil, []), ("[Rain](a.wav)", "duration: '42:05'", nil, []),
    ("No recording", "duration: a while", nil, []),
  ])
  func `An article plays as long as what its body plays`(
    body: String, line: String, milliseconds: Int?, codes: [String]
  ) async throws {
    var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n\(line)\n---\n\(body)\n"])
    (site.files["articles/a.wav"], site.files["articles/b.wav"]) = (
      try fixture("sound.wav"), try fixture("sound.wav")
    )
    let content = await site.load()
    let expected = milliseconds.map { Duration.milliseconds($0) }
    #expect(content.first(ArticleFeedViewObject.self)?.playingTime == expected)
    #expect(content.codes.filter { $0.contains("duration") } == codes)
  }

  @Test(arguments: [("", 200), ("duration: '42:05'", 2_525_000)])
  func `Recordings play as long as their author says, else as long as their files together`(
    line: String, milliseconds: Int
  ) async throws {
    var site = TestSite(["media/a.md": "---\ndate: 2025-04-09\naudio: [a.wav, b.wav]\n\(line)\n---\n"])
    (site.files["media/a.wav"], site.files["media/b.wav"]) = (try fixture("sound.wav"), try fixture("sound.wav"))
    let media = await site.load().first(MediaFeedViewObject.self)
    #expect(media?.playingTime == .milliseconds(milliseconds))
    #expect(media?.entry.extra == [])
  }

  @Test func `Films of bodies have their size`() async throws {
    var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n---\n![Rain](a.mp4)\n\n![Rain](a.mp3)\n"])
    site.files["articles/a.mp4"] = try fixture("turned.mp4")
    site.files["articles/a.mp3"] = try fixture("info.mp3")
    let content = await site.load()
    let links = content.feed.entries.first?.entry.body.resolvedLinks
    #expect(links?.map(\.pixelWidth) == [32, nil])
    #expect(links?.map(\.pixelHeight) == [48, nil])
    #expect(content.messages == [])
  }

  @Test func `A file is read once for its facts, and only its beginning, and once as a whole for its colour`()
    async throws
  {
    let entries = (0..<100).map { number in
      ("articles/\(number).md", "---\ntitle: A\ndate: 2025-04-09\ncover: a.jpg\n---\n![A](a.jpg)")
    }
    var site = TestSite(Dictionary(uniqueKeysWithValues: entries))
    site.files["articles/a.jpg"] = try fixture("plain.jpg") + Array(repeating: 0, count: 1 << 20)
    let reads = Log()
    let memory = ContentFiles.inMemory(site.files)
    var files = memory
    files.readPart = { (path, offset, limit) throws(FileError) in
      if path.hasSuffix(".jpg") { reads.note(limit) }
      return try memory.readPart(path, offset, limit)
    }
    let loader = ContentLoader(files: files, displayName: "content", fallbackTitle: "T", context: site.context)
    #expect(await loader.load().diagnostics == [])
    // Once for its facts, once as far as its end marker for what is left out of it, once as a whole for its colour.
    #expect(reads.limits.first == 4096)
    #expect(reads.limits.dropLast().reduce(0, +) < 1 << 17)
    #expect(reads.limits.last == .max)
  }

  @Test func `A picture comes in several sizes where an entry names it, unless its name leaves no room for theirs`()
    async throws
  {
    let long = String(repeating: "雨", count: 81) + ".jpg"
    var site = TestSite([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: {src: a.jpg, alt: A}\n---\n![B](\(long))"
    ])
    for name in ["articles/a.jpg", "articles/\(long)", "static/a.jpg"] { site.files[name] = try fixture("plain.jpg") }
    let content = await site.load()
    #expect(content.messages == [])
    #expect(content.files.map(\.location) == ["static/a.jpg", "articles/a.jpg", "articles/\(long)"])
    #expect(content.files.map { $0.plan != nil } == [false, true, false])
    #expect(content.feed.entries.first?.entry.body.resolvedLinks.first?.sources == nil)
    site.files["site.yml"] = Array("title: T\nid: t\nmedia: {metadata: keep}\n".utf8)
    var settings = MediaSettings()
    settings.metadata = .keep
    #expect(await site.load().site.media == settings)
  }

  @Test func `A file that cannot be read is named`() async throws {
    let site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.jpg\n---\n", "articles/a.jpg": ""])
    let held = ContentFiles.inMemory(site.files)
    var files = held
    files.readPart = { (path, offset, limit) throws(FileError) in
      if path.hasSuffix(".jpg") { throw FileError(path: path, reason: "Permission denied") }
      return try held.readPart(path, offset, limit)
    }
    let loader = ContentLoader(files: files, displayName: "content", fallbackTitle: "T", context: site.context)
    #expect(
      await loader.load().diagnostics == [
        Diagnostic(
          .media(.broken(.unreadable(reason: "Permission denied"))), at: SourceLocation(file: "content/articles/a.jpg"))
      ])
  }

  @Test func `A file on disk is read from any place`() throws {
    let files = ContentFiles.folder(at: MediaFixture.folder, followsLinks: false)
    let whole = try fixture("plain.jpg")
    #expect(try files.readPart("plain.jpg", 100, 20) == Array(whole[100..<120]))
    #expect(try files.readPart("plain.jpg", whole.count - 3, 20) == Array(whole.suffix(3)))
    #expect(try files.readPart("plain.jpg", whole.count + 9, 20) == [])
  }

  /// Notes how much was asked for.
  private final class Log: Sendable {
    private let entries = Mutex<[Int]>([])
    func note(_ limit: Int) { entries.withLock { $0.append(limit) } }
    var limits: [Int] { entries.withLock { $0 } }
  }
}
