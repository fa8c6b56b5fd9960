import Foundation

/// An address within an output folder.
struct SiteAddress {
  /// The file, relative to the output folder.
  let file: String
  /// The place in it, without the number sign.
  let fragment: String?

  /// Reads what a page links to; nil where it leads to another site.
  ///
  /// - Parameters:
  ///   - page: The file that holds the link.
  ///   - site: The address of the site, with a slash at the end.
  init?(_ reference: String, on page: String, site: String) {
    guard let base = URL(string: site), let here = URL(string: Self.encoded(page), relativeTo: base),
      let url = URL(string: reference, relativeTo: here)?.absoluteURL,
      url.scheme == base.scheme, url.host == base.host
    else { return nil }
    let path = url.path(percentEncoded: false)
    let root = base.path(percentEncoded: false)
    // What is on this host but beside the site must not pass for a page of another site.
    file =
      path.hasPrefix(root) ? path.dropFirst(root.count) + (path.hasSuffix("/") ? "index.html" : "") : "outside" + path
    fragment = url.fragment(percentEncoded: false)
  }

  private static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
