import FeedDiagnostics
import Foundation

/// An address as an author wrote it (RFC 3986 section 4.1), taken apart as far as the site needs it.
public enum URLReference: Hashable, Sendable {
  /// With a scheme, or with a host as in `//example.org/`.
  case external(String)
  /// A path from the site's root, with query and fragment after it.
  case site(path: String, suffix: String)
  /// A path from the place where it is, with query and fragment after it.
  case relative(path: String, suffix: String)
  /// A place on the same page, or nothing at all.
  case fragment(String)

  /// Takes an address apart.
  public init(_ text: String) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? text.endIndex
    let path = text[..<end]
    let suffix = PercentEncoding.encode(String(text[end...]), keepingReserved: true)
    if text.hasPrefix("//") || Self.hasScheme(path) {
      self = .external(ExternalURL.encode(text))
    } else if path.isEmpty {
      self = .fragment(suffix)
    } else if path.hasPrefix("/") {
      self = .site(path: String(path), suffix: suffix)
    } else {
      self = .relative(path: String(path), suffix: suffix)
    }
  }

  /// A path whose percent-encoding is undone, as authors write paths both ways.
  public static func decoded(_ path: String) -> String { PercentEncoding.decode(path) }

  /// A path encoded for a reference, so that none of its characters ends it.
  package static func encoded(_ path: String) -> String { PercentEncoding.encode(path, keepingReserved: false) }

  /// Whether the text begins with a scheme (RFC 3986 section 3.1).
  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first, first.isASCIILetter
    else {
      return false
    }
    return text.utf8[..<colon].allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "+-.".utf8.contains(byte)
    }
  }
}

extension URLReference {
  /// The place on a page that a query and fragment name: what follows the `#`, decoded.
  ///
  /// Nil where there is none or every page has it: the top of the page (HTML section 7.4.6.3), or a piece of text after
  /// `:~:` (URL Fragment Text Directives), which is no part of the name.
  public static func anchor(inSuffix suffix: String) -> String? {
    guard let hash = suffix.firstIndex(of: "#") else { return nil }
    let fragment = suffix[suffix.index(after: hash)...]
    let name = decoded(String(fragment.firstRange(of: ":~:").map { fragment[..<$0.lowerBound] } ?? fragment))
    return name.isEmpty || name.lowercased() == "top" ? nil : name
  }
}

/// Addresses of other sites as authors wrote them.
enum ExternalURL {
  /// The address with every byte encoded that may not be in one; a host in Unicode takes its ASCII form (RFC 5891).
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

/// Where an address leads: its authority, and what follows it (RFC 3986 section 3.2), as they are written.
package struct URLAuthority {
  /// User, host and port.
  package let text: Substring
  /// The path with its slash, the query and the fragment.
  package let rest: Substring

  /// Splits an address; nil where no `://` follows its scheme.
  package init?<Text: StringProtocol>(of address: Text) where Text.SubSequence == Substring {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      address.utf8[colon...].starts(with: "://".utf8)
    else { return nil }
    let following = address[address.utf8.index(colon, offsetBy: 3)...]
    let end = following.utf8.firstIndex { "/?#".utf8.contains($0) } ?? following.endIndex
    (text, rest) = (following[..<end], following[end...])
  }

  /// The host in lower case, without `www.`, as a name of the site.
  package var site: String {
    let afterUser = text.utf8.lastIndex(of: UInt8(ascii: "@")).map { text.utf8[text.utf8.index(after: $0)...] }
    let address = afterUser ?? text.utf8
    let isNumbered = address.first == UInt8(ascii: "[")
    let end = isNumbered ? UInt8(ascii: "]") : UInt8(ascii: ":")
    let host = Substring(address.prefix { $0 != end }).lowercased()
    return (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) + (isNumbered ? "]" : "")
  }

  /// The host of an address in lower case, without `www.`; empty where it has none.
  package static func site(of address: String) -> String { URLAuthority(of: address)?.site ?? "" }
}
