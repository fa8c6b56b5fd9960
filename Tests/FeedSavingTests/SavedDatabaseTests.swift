import FeedDiagnostics
import FeedModel
import Foundation
import TestSupport
import Testing

@testable import FeedSaving
@testable import FeedVisitors

@Suite struct SavedDatabaseTests {
  private static let site = Site(title: "Okapi Motel")

  private func entry(_ path: String, title: String = "Rain", text: String = "It rains.", tags: [String] = ["rain"])
    -> SavedEntry
  {
    var entry = SavedEntry(
      facts: SavedEntry.Facts(
        path: path, guid: "urn:uuid:\(path)", kind: "article", state: "published",
        url: "https://okapi.example/\(path)/",
        title: title, heading: title, date: nil, updated: nil, expires: nil, isPinned: false, language: "en",
        summary: nil, text: text, words: 2, characters: 0))
    entry.tags = tags.compactMap { FeedModel.Tag(name: $0) }
    entry.fields = [SavedField(name: "weight", value: .real(1.5)), SavedField(name: "disc", value: .integer(2))]
    entry.search = [SearchField(text: title, rank: .title), SearchField(text: text, rank: .words)]
    return entry
  }

  private func update(_ path: String, _ entries: [SavedEntry]) async throws -> SavingSummary {
    try await SavedDatabase(path: path).update(SavedSite(Self.site, count: entries.count) { entries[$0] })
  }

  /// The code of what is wrong with a file.
  private func problem(with path: String) async -> String? {
    do throws(Diagnostic) {
      _ = try await SavedDatabase(path: path).update(
        SavedSite(Self.site, count: 1) { [entry = entry("a.md")] _ in entry })
      return nil
    } catch {
      #expect(error.location?.file == path)
      return error.code
    }
  }

  /// Every row of every table, without the numbers of rows.
  private func contents(_ path: String) throws -> [String] {
    let database = try SQLiteDatabase(path: path)
    return try ["site", "entries", "people", "tags", "media", "links", "places", "tracks", "fields", "search"].flatMap {
      table in
      let columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
      let texts = columns.filter { !["id", "entry"].contains($0) }.map { "'\($0)=' || quote(\($0))" }
      return try database.texts("SELECT '\(table) ' || \(texts.joined(separator: " || ' ' || ")) FROM \(table)")
    }.sorted()
  }

  /// The first column of what a question is answered.
  private func values(_ question: String, in path: String) throws -> [String] {
    try SQLiteDatabase(path: path).texts(question)
  }

  private func paths(_ path: String, matching words: String) throws -> [String] {
    try values(
      "SELECT path FROM search JOIN entries ON entries.id = search.rowid WHERE search MATCH '\(words)' ORDER BY path",
      in: path)
  }

  @Test func `Entries come into it with everything that belongs to them`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.sqlite")
    #expect(try await update(path, [entry("a.md"), entry("b.md", tags: [])]) == SavingSummary(added: 2))
    #expect(try values("PRAGMA user_version", in: path) == [String(DatabaseSchema.version)])
    #expect(try values("PRAGMA application_id", in: path) == ["1717859188"])
    #expect(try values("PRAGMA integrity_check", in: path) == ["ok"])
    #expect(try values("SELECT path FROM entries", in: path) == ["a.md", "b.md"])
    #expect(try values("SELECT name FROM tags", in: path) == ["rain"])
    #expect(try values("SELECT value FROM site WHERE key = 'title'", in: path) == ["Okapi Motel"])
    #expect(try values("SELECT typeof(value) FROM fields WHERE entry = 1", in: path) == ["real", "integer"])
  }

  @Test func `A date is in the database as it was stated, and as its day, its year and its moment`() async throws {
    let path = try TemporaryFolder().path + ".sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var dated = entry("a.md")
    dated.facts.date = FeedDate(secondsSinceEpoch: 1_744_200_000, utcOffset: 8 * 3600)
    _ = try await update(path, [dated])
    #expect(
      try values("SELECT date || ' ' || day || ' ' || year || ' ' || moment FROM entries", in: path)
        == ["2025-04-09T20:00:00+08:00 2025-04-09 2025 1744200000"])
  }

  @Test func `A second run writes what changed and leaves the rest, byte for byte where nothing did`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.sqlite")
    let entries = [entry("a.md"), entry("b.md"), entry("c.md")]
    _ = try await update(path, entries)
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try await update(path, entries) == SavingSummary(unchanged: 3))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(!folder.exists("a.sqlite-journal") && !folder.exists("a.sqlite-wal"))

    let later = [entry("a.md"), entry("c.md", title: "Snow", tags: ["snow", "rain"]), entry("d.md")]
    #expect(try await update(path, later) == SavingSummary(added: 1, changed: 1, removed: 1, unchanged: 1))
    let fresh = folder.path(of: "fresh.sqlite")
    _ = try await update(fresh, later)
    #expect(try contents(path) == contents(fresh))
    #expect(try paths(path, matching: "snow") == ["c.md"])
    #expect(try paths(path, matching: "rain") == ["a.md", "d.md"])
    #expect(try values("SELECT id FROM entries WHERE path = 'c.md'", in: path) == ["3"])
    #expect(try values("SELECT name FROM tags WHERE entry NOT IN (SELECT id FROM entries)", in: path) == [])
  }

  @Test func `Words are found whatever their case, accents and script, Chinese in both ways of writing`() async throws {
    let path = try TemporaryFolder().path + ".sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try await update(
      path,
      [
        entry("cafe.md", text: "Un Café à Évry"), entry("rain.md", text: "今天下午除濕機壞了，雨停了。"),
        entry("sea.md", text: "我们去海边。"), entry("fish.md", text: "金魚とベース"), entry("hair.md", text: "洗头发，发出去。"),
        entry("name.md", text: "مُحَمَّد في البيت"),
      ])
    #expect(try paths(path, matching: "cafe") == ["cafe.md"])
    #expect(try paths(path, matching: "ÉVRY") == ["cafe.md"])
    for (words, found) in [
      ("除濕", "rain.md"), ("除湿", "rain.md"), ("\"除濕 濕機\"", "rain.md"), ("雨*", "rain.md"), ("海邊", "sea.md"),
      ("海边", "sea.md"), ("ベー*", "fish.md"), ("words : 下午", "rain.md"), ("頭髮", "hair.md"), ("發出", "hair.md"),
      ("محمد", "name.md"), ("مُحَمَّد", "name.md"),
    ] { #expect(try paths(path, matching: words) == [found], "\(words)") }
    #expect(try paths(path, matching: "title : 下午") == [])
  }

  @Test func `A database of an earlier version is created again, and what others added to it stays`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.sqlite")
    _ = try await update(path, [entry("a.md")])
    let database = try SQLiteDatabase(path: path)
    try database.execute("PRAGMA user_version = 0; DROP TABLE tracks; ALTER TABLE entries DROP COLUMN words;")
    try database.execute("CREATE TABLE mine (a); INSERT INTO mine VALUES (1)")
    #expect(try await update(path, [entry("a.md")]) == SavingSummary(added: 1))
    #expect(try values("SELECT a FROM mine", in: path) == ["1"])
    #expect(try values("PRAGMA user_version", in: path) == [String(DatabaseSchema.version)])
  }

  @Test func `A database of a newer version and files of other programs are refused and stay as they are`() async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "newer.sqlite")
    _ = try await update(path, [])
    try SQLiteDatabase(path: path).execute("PRAGMA user_version = 99")
    try SQLiteDatabase(path: folder.path(of: "mine.sqlite")).execute("CREATE TABLE mine (a)")
    try folder.put("Dear diary,\n", at: "diary.txt")
    try folder.put(Data(repeating: 7, count: 5000), at: "noise")
    for (name, code) in [
      ("newer.sqlite", "newer-database"), ("mine.sqlite", "foreign-database"), ("diary.txt", "foreign-database"),
      ("noise", "foreign-database"), ("nowhere/a.sqlite", "unwritable-file"),
    ] {
      let path = folder.path(of: name)
      let before = try? Data(contentsOf: URL(filePath: path))
      #expect(await problem(with: path) == code, "\(name)")
      #expect(try before == (name.contains("/") ? nil : Data(contentsOf: URL(filePath: path))), "\(name)")
    }
  }

  @Test func `An empty file becomes a database`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("", at: "empty")
    #expect(await problem(with: folder.path(of: "empty")) == nil)
  }

  @Test func `A database that another program is writing to is an error that says so`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.sqlite")
    _ = try await update(path, [])
    let database = try SQLiteDatabase(path: path)
    try database.execute("BEGIN EXCLUSIVE")
    #expect(await problem(with: path) == "busy-database")
    try database.execute("ROLLBACK")
    #expect(await problem(with: path) == nil)
  }
}

extension SQLiteDatabase {
  /// The text in the first column of each row of an answer.
  fileprivate func texts(_ question: String) throws(SQLiteError) -> [String] {
    let statement = try SQLiteStatement(question, in: self)
    var texts: [String] = []
    while try statement.next() { texts.append(statement.text(at: 0)) }
    return texts
  }
}
