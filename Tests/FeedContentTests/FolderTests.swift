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
  private func load(_ make: (URL) throws -> Void) async throws -> LoadedContent {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("id: test\ntitle: Test\n", "site.yml")
    try make(folder)
    return await ContentLoader(folder: folder.path + "/", context: BuildContext(now: TestSite.noon)).load()
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

  @Test func `A folder that is called like a file is a folder`() async throws {
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
  func `What nobody may read is an error, the rest is read`() async throws {
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

  @Test func `Pipes and sockets are no content, and an error where an entry could be`() async throws {
    let content = try await load { folder in
      try write("A", "notes/2025-04-09-a.md")
      #expect(unsafe mkfifo(folder.path + "/notes/pipe.md", 0o644) == 0)
      #expect(unsafe mkfifo(folder.path + "/notes/pipe", 0o644) == 0)
    }
    #expect(content.feed.entries.count == 1)
    #expect(
      content.messages.map { $0.replacing(folder.path, with: "content") } == [
        "content/notes/pipe.md: error: it cannot be read: it is a pipe, a socket or a device; move it away"
      ])
  }

  @Test func `What is left out by its name is named`() async throws {
    let content = try await load { _ in
      for path in ["notes/_a.md", "_posts/_b.markdown", "_layouts/x.html", "_site/a.md", "static/_c.md", "_d.txt"] {
        try write("x", path)
      }
    }
    #expect(
      content.skipped.map { "\($0.file.replacing(folder.path, with: "content")) \($0.reason)" } == [
        "content/_layouts/ generatorFolder", "content/_posts/_b.markdown underscore",
        "content/_site/ generatorFolder", "content/notes/_a.md underscore",
      ])
    #expect(content.messages == [])
  }

  @Test func `A folder that does not exist is no folder`() async {
    let content = await ContentLoader(folder: "/nonexistent/content", context: BuildContext(now: 0)).load()
    #expect(!content.isFolder && content.hasErrors)
    #expect(content.messages.first?.hasPrefix("/nonexistent/content: error:") == true)
  }
}
