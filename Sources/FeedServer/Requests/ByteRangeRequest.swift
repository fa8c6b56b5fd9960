import FeedDiagnostics

/// What a `Range` field asks for (RFC 9110 section 14.2).
package enum ByteRangeRequest: Equatable, Sendable {
  /// The whole: there is no such field, it is malformed or in another unit, or asks for several parts.
  ///
  /// A server may answer any of these with the whole (section 14.2); several parts would need a body of parts, which
  /// players and browsers do not ask for.
  case whole
  /// One part, given by its first and last byte.
  case part(ClosedRange<Int>)
  /// Nothing that there is.
  case unsatisfiable

  /// Reads a field for a representation of a length in bytes.
  package init(_ field: String?, length: Int) {
    guard let field, let specifiers = Self.specifiers(of: field) else {
      self = .whole
      return
    }
    let parts = specifiers.compactMap { $0.part(length: length) }
    if parts.isEmpty {
      self = .unsatisfiable
    } else if specifiers.count == 1 {
      self = .part(parts[0])
    } else {
      self = .whole
    }
  }

  /// One of the parts that a field asks for (section 14.1.2).
  private enum Specifier {
    case from(first: Int, last: Int?)
    case suffix(Int)

    func part(length: Int) -> ClosedRange<Int>? {
      switch self {
      case .from(let first, let last):
        first < length ? first...min(last ?? length - 1, length - 1) : nil
      case .suffix(let count):
        count > 0 && length > 0 ? max(0, length - count)...(length - 1) : nil
      }
    }
  }

  /// The parts in order; nil where the field is malformed or in another unit than bytes.
  private static func specifiers(of field: String) -> [Specifier]? {
    guard let equals = field.firstIndex(of: "="), field[..<equals].lowercased() == "bytes" else { return nil }
    var specifiers: [Specifier] = []
    for element in field[field.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false) {
      let text = element.drop { $0 == " " || $0 == "\t" }
      guard let end = text.lastIndex(where: { $0 != " " && $0 != "\t" }) else { continue }
      guard let specifier = specifier(text[...end]) else { return nil }
      specifiers.append(specifier)
    }
    return specifiers.isEmpty ? nil : specifiers
  }

  private static func specifier(_ text: Substring) -> Specifier? {
    guard let dash = text.firstIndex(of: "-") else { return nil }
    let (before, after) = (text[..<dash], text[text.index(after: dash)...])
    if before.isEmpty { return number(after).map(Specifier.suffix) }
    guard let first = number(before) else { return nil }
    if after.isEmpty { return .from(first: first, last: nil) }
    guard let last = number(after), first <= last else { return nil }
    return .from(first: first, last: last)
  }

  /// Digits only; what is too large for us is larger than any file.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isASCIIDigit }) else {
      return nil
    }
    return Int(text) ?? Int.max
  }
}
