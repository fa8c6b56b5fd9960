import FeedModel

/// The path of a file as those of other languages have it, and the language that it states.
///
/// Of a site with several languages, `songs/rain.ja.md` and `ja/songs/rain.md` are `songs/rain.md` in Japanese.
struct LanguagePath: Hashable {
  /// The path without the language.
  let path: String
  /// The language as a BCP 47 tag, which the site lists itself or without its region; nil where the path states none.
  let language: String?
}

extension LanguagePath {
  /// Reads a path relative to the content folder.
  init(_ path: String, of languages: [SiteLanguage]) {
    guard !languages.isEmpty else {
      self.init(path: path, language: nil)
      return
    }
    let name = path.fileName
    let stem = name.fileStem
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      let language = Self.language(stem[stem.index(after: dot)...], among: languages)
    {
      let neutral = path.dropLast(name.count) + stem[..<dot] + name.dropFirst(stem.count)
      self.init(path: String(neutral), language: language)
      return
    }
    if let slash = path.firstIndex(of: "/"), let language = Self.language(path[..<slash], among: languages) {
      self.init(path: String(path[path.index(after: slash)...]), language: language)
      return
    }
    self.init(path: path, language: nil)
  }

  private static func language(_ name: Substring, among languages: [SiteLanguage]) -> String? {
    // Names of folders and files are rarely so short, and then they are compared without regard to case.
    guard (2...35).contains(name.utf8.count), let tag = LanguageTagParser.normalized(String(name)) else { return nil }
    if languages.contains(where: { $0.tag == tag }) { return tag }
    // A region in capitals, as in `pt-BR`, makes it no other language; names such as `en-route` are none.
    let parts = tag.split(separator: "-")
    guard parts.count == 2, parts[1].utf8.count == 2, name.hasSuffix(parts[1]) else { return nil }
    return languages.contains { $0.tag == parts[0] } ? tag : nil
  }
}
