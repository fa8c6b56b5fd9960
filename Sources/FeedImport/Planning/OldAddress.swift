import FeedModel
import Foundation

/// The place of a site on the web, and what its addresses become.
struct OldAddress {
  /// Where the site was, and where `site.yml` says that it is.
  let base: SiteURL?

  /// Finds the place: the address of the site, or its host where entries are beside it.
  init(_ site: ImportedSite) {
    guard let url = site.url.flatMap({ SiteURL(Self.folder(of: $0)) }) else {
      base = nil
      return
    }
    let own = site.entries.compactMap(\.url).filter {
      URLAuthority.site(of: $0) == URLAuthority.site(of: url.origin)
    }
    let isAround = own.allSatisfy { url.reference(within: Self.schemed($0, like: url)) != nil }
    base = isAround ? url : SiteURL(url.origin + "/")
  }

  /// The address without query and fragment, and without `index.html`.
  private static func folder(of address: String) -> String {
    let path = String(address.withoutQuery)
    guard let name = path.split(separator: "/").last, name.contains("."), path.split(separator: "/").count > 2 else {
      return path
    }
    return String(path.dropLast(name.count))
  }

  /// An address with the scheme and the host's `www.` of the site, which sites change over the years.
  private static func schemed(_ address: String, like url: SiteURL) -> String {
    URLAuthority(of: address).map { url.origin + $0.rest } ?? address
  }

  /// What an address is within the site.
  enum Place: Equatable {
    /// A path that an entry can have.
    case path(String)
    /// One that a site of files cannot have, as `/?p=12`.
    case impossible
    case elsewhere
  }

  func place(of address: String) -> Place {
    guard case .site(let encoded, let suffix)? = reference(address) else { return .elsewhere }
    var path = URLReference.decoded(encoded)
    if path.hasSuffix("/index.html") || path.hasSuffix("/index.htm") {
      path = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    let isProgram = [".php", ".asp", ".aspx", ".cgi", ".jsp"].contains { path.lowercased().hasSuffix($0) }
    guard path != "/", !isProgram, !suffix.hasPrefix("?") || Self.isTracking(suffix),
      Self.route(path).problemOfPage == nil
    else {
      return .impossible
    }
    return .path(path)
  }

  /// An address within the site; exports that do not know where their site was write paths.
  private func reference(_ address: String) -> URLReference? {
    if address.hasPrefix("/"), !address.hasPrefix("//") { return URLReference(address) }
    guard let base, ImportedAddress.isOfWeb(address),
      URLAuthority.site(of: address) == URLAuthority.site(of: base.origin)
    else { return nil }
    return base.reference(within: Self.schemed(address, like: base))
  }

  /// Whether a query only tells where a reader comes from.
  private static func isTracking(_ suffix: String) -> Bool {
    let query = suffix.dropFirst().prefix { $0 != "#" }
    return query.split(separator: "&").allSatisfy { $0.hasPrefix("utm_") || $0 == "source=rss" || $0 == "rss" }
  }

  static func route(_ path: String) -> Route {
    let isFile = !path.hasSuffix("/") && (path.split(separator: "/").last ?? "").contains(".")
    return Route(path + (isFile ? "" : "/"))
  }

  /// A path as `permalink:` takes it, in which a colon would begin a placeholder.
  static func permalink(_ path: String) -> String { path.replacing(":", with: "%3A") }
}

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

  package static func isOfWeb(_ address: String) -> Bool {
    ["http://", "https://"].contains { address.prefix(8).lowercased().hasPrefix($0) }
  }

  /// The last part of the path of an address, as it is written.
  static func fileName(of address: String) -> String {
    let path = URLAuthority(of: address)?.rest ?? address[...]
    return path.withoutQuery.split(separator: "/").last.map(String.init) ?? ""
  }
}
