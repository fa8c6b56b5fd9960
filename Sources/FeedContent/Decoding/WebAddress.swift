package import FeedDiagnostics
import FeedModel

/// Absolute addresses of the web.
package enum WebAddress {
  /// The address, percent-encoded where it has to be; nil where it is none with `http` or `https` and a host.
  package static func absolute(_ text: String) -> String? {
    let lowercased = text.prefix(8).lowercased()
    guard lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://"), !URLAuthority.site(of: text).isEmpty,
      !text.unicodeScalars.contains(where: \.isSpaceOrControl),
      case .external(let url) = URLReference(text)
    else { return nil }
    return url
  }
}

/// An address of another site that a writer wrote.
package struct ExternalReference: Hashable, Sendable {
  /// The address, with `http` or `https`.
  package let url: String
  /// Where it stands.
  package let location: SourceLocation
}
