import FeedDiagnostics
import FeedModel
import Foundation

/// What a path below the content folder means.
enum ContentPath {
  /// Whether a file or folder of that name, in a folder with that path, is no content.
  ///
  /// Web hosts read a few files and folders whose names begin with a dot, so those of `static/` are published.
  static func isLeftOut(_ name: String, in folder: String) -> Bool {
    if name.hasPrefix(".") { return folder != "static" || !Route.namesForHosts.contains(name) }
    return isOfGenerator(name, in: folder)
  }

  /// Whether a file or folder of that name, in a folder with that path, belongs to another generator; Logseq keeps what
  /// texts said before in two folders.
  static func isOfGenerator(_ name: String, in folder: String) -> Bool {
    switch name {
    case "_archetypes", "_layouts", "_includes", "_sass", "_data", "_site", "node_modules": true
    case "bak", "version-files": folder.fileName == "logseq"
    default: false
    }
  }

  /// Whether a file of that path is an entry or a page.
  static func isMarkdown(_ path: String) -> Bool {
    hasMarkdownName(path) && !path.fileName.hasPrefix("_") && !has(".excalidraw.md", path)
  }

  /// Whether a file would be an entry or a page but for the underscore before its name.
  static func isUnderscored(_ path: String) -> Bool { hasMarkdownName(path) && path.fileName.hasPrefix("_") }

  /// Whether the name of a file says that it is Markdown with programs in it.
  static func isMDX(_ path: String) -> Bool { has(".mdx", path) }

  /// Whether the name of a file says that it is Markdown.
  static func hasMarkdownName(_ path: String) -> Bool {
    [".md", ".markdown", ".mdx", ".qmd", ".rmd", ".mkd", ".mkdn", ".mdown", ".mdwn"].contains { has($0, path) }
  }

  private static func has(_ ending: String, _ path: String) -> Bool {
    path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
      byte == wanted || (wanted != UInt8(ascii: ".") && byte | 0x20 == wanted)
    }
  }

  /// The folders of a path, outermost first.
  static func folders(_ path: String) -> [String] {
    var folders: [String] = []
    var rest = path.utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      if slash > rest.startIndex { folders.append(String(Substring(rest[..<slash]))) }
      rest = rest[rest.index(after: slash)...]
    }
    return folders
  }

  /// The folder that a file stands in; empty for the content folder itself.
  static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The name of a file, or of a bundle's folder, as a title: without its date, with spaces for hyphens; nil where
  /// nothing is left.
  static func title(of path: String) -> String? {
    let name =
      isBundleIndex(path) ? folders(path).last ?? path : isMarkdown(path) ? stem(ofFile: path) : path.fileName
    let words = (splitDatePrefix(name)?.rest ?? name).split { $0 == "-" || $0 == "_" }
    let text = words.joined(separator: " ")
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The name of a Markdown file without what tells of its format: Middleman has `rain.html.md`.
  static func stem(ofFile path: String) -> String {
    let stem = path.fileName.fileStem
    return stem.fileExtension == "html" ? stem.fileStem : stem
  }

  /// Whether the file is the `index.md` of a bundle.
  static func isBundleIndex(_ path: String) -> Bool {
    // Most files are none, as the first letter of their names tells.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      path.utf8[path.utf8.index(after: slash)...].first.map({ $0 | 0x20 }) == UInt8(ascii: "i")
    else { return false }
    return isMarkdown(path) && path.fileName.fileStem.lowercased() == "index"
  }

  /// Whether a file is a draft since it stands in a folder of drafts.
  ///
  /// - Parameter isStated: Whether the file says itself whether it is one, which counts for more than `drafts/`, but not
  ///   than `_drafts/`.
  static func isDraft(_ path: String, unlessStated isStated: Bool) -> Bool {
    folders(path).contains { $0 == "_drafts" || !isStated && $0.lowercased() == "drafts" }
  }

  /// The name of a folder as it stands in addresses: `_posts` reads as `posts`.
  static func publicName(ofFolder name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// A path relative to a folder, with `.` and `..` resolved; nil where it leads out of the content folder.
  static func join(_ folder: String, _ relative: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The date that a file or folder name begins with, and the rest of the name.
  static func splitDatePrefix(_ name: String) -> (date: CalendarDay, rest: String)? {
    // Hugo and Zola take an underscore behind the day as well, Logseq everywhere, Statamic a dot, and people a space.
    let parts = name.split(maxSplits: 3, omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.count >= 3, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      let year = digits(parts[0]), let month = digits(parts[1])
    else { return nil }
    let dayText = parts[2].prefix { $0 != " " && $0 != "." }
    guard (1...2).contains(dayText.utf8.count), let day = digits(dayText),
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    return (date, String(name[dayText.endIndex...].dropFirst()))
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { $0.isASCIIDigit } ? Int(text) : nil
  }
}
