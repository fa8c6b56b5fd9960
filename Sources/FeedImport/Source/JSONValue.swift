import Foundation

/// A value of JSON (RFC 8259).
package enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case flag(Bool)
  case null

  /// Reads a text in UTF-8, a byte order mark before it or not; nil where it is no JSON.
  package init?(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// The value of a key of an object; null where there is none.
  package subscript(key: String) -> JSONValue {
    guard case .object(let values) = self else { return .null }
    return values[key] ?? .null
  }

  /// The values of an array; none where it is no array.
  package var items: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// Text that is not empty.
  package var text: String? {
    guard case .string(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// A number, or text that is one.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// A whole number, or text that is one.
  package var count: Int? { number.flatMap { Int(exactly: $0) } }

  /// Text, or a whole number as text, as identifiers are written both ways.
  package var identifier: String? { text ?? count.map(String.init) }

  /// Yes or no; a number but zero is yes.
  package var flag: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    default: false
    }
  }

  /// The texts of an array, or the only one.
  package var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }
}

extension JSONValue: Decodable {
  /// Reads any value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([String: JSONValue].self) {
      self = .object(values)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
