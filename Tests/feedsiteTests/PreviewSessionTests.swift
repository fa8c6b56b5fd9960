import FeedContent
import FeedModel
import FeedServer
import FeedSite
import Foundation
import Testing

@testable import feedsite

@Suite("What a preview reads again")
struct PreviewSessionTests {
  /// A change of the golden site, as its author would make it.
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let paths: [String]
    let apply: @Sendable (TemporaryFolder) throws -> Void

    init(_ name: String, _ paths: String..., apply: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      testDescription = name
      self.paths = paths
      self.apply = apply
    }

    static func replace(_ old: String, with new: String, in path: String) -> Edit {
      Edit("\(old) → \(new) in \(path)", path) { folder in
        let text = try folder.text(of: "content/" + path)
        try #require(text.contains(old), "\(path) has no \(old)")
        try folder.put(text.replacing(old, with: new), at: "content/" + path)
      }
    }
  }

  @Test("After each of many changes every file has the bytes that a fresh reading gives")
  func edits() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: GoldenSite.content, toPath: folder.path(of: "content"))
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    let settings = PreviewSettings(
      contentFolder: folder.path(of: "content"),
      context: BuildContext(now: 1_777_867_200, includesDrafts: true), followsClock: false, reloads: true, polls: false)
    var session = PreviewSession(settings: settings, origin: "http://127.0.0.1:1")
    try await compare(session.start(), folder, settings, "the start")
    for edit in try Self.edits(of: folder) {
      try edit.apply(folder)
      let change = FolderChange(paths: Set(edit.paths.map { folder.path(of: "content/" + $0) }))
      try await compare(session.update(after: change), folder, settings, edit.testDescription)
    }
  }

  private func compare(
    _ outcome: PreviewSession.Outcome, _ folder: TemporaryFolder, _ settings: PreviewSettings, _ name: String
  ) async throws {
    let fresh = await SiteReading(
      contentFolder: settings.contentFolder, context: settings.context(origin: "http://127.0.0.1:1"))
    let (table, problems) = SiteAssembly(input: fresh.input).assemble()
    let expected = (fresh.content.diagnostics + fresh.themeDiagnostics + problems).sorted()
    switch outcome {
    case .nothing, .styles: Issue.record("\(name) made no difference")
    case .problems(let diagnostics): #expect(diagnostics == expected, "\(name)")
    case .site(let preview, _, let diagnostics):
      #expect(diagnostics == expected, "\(name)")
      for item in table.items {
        switch (item.content, preview.content(ofFile: item.route.file)) {
        case (.bytes(let wanted), .bytes(let made)?): #expect(wanted() == made(), "\(item.route) after \(name)")
        case (.file(let wanted), .file(let made)?): #expect(wanted == made, "\(item.route) after \(name)")
        default: Issue.record("\(item.route) is another after \(name)")
        }
      }
    }
  }

  /// Each entry gets another title and text, some are removed and put back; then come changes that reach further.
  private static func edits(of folder: TemporaryFolder) throws -> [Edit] {
    let tree = try FileTree(folder.path(of: "content"))
    let files = tree.paths(withExtension: "md")
    let texts = files.map { path in
      Edit("another title and text of \(path)", path) {
        let text = try $0.text(of: "content/" + path) + "\nMore **words**.\n"
        try $0.put(text.replacing(/\ntitle: .*/, maxReplacements: 1) { _ in "\ntitle: Another" }, at: "content/" + path)
      }
    }
    let removals = files.enumerated().filter { $0.offset % 6 == 0 }.flatMap { _, path in
      [
        Edit("without \(path)", path) { try $0.remove("content/" + path) },
        Edit("with \(path) again", path) { try $0.put(tree.text(path), at: "content/" + path) },
      ]
    }
    return texts + removals + [
      Edit("a new note", "notes/new.md") {
        try $0.put("---\ndate: 2026-05-01\ntags: [new]\n---\nNew.\n", at: "content/notes/new.md")
      },
      .replace("tags: [new]", with: "tags: [newer]\npinned: true", in: "notes/new.md"),
      .replace("date: 2026-05-01", with: "date: 2020-05-01", in: "notes/new.md"),
      .replace("date: 2020-05-01", with: "date: 2020-05-01\ndraft: true", in: "notes/new.md"),
      .replace("date: 2020-05-01", with: "date: 2020-05-01\naliases: [/old/]", in: "notes/new.md"),
      .replace("New.", with: "New. [Nowhere](/nowhere/) ![](missing.png) [Songs](#x)", in: "notes/new.md"),
      .replace("date: 2020-05-01", with: "date: never", in: "notes/new.md"),
      .replace("date: never", with: "date: 2020-05-01", in: "notes/new.md"),
      Edit("a broken file", "notes/broken.md") { try $0.put("---\ntitle: [\n---\n", at: "content/notes/broken.md") },
      Edit("a mended file", "notes/broken.md") {
        try $0.put("---\ndate: 2026-05-02\n---\nMended.\n", at: "content/notes/broken.md")
      },
      Edit("a picture", "albums/weather.png") {
        try $0.put(
          try Data(contentsOf: URL(fileURLWithPath: $0.path(of: "content/media/puddle.png"))),
          at: "content/albums/weather.png")
      },
      Edit("another title of the site", "site.yml") {
        try $0.put(
          $0.text(of: "content/site.yml").replacing(/(?m)^title: .*/, with: "title: Another"), at: "content/site.yml")
      },
      Edit("a template of the site's own", "theme/templates/404.mustache") {
        try $0.put("<p>Own</p>", at: "content/theme/templates/404.mustache")
      },
    ]
  }

  @Test("What an editor puts beside a file for a moment is nothing, a style sheet is a style sheet")
  func smallChanges() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    let content = folder.path(of: "content")
    let settings = PreviewSettings(
      contentFolder: content, context: BuildContext(now: 1_777_867_200), followsClock: false, reloads: true,
      polls: false)
    var session = PreviewSession(settings: settings, origin: "http://127.0.0.1:1")
    guard case .site = await session.start() else {
      Issue.record("the site cannot be shown")
      return
    }
    guard case .nothing = await session.update(after: FolderChange(paths: [content + "/4913", content + "/a.md~"]))
    else {
      Issue.record("a passing file changed something")
      return
    }
    let css = try #require(
      session.folders.map { $0 + "/assets/feed.css" }.first { FileManager.default.fileExists(atPath: $0) })
    guard case .styles = await session.update(after: FolderChange(paths: [css])) else {
      Issue.record("a style sheet changed more than styles")
      return
    }
  }
}
