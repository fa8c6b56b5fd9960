/// Where an address leads: its authority, and what stands behind it (RFC 3986 section 3.2), as they are written.
package struct URLAuthority {
  /// User, host and port.
  package let text: Substring
  /// The path with its slash, the query and the fragment.
  package let rest: Substring

  /// Takes an address apart; nil where no `://` stands behind its scheme.
  package init?<Text: StringProtocol>(of address: Text) where Text.SubSequence == Substring {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      address.utf8[colon...].starts(with: "://".utf8)
    else { return nil }
    let behind = address[address.utf8.index(colon, offsetBy: 3)...]
    let end = behind.utf8.firstIndex { "/?#".utf8.contains($0) } ?? behind.endIndex
    (text, rest) = (behind[..<end], behind[end...])
  }

  /// The host in lower case, without `www.`, as sites are called.
  package var site: String {
    let behindUser = text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text
    let isNumbered = behindUser.hasPrefix("[")
    let host = behindUser.prefix { isNumbered ? $0 != "]" : $0 != ":" }.lowercased()
    return (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) + (isNumbered ? "]" : "")
  }

  /// The host of an address in lower case, without `www.`; empty where it has none.
  package static func site(of address: String) -> String { URLAuthority(of: address)?.site ?? "" }
}
