import FeedFiles
import FeedModel
import Foundation

/// The addresses of this machine and of the networks around it, from which nothing that strangers name is fetched: the
/// answer would be published (the IANA registries of special-purpose addresses).
enum PrivateNetwork {
  /// Why a file stays where it is.
  static let refusal = "it is on this machine or in a private network; put it beside the entry yourself"

  /// Whether an address leads into such a network, as far as its host tells; one without a host may lead anywhere.
  static func holds(address: String) -> Bool {
    let host = URLAuthority.site(of: address)
    return host.isEmpty || holds(host: host)
  }

  /// Where the host of an address is.
  enum Place: Equatable {
    /// In such a network, or where nobody can tell.
    case inside
    /// Nowhere that the system knows.
    case unknown
    /// Elsewhere; the arguments give curl the address, so that it does not look it up again.
    case known([String])
  }

  /// Where the host of an address is: a name may lead here as well as a number may, and with the next question, too.
  static func place(of address: String) -> Place {
    guard !holds(address: address), let url = URLComponents(string: address), let host = url.encodedHost else {
      return .inside
    }
    guard !host.contains(":") else { return .known([]) }
    let addresses = InternetHost.addresses(of: host)
    guard !addresses.contains(where: holds(host:)) else { return .inside }
    guard !addresses.isEmpty else { return .unknown }
    let port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    let written = addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    return .known(["--resolve", "\(host):\(port):\(written.joined(separator: ","))"])
  }

  /// The addresses of the proxies that an environment names for curl.
  static func proxies(in environment: [String: String]) -> Set<String> {
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    let hosts = names.compactMap { name in
      environment[name].flatMap { URLComponents(string: $0.contains("://") ? $0 : "http://\($0)")?.encodedHost }
    }
    let brackets = CharacterSet(charactersIn: "[]")
    return Set(hosts.flatMap { $0.isEmpty ? [] : InternetHost.addresses(of: $0.trimmingCharacters(in: brackets)) })
  }

  /// Whether a host, given by its name or address, is in such a network as far as that tells.
  static func holds(host: String) -> Bool {
    // What stands for a letter, a digit or a dot in names of hosts (UTS 46, section 4).
    let name = host.precomposedStringWithCompatibilityMapping.lowercased().replacing("。", with: ".")
      .trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if name.isEmpty || name.contains("%") { return !host.isEmpty }
    if [".localhost", ".local", ".internal", ".lan", ".home.arpa"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    if name.contains(":") { return holds(version6: name) }
    // A name of one part is one that the own network gave.
    guard name.contains(".") else { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part -> UInt8? in part.hasPrefix("0") && part != "0" ? nil : UInt8(part) }
    guard numbers.count == 4, let first = numbers[0], let second = numbers[1] else {
      // What ends with a number is an address as well: `2130706433`, `0x7f.1`, `0177.0.0.1`, `127.0x0.1`.
      return parts.last.map { $0.allSatisfy(\.isNumber) || $0.hasPrefix("0x") } ?? false
    }
    switch (first, second) {
    case (0, _), (10, _), (127, _), (100, 64...127), (169, 254), (172, 16...31), (192, 168), (224..., _): return true
    case (192, 0): return numbers[2] == 0
    default: return false
    }
  }

  private static func holds(version6 name: String) -> Bool {
    if let mapped = name.split(separator: ":").last, mapped.contains(".") { return holds(host: String(mapped)) }
    switch UInt16(name.prefix { $0 != ":" }, radix: 16) ?? 0 {
    case 0...0xFF, 0xFC00...0xFDFF, 0xFE80...0xFEFF, 0xFF00...: return true
    default: return false
    }
  }
}
