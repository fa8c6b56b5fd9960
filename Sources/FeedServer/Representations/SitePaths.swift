package import FeedModel

/// Finds the files of a site for the paths of requests: pretty addresses, their redirects and the base path.
package struct SitePaths: Sendable {
  /// Where a path leads.
  package enum Destination: Equatable, Sendable {
    /// To a file, by its path in the output folder.
    case file(String)
    /// To another path of this host.
    case redirect(String)
    /// Nowhere.
    case nothing
  }

  private let resolver: URLResolver
  /// The names of the folders that the site's root lies in.
  private let base: [String]

  /// Creates the paths of a site.
  package init(site: SiteURL) {
    resolver = URLResolver(site: site)
    base = RequestPath(target: site.basePath)?.names ?? []
  }

  /// Finds out where a path leads.
  ///
  /// - Parameter exists: Whether there is a file in the output folder.
  package func destination(of path: RequestPath, exists: (String) -> Bool) -> Destination {
    guard path.names.starts(with: base) else {
      // Whoever types the address of the host alone means the site.
      return path.names.isEmpty ? redirect(to: [], path) : .nothing
    }
    let names = path.names[base.count...]
    if names.isEmpty, !path.endsWithSlash, !base.isEmpty { return redirect(to: [], path) }
    let file = names.joined(separator: "/")
    if path.endsWithSlash || names.isEmpty {
      let page = file.isEmpty ? Self.index : file + "/" + Self.index
      return exists(page) ? .file(page) : .nothing
    }
    if exists(file) { return names.last == Self.index ? redirect(to: names.dropLast(), path) : .file(file) }
    return exists(file + "/" + Self.index) ? redirect(to: names, path) : .nothing
  }

  private static let index = "index.html"

  /// Leads on to the address of a page.
  private func redirect(to names: ArraySlice<String>, _ path: RequestPath) -> Destination {
    .redirect(resolver.path(to: Route(names.map { $0 + "/" }.joined())) + path.query)
  }
}
