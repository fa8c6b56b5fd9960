import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation
import Testing

/// What only a real file system can do.
@Suite struct FolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-\(UUID().uuidString)")

  /// Makes a folder, reads it, removes it.
  private func load(followsLinks: Bool = false, _ make: (URL) throws -> Void) async throws -> LoadedContent {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("id: test\ntitle: Test\n", "site.yml")
    try make(folder)
    let context = BuildContext(now: TestSite.noon, followsLinks: followsLinks)
    return await ContentLoader(folder: folder.path + "/", context: context).load()
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ path: String, to target: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  @Test func `A folder that is named like a file is a folder`() async throws {
    let content = try await load { _ in
      try write("---\ntitle: A\ndate: 2025-04-09\n---\n", "articles/x.md/a.md")
    }
    #expect(content.feed.entries.map(\.entry.route.path) == ["/articles/x.md/a/"])
    #expect(content.messages == [])
  }

  @Test func `Names with a dot are left out, but for those of static that web hosts read`() async throws {
    let content = try await load { _ in
      for path in [
        "static/.well-known/security.txt", "static/.nojekyll", "static/.DS_Store", "static/a/.nojekyll", ".nojekyll",
        "static/a/.b/c.txt", "articles/.well-known/a.md",
      ] {
        try write("x", path)
      }
    }
    #expect(content.files.map(\.route.path) == ["/.nojekyll", "/.well-known/security.txt"])
    #expect(content.feed.entries.isEmpty)
  }

  @Test func `Links to files and folders are followed`() async throws {
    let content = try await load { folder in
      try write("---\ntitle: A\ndate: 2025-04-09\ncover: /c.svg\n---\n", "elsewhere-not-content/.keep/a.md")
      try link("articles/b.md", to: "../elsewhere-not-content/.keep/a.md")
      try write("---\ntitle: C\ndate: 2025-04-08\n---\n", ".shared/c.md")
      try link("posts", to: ".shared")
      try write("<svg/>", ".shared/c.svg")
      try link("static/c.svg", to: "../.shared/c.svg")
    }
    #expect(content.feed.entries.map(\.entry.identity.contentPath) == ["articles/b.md", "posts/c.md"])
    #expect(content.files.map(\.route.path) == ["/c.svg"])
    #expect(content.messages == [])
  }

  @Test(arguments: ["articles/a.md", "static/a.txt", "trip/a.jpg", "songs", "site.yml"])
  func `A link that leads out of the folder is an error with the place it leads to, unless it is allowed`(
    path: String
  ) async throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "feedsite-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createDirectory(at: outside.appending(path: "songs"), withIntermediateDirectories: true)
    for name in ["a.md", "a.txt", "a.jpg", "site.yml", "songs/key.txt"] {
      try Data("title: Secret\n".utf8).write(to: outside.appending(path: name))
    }
    let target = outside.appending(path: (path as NSString).lastPathComponent)
    func load(followsLinks: Bool) async throws -> LoadedContent {
      try await self.load(followsLinks: followsLinks) { folder in
        try write("---\ntitle: Trip\ndate: 2025-04-09\n---\n", "trip/index.md")
        try? FileManager.default.removeItem(at: folder.appending(path: path))
        try link(path, to: target.path)
      }
    }
    let refused = try await load(followsLinks: false)
    let errors = refused.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == ["outside-content"])
    #expect(errors.first?.location?.file.hasSuffix("/\(path)") == true)
    #expect(
      errors.first?.problem == .reference(.outsideContent(key: nil, path: target.resolvingSymlinksInPath().path)))
    #expect(!refused.files.contains { $0.path == path } && refused.site.title != "Secret")
    #expect(try await load(followsLinks: true).diagnostics.allSatisfy { $0.code != "outside-content" })
  }

  @Test func `A link within the folder to a repository counts as one that leads out of it`() async throws {
    let content = try await load { _ in
      try write("[remote]", ".git/config")
      try link("static/config.txt", to: "../.git/config")
    }
    #expect(content.codes == ["outside-content"])
    #expect(content.files.isEmpty)
  }

  @Test func `A file that became a link since it was listed is not read`() async throws {
    _ = try await load { folder in
      try write("secret", "../\(folder.lastPathComponent)-secret")
      try write("A", "a.md")
      let files = ContentFiles.folder(at: folder.path, followsLinks: false)
      #expect(try files.list().files.contains("a.md"))
      try FileManager.default.removeItem(at: folder.appending(path: "a.md"))
      try link("a.md", to: "../\(folder.lastPathComponent)-secret")
      #expect(throws: FileError.self) { try files.read("a.md", 10) }
      #expect(throws: FileError.self) { try files.size("a.md") }
      #expect(try ContentFiles.folder(at: folder.path, followsLinks: true).read("a.md", 10) == Array("secret".utf8))
      try FileManager.default.removeItem(atPath: folder.path + "-secret")
    }
  }

  @Test func `Folders that double each other by links are an error`() async throws {
    let content = try await load { _ in
      try write("A", "notes/0/2025-04-09-a.md")
      for level in 1..<40 {
        for name in ["a", "b"] { try link("notes/\(level)/\(name)", to: "../\(level - 1)") }
      }
    }
    let errors = content.diagnostics.filter { $0.severity == .error }.map { DiagnosticFormatter().text(for: $0) }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("links lead to the same folders again and again") == true)
  }

  @Test func `Settings that are no file are an error`() async throws {
    for (kind, make) in [
      (
        "a folder",
        { (path: String) in try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
      ), ("a pipe, a socket or a device", { (path: String) in #expect(unsafe mkfifo(path, 0o644) == 0) }),
    ] {
      let content = try await load { folder in
        let settings = folder.appending(path: "site.yml").path
        try FileManager.default.removeItem(atPath: settings)
        try make(settings)
      }
      #expect(
        content.messages.map { $0.replacing(folder.path, with: "content") } == [
          "content/site.yml: error: it cannot be read: it is \(kind) and not a file; move it away"
        ])
    }
  }

  @Test func `Links in a circle and links to nothing are errors, the rest is read`() async throws {
    let content = try await load { _ in
      try write("---\ntitle: A\n---\n", "articles/a.md")
      try link("articles/self", to: ".")
      try link("articles/up", to: "..")
      try link("articles/gone.md", to: "nowhere.md")
      try link("articles/.hidden", to: "nowhere")
    }
    #expect(content.codes == ["missing-date", "unreadable-path", "unreadable-path", "unreadable-path"])
    #expect(content.isFolder)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `A file without permission to read it is an error, and the rest is read`() async throws {
    let content = try await load { folder in
      try write("---\ntitle: A\ndate: 2025-04-09\n---\n", "articles/a.md")
      try write("---\ntitle: B\ndate: 2025-04-09\n---\n", "articles/b.md")
      try write("", "songs/c.md")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.appending(path: "articles/b.md").path)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.appending(path: "songs").path)
    }
    #expect(content.feed.entries.count == 1)
    #expect(content.codes == ["unreadable-file", "unreadable-path"])
  }

  @Test func `A name that is not UTF-8 is an error, the rest is read`() async throws {
    let content = try await load { folder in
      try write("A", "notes/2025-04-09-a.md")
      let bytes: [CChar] =
        folder.path.utf8.map { CChar(bitPattern: $0) } + "/notes/caf".utf8.map { CChar(bitPattern: $0) } + [-23, 0]
      let descriptor = unsafe open(bytes, O_CREAT | O_WRONLY, 0o644)
      #expect(descriptor >= 0)
      close(descriptor)
    }
    #expect(content.feed.entries.count == 1)
    #expect(
      content.messages.map { $0.replacing(folder.path, with: "content") } == [
        "content/notes: error: it cannot be read: a name in it is not UTF-8; rename that file"
      ])
  }

  @Test func `Pipes and sockets are errors rather than content`() async throws {
    let content = try await load { folder in
      try write("A", "notes/2025-04-09-a.md")
      #expect(unsafe mkfifo(folder.path + "/notes/pipe.md", 0o644) == 0)
      try write("A", "static/a.txt")
      #expect(unsafe mkfifo(folder.path + "/static/pipe", 0o644) == 0)
    }
    #expect(content.feed.entries.count == 1)
    #expect(
      content.messages.map { $0.replacing(folder.path, with: "content") }
        == ["notes/pipe.md", "static/pipe"].map {
          "content/\($0): error: it cannot be read: it is a pipe, a socket or a device; move it away"
        })
  }

  @Test func `Files whose names differ in normal form only are two files`() async throws {
    var isTold = true
    let content = try await load { folder in
      for name in ["caf\u{E9}.txt", "cafe\u{301}.txt"] {
        try write(name, "static/\(name)")
        try write(name, "trip/\(name)")
      }
      try write("---\ntitle: Trip\ndate: 2025-04-09\n---\n", "trip/index.md")
      isTold = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "static").path).count == 2
    }
    // Some file systems take the two names for one.
    #expect(content.files.count == (isTold ? 4 : 2))
  }

  @Test func `What is left out by its name is named`() async throws {
    let content = try await load { _ in
      for path in [
        "notes/_a.md", "_posts/_b.markdown", "_layouts/x.html", "_site/a.md", "static/_c.md", "_d.txt",
        "logseq/bak/pages/a.md",
      ] {
        try write("x", path)
      }
    }
    #expect(
      content.skipped.map { "\($0.file.replacing(folder.path, with: "content")) \($0.reason)" } == [
        "content/_layouts/ generatorFolder", "content/_posts/_b.markdown underscore",
        "content/_site/ generatorFolder", "content/logseq/bak/ generatorFolder", "content/notes/_a.md underscore",
      ])
    #expect(content.messages == [])
  }

  @Test func `An R document is left out if the text that was made of it is beside it`() async throws {
    let content = try await load { _ in
      for path in ["a/a.Rmd", "a/a.md", "a/b.Rmd", "a/b.html", "static/c.Rmd", "static/c.md"] {
        try write("---\ntitle: Rain\ndate: 2025-04-09\n---\nText", path)
      }
    }
    #expect(content.feed.entries.map(\.entry.route.path).sorted() == ["/a/a/", "/a/b/"])
    #expect(content.skipped.map { "\($0.file.replacing(folder.path, with: "")) \($0.reason)" } == ["/a/a.Rmd source"])
    #expect(content.files.map(\.route.path) == ["/c.Rmd", "/c.md"])
  }

  @Test(arguments: ["hugo.toml", "_config.yml", ".eleventy.js"])
  func `Templates and themes beside the settings of another generator are no entries`(settings: String) async throws {
    let files = ["archetypes/default.md", "scaffolds/post.md", "themes/a/exampleSite/x.md", "node_modules/a/README.md"]
    func load(isOwn: Bool) async throws -> LoadedContent {
      try await self.load { folder in
        for path in files { try write("---\ntitle: A\ndate: {{ date }}\n---\n", path) }
        try write("---\ntitle: A\ndate: 2025-04-09\n---\n", "posts/archetypes/a.md")
        try write("Mend the roof.\n", "TODO.md")
        try write("---\ntitle: License\n---\nFree.\n", "LICENSE.md")
        try write("", settings)
        if !isOwn { try FileManager.default.removeItem(at: folder.appending(path: "site.yml")) }
      }
    }
    let content = try await load(isOwn: false)
    #expect(!content.hasErrors && content.feed.entries.count == 1)
    #expect(
      content.skipped.map { $0.file.replacing(folder.path, with: "") } == [
        "/TODO.md", "/archetypes/", "/node_modules/", "/scaffolds/", "/themes/",
      ])
    #expect(content.feed.pages.map(\.route.path) == ["/license/"])
    // Whoever has settings of their own may call folders what they like.
    #expect(try await load(isOwn: true).diagnostics.count { $0.severity == .error } == 3)
  }

  @Test func `A folder that does not exist is no folder`() async {
    let content = await ContentLoader(folder: "/nonexistent/content", context: BuildContext(now: 0)).load()
    #expect(!content.isFolder && content.hasErrors)
    #expect(content.messages.first?.hasPrefix("/nonexistent/content: error:") == true)
  }

  @Test func `A new entry takes no text through a link that leads out of the folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("secret", "secret.md")
    try link("content/_archetypes/note.md", to: "../../secret.md")
    #expect(refusals(ofNote: newNote()) == ["outside-content"])
  }

  @Test
  func
    `A new entry is not written through a link that leads out of the folder, though the folder may be a link itself`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", "elsewhere/a.txt")
    try link("content", to: "elsewhere")
    #expect(refusals(ofNote: newNote()) == nil)
    try write("", "others/a.txt")
    try link("elsewhere/notes", to: "../others")
    #expect(refusals(ofNote: newNote()) == ["outside-content"])
  }

  private func newNote() -> NewFileOutcome {
    ContentFileReader(folder: folder.appending(path: "content").path, followsLinks: false).newFile(
      NewFileRequest(kind: "note", title: "Rain", date: nil, slug: nil, id: "x", now: 1_800_000_000, isGuided: false))
  }

  /// The codes of the problems that prevent a new note; nil where it is made.
  private func refusals(ofNote outcome: NewFileOutcome) -> [String]? {
    guard case .refused(let diagnostics) = outcome else { return nil }
    return diagnostics.map(\.problem.code)
  }
}
