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
    self = .whole
    guard let field, let equals = field.firstIndex(of: "="), field[..<equals].lowercased() == "bytes" else { return }
    // Compiled once, however many parts there are.
    let pattern = /[ \t]*([0-9]*)-([0-9]*)[ \t]*/
    let parts = field[field.index(after: equals)...].split(separator: ",")
      .filter { !$0.allSatisfy { $0 == " " || $0 == "\t" } }
      .map { Self.part($0.wholeMatch(of: pattern)?.output, length: length) }
    guard !parts.isEmpty, !parts.contains(.whole) else { return }
    if parts.allSatisfy({ $0 == .unsatisfiable }) { self = .unsatisfiable } else if parts.count == 1 { self = parts[0] }
  }

  /// What one of the parts comes to (section 14.1.2); the whole where it is malformed.
  private static func part(_ range: (Substring, Substring, Substring)?, length: Int) -> ByteRangeRequest {
    guard let range else { return .whole }
    switch (number(range.1), number(range.2)) {
    case (nil, nil): return .whole
    case (nil, let count?):
      return count > 0 && length > 0 ? .part(max(0, length - count)...(length - 1)) : .unsatisfiable
    case (let first?, let last):
      guard first <= last ?? .max else { return .whole }
      return first < length ? .part(first...min(last ?? .max, length - 1)) : .unsatisfiable
    }
  }

  /// Nil without digits; what is too large for us is larger than any file.
  private static func number(_ digits: Substring) -> Int? { digits.isEmpty ? nil : Int(digits) ?? .max }
}
