import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation
import Testing

/// Content that somebody made to break the reader: no crash, no long wait, a diagnostic for each.
@Suite(.serialized, .timeLimit(.minutes(30))) struct HostileContentTests {
  /// What loading one file says.
  private func codes(_ text: String, _ path: String = "articles/2025-04-09-a.md") async -> [String] {
    await TestSite.load([path: text]).codes
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(arguments: [
    "[", "{", "[{", "a: [", "- ", "? ", "- - ? ", "\n- ", "{? ", "!!seq [", "&a [", "\"", "'", "|\n ", "*", "&", "]",
    "}", "a: b: ", ": ",
    "--- ", "%", "[\"]\",", "# ]\n[",
  ])
  func `Nesting without end`(piece: String) async {
    // Some of it is YAML after all; what counts is that there is an answer.
    _ = await codes("---\ntitle: A\nx: " + repeated(piece, 10_000) + "\n---\nText")
    #expect(await codes("---\n" + repeated(piece, 100_001) + "\n---\nText") != [])
  }

  @Test func `Nesting by indentation`() async {
    let lines = (0..<2000).map { repeated(" ", $0) + "a:" }.joined(separator: "\n")
    #expect(await codes("---\ntitle: A\n\(lines)\n---\n") == ["invalid-yaml"])
    let lists = (0..<2000).map { repeated(" ", $0) + "-" }.joined(separator: "\n")
    #expect(await codes("---\nx:\n\(lists)\n---\n") == ["invalid-yaml"])
  }

  @Test(arguments: [
    "", "? *z\n: 1", "? [*z]\n: 1", "? {*z : 1}\n: 1", "{*z : 1}: 1", "[*z]: 1\n[*z]: 2", "*z : 1\n*z : 2",
  ])
  func `Aliases of aliases, also as keys`(end: String) async {
    let names = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let levels = zip(names, names.dropFirst()).map {
      "l\($1): &\($1) [*\($0),*\($0),*\($0),*\($0),*\($0),*\($0),*\($0),*\($0),*\($0)]"
    }
    #expect(
      await codes("---\ntitle: A\nla: &a [x]\n\(levels.joined(separator: "\n"))\n\(end)\n---\n") == ["invalid-yaml"])
    let mappings = zip(names, names.dropFirst()).map { "l\($1): &\($1) {a: *\($0), b: *\($0)}" }
    #expect(
      await codes("---\ntitle: A\nla: &a {x: y}\n\(mappings.joined(separator: "\n"))\n\(end)\n---\n") == [
        "invalid-yaml"
      ])
  }

  @Test(arguments: ["\u{2028}  ", "\u{2029}  ", "\u{85}  "])
  func `Aliases of aliases after line ends of Unicode`(end: String) async {
    let names = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let levels = zip(names, names.dropFirst()).map { "l\($1): &\($1)\(end){a: *\($0), b: *\($0), c: *\($0)}" }
    let yaml = "title: A\nla: &a\(end){x: y}\n\(levels.joined(separator: "\n"))\n"
    #expect(await codes("---\n\(yaml)---\n") == ["invalid-yaml"])
    #expect(await codes("---\n\(yaml)? *z\n: 1\n---\n") == ["invalid-yaml"])
  }

  @Test func `An alias within what it stands for`() async {
    #expect(await codes("---\ntitle: A\nx: &x [*x]\n---\n") == ["invalid-yaml"])
  }

  @Test func `Twenty thousand keys`() async {
    let keys = (0..<20_000).map { "key\($0): v" }.joined(separator: "\n")
    #expect(await codes("---\ntitle: A\n\(keys)\n---\n") == ["invalid-yaml"])
    let fewer = (0..<9_000).map { "key\($0): v" }.joined(separator: "\n")
    #expect(await codes("---\ntitle: A\n\(fewer)\n---\n") == [])
    #expect(await codes("---\ntitle: A\nx: [\((0..<9_000).map(String.init).joined(separator: ", "))]\n---\n") == [])
  }

  @Test func `Boxes, lines and templates without end`() async {
    let keys = (0..<9_000).map { "k\($0)" }
    let box = keys.map { "  \($0): v\n" }.joined()
    #expect(await codes("---\ntitle: A\ntaxonomies:\n\(box)extra:\n\(box)---\n") == [])
    #expect(await codes("---\ntitle: A\ntags:\n\(box)---\n") == [])
    #expect(await codes("---\ntitle: A\nauthors:\n\(keys.map { "  \($0): {}\n" }.joined())---\n") == ["long-list"])
    let lines = keys.map { "\($0.filter(\.isLetter)): v\n" }.joined()
    #expect(await codes("Title: A\nDate: 2025-04-09\n\(lines)") != ["x"])
    #expect(await codes("Title: A\nDate: 2025-04-09\n" + repeated("    x\n", 200_000)) != ["x"])
    let template = repeated("/{{ title }}", 20_000)
    #expect(
      await codes("---\ntitle: \(repeated("x", 100_000))\npermalink: '\(template)'\n---\n") == ["template-address"])
  }

  @Test func `Lines of a megabyte`() async {
    let long = repeated("x", 1_000_000)
    #expect(await codes("---\ntitle: \(long)\n---\n") == [])
    #expect(await codes("---\ntitle: A\ndate: \(repeated("1", 1_000_000))\n---\n") == ["invalid-date"])
    #expect(await codes("---\ntitle: A\ndate: \(repeated("1-", 500_000))\n---\n") == ["invalid-date"])
    #expect(await codes("---\n\(long): A\ntitle: A\n---\n") != ["x"])
    #expect(await codes("---\ntitle: A\ntype: \(long)\nsize: \(long)\nlanguage: \(long)\n---\n").count == 3)
    #expect(await codes("---\ntitle: A\nslug: \(long)\n---\n") == ["route-too-long"])
    #expect(await codes("---\ntitle: A\n---\n\(long)") == [])
    #expect(await codes("---\ntitle: A\n---\n" + repeated("{{", 400_000)) == [])
    #expect(await codes("---\ntitle: A\n---\n" + repeated("{{ a\n", 150_000)) == [])
    #expect(await codes("---\ntitle: A\n---\n" + repeated("{% ", 300_000)) == [])
    #expect(await codes("---\ntitle: A\ntags: '\(repeated(",", 1_000_000))'\n---\n") == [])
    #expect(await codes("---\ntitle: A\ncover: \(repeated("../", 300_000))x\n---\n") == ["outside-content"])
    #expect(await codes("---\ntitle: A\naliases: \(repeated("/..", 300_000))\n---\n") == [])
  }

  @Test func `Control characters and NUL bytes`() async {
    #expect(await codes("---\ntitle: A\0B\n---\n") == ["invalid-yaml"])
    #expect(await codes("---\ntitle: A\n---\nText \0 \u{1} \u{1B}[31m\n") == [])
    #expect(await codes("---\ntitle: \"A\\0\\x01\\u202E\"\n---\n") == [])
    #expect(await codes("\0") == ["invalid-utf8"])
    #expect(await codes("---\ntitle: \"\\uD800\"\n---\n") == ["invalid-yaml"])
    #expect(await codes("---\ntitle: A\n\u{FEFF}tags: a\n---\n") == ["invalid-yaml"])
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: \"\\e[31m\"\n---\n"])
    #expect(content.codes == ["invalid-date"])
    #expect(content.messages.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test(arguments: [
    ("../../etc/passwd", "outside-content"), ("../../../../../../../../etc/passwd", "outside-content"),
    ("a/../../../x", "outside-content"), ("..", "missing-file"), (".", "missing-file"), ("./", "missing-file"),
  ])
  func `A path that leads out of the folder, or to a folder, is named`(path: String, code: String) async {
    #expect(await codes("---\ntitle: A\ncover: \(path)\n---\n![x](\(path))") == [code])
  }

  @Test(arguments: [
    ("/etc/passwd", "missing-site-file"), ("/../../etc/passwd", "missing-site-file"),
    ("%2e%2e/%2e%2e/etc/passwd", "missing-file"), ("..%2f..%2f..%2fetc/passwd", "missing-file"),
    ("..\\..\\x", "missing-file"),
  ])
  func `A disguised path that leads out of the folder is named`(path: String, code: String) async {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: '\(path)'\n---\n"])
    #expect(content.files.isEmpty)
    #expect(content.codes == [code])
  }

  @Test(arguments: ["../../../etc/x", "/../../x", "..%2f..%2fx", "a/%2e%2e/%2e%2e/x", "//x", "/a//b/./c"])
  func `No route leads out of the site`(path: String) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\npermalink: \(path)\naliases: [\(path)z]\n---\n",
      "articles/b.md": "---\ntitle: A\ndate: 2025-04-09\nslug: \(path)\n---\n",
    ])
    let entries = content.feed.entries.map(\.entry)
    #expect(entries.count == 2)
    for entry in entries {
      for route in [entry.route] + entry.aliases {
        #expect(
          !route.path.split(separator: "/").contains("..") && route.path.hasPrefix("/") && !route.path.contains("//"))
      }
    }
  }

  @Test func `Ten thousand entries load`() async {
    var files: [String: String] = [:]
    for number in 0..<10_000 {
      files["articles/\(number).md"] =
        "---\ntitle: Number \(number)\ndate: 2020-01-01\ntags: [a, b]\n---\nText with a [link](\((number + 1) % 10_000).md)."
    }
    let content = await TestSite.load(files)
    #expect(content.feed.entries.count == 10_000)
    #expect(content.messages == [])
  }
}
