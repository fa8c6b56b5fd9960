import FeedFiles
package import FeedModel

/// A folder that is built already, served byte for byte.
package struct PublicFolder: ServedSite {
  /// The folder with all symbolic links followed.
  private let root: String
  private let paths: SitePaths

  /// Creates a site of a folder; nil where there is none.
  package init?(path: String, site: SiteURL = .localhost) {
    guard let root = FileStatus.resolved(path), FileStatus.isFolder(root) else { return nil }
    self.root = root
    paths = SitePaths(site: site)
  }

  package func find(_ path: RequestPath) async -> ResolvedPath {
    // What web hosts keep to themselves is not shown: the version control's folder, the manifest of a build.
    guard !path.names.contains(where: { $0.hasPrefix(".") && !Self.shownNames.contains($0) }) else { return missing }
    switch paths.destination(of: path, exists: { file($0) != nil }) {
    case .redirect(let target): return .redirect(target)
    case .nothing: return missing
    case .file(let name): return file(name).map { .representation(Representation(of: $0, named: name)) } ?? missing
    }
  }

  /// Names with a dot that sites publish (RFC 8615, and what static hosts read).
  private static let shownNames: Set<String> = [".well-known", ".nojekyll", ".htaccess", ".domains"]

  private var missing: ResolvedPath { .nothing(file("404.html").map { Representation(of: $0, named: "404.html") }) }

  private func file(_ name: String) -> OpenedFile? { OpenedFile(at: root + "/" + name, within: root) }
}

extension Representation {
  fileprivate init(of file: OpenedFile, named name: String) {
    self.init(type: ContentTypes.type(ofFile: name), file: file)
  }
}
