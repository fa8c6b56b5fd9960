import FeedContent
import FeedDiagnostics
import FeedImport
import Foundation
import Testing

/// The documents and folders of `feedsite export`, and content folders.
@Suite struct ExportDocumentTests {
  /// Hands a document over as a file.
  private func withSource<Value>(_ text: String, _ body: (ImportSource) async throws -> Value) async throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "feedsite-document-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(try ImportSource(path: file.path))
  }

  private func plan(_ members: String) async throws -> ContentPlan {
    try await withSource("{\(members)}") { source in
      let contents = try await ImportFormats.format(of: source, named: "feedsite").contents(of: source)
      guard case .plan(let plan) = contents else { throw ImportFailure([]) }
      return plan
    }
  }

  /// What is wrong, without the name of the file.
  private func messages(_ members: String) async -> [String] {
    do {
      _ = try await plan(members)
      return []
    } catch let failure as ImportFailure {
      return failure.diagnostics.map { problem in
        let place = problem.location.map { "\($0.line ?? 0):\($0.column ?? 0): " } ?? ""
        return place + DiagnosticFormatter().message(for: problem.problem)
      }
    } catch {
      return ["\(error)"]
    }
  }

  private let site = #""feedsite": 1, "site": {"title": "A"}"#

  @Test func `Errors in the settings have their place in the document`() async {
    let found = await messages(
      """
      "feedsite": 1, "site": {"title": "A",
        "markdown": {"html": true, "size-limit": 1000},
        "timezone": "Nowhere",
        "url": ["x"]}
      """)
    #expect(found.map { $0.prefix(6) } == ["3:15: ", "4:10: "])
  }

  @Test func `Members in any order, and unknown ones`() async throws {
    let plan = try await plan(
      #"""
      "x": [{"y": null}], "files": [{"base64": "aGk\/", "path": "a/b.txt", "type": "text/plain"}],
      "entries": [{
        "body": "Rain \ud83c\udf27\n", "kind": "note", "path": "notes/a.md",
        "fields": {"date": "2024-01-02", "title": "2024-01-02", "a": 1.10, "b": "1.10", "c": true, "d": "true", "e": null,
          "f": "null", "g": {}, "h": [], "i": [[1, "x"]], "j": "\u0000\uFEFF"}
      }, {"path": "pages/b.md"}],
      "feedsite": 1, "site": {"title": "yes", "markdown": {"html": true}}
      """#)
    #expect(plan.files.map(\.path) == ["a/b.txt", "notes/a.md", "pages/b.md", "site.yml"])
    let texts = plan.files.map { $0.contents.bytes.map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts[0] == "hi?")
    #expect(
      texts[1] == #"""
        ---
        date: 2024-01-02
        title: 2024-01-02
        a: 1.10
        b: "1.10"
        c: true
        d: "true"
        e: null
        f: "null"
        g: {}
        h: []
        i:
          -
            - 1
            - x
        j: "\u0000\ufeff"
        ---
        Rain 🌧

        """#)
    #expect(texts[2] == "")
    #expect(texts[3] == "title: \"yes\"\nmarkdown:\n  html: true\n")
    #expect(plan.report.counts == ["notes": 1, "pages": 1])
  }

  @Test(arguments: [
    "../a.md", "a/../b.md", "/a.md", "", "a//b.md", "./a.md", "a/", ".git/a.md", "notes/.a.md", "a\\u0000.md", "a.txt",
    "_a.md", "static/a.md", "theme/a.md",
  ])
  func `Paths of entries that lead elsewhere`(path: String) async {
    let messages = await messages(site + #", "entries": [{"path": "\#(path)"}]"#)
    #expect(messages.count == 1 && messages[0].hasPrefix("1:53: "), "\(messages)")
  }

  @Test(arguments: [
    "../a", "/etc/a", "a/../../b", "..", ".", "", "a/", ".git/config", ".feedsite-manifest.json", "static/.ssh/a",
    "site.yml", "SITE.YAML", "a\\u0000b", "_site/a", "\\n/../a", "a/b/..",
  ])
  func `Paths of files that lead elsewhere`(path: String) async {
    let messages = await messages(site + #", "files": [{"path": "\#(path)", "base64": ""}]"#)
    #expect(messages.count == 1 && messages[0].hasPrefix("1:51: "), "\(messages)")
  }

  /// Content folders may hold such files, so their exports do.
  @Test func `Paths with a line end, another control character or a backslash`() async throws {
    let plan = try await plan(
      site + #"""
        , "entries": [{"path": "notes/a\nb.md"}],
        "files": [{"path": "a\u007f/Icon\r", "base64": ""}, {"path": "a\\b.txt", "base64": ""}]
        """#)
    #expect(Set(plan.files.map(\.path)) == ["notes/a\nb.md", "a\u{7F}/Icon\r", "a\\b.txt", "site.yml"])
  }

  @Test func `Paths of which one is in the way of the other`() async {
    let messages = await messages(
      site + #"""
        , "entries": [{"path": "a.md"}, {"path": "A.md"}, {"path": "é.md"}, {"path": "é.MD"}],
        "files": [{"path": "b", "base64": ""}, {"path": "b/c", "base64": ""}, {"path": "d/e", "base64": ""},
          {"path": "d", "base64": ""}]
        """#)
    #expect(messages.count == 4 && messages.allSatisfy { $0.contains("another") }, "\(messages)")
  }

  @Test(arguments: [
    (#""feedsite": 2, "site": {}"#, "version \"2\""), (#""feedsite": 1"#, "\"site\""),
    (#""feedsite": 1, "site": []"#, "\"site\""),
    (#""feedsite": 1, "site": {}, "entries": [1]"#, "\"path\""),
    (#""feedsite": 1, "site": {}, "entries": [{"path": "a.md", "fields": 1}]"#, "\"fields\""),
    (#""feedsite": 1, "site": {}, "entries": [{"path": "a.md", "body": null}]"#, "\"body\""),
    (#""feedsite": 1, "site": {}, "files": [{"path": "a"}]"#, "\"base64\""),
    (#""feedsite": 1, "site": {}, "files": [{"path": "a", "base64": "?"}]"#, "\"base64\""),
    (#""feedsite": 1, "site": {}, "files": [{"base64": ""}]"#, "\"path\""),
  ])
  func `Members that are not what they have to be`(members: String, words: String) async {
    let messages = await messages(members)
    #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
  }

  @Test(arguments: [
    #""feedsite": 1,"#, #""feedsite": 1, "site": {"a": 01}"#, #""feedsite": 1, "site": {"a": "\x"}"#,
    #""feedsite": 1, "site": {"a": tru}"#, #""feedsite": 1, "site": {} "entries": []"#, #""feedsite": 1} x {"#,
    "\"feedsite\": 1, \"site\": {\"a\": \"\n\"}", #""feedsite": 1, "x": "\u12"#,
    #""feedsite": 1, "x": "#, #""feedsite": 1, "x": \#(String(repeating: "[", count: 100_000))"#,
    #""feedsite": 1, "x": "\"#,
  ])
  func `What is no JSON`(members: String) async {
    let messages = await messages(members)
    #expect(messages.count == 1 && messages[0].contains("it is not JSON from here on"), "\(messages)")
  }

  @Test(arguments: [
    (#""entries": {}"#, "entries", "an array"), (#""files": null"#, "files", "an array"),
    (#""files": [1]"#, "files", "an array of objects"), (#""files": [{"path": 5}]"#, "path", "the path of a file"),
    (#""files": [{"path": "a.txt", "base64": null}]"#, "base64", "the bytes of the file in base64"),
  ])
  func `A member that is something else is named`(members: String, name: String, expected: String) async {
    let messages = await messages(site + ", " + members)
    #expect(messages.count == 1, "\(messages)")
    #expect(messages[0].contains("the member \"\(name)\" has to be \(expected); "), "\(messages)")
  }

  @Test func `What is recognised`() async throws {
    func name(_ text: String) async -> String? {
      try? await withSource(text) { try ImportFormats.format(of: $0, named: nil).name }
    }
    #expect(await name("\u{FEFF}\n{\n  \"feedsite\" : 1") == "feedsite")
    #expect(await name(#"{"entries": [], "feedsite": 1}"#) == "feedsite")
    #expect(await name(#"{"version": "https://jsonfeed.org/version/1.1", "x": "feedsite"}"#) == "json-feed")
    let folder = ImportSource(files: ["site.yml": []])
    #expect(try ImportFormats.format(of: folder, named: nil).name == "feedsite")
  }
}
