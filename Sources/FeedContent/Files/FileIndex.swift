import FeedDiagnostics
import FeedMedia
import FeedModel

/// The files of a content folder that can be published as they are, and where.
struct FileIndex: Sendable {
  private let paths: [String: String]
  private let bundles: [String: Route]
  private let unpublishedBundles: Set<String>
  private let publishesPrograms: Bool
  private let names: NearestNames
  private let nearNames: LazySuggestions
  private let pictures = Memo<[String: [String]]>()

  /// - Parameters:
  ///   - paths: all files of the content folder.
  ///   - bundles: the route of each bundle's page by the bundle's folder.
  ///   - unpublishedBundles: the folders of bundles that this build leaves out.
  ///   - publishesPrograms: whether programs are published wherever they stand, as the site's owner trusts all bodies.
  init(
    paths: [String], bundles: [String: Route], unpublishedBundles: Set<String>, publishesPrograms: Bool = false
  ) {
    self.publishesPrograms = publishesPrograms
    self.paths = Dictionary(paths.map { ($0.precomposed, $0) }) { first, _ in first }
    self.bundles = bundles
    self.unpublishedBundles = unpublishedBundles
    names = NearestNames(paths) { ContentPath.isMarkdown(paths[$0]) ? [] : [paths[$0].fileName] }
    nearNames = LazySuggestions { paths.filter { !ContentPath.isMarkdown($0) }.map(\.fileName) }
  }

  /// The file of a name in any folder, the nearest of several.
  func path(named name: String, from folder: String) -> String? {
    names.index(of: name.fileName, within: ContentPath.folder(name), from: folder).map { names.paths[$0] }
  }

  /// The only file whose path ends with another one, as templates of other generators put their folder before it.
  func path(endingWith path: String) -> String? {
    names.onlyIndex(of: path.fileName, within: ContentPath.folder(path)).map { names.paths[$0] }
  }

  /// The file that a path which leads nowhere was probably meant to lead to: one of that name in another folder, else one
  /// whose name has few slips in it and the same numbers.
  func path(nearTo path: String, from folder: String) -> String? {
    // Windows writes backslashes between folders.
    let name = String(path.map { $0 == "\\" ? "/" : $0 }).fileName
    if let path = self.path(named: name, from: folder) { return path }
    let stem = name.fileStem.lowercased()
    let nearest = nearNames.index.nearest(to: name) { near in
      let other = near.fileStem.lowercased()
      // Of `a.jpg` and `b.jpg`, or of the pictures of a camera, one is not meant for another.
      return other == stem
        || stem.count > 2 && other.filter(\.isNumber) == stem.filter(\.isNumber)
          && Suggestion.nearest(to: stem, among: [other]) != nil
    }
    return nearest.flatMap { self.path(named: $0, from: folder) }
  }

  /// The path of a file as the file system spells it; nil where there is none.
  func path(of path: String) -> String? { paths[path.precomposed] }

  func route(of path: String) -> Route {
    if path.hasPrefix("static/") { return Route(String(path.dropFirst("static/".count))) }
    if let (folder, route) = bundle(holding: path) {
      let page = route.isPage ? route : Route(ContentPath.folder(route.path) + "/")
      return page.appending(String(path.dropFirst(folder.count + 1)))
    }
    let parts = ContentPath.folders(path).map(ContentPath.publicName(ofFolder:)) + [path.fileName]
    return Route(parts.joined(separator: "/"))
  }

  /// The pictures that are in a folder and are published without being named, in the order of their names.
  func pictures(inBundle folder: String) -> [String] {
    pictures.value {
      let pictures = paths.values.filter { MediaTypes.isShownByBrowsers($0) && isPublishedUnasked($0) }
      return Dictionary(grouping: pictures) { ContentPath.folder($0).precomposed }
        .mapValues { $0.sorted { $0.fileName.isBefore($1.fileName) } }
    }[folder.precomposed] ?? []
  }

  /// Whether a file is published without being named: those of `static/` and of bundles.
  func isPublishedUnasked(_ path: String) -> Bool {
    if path.hasPrefix("static/") { return true }
    return isOfPublishedBundle(path) && !isUnfit(path)
  }

  /// Whether a file is not published although it belongs to a bundle, since it is a program.
  func isUnfitInBundle(_ path: String) -> Bool { isOfPublishedBundle(path) && isUnfit(path) }

  /// Whether a file is never published: a program, or an order to web hosts such as `_redirects`, that the owner of the
  /// site did not put into `static/`.
  func isUnfit(_ path: String) -> Bool {
    guard !publishesPrograms, !path.hasPrefix("static/") else { return false }
    return ProgramFile.isProgram(path.fileName) || route(of: path).orderForHosts != nil
  }

  private func isOfPublishedBundle(_ path: String) -> Bool {
    let name = path.fileName
    guard !ContentPath.isMarkdown(path), !name.hasPrefix("_"), !Self.isByProduct(name), !Self.isSidecar(name) else {
      return false
    }
    return bundle(holding: path) != nil && !unpublishedBundles.contains { path.hasPrefix($0 + "/") }
  }

  /// Whether a file of that name is what programs leave beside the files of their users: former states of them, often of
  /// drafts, notes of who has them open, icons of folders, and what cameras and darkrooms keep, whose metadata stays in
  /// it.
  private static func isByProduct(_ name: String) -> Bool {
    name.hasSuffix("~") || name.hasPrefix("~$") || name.hasPrefix("#") && name.hasSuffix("#")
      || name.split(separator: ".").dropFirst().last.map { byProducts.contains($0.lowercased()) } ?? false
      || ["thumbs.db", "desktop.ini", "icon\r"].contains(name.lowercased()) || name.lowercased().hasSuffix("_original")
  }

  /// Whether a file of that name says where a picture or a film was made: beside each, archives of Google have a
  /// `rain.jpg.supplemental-metadata.json`, and drones of DJI the log of the flight as subtitles.
  private static func isSidecar(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".")
    let isOfMedia = parts.dropFirst().dropLast().contains { part in
      // Of files of the same name, the second one's note is `rain.jpg(1).json`.
      let type = MediaTypes.type(ofFile: ".\(part.prefix { $0 != "(" })")
      return type != MediaTypes.drawing && (type.hasPrefix("image/") || type.hasPrefix("video/"))
    }
    return parts.last == "json" && isOfMedia
      || parts.last == "srt" && name.lowercased().hasPrefix("dji_")
  }

  private static let byProducts: Set = [
    "bak", "orig", "rej", "swo", "swp", "tmp",
    // What sensors saw, what was done to it, and the files of programs that do it.
    "3fr", "arw", "cr2", "cr3", "crw", "dng", "erf", "fff", "iiq", "nef", "nrw", "orf", "pef", "raf", "raw", "rw2",
    "rwl", "srw", "x3f", "aae", "acr", "cos", "dop", "on1", "pp3", "xmp", "afphoto", "lrcat", "psb", "psd", "xcf",
  ]

  /// The nearest enclosing bundle and its page.
  private func bundle(holding path: String) -> (folder: String, route: Route)? {
    guard !bundles.isEmpty else { return nil }
    var folder = ContentPath.folder(path)
    while !folder.isEmpty {
      if let route = bundles[folder] { return (folder, route) }
      folder = ContentPath.folder(folder)
    }
    return nil
  }
}

/// Which files are programs: browsers that open them run what they hold as a part of the site, or web servers run them.
enum ProgramFile {
  /// Whether a file of that name is one.
  ///
  /// Web servers look for an ending that they know from the end of a name on, so that `index.html.en` is a document;
  /// some run what has the ending of a program anywhere in its name, as `rain.php.jpg` has. A drawing is one too, and
  /// only what ends in `.svg` itself is cleaned before it is published.
  static func isProgram(_ name: String) -> Bool {
    let parts = name.split(separator: ".").dropFirst()
    if parts.contains(where: { endingsAnywhere.contains($0.lowercased()) }) { return true }
    for (place, ending) in zip(parts.indices, parts).reversed() {
      if endings.contains(ending.lowercased()) { return true }
      let type = MediaTypes.type(ofFile: ".\(ending)")
      if type == MediaTypes.drawing, place < parts.endIndex - 1 { return true }
      if type != MediaTypes.unknown { return false }
    }
    return false
  }

  private static let endings: Set<String> = [
    // Documents that can hold scripts, among them all of XML (HTML section 8.1.3, `script` in any name space).
    "html", "htm", "xhtml", "xht", "xml", "xsl", "xslt", "rdf", "rss", "atom", "mathml", "mml",
    "svgz", "mht", "mhtml", "hta", "htc", "swf", "xsd", "rng", "wsdl", "xpdl",
    // Scripts.
    "js", "mjs", "cjs", "wasm",
    // Programs that other servers run.
    "asp", "aspx", "asa", "ashx", "asmx", "ascx", "jsp", "jspx", "cfm", "cfml",
    // The configuration of a server.
    "config",
  ]

  /// Programs that Apache runs wherever that ending stands in a name.
  private static let endingsAnywhere: Set<String> = [
    "php", "php3", "php4", "php5", "php7", "php8", "phps", "pht", "phtml", "phar", "cgi", "fcgi", "shtml", "shtm",
    "stm",
  ]
}
