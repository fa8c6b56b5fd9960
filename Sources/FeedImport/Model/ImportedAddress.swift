import FeedModel
import Foundation

/// Addresses as sources write them.
package enum ImportedAddress {
  /// An address that is written relative to another one, as an absolute one (RFC 3986 section 5.2); as it is written
  /// where it cannot be.
  package static func absolute(_ address: String, relativeTo base: String?) -> String {
    let address = address.trimmed
    guard case .external = URLReference(address), !address.hasPrefix("//") else {
      guard !address.hasPrefix("#"), let base, let baseURL = URL(string: base),
        let url = URL(string: address, relativeTo: baseURL), url.scheme != nil
      else { return address.hasPrefix("//") ? "https:" + address : address }
      return url.absoluteString
    }
    return address
  }

  /// Whether an address is one of the web.
  package static func isOfWeb(_ address: String) -> Bool {
    ["http://", "https://"].contains { address.prefix(8).lowercased().hasPrefix($0) }
  }

  /// The last part of the path of an address, as it is written.
  static func fileName(of address: String) -> String {
    let path = URLAuthority(of: address)?.rest ?? address[...]
    return path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
  }
}
