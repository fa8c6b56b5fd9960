import FeedContent
import FeedImport
import FeedMarkup
import FeedMedia
import FeedModel
import FuzzSubjects
import MediaSamples
import Testing

/// The rules of each subject can fail: a fault that is planted is reported.
@Suite struct PlantedFaultTests {
  /// What sound and faulty subjects say of the same input.
  private func expect(
    _ sound: any FuzzSubject, _ faulty: any FuzzSubject, _ input: String, reports words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(sound, faulty, Array(input.utf8), reports: words, sourceLocation: sourceLocation)
  }

  private func expect(
    _ sound: any FuzzSubject, _ faulty: any FuzzSubject, _ input: [UInt8], reports words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(await sound.problem(in: input) == nil, sourceLocation: sourceLocation)
    let problem = await faulty.problem(in: input) ?? "nothing"
    #expect(problem.contains(words), sourceLocation: sourceLocation)
  }

  @Test func `A script in a body`() async {
    await expect(
      MarkdownSubject(), MarkdownSubject { $0 + "<script></script>" }, "0\nText", reports: "page: a script")
  }

  @Test func `Front matter that is lost or cannot be read`() async {
    let entry = "---\ntitle: Rain\ndate: 2025-04-09\n---\nText\n"
    await expect(FrontMatterSubject(), FrontMatterSubject { $0.body }, entry, reports: "other fields")
    await expect(FrontMatterSubject(), FrontMatterSubject { _ in "---\na: [\n" }, entry, reports: "cannot be read")
    await expect(FrontMatterSubject(), FrontMatterSubject { $0.text + "\n" }, entry, reports: "another body")
  }

  @Test func `Settings that are lost`() async {
    await expect(
      SettingsSubject(), SettingsSubject { _ in "title: B\n" }, "title: A\nurl: https://okapi.example/\n",
      reports: "other settings")
  }

  @Test func `A date that is written wrongly`() async {
    await expect(DatesSubject(), DatesSubject { $0.day.description }, "2025-04-09 20:00", reports: "is read as")
    await expect(DatesSubject(), DatesSubject { _ in "soon" }, "2025-04-09", reports: "cannot be read")
  }

  @Test func `A text that is not escaped`() async {
    await expect(
      TemplatesSubject(), TemplatesSubject { $0.markup.replacing("&lt;", with: "<") }, "<p>{{title}}</p>",
      reports: "not escaped")
  }

  @Test func `What runs in a drawing, and pieces that are lost`() async {
    let drawing =
      #"f<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script>1</script><g onload="1"/></svg>"#
    let untouched = MediaSubject { ByteEdits(byteCount: $1.count) }
    await expect(MediaSubject(), untouched, drawing, reports: "<script> is left")
    await expect(MediaSubject(), MediaSubject { ByteEdits(byteCount: $1.count + 1) }, "q12", reports: "bytes and not")
  }

  @Test func `A picture that is cut off`() async throws {
    let picture = try #require(MediaFixture.bytes(forFile: "a.png"))
    await expect(
      PicturesSubject(), PicturesSubject { Array($0.prefix(10)) }, picture, reports: "a file that was drawn")
  }

  private static let feed = """
    <rss version="2.0"><channel><title>A</title><link>https://okapi.example/</link><item><title>Rain</title>
    <link>https://okapi.example/rain/</link><pubDate>Wed, 09 Apr 2025 20:00:00 +0800</pubDate>
    <description>Text</description></item></channel></rss>
    """

  private static func adding(_ path: String, _ contents: ContentPlan.Contents) -> @Sendable (ContentPlan) -> ContentPlan
  {
    { plan in
      var plan = plan
      plan.files.append(ContentPlan.File(path: path, contents: contents))
      return plan
    }
  }

  @Test func `Files of an import outside of the folder`() async {
    await expect(
      FeedsSubject(), FeedsSubject(planned: Self.adding("../a.md", .text(""))), Self.feed, reports: "a file at")
    await expect(
      FeedsSubject(), FeedsSubject(planned: Self.adding("posts/a.jpg", .copy(of: "/etc/passwd"))), Self.feed,
      reports: "a copy of")
    await expect(
      FeedsSubject(), FeedsSubject(planned: Self.adding("posts/a.md", .text("---\ndate: soon\n---\n"))), Self.feed,
      reports: "posts/a.md")
    await expect(
      ArchivesSubject(), ArchivesSubject(planned: Self.adding("SITE.yml", .text(""))), "=== feed.xml\n" + Self.feed,
      reports: "two files")
  }

  @Test func `Words that are lost, and what runs`() async {
    let html = "<p>Rain <b>falls</b></p>"
    await expect(HTMLSubject(), HTMLSubject { String($0.dropLast(4)) }, html, reports: "became")
    await expect(HTMLSubject(), HTMLSubject { $0 + "!" }, html + "!", reports: "nothing")
  }

  @Test func `A request that leads out of the site`() async {
    await expect(RequestsSubject(), RequestsSubject { _ in [".."] }, "/rain/\nHost: localhost", reports: "has a name")
  }

  @Test func `Lists that are written wrongly`() async {
    let manifest = #"{"complete": true, "files": ["index.html", "rain/index.html"], "version": 1}"#
    await expect(ManifestSubject(), ManifestSubject { _ in [] }, manifest, reports: "cannot be read")
    await expect(
      ManifestSubject(), ManifestSubject { _ in Array(#"{"complete": true, "files": [], "version": 1}"#.utf8) },
      manifest,
      reports: "read otherwise")
    let list = #"{"files": [{"path": "a", "sha256": "00", "size": 1}], "pending": ["b"], "version": 1}"#
    await expect(
      DeploymentSubject(), DeploymentSubject { _ in Array(#"{"files": [], "pending": [], "version": 1}"#.utf8) }, list,
      reports: "read otherwise")
  }
}
