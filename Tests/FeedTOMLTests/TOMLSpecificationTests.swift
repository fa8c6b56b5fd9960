import FeedDiagnostics
import FeedTOML
import FeedYAML
import Foundation
import Testing

/// The official tests of TOML (toml-test 2.1), those for TOML 1.0.
@Suite struct TOMLSpecificationTests {
  @Test func `All tests are there`() {
    let names = TOMLTest.all.map(\.name)
    let valid = names.count { $0.hasPrefix("valid/") }
    #expect(valid == 205 && names.count == 678, "run scripts/specifications, which fetches them")
  }

  @Test(arguments: TOMLTest.all.filter { $0.name.hasPrefix("valid/") })
  func `What is valid is read as it is meant`(test: TOMLTest) throws {
    let found = TOMLData(LocatedValue(shape: .fields(try test.parse()), location: SourceLocation(file: "")))
    #expect(found == (try test.expected()))
  }

  @Test(arguments: TOMLTest.all.filter { $0.name.hasPrefix("invalid/") })
  func `What is invalid is refused`(test: TOMLTest) throws {
    guard let text = try test.text() else { return }
    #expect(throws: Diagnostic.self) { try TOMLParser.parse(Array(text.utf8)[...], file: test.name) }
  }
}

/// A test that `scripts/specifications` fetched; they are not part of the repository.
struct TOMLTest: Sendable, CustomTestStringConvertible {
  /// The path below the folder of the tests, without the extension.
  let name: String

  var testDescription: String { name }

  /// All tests of TOML 1.0, in the order of their list.
  static let all: [TOMLTest] = {
    let list = (try? String(contentsOf: folder.appending(path: "files-toml-1.0.0"), encoding: .utf8)) ?? ""
    return list.split(separator: "\n").filter { $0.hasSuffix(".toml") }.map { TOMLTest(name: String($0.dropLast(5))) }
  }()

  /// The text; nil where it is no UTF-8, which is found before TOML is read.
  func text() throws -> String? {
    String(validating: try Data(contentsOf: Self.folder.appending(path: name + ".toml")), as: UTF8.self)
  }

  func parse() throws -> LocatedFields {
    let text = try #require(try text())
    return try TOMLParser.parse(Array(text.utf8)[...], file: name)
  }

  func expected() throws -> TOMLData {
    try JSONDecoder().decode(TOMLData.self, from: Data(contentsOf: Self.folder.appending(path: name + ".json")))
  }

  /// The folder of the package stands three above this file, wherever the build products go.
  private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: ".build/specifications/toml-test-2.1")
}

/// A value as the tests describe it, without the types that front matter does not tell apart.
enum TOMLData: Equatable, Decodable {
  /// Text in quotes.
  case text(String)
  /// A date, a time, a whole number, `true` or `false`.
  case word(String)
  /// A number that need not be whole.
  case number(Double)
  case list([TOMLData])
  case fields([String: TOMLData])

  private enum Key: CodingKey {
    case type, value
  }

  init(_ value: LocatedValue) {
    switch value.shape {
    case .nothing: self = .word("")
    case .text(let text, .quoted): self = .text(text)
    case .text(let text, _):
      self = Int64(text) == nil ? Double(text).map(Self.number) ?? .word(Self.withoutZeros(text)) : .word(text)
    case .list(let values): self = .list(values.map(Self.init))
    case .fields(let fields):
      self = .fields(Dictionary(fields.fields.map { ($0.key, Self($0.value)) }) { first, _ in first })
    }
  }

  init(from decoder: any Decoder) throws {
    if let values = try? [TOMLData](from: decoder) {
      self = .list(values)
    } else if let keys = try? decoder.container(keyedBy: Key.self), keys.allKeys.count == 2,
      let type = try? keys.decode(String.self, forKey: .type),
      let value = try? keys.decode(String.self, forKey: .value)
    {
      switch type {
      case "string": self = .text(value)
      case "float": self = Double(value).map(Self.number) ?? .word(value)
      // Fractions of seconds may have zeros at their end.
      default: self = .word(Self.withoutZeros(value))
      }
    } else {
      self = .fields(try [String: TOMLData](from: decoder))
    }
  }

  private static func withoutZeros(_ time: String) -> String { time.replacing(/(\.\d*?)0+(?!\d)/) { $0.1 } }

  static func == (left: TOMLData, right: TOMLData) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)), (.word(let left), .word(let right)): left == right
    case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
    case (.list(let left), .list(let right)): left == right
    case (.fields(let left), .fields(let right)): left == right
    default: false
    }
  }
}
