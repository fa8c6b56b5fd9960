import Foundation
import TestSupport
import Testing

@Suite("What a build refuses")
struct RefusalTests {
  /// Expects that a run fails with certain words and changes nothing.
  private func expectRefusal(
    _ arguments: String..., in folder: TemporaryFolder, saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try FileTree(folder.path)
    let run = try await Feedsite(folder: folder.path).run(["build"] + arguments)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors.contains(words), "\(run.errors)", sourceLocation: sourceLocation)
    #expect(try FileTree(folder.path) == before, sourceLocation: sourceLocation)
  }

  @Test
  func `A theme that does not exist, with the folders that were searched and the themes that are there`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.makeFolder("themes/mine")
    try await expectRefusal(
      "content", "--theme", "nope", in: folder, saying: #"error: there is no theme "nope" in themes"#)
    let run = try await folder.feedsite("build", "content", "--theme", "nope")
    #expect(run.errors.contains(GoldenSite.checkout + "/themes"))
    #expect(run.errors.contains("use gallery, ink, mine, plain, poster or wall"))
    #expect(run.errors.hasSuffix("1 error; nothing was written\n"))
  }

  @Test
  func `A missing theme hides no other mistake, and is reported at its place`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("title: Small\nid: small\ntheme: nope\n", at: "content/site.yml")
    try folder.put("Same", at: "content/static/notes/first/index.html")
    try folder.put("Mine", at: "public/mine.txt")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 1)
    #expect(run.errors.contains("content/site.yml:3:8: error: there is no theme \"nope\""))
    #expect(run.errors.contains("the address /notes/first/ is taken by content/"))
    #expect(run.errors.contains("the folder holds files that feedsite did not write"))
    #expect(run.errors.hasSuffix("3 errors in 3 files; nothing was written\n"))
  }

  @Test
  func `A content folder that does not exist, or is a file`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try await expectRefusal("nothing", in: folder, saying: "nothing: error: there is no such content folder")
    try await expectRefusal("content/site.yml", in: folder, saying: "content/site.yml: error: ")
    #expect(!folder.exists("public"))
  }

  @Test
  func `A file that cannot be read`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "content/notes/2024-01-03-gone.md"), withDestinationPath: "nowhere.md")
    try await expectRefusal(
      "content", in: folder,
      saying: "content/notes/2024-01-03-gone.md: error: it cannot be read: the link leads nowhere")
    #expect(!folder.exists("public"))
  }

  @Test
  func `A link that leads out of the content folder, unless the command line allows it`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("secret", at: "key.txt")
    try folder.link("content/static/key.txt", to: "../../key.txt")
    try await expectRefusal(
      "content", in: folder,
      saying: "content/static/key.txt: error: this is a symbolic link that leads out of the content folder, to ")
    try await expectRefusal("content", "-k", in: folder, saying: "--follow-links")
    #expect(!folder.exists("public"))
    #expect(try await folder.feedsite("build", "content", "--follow-links").status == 0)
    #expect(try folder.text(of: "public/key.txt") == "secret")
  }

  @Test(.disabled(if: getuid() == 0, "The superuser can read everything."))
  func `A folder that cannot be read`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let path = folder.path(of: "content/notes")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 1)
    #expect(run.errors.contains("content/notes: error: "))
  }

  @Test(
    arguments: ["content", ".", "content/out"])
  func `The content folder as the output folder, one around it and one within it`(output: String) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try await expectRefusal(
      "content", "-o", output, in: folder, saying: "error: the output folder is the content folder")
  }

  @Test
  func `A folder with somebody else's files, or a file, as the output folder`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("mine", at: "public/thesis.txt")
    try await expectRefusal("content", in: folder, saying: "thesis.txt")
    try await expectRefusal("content", "--clean", in: folder, saying: "thesis.txt")
    try await expectRefusal(
      "content", "-o", "public/thesis.txt", in: folder, saying: "error: the output path is a file")
  }

  @Test
  func `A file of somebody else where one of ours belongs`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    try folder.put("mine", at: "public/notes/third/index.html")
    try folder.put("Third.\n", at: "content/notes/2024-01-03-third.md")
    try await expectRefusal("content", in: folder, saying: "notes/third/index.html")
  }

  @Test
  func `Two sources of one address, with both named`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("A", at: "content/static/notes/FIRST/index.html")
    try await expectRefusal("content", in: folder, saying: "content/static/notes/FIRST/index.html")
    try await expectRefusal("content", in: folder, saying: "content/notes/2024-01-01-first.md")
  }

  @Test
  func `A theme's template with an error, at its place`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("<p>\n{{#entry}}{{titel}}{{/entry}}", at: "content/theme/templates/404.mustache")
    try await expectRefusal("content", in: folder, saying: "content/theme/templates/404.mustache:2:")
    #expect(!folder.exists("public"))
  }
}
