import FeedDiagnostics
import FeedYAML
import Testing

@Suite struct YAMLParserTests {
  private func parse(_ text: String) throws(YAMLError) -> LocatedValue {
    try YAMLParser.parse(Array(text.utf8)[...], file: "a.yml")
  }

  private func failure(of text: String) -> YAMLError? {
    do throws(YAMLError) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  private static func unexpected(_ error: YAMLError) { Issue.record("\(error)") }

  /// A value in short: texts with `'` for quotes, `/` for what a tag calls text, and the places of all values.
  private func short(_ value: LocatedValue) -> String {
    let shape =
      switch value.shape {
      case .nothing: "-"
      case .text(let text, .plain): text
      case .text(let text, .tagged): "/\(text)"
      case .text(let text, .quoted): "'\(text)'"
      case .list(let values): "[\(values.map(short).joined(separator: " "))]"
      case .fields(let fields):
        "{\(fields.fields.map { "\($0.key)@\(place($0.location)): \(short($0.value))" }.joined(separator: " "))}"
      }
    return "\(shape)@\(place(value.location))"
  }

  private func place(_ location: FeedDiagnostics.SourceLocation) -> String {
    "\(location.line ?? 0):\(location.column ?? 0)"
  }

  @Test(arguments: [
    ("", "-@1:1"), ("# nothing\n", "-@1:1"), ("--- \n", "-@2:1"), ("null", "-@1:1"), ("a", "a@1:1"),
    ("- a\n- 'b'\n- \"c\\u00e9\"\n- |\n  d\n- ~\n-", "[a@1:3 'b'@2:3 'cé'@3:3 'd\n'@4:3 -@6:3 -@7:2]@1:1"),
    ("a: 1\nb: {c: true, d: }", "{a@1:1: 1@1:4 b@2:1: {c@2:5: true@2:8 d@2:14: -@2:17}@2:4}@1:1"),
    ("雨🎸: e\u{301}\r\nb: x", "{雨🎸@1:1: e\u{301}@1:5 b@2:1: x@2:4}@1:1"),
    ("%YAML 1.1\n---\na: !!str true\nb: ! x\nc: !!int 1\n...\n", "{a@3:1: /true@3:4 b@4:1: x@4:4 c@5:1: 1@5:4}@3:1"),
    ("null: a\n~: b\n? c\n", "{null@1:1: a@1:7 ~@2:1: b@2:4 c@3:3: -@4:1}@1:1"),
    ("<<: a\n=: b", "{<<@1:1: a@1:5 =@2:1: b@2:4}@1:1"), ("a: \u{FEFF}b", "{a@1:1: b@1:4}@1:1"),
    ("a: 'x\u{2028}y'\nb: z", "{a@1:1: 'x\u{2028}y'@1:4 b@2:1: z@2:4}@1:1"),
    (
      "a: 1\u{2029}b: 2\u{85}c: 3\rd: 4\r\ne: 5",
      "{a@1:1: 1@1:4 b@1:6: 2@1:9 c@1:11: 3@1:14 d@1:16: 4@1:19 e@2:1: 5@2:4}@1:1"
    ),
    ("a: “é”\nb: ©", "{a@1:1: “é”@1:4 b@2:1: ©@2:4}@1:1"),
  ])
  func `Values know what they are and where they stand`(text: String, expected: String) throws {
    let value = short(try parse(text))
    #expect(value == expected)
  }

  @Test func `An alias has the value and the place of what it refers to`() throws {
    #expect(short(try parse("a: &x [1]\nb: *x\n")) == "{a@1:1: [1@1:8]@1:4 b@2:1: [1@1:8]@1:4}@1:1")
    #expect(short(try parse("- &k c\n- {*k : d}")) == "[c@1:3 {c@1:3: d@2:9}@2:3]@1:1")
    #expect(short(try parse("- &a 1\n- &a 2\n- *a")) == "[1@1:3 2@2:3 2@2:3]@1:1")
  }

  @Test func `A mapping takes over the keys of others, unless it has them itself`() throws {
    #expect(
      short(try parse("a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\n"))
        == "{a@1:1: {b@1:8: 1@1:11 c@1:14: 2@1:17}@1:4 d@2:1: {c@2:13: 3@2:16 b@1:8: 1@1:11}@2:4}@1:1")
    #expect(
      short(try parse("- &x {b: 1}\n- &y {b: 2, c: 3}\n- {<<: [*x, *y]}"))
        == "[{b@1:7: 1@1:10}@1:3 {b@2:7: 2@2:10 c@2:13: 3@2:16}@2:3 {b@1:7: 1@1:10 c@2:13: 3@2:16}@3:3]@1:1")
    #expect(short(try parse("<<: [a]")) == "{<<@1:1: [a@1:6]@1:5}@1:1")
  }

  @Test func `Only what has ended can be repeated`() {
    for text in ["&a [*a]", "&a {b: *a}", "*a", "- *a\n- &a b"] {
      guard case .syntax("found undefined alias", nil)? = failure(of: text)?.problem else {
        Issue.record("\(text): \(String(describing: failure(of: text)))")
        continue
      }
    }
  }

  @Test func `Keys are compared by their names`() {
    func parse(_ text: String) throws(YAMLError) -> LocatedValue {
      try YAMLParser.parse(Array(text.utf8)[...], file: "a.yml", lineOffset: 3) { $0.lowercased() }
    }
    #expect(throws: YAMLError.self) { try parse("Title: a\ntitle: b") }
    do throws(YAMLError) {
      _ = try parse("x: {Title: a, b: c, title: b}")
    } catch {
      guard case .duplicateKeys(let keys) = error.problem else { return Self.unexpected(error) }
      #expect(keys.map { "\($0.key) \(place($0.first))" } == ["title 4:5"] && place(error.location) == "4:21")
    }
  }

  @Test func `Every duplicate key is reported, with both places`() throws {
    let error = try #require(failure(of: "b: 1\na: 2\nb: 3\nc: {d: 1}\na: 4\na: 5\n"))
    guard case .duplicateKeys(let keys) = error.problem else { return Self.unexpected(error) }
    #expect(keys.map(\.key) == ["a", "b"])
    #expect(keys.map { "\(place($0.first)) \(place($0.last))" } == ["2:1 5:1", "1:1 3:1"])
    #expect(place(error.location) == "5:1")
  }

  @Test func `A duplicate key among many is found`() throws {
    let keys = (0..<2_000).map { "key\($0): v\n" }.joined()
    let error = try #require(failure(of: keys + "key1999: w\n"))
    guard case .duplicateKeys(let duplicates) = error.problem else { return Self.unexpected(error) }
    #expect(duplicates.map { "\(place($0.first)) \(place($0.last))" } == ["2000:1 2001:1"])
    #expect(short(try parse(keys)).hasSuffix("key1999@2000:1: v@2000:10}@1:1"))
  }

  @Test(arguments: [
    ("? [a]\n: b", "1:3"), ("{[a]: b}", "1:2"), ("x: &l [a]\n*l : b", "1:4"), ("? {a: b}\n: c\n? {a: b}\n", "1:3"),
  ])
  func `A key is text`(text: String, expected: String) throws {
    let error = try #require(failure(of: text))
    guard case .invalidKey = error.problem else { return Self.unexpected(error) }
    #expect(place(error.location) == expected)
  }

  @Test(arguments: [
    ("a: [b", "did not find expected ',' or ']'", "2:1"), ("a: 'b", "found unexpected end of stream", "2:1"),
    ("a: b: c", "mapping values are not allowed in this context", "1:5"),
    ("a: b\n--- \nc: d", "but found another document", "2:1"), ("a: *b", "found undefined alias", "1:4"),
    ("A: a\na: b\nc: [", "did not find expected node content", "4:1"),
  ])
  func `Libyaml's complaints come first`(text: String, problem: String, expected: String) throws {
    do throws(YAMLError) {
      _ = try YAMLParser.parse(Array((text + "\n").utf8)[...], file: "a.yml") { $0.lowercased() }
      Issue.record("\(text) is read")
    } catch {
      guard case .syntax(problem, _) = error.problem else { return Self.unexpected(error) }
      #expect(place(error.location) == expected)
    }
  }

  @Test func `The place of a character that YAML does not allow is counted in Unicode scalars`() throws {
    let error = try #require(failure(of: "a: b\nc: é🎸\u{1}"))
    guard case .syntax("control characters are not allowed", nil) = error.problem else {
      return Self.unexpected(error)
    }
    #expect(place(error.location) == "2:6")
  }

  @Test func `Nesting ends at the limit`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "x" + String(repeating: "]", count: depth)
    }
    _ = try parse(nested(YAMLParser.depthLimit - 1))
    for depth in [YAMLParser.depthLimit, 500, 5_000, 100_000] {
      let error = try #require(failure(of: nested(depth)))
      guard case .excess(.levels) = error.problem else { return Self.unexpected(error) }
      #expect(place(error.location) == "1:\(YAMLParser.depthLimit + 1)")
    }
    // An anchor that is nested too deeply names nothing, and an alias of it is reported as too deep.
    let hidden = try #require(failure(of: "- " + nested(80).replacing("x", with: "&x x") + "\n- *x\n"))
    guard case .excess(.levels) = hidden.problem else { return Self.unexpected(hidden) }
  }

  @Test func `Values are counted up to the limit`() throws {
    _ = try parse("[" + String(repeating: "x,", count: YAMLParser.valueLimit - 2) + "]")
    let error = try #require(failure(of: "[" + String(repeating: "x,", count: YAMLParser.valueLimit - 1) + "]"))
    guard case .excess(.values) = error.problem else { return Self.unexpected(error) }
    #expect(error.location.column == 2 * YAMLParser.valueLimit - 2)
  }

  /// Lists of nine aliases of the list before, each after an anchor that `end` follows.
  private func bomb(levels: Int, end: String) -> String {
    var lines = ["- &n0\(end)[x]"]
    for level in 1..<levels {
      lines.append("- &n\(level)\(end)[\(Array(repeating: "*n\(level - 1)", count: 9).joined(separator: ", "))]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: [" ", "\n  ", "\u{2028}  ", "\u{2029}  ", "\u{85}  ", "\t"])
  func `Aliases of aliases are counted as what they stand for`(end: String) throws {
    _ = try parse(bomb(levels: 4, end: end))
    let few = try #require(failure(of: bomb(levels: 6, end: end)))
    guard case .excess(.values) = few.problem else { return Self.unexpected(few) }
    let many = try #require(failure(of: bomb(levels: 26, end: end)))
    guard case .excess(.aliases) = many.problem else { return Self.unexpected(many) }
    #expect(place(many.location) == "1:1")
  }

  @Test func `Aliases of a long text are counted by its bytes`() throws {
    func repeated(_ length: Int) -> String {
      "a: &a \(String(repeating: "x", count: length))\nb: [\(Array(repeating: "*a", count: 5000).joined(separator: ", "))]\n"
    }
    _ = try parse(repeated(100))
    let many = try #require(failure(of: repeated(1000)))
    guard case .excess(.aliases) = many.problem else { return Self.unexpected(many) }
  }

  @Test func `Aliases nest as deep as what they stand for`() throws {
    func chain(_ length: Int) -> String {
      "- &n0 x\n" + (1..<length).map { "- &n\($0) [*n\($0 - 1)]\n" }.joined()
    }
    _ = try parse(chain(YAMLParser.depthLimit - 1))
    for length in [YAMLParser.depthLimit + 1, 100_000] {
      let error = try #require(failure(of: chain(length)))
      guard case .excess(.levels) = error.problem else { return Self.unexpected(error) }
    }
  }

  @Test(arguments: [
    ("a: \u{2028}\u{2028}'b\nc: ]", "2:5"), ("a: b\nc", "2:2"), ("a: b\nc\n", "3:1"), ("a: 'x\u{2028}y", "1:8"),
  ])
  func `A complaint names a place that the text has, whatever libyaml takes for a line`(text: String, expected: String)
  {
    #expect(failure(of: text).map { place($0.location) } == expected)
  }
}
