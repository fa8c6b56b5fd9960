import FeedDiagnostics

/// The parts of a web address that tell a provider's page.
struct EmbedAddress {
  /// The host in lower case.
  let host: String
  /// What stands between the slashes of the path; a slash at the end counts for nothing.
  let path: [Substring]
  private let query: [Substring]
  private let fragment: Substring

  /// Takes an address apart: one of http or https, without a name and password, without a port, of ASCII only, and
  /// without what browsers read otherwise than it looks (a backslash, white space, control characters).
  init?(_ address: String) {
    let isPlain = address.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F && !"\\\"'<>`{}|^".utf8.contains($0) }
    guard isPlain, address.utf8.count <= 2048, let colon = address.firstIndex(of: ":") else { return nil }
    guard ["http", "https"].contains(address[..<colon].lowercased()), address[colon...].hasPrefix("://") else {
      return nil
    }
    let rest = address[address.index(colon, offsetBy: 3)...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    host = rest[..<end].lowercased()
    guard host.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-.".utf8.contains($0) }) else { return nil }

    let tail = rest[end...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = tail.count > 1 ? tail[1] : ""
    let parts = (tail.first ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    query = parts.count > 1 ? parts[1].split(separator: "&") : []
    var path = (parts.first ?? "").dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if path.last?.isEmpty == true { path.removeLast() }
    guard !path.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    self.path = path
  }

  /// The first value of a name in the query.
  func parameter(_ name: String) -> Substring? {
    query.lazy.filter { $0.hasPrefix(name + "=") }.first?.dropFirst(name.count + 1)
  }

  /// Where to begin, in seconds: `t=` or `start=` in the query or the fragment, as `90`, `90s` or `1h2m3s`.
  var start: Int? {
    let inFragment = fragment.hasPrefix("t=") ? fragment.dropFirst(2) : nil
    return (parameter("t") ?? parameter("start") ?? inFragment).flatMap(Self.seconds)
  }

  /// The text, if it has one of the lengths and nothing but ASCII letters, digits and the characters of `others`.
  static func identifier(_ text: Substring?, lengths: ClosedRange<Int>, others: String = "") -> Substring? {
    guard let text, lengths.contains(text.utf8.count) else { return nil }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || others.utf8.contains($0) } ? text : nil
  }

  private static func seconds(_ text: Substring) -> Int? {
    var total = 0
    var digits = ""
    var units: Substring = "hms"
    for character in text {
      if "0"..."9" ~= character, digits.utf8.count < 6 {
        digits.append(character)
      } else if let unit = units.firstIndex(of: character), let number = Int(digits) {
        total += number * (character == "h" ? 3600 : character == "m" ? 60 : 1)
        units = units[units.index(after: unit)...]
        digits = ""
      } else {
        return nil
      }
    }
    if let number = Int(digits) {
      guard units == "hms" else { return nil }
      total = number
    }
    return total > 0 ? total : nil
  }
}
