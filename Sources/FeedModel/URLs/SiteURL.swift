import Foundation

/// The address at which a site is published: scheme, host and the path of its root.
public struct SiteURL: Hashable, Sendable {
  /// Scheme, host and port without a slash at the end, for example `https://example.org`.
  public let origin: String
  /// The path of the site's root, which begins and ends with a slash, percent-encoded: `/` or `/sub/`.
  public let basePath: String

  /// Reads an address; nil unless it is an absolute one with `http` or `https`, without query and fragment.
  public init?(_ text: String) {
    guard let components = URLComponents(string: text), let scheme = components.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = components.encodedHost, !host.isEmpty,
      components.query == nil, components.fragment == nil, components.user == nil
    else { return nil }
    origin = "\(scheme)://\(host.lowercased())" + (components.port.map { ":\($0)" } ?? "")
    let route = Route(PercentEncoding.decode(components.percentEncodedPath) + "/")
    basePath = PercentEncoding.encode(route.path, keepingReserved: false)
  }

  /// The address of a site that nobody configured.
  public static let localhost = SiteURL(origin: "http://localhost", basePath: "/")

  private init(origin: String, basePath: String) {
    self.origin = origin
    self.basePath = basePath
  }
}
