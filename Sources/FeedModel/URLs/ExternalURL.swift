import Foundation

/// Addresses of other sites as authors wrote them.
enum ExternalURL {
  /// The address with every byte encoded that may not stand in one; a host in Unicode takes its ASCII form (RFC 5891).
  static func encode(_ text: String) -> String {
    guard !PercentEncoding.isPlain(text) else { return text }
    let scheme = text.prefix { !"/?#".contains($0) }
    let rest = text[scheme.endIndex...]
    guard rest.hasPrefix("//") else { return PercentEncoding.encode(text, keepingReserved: true) }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    return scheme + "//" + encode(authority: String(authority))
      + PercentEncoding.encode(String(rest[authority.endIndex...]), keepingReserved: true)
  }

  /// The brackets of an IPv6 address stay; nothing else in an authority is special in ASCII.
  private static func encode(authority: String) -> String {
    guard authority.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "[") }),
      let components = URLComponents(string: "http://\(authority)"), let host = components.encodedHost
    else { return PercentEncoding.encode(authority, keepingReserved: true) }
    let user = components.percentEncodedUser.map { user in
      user + (components.percentEncodedPassword.map { ":\($0)" } ?? "") + "@"
    }
    return (user ?? "") + host + (components.port.map { ":\($0)" } ?? "")
  }
}
