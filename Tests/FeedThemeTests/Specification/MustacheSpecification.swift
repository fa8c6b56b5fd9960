import Foundation

@testable import FeedTheme

/// The parts of the Mustache specification 1.4.1 whose examples `scripts/specifications` fetches; they are not part of
/// the repository.
enum MustacheModule: String, CaseIterable {
  case comments
  case interpolation
  case inverted
  case partials
  case sections

  /// The examples in the order of the specification; none where the file is missing.
  var examples: [MustacheExample] {
    let file = Self.folder.appendingPathComponent("mustache-1.4.1-\(rawValue).json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return (contents?.tests ?? []).map { MustacheExample(module: self, content: $0) }
  }

  private struct Contents: Decodable {
    let tests: [MustacheExample.Content]
  }

  /// The folder of the package stands four above this file, wherever the build products go.
  private static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appendingPathComponent(".build/specifications")
}

/// A value of JSON as templates read it: numbers are texts, and `null` is an empty one, as in YAML.
struct MustacheData: Decodable, Sendable {
  let value: FreeValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .text("")
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .text(String(number))
    } else if let number = try? container.decode(Double.self) {
      value = .text(String(number))
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let values = try? container.decode([MustacheData].self) {
      value = .list(values.map(\.value))
    } else {
      value = .fields(try container.decode([String: MustacheData].self).mapValues(\.value))
    }
  }
}
