/// The result of a calculation with numbers and lengths of one unit, as `calc()` has them in a compacted style sheet.
struct StyleSheetCalculation {
  /// The result as CSS writes it, such as `.875rem`.
  let words: String
  /// Where the text goes on, behind the closing parenthesis.
  let end: Int

  /// Works out what stands behind `calc(`.
  ///
  /// - Returns: Nil where anything in it is not known, or the result is no decimal of at most five places.
  init?(_ bytes: [UInt8], at start: Int) {
    var reader = Reader(bytes: bytes, position: start)
    guard let result = reader.sum(), reader.skip(UInt8(ascii: ")")) else { return nil }
    let scaled = result.value * 100_000
    guard abs(scaled) < 1e12, abs(scaled - scaled.rounded()) < 1e-6 else { return nil }
    let value = scaled.rounded() / 100_000
    let number = value == value.rounded() ? String(Int(value)) : "\(value)"
    // Small ones come with an exponent.
    guard !number.contains("e") else { return nil }
    words = number.replacing(/^(-?)0\./) { "\($0.output.1)." } + result.unit
    end = reader.position
  }

  /// A number, or a length in a unit.
  private struct Quantity {
    var value: Double
    var unit = ""
  }

  private struct Reader {
    /// Parentheses within each other; nobody writes more by hand.
    private static let deepest = 8

    let bytes: [UInt8]
    var position: Int
    var depth = 0

    init(bytes: [UInt8], position: Int) {
      self.bytes = bytes
      self.position = position
    }

    /// Products, with a plus or minus between spaces.
    mutating func sum() -> Quantity? {
      guard var result = product() else { return nil }
      while bytes[position...].starts(with: " + ".utf8) || bytes[position...].starts(with: " - ".utf8) {
        let sign: Double = bytes[position + 1] == UInt8(ascii: "+") ? 1 : -1
        position += 3
        guard let next = product(), next.unit == result.unit else { return nil }
        result.value += sign * next.value
      }
      return result
    }

    /// Quantities, with a sign for times or by; spaces around it mean nothing.
    private mutating func product() -> Quantity? {
      guard var result = quantity() else { return nil }
      while let isTimes = skipFactor() {
        guard let next = quantity() else { return nil }
        if isTimes {
          guard result.unit.isEmpty || next.unit.isEmpty else { return nil }
          result = Quantity(value: result.value * next.value, unit: result.unit + next.unit)
        } else {
          guard next.unit.isEmpty, next.value != 0 else { return nil }
          result.value /= next.value
        }
      }
      return result
    }

    private mutating func quantity() -> Quantity? {
      guard skip(UInt8(ascii: "(")) else { return number() }
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest, let result = sum(), skip(UInt8(ascii: ")")) else { return nil }
      return result
    }

    private mutating func number() -> Quantity? {
      let isNegative = skip(UInt8(ascii: "-"))
      let digits = bytes[position...].prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
      guard digits.count < 16, digits.contains(where: \.isDigit),
        let value = Double("0" + String(decoding: digits, as: UTF8.self))
      else { return nil }
      position = digits.endIndex
      let unit = bytes[position...].prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      position = unit.endIndex
      return Quantity(value: isNegative ? -value : value, unit: String(decoding: unit, as: UTF8.self))
    }

    /// Whether a sign for times stands here, or one for by; nil where neither does.
    private mutating func skipFactor() -> Bool? {
      let start = position
      _ = skip(UInt8(ascii: " "))
      for sign in [UInt8(ascii: "*"), UInt8(ascii: "/")] where skip(sign) {
        _ = skip(UInt8(ascii: " "))
        return sign == UInt8(ascii: "*")
      }
      position = start
      return nil
    }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
