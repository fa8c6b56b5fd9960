import Foundation

/// The addresses of this machine and of the networks around it, from which nothing that strangers name is fetched: the
/// answer would be published (the IANA registries of special-purpose addresses).
enum PrivateNetwork {
  /// Why a file stays where it is.
  static let refusal = "it is on this machine or in a private network; put it beside the entry yourself"

  /// Whether a host, given by its name or address, is in such a network as far as that tells.
  static func holds(host: String) -> Bool {
    let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if ["localhost", ""].contains(name) { return !host.isEmpty }
    if [".localhost", ".local", ".internal", ".lan", ".home.arpa"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    if name.contains(":") { return holds(version6: name) }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard numbers.count == 4, let first = numbers[0], let second = numbers[1] else {
      // `2130706433` and `0x7f000001` are addresses as well.
      return name.allSatisfy { $0.isNumber || $0 == "." } || name.hasPrefix("0x")
    }
    switch (first, second) {
    case (0, _), (10, _), (127, _), (100, 64...127), (169, 254), (172, 16...31), (192, 168), (224..., _): return true
    default: return false
    }
  }

  private static func holds(version6 name: String) -> Bool {
    if let mapped = name.split(separator: ":").last, mapped.contains(".") { return holds(host: String(mapped)) }
    return ["fc", "fd", "fe8", "fe9", "fea", "feb", "ff"].contains { name.hasPrefix($0) } || name.hasPrefix("::")
  }
}
