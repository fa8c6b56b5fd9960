/// A value of JSON (RFC 8259), or that of a key that an object does not have.
package struct JSONValue: Hashable, Sendable {
  package static let null = JSONValue(nil)

  /// Nil for `null` as well.
  let value: FrontMatterField.Value?

  init(_ value: FrontMatterField.Value?) {
    self.value = value == .plain("null") ? nil : value
  }

  /// Reads a text in UTF-8, a byte order mark before it or not.
  package init(_ bytes: [UInt8]) throws(JSONScanner.Fault) {
    var scanner = JSONScanner(bytes)
    self.init(try scanner.value())
    try scanner.finish()
  }

  /// The value of a key of an object, of several the last one, as in browsers; null where there is none.
  package subscript(key: String) -> JSONValue {
    guard case .fields(let fields) = value else { return .null }
    return JSONValue(fields.last { $0.key == key }?.value)
  }

  /// The keys of an object; none where it is no object.
  package var keys: [String] {
    guard case .fields(let fields) = value else { return [] }
    return fields.map(\.key)
  }

  /// The values of an array; none where it is no array.
  package var items: [JSONValue] { list?.map { JSONValue($0) } ?? [] }

  /// The values of an array unchanged; nil where it is no array.
  var list: [FrontMatterField.Value]? {
    if case .list(let values) = value { values } else { nil }
  }

  /// Text that is not empty.
  package var text: String? {
    guard case .text(let text) = value, !text.isEmpty else { return nil }
    return text
  }

  /// Text that is not empty, a number or a flag; of an array the first.
  var words: String? { literal.flatMap { $0.isEmpty ? nil : $0 } ?? items.first?.words }

  /// A number, or text that is one.
  package var number: Double? { literal.flatMap(Double.init) }

  /// A whole number, or text that is one.
  package var count: Int? { literal.flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) } }

  /// Text, or a whole number as text, as identifiers are written both ways.
  package var identifier: String? { text ?? count.map(String.init) }

  /// Yes or no; a number but zero is yes.
  package var flag: Bool {
    guard case .plain(let literal) = value else { return false }
    return literal == "true" || Double(literal) ?? 0 != 0
  }

  /// The texts of an array, or the only one.
  package var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }

  /// What text, a number or a flag is written as.
  private var literal: String? { value?.scalar }
}
