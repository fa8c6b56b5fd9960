import FeedDiagnostics
import FeedTOML
import FeedYAML
import Testing

@Suite struct TOMLParserTests {
  private func parse(_ text: String) throws(Diagnostic) -> LocatedFields {
    try TOMLParser.parse(Array(text.utf8)[...], file: "a.md")
  }

  private func failure(of text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  private static func unexpected(_ what: String) { Issue.record("\(what)") }

  /// A value in short: texts with `'` for quotes, and the places of all values.
  private func short(_ value: LocatedValue) -> String {
    let shape =
      switch value.shape {
      case .nothing: "-"
      case .text(let text, .quoted): "'\(text)'"
      case .text(let text, _): text
      case .list(let values): "[\(values.map(short).joined(separator: " "))]"
      case .fields(let fields): short(fields)
      }
    return "\(shape)@\(place(value.location))"
  }

  private func short(_ fields: LocatedFields) -> String {
    "{\(fields.fields.map { "\($0.key)@\(place($0.location)): \(short($0.value))" }.joined(separator: " "))}"
  }

  private func place(_ location: FeedDiagnostics.SourceLocation?) -> String {
    "\(location?.line ?? 0):\(location?.column ?? 0)"
  }

  @Test(arguments: [
    ("", "{}"), ("# nothing\r\n", "{}"), ("a = 1", "{a@1:1: 1@1:5}"),
    ("a = 'x'\r\n  b=true # c", "{a@1:1: 'x'@1:5 b@2:3: true@2:5}"),
    ("\"雨🎸\" = '''\ne\u{301}''' # é\nb = 1", "{雨🎸@1:1: 'e\u{301}'@1:8 b@3:1: 1@3:5}"),
    (
      "a = [ 'é', [\n 2,\n  ], {b.c = 'd', e = 1} ]",
      "{a@1:1: ['é'@1:7 [2@2:2]@1:12 {b@3:7: {c@3:9: 'd'@3:13}@3:7 e@3:18: 1@3:22}@3:6]@1:5}"
    ),
    (
      "t = 1\n[a.b]\nc = 2\n[[d]]\n[[ d ]]\ne . f = 3",
      "{t@1:1: 1@1:5 a@2:2: {b@2:4: {c@3:1: 2@3:5}@2:4}@2:2 d@4:3: [{}@4:3 {e@6:1: {f@6:5: 3@6:9}@6:1}@5:4]@4:3}"
    ),
  ])
  func `Keys and values know where they stand`(text: String, expected: String) throws {
    #expect(short(try parse(text)) == expected)
  }

  @Test(arguments: [
    ("+1_000", "1000"), ("-17", "-17"), ("0xdead_BEEF", "3735928559"), ("0o755", "493"), ("0b1101", "13"),
    ("-0", "0"), ("3.1_4", "3.14"), ("+5e+2_2", "5e22"), ("6.02E-23", "6.02e-23"), ("-inf", "-inf"), ("+nan", "nan"),
    ("2025-04-09", "2025-04-09"), ("2025-04-09 20:00:00", "2025-04-09T20:00:00"),
    ("2025-04-09t20:00:00.5z # x", "2025-04-09T20:00:00.5Z"),
    ("2025-04-09 20:00:00+08:00", "2025-04-09T20:00:00+08:00"), ("07:32:00", "07:32:00"),
    ("2025-04-09 # a", "2025-04-09"),
  ])
  func `Numbers and dates get one form`(value: String, expected: String) throws {
    let fields = try parse("a = \(value)\n")
    #expect(fields["a"]?.value.text == expected)
  }

  @Test func `Keys are compared by their names`() throws {
    func parse(_ text: String) throws(Diagnostic) -> LocatedFields {
      try TOMLParser.parse(Array(text.utf8)[...], file: "a.md", lineOffset: 3) { $0.lowercased() }
    }
    let fields = try parse("[Params]\nA = 1\n[params.sub]\nb = 2")
    #expect(short(fields) == "{Params@4:2: {A@5:1: 1@5:5 sub@6:9: {b@7:1: 2@7:5}@6:9}@4:2}")
    let twice = try parse("Title = 1\ntitle = 2")
    #expect(short(twice) == "{Title@4:1: 2@5:9}")
    #expect(twice.repetitions.map { [place($0.first), place($0.last)] } == [["4:1", "5:1"]])
    for text in ["title = 1\ntitle = 2", "Title = 1\n[title]", "[Title]\n[title]", "title.a = 1\nTitle = 2"] {
      do throws(Diagnostic) {
        _ = try parse(text)
        Issue.record("read \(text)")
      } catch {
        guard case .frontMatter(.duplicateKey(_, let first)) = error.problem else { return Self.unexpected("\(error)") }
        #expect([first, error.location?.line ?? 0].allSatisfy { $0 == 4 || $0 == 5 })
      }
    }
  }

  @Test(arguments: [
    ("a = 1\nb = 2\na = 3", "a", "3:1", 1), ("[a]\n[a]", "a", "2:2", 1), ("a.b = 1\n[a]", "a", "2:2", 1),
    ("[[a]]\n[a]", "a", "2:2", 1), ("[a.b]\n[a]\nb.c = 1", "b", "3:1", 1), ("a = []\n[[a]]", "a", "2:3", 1),
    ("a = {b = 1, b = 2}", "b", "1:13", 1), ("a = {}\n[a]", "a", "2:2", 1),
  ])
  func `A duplicate is reported with both places`(text: String, key: String, place: String, first: Int) throws {
    let error = try #require(failure(of: text))
    #expect(error.problem == .frontMatter(.duplicateKey(key, firstLine: first)))
    #expect(self.place(error.location) == place)
  }

  @Test(
    arguments: [
      ("title: Rain", .colon("title"), "1:6"), ("title", .missingEquals("title"), "1:6"),
      ("= 1", .missingKey, "1:1"), ("a = 1\n名 = 2", .missingKey, "2:1"), ("[a.]", .missingKey, "1:4"),
      ("title = ", .missingValue("title"), "1:9"), ("title = # c", .missingValue("title"), "1:9"),
      ("title = Rain man", .unquoted("Rain", key: "title"), "1:9"), ("a = True", .unquoted("True", key: "a"), "1:5"),
      ("a = [rain]", .unquoted("rain", key: "a"), "1:6"), ("a = “x”", .unquoted("“x”", key: "a"), "1:5"),
      ("a = 012", .invalidNumber("012"), "1:5"), ("a = 1__2", .invalidNumber("1__2"), "1:5"),
      ("a = 99999999999999999999", .invalidNumber("99999999999999999999"), "1:5"),
      ("a = 2025-02-30", .invalidDate("2025-02-30"), "1:5"), ("a = 2025-4-9", .invalidDate("2025-4-9"), "1:5"),
      ("a = 1234-1212:00:00", .invalidDate("1234-1212:00:00"), "1:5"),
      ("a = 2025-04-09 25:00:00", .invalidDate("2025-04-09 25:00:00"), "1:5"),
      ("a = \"é\\d\"", .invalidEscape("\\d"), "1:7"), ("a = \"\\ud83d\"", .invalidEscape("\\ud83d"), "1:6"),
      ("a = \"\\u12\"", .invalidEscape("\\u12"), "1:6"), ("a = 'x\u{1}'", .controlCharacter(1), "1:7"),
      ("# \u{0}", .controlCharacter(0), "1:3"), ("a = 1 b = 2", .surplus, "1:7"), ("a = 'x'y", .surplus, "1:8"),
      ("a = [1 2]", .missingComma, "1:8"), ("a = {b = 1 c = 2}", .missingComma, "1:12"),
      ("[a", .unclosedHeader, "1:3"), ("[[a]", .unclosedHeader, "1:5"), ("a = \"x\nb = 1", .unclosedText, "1:5"),
      ("a = '''x\n", .unclosedText, "1:5"), ("a = [1,\n\n", .unclosedList, "1:5"),
      ("a = {b = 1", .unclosedTable, "1:11"),
      ("a = {\nb = 1}", .unclosedTable, "1:6"), ("a = 1\na.b = 2", .notTable("a", firstLine: 1), "2:1"),
      ("a = 1\n[a.b]", .notTable("a", firstLine: 1), "2:2"),
    ] as [(String, TOMLFault, String)])
  func `Mistakes are reported with their place`(text: String, fault: TOMLFault, expected: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.problem == .frontMatter(.invalidTOML(fault)))
    #expect(place(error.location) == expected)
  }

  @Test func `Nesting ends at the limit`() throws {
    func nested(_ depth: Int) -> String {
      "a = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let limit = YAMLParser.depthLimit
    _ = try parse(nested(limit - 1))
    let deep: [String] = [
      nested(limit), nested(100_000), "a = " + String(repeating: "{a = ", count: 50_000),
      String(repeating: "a.", count: 50_000) + "a = 1", "[" + String(repeating: "a.", count: 50_000) + "a]",
      (0..<200).map { "[\(Array(repeating: "a", count: $0 + 1).joined(separator: "."))]\n" }.joined(),
    ]
    for text in deep {
      #expect(failure(of: text)?.problem == .frontMatter(.invalidTOML(.tooDeep)), "\(text.prefix(40))")
    }
  }

  @Test func `Values are counted up to the limit`() throws {
    let limit = YAMLParser.valueLimit
    _ = try parse("a = [" + String(repeating: "1,", count: limit - 2) + "]")
    let many: [String] = [
      "a = [" + String(repeating: "1,", count: limit) + "]", (0..<limit).map { "k\($0) = 1\n" }.joined(),
      (0..<limit).map { "[t\($0)]\n" }.joined(), String(repeating: "[[a]]\n", count: limit),
    ]
    for text in many {
      #expect(failure(of: text)?.problem == .frontMatter(.invalidTOML(.tooManyValues(limit: limit))))
    }
    let keys = try parse((0..<limit - 1).map { "k\($0) = 1\n" }.joined())
    #expect(keys["k\(limit - 2)"]?.value.text == "1")
  }

  @Test(.timeLimit(.minutes(10))) func `Long lines take no longer than their length`() throws {
    let text = "a = [" + String(repeating: "'\(String(repeating: "x", count: 800))', ", count: 10_000) + "]"
    guard case .list(let values)? = try parse(text)["a"]?.value.shape else { return Self.unexpected("no list") }
    #expect(values.last?.location.column == 6 + 9_999 * 804)
  }
}
