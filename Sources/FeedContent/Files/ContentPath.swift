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

  /// Whether a file would be an entry or a page without the underscore before its name.
  static func isUnderscored(_ path: String) -> Bool { hasMarkdownName(path) && path.fileName.hasPrefix("_") }

  /// Whether the name of a file says that it is Markdown with programs in it.
  static func isMDX(_ path: String) -> Bool { has(".mdx", path) }

  static func hasMarkdownName(_ path: String) -> Bool {
    [".md", ".markdown", ".mdx", ".qmd", ".rmd", ".mkd", ".mkdn", ".mdown", ".mdwn"].contains { has($0, path) }
  }

  private static func has(_ ending: String, _ path: String) -> Bool {
    path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
      byte == wanted || (wanted != UInt8(ascii: ".") && byte | 0x20 == wanted)
    }
  }

  /// The folder of pages outside the feed, whose addresses do not name it.
  static let pagesFolder = "pages"

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

  /// The folder that a file is in; empty for the content folder itself.
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

  /// The name of a Markdown file without its extensions: Middleman has `rain.html.md`.
  static func stem(ofFile path: String) -> String {
    let stem = path.fileName.fileStem
    return stem.fileExtension == "html" ? stem.fileStem : stem
  }

  static func isBundleIndex(_ path: String) -> Bool {
    // Most files are none, as the first letter of their names tells.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      path.utf8[path.utf8.index(after: slash)...].first.map({ $0 | 0x20 }) == UInt8(ascii: "i")
    else { return false }
    return isMarkdown(path) && path.fileName.fileStem.lowercased() == "index"
  }

  /// Whether a file is a draft since it is in a folder of drafts.
  ///
  /// - Parameter isStated: Whether the file says itself whether it is one, which counts for more than `drafts/`, but not
  ///   than `_drafts/`.
  static func isDraft(_ path: String, unlessStated isStated: Bool) -> Bool {
    folders(path).contains { $0 == "_drafts" || !isStated && $0.lowercased() == "drafts" }
  }

  /// The name of a folder as it is in addresses: `_posts` reads as `posts`.
  static func publicName(ofFolder name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// A path relative to a folder, with `.` and `..` resolved; nil where it leads out of the content folder.
  static func join(_ folder: String, _ relative: String) -> String? {
    let slash = UInt8(ascii: "/")
    var parts = folder.utf8.split(separator: slash).map { Substring($0) }
    for part in relative.utf8.split(separator: slash).map({ Substring($0) }) {
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
    guard name.utf8.first?.isASCIIDigit == true else { return nil }
    // Hugo and Zola also accept an underscore after the day, Logseq everywhere, Statamic a dot, and people a space.
    let parts = name.utf8.split(maxSplits: 3, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard parts.count >= 3, parts[0].count == 4, (1...2).contains(parts[1].count),
      let year = digits(parts[0]), let month = digits(parts[1])
    else { return nil }
    let dayText = parts[2].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }
    guard (1...2).contains(dayText.count), let day = digits(dayText),
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    return (date, String(name[dayText.endIndex...].dropFirst()))
  }

  private static func digits(_ text: Substring.UTF8View) -> Int? {
    text.allSatisfy { $0.isASCIIDigit } ? Int(Substring(text)) : nil
  }
}

/// The path of a file as those of other languages have it, and the language that it states.
///
/// Of a site with several languages, `songs/rain.ja.md` and `ja/songs/rain.md` are `songs/rain.md` in Japanese.
struct LanguagePath: Hashable {
  /// The path without the language.
  let path: String
  /// The language as a BCP 47 tag, which the site lists itself or without its region; nil where the path states none.
  let language: String?

  init(_ path: String, of languages: [SiteLanguage]) {
    (self.path, language) = Self.parts(of: path, languages) ?? (path, nil)
  }

  private static func parts(of path: String, _ languages: [SiteLanguage]) -> (String, String?)? {
    guard !languages.isEmpty else { return nil }
    let name = path.fileName
    let stem = name.fileStem
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      let language = Self.language(stem[stem.index(after: dot)...], among: languages)
    {
      let neutral = path.dropLast(name.count) + stem[..<dot] + name.dropFirst(stem.count)
      return (String(neutral), language)
    }
    guard let slash = path.firstIndex(of: "/"), let language = Self.language(path[..<slash], among: languages) else {
      return nil
    }
    return (String(path[path.index(after: slash)...]), language)
  }

  private static func language(_ name: Substring, among languages: [SiteLanguage]) -> String? {
    // Names of folders and files are rarely so short, and then they are compared without regard to case.
    guard (2...35).contains(name.utf8.count), let tag = LanguageTagParser.normalized(String(name)) else { return nil }
    if languages.contains(where: { $0.tag == tag }) { return tag }
    // A region in capitals, as in `pt-BR`, makes it no other language; names such as `en-route` are none.
    let parts = tag.split(separator: "-")
    guard let region = parts.last, region.utf8.count == 2, name.hasSuffix(region) else { return nil }
    let wider = parts.dropLast().joined(separator: "-")
    return languages.contains { $0.tag == wider } ? tag : nil
  }
}

package enum LanguageTagParser {
  /// The tag with the usual case of its parts, for example `zh-Hant-TW`; nil where it is not well-formed.
  package static func normalized(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let language = parts.first, (2...3).contains(language.utf8.count), isLetters(language),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && isLettersAndDigits($0) })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.utf8.count {
      case 4 where isLetters(part): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where isLetters(part): part.uppercased()
      default: part.lowercased()
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
  }

  private static func isLetters(_ text: String) -> Bool { text.allSatisfy { $0.isASCII && $0.isLetter } }

  private static func isLettersAndDigits(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// The day that the path of a file states.
struct PathDate {
  let day: CalendarDay
  /// Which part of the path states it.
  let source: DateSource

  /// Looks for a day: before the name of the file or its bundle, else before that of an enclosing folder, else in folders
  /// such as `2014/01/07`; the nearest counts.
  init?(_ path: String) {
    var folders = ContentPath.folders(path)
    let name =
      ContentPath.isBundleIndex(path) ? folders.popLast() ?? "" : path.fileName.fileStem
    if let date = ContentPath.splitDatePrefix(name)?.date {
      (day, source) = (date, .fileName)
      return
    }
    // In a bundle, its own folder may be that of the day.
    if ContentPath.isBundleIndex(path) { folders.append(name) }
    while let folder = folders.last {
      if let date = ContentPath.splitDatePrefix(folder)?.date ?? Self.day(folders.suffix(3)) {
        (day, source) = (date, .folder(folder))
        return
      }
      folders.removeLast()
    }
    return nil
  }

  /// Folders of a year, a month and a day.
  private static func day(_ folders: ArraySlice<String>) -> CalendarDay? {
    let numbers = folders.compactMap { $0.utf8.allSatisfy { $0.isASCIIDigit } ? Int($0) : nil }
    guard numbers.count == 3, zip(folders, [4...4, 1...2, 1...2]).allSatisfy({ $1.contains($0.utf8.count) }) else {
      return nil
    }
    return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
