import FeedContent
import FeedModel
import FeedSite
import Foundation
import TestSupport
import Testing

@testable import FeedServer
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

  @Test
  func `After each of many changes every file has the bytes that a fresh reading gives`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: GoldenSite.content, toPath: folder.path(of: "content"))
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    let settings = settings(for: folder, includesDrafts: true)
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
    let fresh = await SiteLoader(
      contentFolder: settings.contentFolder, context: settings.context(origin: "http://127.0.0.1:1"))
    let (table, problems) = await SiteAssembly.assemble(fresh.input)
    let expected = (fresh.content.diagnostics + fresh.themeDiagnostics + problems).sorted()
    switch outcome {
    case .nothing, .styles: Issue.record("\(name) made no difference")
    case .problems(let diagnostics): #expect(diagnostics == expected, "\(name)")
    case .site(let site):
      #expect(site.diagnostics == expected, "\(name)")
      #expect(site.preview.table.items.map(\.route) == table.items.map(\.route), "\(name)")
      for item in table.items {
        switch (item.content, site.preview.content(ofFile: item.route.file)) {
        case (.bytes(let wanted), .bytes(let made)?): #expect(wanted() == made(), "\(item.route) after \(name)")
        case (.file(let wanted), .file(let made)?): #expect(wanted == made, "\(item.route) after \(name)")
        case (.mediaFile(let wanted), .mediaFile(let made)?): #expect(wanted == made, "\(item.route) after \(name)")
        case (.picture(let wanted), .picture(let made)?):
          #expect(wanted.location == made.location, "\(item.route) after \(name)")
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
      Edit("a list that names a song by a title", "playlists/named.md") {
        try $0.put(
          "---\ntitle: Named\ndate: 2026-05-03\nsongs: [Rain Strets]\n---\n[x](../notes/broken.md)\n",
          at: "content/playlists/named.md")
      },
      Edit("a song of nearly that title", "songs/rain.md") {
        let text = try $0.text(of: "content/songs/rain.md")
        try $0.put(text.replacing(/\ntitle: .*/, with: "\ntitle: Rain Streets"), at: "content/songs/rain.md")
      },
      Edit("a broken file", "notes/broken.md") { try $0.put("---\ntitle: [\n---\n", at: "content/notes/broken.md") },
      Edit("a mended file", "notes/broken.md") {
        try $0.put("---\ndate: 2026-05-02\n---\nMended.\n", at: "content/notes/broken.md")
      },
      .replace("cover: weather.png", with: "cover: weather.png\ncover-alt: Clouds", in: "albums/weather.md"),
      Edit("a picture", "albums/weather.png") {
        try $0.put(
          try Data(contentsOf: URL(fileURLWithPath: $0.path(of: "content/media/puddle.png"))),
          at: "content/albums/weather.png")
      },
      Edit("a folder that was moved away", "albums") {
        try FileManager.default.moveItem(atPath: $0.path(of: "content/albums"), toPath: $0.path(of: "albums"))
      },
      Edit("a folder that was moved here", "albums") {
        try FileManager.default.moveItem(atPath: $0.path(of: "albums"), toPath: $0.path(of: "content/albums"))
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

  @Test
  func `What an editor puts beside a file for a moment is nothing, a style sheet is a style sheet`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    let content = folder.path(of: "content")
    var session = PreviewSession(settings: settings(for: folder), origin: "http://127.0.0.1:1")
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

  @Test
  func `A part of a style sheet changes the style sheet and nothing else, in the theme and in the site's own folder`()
    async throws
  {
    let folder = try TemporaryFolder.withSmallSite()
    // A theme of a name that the checkout does not have, whose files are not for tests to change.
    try folder.put("extends: wall\n", at: "themes/mine/theme.yml")
    try folder.put(".mine { color: blue }\n", at: "themes/mine/styles/wall/mine.css")
    var session = PreviewSession(settings: settings(for: folder, theme: "mine"), origin: "http://127.0.0.1:1")
    guard case .site(let before) = await session.start() else {
      Issue.record("the site cannot be shown")
      return
    }
    let part = try #require(
      session.folders.map { $0 + "/styles/wall/mine.css" }.first { FileManager.default.fileExists(atPath: $0) })
    let own = folder.path(of: "content") + "/theme/styles/wall/own.css"
    for (index, path) in [part, own].enumerated() {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      try (text + "\n.changed-\(index) { color: red }\n").write(toFile: path, atomically: true, encoding: .utf8)
      // An editor may put other names beside the file, which are gone again.
      let change = FolderChange(paths: [path, path + "~", (path as NSString).deletingLastPathComponent + "/4913"])
      guard case .styles(let site) = await session.update(after: change) else {
        Issue.record("\(path) changed more than styles")
        return
      }
      #expect(published("assets/wall.css", in: site)?.contains(".changed-\(index){color:red}") == true)
      #expect(published("index.html", in: site) == published("index.html", in: before))
    }
    // Another folder of parts is another style sheet, which a page may ask for.
    try folder.put("a {}", at: "content/theme/styles/more/a.css")
    let other = folder.path(of: "content") + "/theme/styles/more/a.css"
    guard case .site = await session.update(after: FolderChange(paths: [other])) else {
      Issue.record("a style sheet that is new is more than styles")
      return
    }
  }

  private func settings(
    for folder: TemporaryFolder, includesDrafts: Bool = false, theme: String? = nil
  ) -> PreviewSettings {
    PreviewSettings(
      contentFolder: folder.path(of: "content"),
      context: BuildContext(now: 1_777_867_200, includesDrafts: includesDrafts, theme: theme), followsClock: false,
      reloads: true, polls: false)
  }

  private func published(_ file: String, in site: PreviewedSite) -> String? {
    if case .bytes(let make) = site.preview.content(ofFile: file) {
      String(decoding: make(), as: UTF8.self)
    } else {
      nil
    }
  }

  @Test
  func `While something is wrong a style sheet does not bring the site back`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    let content = folder.path(of: "content")
    var session = PreviewSession(settings: settings(for: folder), origin: nil)
    _ = await session.start()
    try folder.put("---\ndate: never\n---\nWrong.\n", at: "content/notes/wrong.md")
    _ = await session.update(after: FolderChange(paths: [content + "/notes/wrong.md"]))
    let part = try #require(
      session.folders.map { $0 + "/styles/wall/4-wall.css" }.first { FileManager.default.fileExists(atPath: $0) })
    guard case .problems = await session.update(after: FolderChange(paths: [part])) else {
      Issue.record("the mistake was forgotten")
      return
    }
  }

  @Test(arguments: ["elsewhere", "elsewhere.md"])
  func `A link out of the content folder is forgotten with the link`(name: String) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "themes"))
    try folder.put("---\ndate: 2024-01-01\n---\nElsewhere.\n", at: "elsewhere.md")
    try folder.makeFolder("elsewhere")
    let settings = settings(for: folder)
    var session = PreviewSession(settings: settings, origin: "http://127.0.0.1:1")
    _ = await session.start()
    let link = FolderChange(paths: [folder.path(of: "content/notes/" + name)])
    for isNoticed in [true, false] {
      try folder.link("content/notes/" + name, to: "../../" + name)
      guard case .problems = await session.update(after: link) else {
        Issue.record("the link was followed")
        return
      }
      try folder.remove("content/notes/" + name)
      if isNoticed { try await compare(session.update(after: link), folder, settings, "the link") }
      // The next change mends what was missed.
      try folder.put("---\ndate: 2024-01-01\n---\nNear \(isNoticed).\n", at: "content/notes/near.md")
      let near = FolderChange(paths: [folder.path(of: "content/notes/near.md")])
      try await compare(session.update(after: near), folder, settings, "the next change")
    }
  }
}
