import Foundation

/// The address at which a site is published: scheme, host and the path of its root.
public struct SiteURL: Hashable, Sendable {
  /// Scheme, host and port without a slash at the end, for example `https://example.org`; the scheme's own port is left
  /// out, and a host in Unicode has its ASCII form (RFC 5891).
  public let origin: String
  /// The path of the site's root, which begins and ends with a slash, percent-encoded: `/` or `/sub/`.
  public let basePath: String

  /// Reads an address; nil unless it is an absolute one with `http` or `https`, without query and fragment.
  public init?(_ text: String) {
    // In files of lines, such as robots.txt, a line break would begin another one.
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      let components = URLComponents(string: text), let scheme = components.scheme?.lowercased(),
      let defaultPort = ["http": 80, "https": 443][scheme],
      let host = components.encodedHost, !host.isEmpty, !host.contains("%"),
      components.query == nil, components.fragment == nil, components.user == nil,
      (1...65_535).contains(components.port ?? defaultPort)
    else { return nil }
    let port = components.port.flatMap { $0 == defaultPort ? nil : ":\($0)" }
    origin = "\(scheme)://\(host.lowercased())\(port ?? "")"
    let route = Route(PercentEncoding.decode(components.percentEncodedPath) + "/")
    basePath = PercentEncoding.encode(route.path, keepingReserved: false)
  }

  /// The address of a site without a configured one.
  public static let localhost = SiteURL(origin: "http://localhost", basePath: "/")

  private init(origin: String, basePath: String) {
    self.origin = origin
    self.basePath = basePath
  }
}

extension SiteURL {
  /// The part of an absolute address below the site's root, as a reference from there; nil for addresses elsewhere.
  ///
  /// With the site at `https://example.org/sub/`, `https://example.org/sub/songs/#a` is `/songs/#a`.
  public func reference(within address: String) -> URLReference? {
    let address = address.hasPrefix("//") ? origin.prefix { $0 != "/" } + address : address
    let start = address.utf8.prefix(origin.utf8.count)
    guard start.count == origin.utf8.count, Substring(start).lowercased() == origin else { return nil }
    let rest = address[start.endIndex...]
    guard rest.first.map({ "/?#".contains($0) }) ?? true, !rest.hasPrefix("//"),
      case .site(let path, let suffix) = URLReference(rest.hasPrefix("/") ? String(rest) : "/" + rest)
    else { return nil }
    return pathBelowRoot(path).map { .site(path: URLReference.encoded($0), suffix: suffix) }
  }

  /// The part of a path on a host below the path of the site's root, decoded; nil for paths elsewhere.
  package func pathBelowRoot(_ path: String) -> String? {
    let route = Route(URLReference.decoded(path)).path
    let base = Route(URLReference.decoded(basePath)).path
    if route + "/" == base { return "/" }
    return route.hasPrefix(base) ? "/" + route.dropFirst(base.count) : nil
  }
}
