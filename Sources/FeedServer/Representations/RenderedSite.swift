import FeedFiles
package import FeedModel
package import FeedSite
import Synchronization

/// A site that is rendered on request from the same table as a build writes.
package final class RenderedSite: ServedSite {
  private let content: @Sendable (String) -> SiteItem.Content?
  private let paths: SitePaths
  private let lastModified: HTTPDate
  private let companion: PageCompanion?
  private let roots: [String]?
  private let cache = PageCache()

  /// - Parameters:
  ///   - companion: What is added to every page; nil for pages that equal those of a build byte for byte.
  ///   - folders: The folders in one of which its files lie, however links were changed since they were listed; nil where
  ///     links may lead anywhere.
  ///   - content: Where the bytes of a file of the output folder come from; nil where the site has no such file.
  package init(
    site: SiteURL, lastModified: HTTPDate, companion: PageCompanion? = nil, within folders: [String]? = nil,
    content: @escaping @Sendable (String) -> SiteItem.Content?
  ) {
    self.content = content
    self.lastModified = lastModified
    self.companion = companion
    roots = folders?.compactMap { FileStatus.resolved($0) }
    paths = SitePaths(site: site)
  }

  package func find(_ path: RequestPath) async -> ResolvedPath {
    switch paths.destination(of: path, exists: { content($0) != nil }) {
    case .redirect(let target): .redirect(target)
    case .file(let file): representation(of: file).map(ResolvedPath.representation) ?? missing
    case .nothing: missing
    }
  }

  private var missing: ResolvedPath { .nothing(representation(of: "404.html")) }

  /// The bytes of a file of the output folder; nil where there are none, as of a file that was deleted a moment ago.
  private func representation(of file: String) -> Representation? {
    if let known = cache[file] { return known }
    let type = ContentTypes.type(ofFile: file)
    let companion = ContentTypes.isPage(type) ? companion : nil
    switch content(file) {
    case nil: return nil
    case .mediaFile(let path):
      return OpenedFile(at: path, within: roots, removesMetadata: true).map { Representation(type: type, file: $0) }
    case .picture(let picture):
      // They are kept elsewhere, and would fill the memory.
      return (try? picture.bytes()).map { Representation(type: type, bytes: $0, lastModified: lastModified) }
    case .file(let path):
      guard let opened = OpenedFile(at: path, within: roots) else { return nil }
      guard let companion else { return Representation(type: type, file: opened) }
      let bytes = companion.added(to: opened.read(from: 0, count: opened.size))
      return Representation(type: type, bytes: bytes, lastModified: opened.lastModified)
    case .bytes(let produce):
      let bytes = produce()
      let representation = Representation(
        type: type, bytes: companion?.added(to: bytes) ?? bytes, lastModified: lastModified)
      cache[file] = representation
      return representation
    }
  }
}

extension RenderedSite {
  /// Creates a site of a folder that is built already, served byte for byte; nil where there is none.
  package convenience init?(folder path: String, site: SiteURL = .localhost) {
    guard let root = FileStatus.resolved(path), FileStatus.isFolder(root) else { return nil }
    // Files have dates of their own.
    self.init(site: site, lastModified: HTTPDate(seconds: 0), within: [root]) { name in
      let file = root + "/" + name
      // Files that web hosts do not serve are not served here either: the folder of version control, the manifest of a
      // build.
      guard Route.hiddenName(inFile: name) == nil, OpenedFile(at: file, within: [root]) != nil else { return nil }
      return .file(file)
    }
  }
}

/// What is at an address.
package enum ResolvedPath: Sendable {
  /// A file or a page.
  case representation(Representation)
  /// Nothing, but there is something at another path of this host.
  case redirect(String)
  /// Nothing; the site may have a page that says so.
  case nothing(Representation?)
  /// A site that cannot be shown, and the page that says why.
  case unavailable(Representation)
}

/// What the preview puts into every page besides: the script that keeps it up to date.
package struct PageCompanion: Sendable {
  private let markup: [UInt8]

  /// Creates the companion of the pages of a version of the site.
  package init(version: Int) {
    let attributes = "src=\"\(ReloadChannel.scriptAddress)\" data-version=\"\(version)\" data-feedsite defer"
    markup = Array("<script \(attributes)></script>".utf8)
  }

  /// A page with the markup before the end of its body, or at its end where that is left out.
  package func added(to page: [UInt8]) -> [UInt8] {
    let end = Array("</body>".utf8)
    let place = page.indices.last { page[$0...].starts(with: end) } ?? page.count
    return page[..<place] + markup + page[place...]
  }
}

/// Keeps what was rendered, up to a number of bytes: where a page would be too much, it begins again.
final class PageCache: Sendable {
  private struct Content {
    var pages: [String: Representation] = [:]
    var size = 0
  }

  private let content = Mutex(Content())
  private static let limit = 64 << 20

  subscript(name: String) -> Representation? {
    get { content.withLock { $0.pages[name] } }
    set {
      guard let newValue, newValue.length <= Self.limit / 2 else { return }
      content.withLock { content in
        if content.size + newValue.length > Self.limit { content = Content() }
        content.size += newValue.length - (content.pages.updateValue(newValue, forKey: name)?.length ?? 0)
      }
    }
  }
}
