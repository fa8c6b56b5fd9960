/// Whether an address is one that every reader understands in the same way (RFC 3986).
enum AddressCheck {
  /// What is wrong with an address; nothing where it can be followed without harm.
  static func problems(_ address: String, isAbsolute: Bool = false) -> [String] {
    var problems: [String] = []
    if let scalar = address.unicodeScalars.first(where: { !isAllowed($0) }) {
      problems.append("U+\(String(scalar.value, radix: 16)) in the address \(address.prefix(120))")
    }
    if address.firstMatch(of: /%(?![0-9A-Fa-f]{2})/) != nil {
      problems.append("a broken escape in the address \(address.prefix(120))")
    }
    let scheme = address.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/).map { $0.output.1.lowercased() }
    if let scheme, !["http", "https", "mailto", "urn"].contains(scheme) {
      problems.append("the scheme of \(address.prefix(120))")
    }
    if isAbsolute, scheme == nil { problems.append("\(address.prefix(120)) is not absolute") }
    return problems
  }

  /// Reserved and unreserved characters, and `%` (RFC 3986, section 2).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && scalar.value < 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
  }
}
