import FeedServer
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Watched folders", .timeLimit(.minutes(10)))
struct FolderWatcherTests {
  /// The names that changes tell of, until those are among them that are waited for; a busy machine makes several of one.
  private func change(
    polls: Bool, until expected: Set<String>, prepare: (TemporaryFolder) throws -> Void = { _ in },
    act: (TemporaryFolder) throws -> Void
  ) async throws -> Set<String> {
    let folder = try TemporaryFolder()
    try prepare(folder)
    let watcher = FolderWatcher(folders: [folder.path], polls: polls)
    defer { watcher.stop() }
    try act(folder)
    let patience = Task {
      try await Task.sleep(for: .seconds(60))
      watcher.stop()
    }
    defer { patience.cancel() }
    var changes = watcher.changes.makeAsyncIterator()
    var names: Set<String> = []
    while !names.isSuperset(of: expected), let change = await changes.next() {
      #expect(!change.isUnknown)
      names.formUnion(change.paths.map { String($0.dropFirst(folder.path.count + 1)) })
    }
    return names
  }

  @Test(arguments: [false, true])
  func `A file that is written, created or removed is reported`(polls: Bool) async throws {
    let expected: Set = ["old.md", "new.md", "gone.md"]
    let names = try await change(polls: polls, until: expected) {
      try $0.put("a", at: "old.md")
      try $0.put("a", at: "gone.md")
    } act: {
      try $0.put("longer", at: "old.md")
      try $0.put("b", at: "new.md")
      try FileManager.default.removeItem(atPath: $0.path + "/gone.md")
    }
    #expect(names.isSuperset(of: expected), "\(names)")
  }

  @Test(arguments: [false, true])
  func `A file that an editor saves under another name first is reported`(polls: Bool) async throws {
    let names = try await change(polls: polls, until: ["note.md"]) {
      try $0.put("a", at: "note.md")
    } act: {
      try $0.put("longer", at: "note.md.tmp")
      _ = unsafe rename($0.path + "/note.md.tmp", $0.path + "/note.md")
    }
    #expect(names.contains("note.md"), "\(names)")
  }

  @Test(arguments: [false, true])
  func `Hidden files that web hosts read are reported`(polls: Bool) async throws {
    let expected: Set = ["static/.htaccess", "static/.well-known/a.txt"]
    let names = try await change(polls: polls, until: expected) {
      try $0.put("a", at: "static/.htaccess")
      try $0.makeFolder("static/.well-known")
    } act: {
      try $0.put("longer", at: "static/.htaccess")
      try $0.put("a", at: "static/.well-known/a.txt")
    }
    #expect(names.isSuperset(of: expected), "\(names)")
  }

  @Test(arguments: [false, true])
  func `A link is reported when the file it leads to is written or replaced`(
    polls: Bool
  ) async throws {
    let elsewhere = try TemporaryFolder()
    let expected: Set = ["near.md", "far.md", "new.md"]
    let names = try await change(polls: polls, until: expected) {
      try $0.put("a", at: "note.md")
      try $0.link("near.md", to: "note.md")
      try elsewhere.put("a", at: ".song.md")
      try $0.link("far.md", to: elsewhere.path(of: ".song.md"))
    } act: {
      try $0.put("longer", at: "note.md")
      try $0.link("new.md", to: "note.md")
      try elsewhere.put("longer", at: "draft.md")
      _ = unsafe rename(elsewhere.path(of: "draft.md"), elsewhere.path(of: ".song.md"))
    }
    #expect(names.isSuperset(of: expected), "\(names)")
  }

  @Test(arguments: [false, true])
  func `Files in a folder that is new, or was moved here, are reported`(polls: Bool) async throws {
    let expected: Set = ["new/deep/a.md", "moved/b.md"]
    let names = try await change(polls: polls, until: expected) {
      try $0.makeFolder(".elsewhere/moved")
      try $0.put("a", at: ".elsewhere/moved/b.md")
    } act: {
      try $0.makeFolder("new/deep")
      try $0.put("a", at: "new/deep/a.md")
      _ = unsafe rename($0.path + "/.elsewhere/moved", $0.path + "/moved")
    }
    #expect(names.isSuperset(of: expected), "\(names)")
  }

  @Test(arguments: [false, true])
  func `A thousand changes of a checkout are one, but for pauses of the machine`(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    for number in 0..<1_000 { try folder.put("a", at: "\(number).md") }
    let watcher = FolderWatcher(folders: [folder.path], polls: polls)
    defer { watcher.stop() }
    for number in 0..<1_000 { try folder.put("longer", at: "\(number).md") }
    var changes = watcher.changes.makeAsyncIterator()
    var (paths, count): (Set<String>, Int) = ([], 0)
    while paths.count < 1_000, let change = await changes.next() {
      paths.formUnion(change.paths)
      count += 1
    }
    #expect(count <= 8, "\(count) changes")
  }

  @Test(arguments: [false, true])
  func `Folders that are left out are not reported, under any of their paths`(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("output")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/output")
    let watcher = FolderWatcher(
      folders: [folder.path], excluding: [folder.path + "/../\((folder.path as NSString).lastPathComponent)/output/"],
      polls: polls)
    defer { watcher.stop() }
    try folder.put("a", at: "output/a.html")
    try folder.put("b", at: "link/b.html")
    try folder.put("c", at: "c.md")
    var changes = watcher.changes.makeAsyncIterator()
    var paths: Set<String> = []
    while !paths.contains(folder.path + "/c.md"), let change = await changes.next() {
      #expect(!change.isUnknown)
      paths.formUnion(change.paths)
    }
    #expect(paths == [folder.path + "/c.md"], "\(paths)")
  }

  @Test(arguments: [false, true])
  func `Links to folders elsewhere are followed only if they may be`(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.put("a", at: "content/notes/a.md")
    try folder.put("b", at: "elsewhere/b.md")
    try folder.link("content/within", to: "notes")
    try folder.link("content/beyond", to: "../elsewhere")
    let content = folder.path(of: "content")
    for followsLinks in [false, true] {
      let watcher = FolderWatcher(folders: [content], followsLinks: followsLinks, polls: polls)
      defer { watcher.stop() }
      try folder.put("longer \(followsLinks)", at: "elsewhere/b.md")
      try folder.put("longer \(followsLinks)", at: "content/notes/a.md")
      let expected = Set(["notes", "within"].map { content + "/\($0)/a.md" })
        .union(followsLinks ? [content + "/beyond/b.md"] : [])
      var changes = watcher.changes.makeAsyncIterator()
      var paths: Set<String> = []
      while !paths.isSuperset(of: expected), let change = await changes.next() { paths.formUnion(change.paths) }
      #expect(paths.isSuperset(of: expected), "\(paths)")
      #expect(paths.contains { $0.hasPrefix(content + "/beyond/") } == followsLinks, "\(paths)")
    }
  }

  @Test(arguments: [false, true])
  func `A link to a folder elsewhere is a change itself`(polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.put("a", at: "content/a.md")
    try folder.put("b", at: "elsewhere/b.md")
    let content = folder.path(of: "content")
    let watcher = FolderWatcher(folders: [content], followsLinks: false, polls: polls)
    defer { watcher.stop() }
    try folder.link("content/beyond", to: "../elsewhere")
    var changes = watcher.changes.makeAsyncIterator()
    let change = try #require(await changes.next())
    #expect(change.paths.contains(content + "/beyond"), "\(change.paths)")
  }

  #if canImport(Glibc) || canImport(Musl)
    @Test
    func `A file whose name is not UTF-8 is a change to something unknown`() async throws {
      let folder = try TemporaryFolder()
      let watcher = FolderWatcher(folders: [folder.path], polls: false)
      defer { watcher.stop() }
      let path = (Array((folder.path + "/").utf8) + [0xFF, 0]).map { CChar(truncatingIfNeeded: $0) }
      let file = unsafe creat(path, 0o644)
      try #require(file >= 0)
      _ = close(file)
      var changes = watcher.changes.makeAsyncIterator()
      var isUnknown = false
      while !isUnknown, let change = await changes.next() { isUnknown = change.isUnknown }
      #expect(isUnknown)
    }
  #endif

  @Test
  func `Hidden folders are ignored, and a folder that appears later is found`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let watcher = FolderWatcher(folders: [folder.path, folder.path + "/later"], polls: false)
    defer { watcher.stop() }
    try folder.put("a", at: ".git/index")
    try folder.makeFolder("later")
    try folder.put("a", at: "later/a.md")
    var changes = watcher.changes.makeAsyncIterator()
    var paths: Set<String> = []
    var isUnknown = false
    while !isUnknown, let change = await changes.next() {
      paths.formUnion(change.paths)
      isUnknown = change.isUnknown
    }
    #expect(!paths.contains { $0.contains(".git") })
  }
}
