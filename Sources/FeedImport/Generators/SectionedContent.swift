import FeedContent
import FeedModel
import Foundation

/// Finds the places of files below the `content` folder of Hugo or Zola: sections, bundles, translations.
struct SectionedContent {
  var folder: SourceFolder
  /// The languages of the site, as the settings write them.
  let languages: [String]
  let defaultLanguage: String
  /// The languages that are switched off, in lower case.
  var disabled: Set<String> = []
  /// Whether addresses name the default language, too.
  var namesDefaultLanguage = false
  var patterns: [String: String] = [:]
  /// Whether a date before the name of a file is part of its address.
  var keepsDates = false
  /// Whether it is that of Hugo, for which former addresses are relative to the section, and files in HTML with front matter
  /// are texts. Those of Zola may state their addresses as a field `path`.
  let isOfHugo: Bool
  /// Whether addresses end in `.html`.
  var isUgly = false
  /// Whether addresses keep the case of names.
  var keepsCase = false
  /// What makes parts of addresses of the names of folders and files; nil where feedsite does the same.
  var slugs: ForeignSlug?

  /// Puts the files of a folder into the content folder.
  ///
  /// - Parameters:
  ///   - path: the folder in the content folder, with a slash at its end.
  ///   - language: the language of all its files; nil where names say it.
  func addFiles(to result: inout ForeignFolder, at path: String = "", language: String? = nil) {
    result.addFiles(of: folder) { source in
      let html = isOfHugo ? TextInHTML(source, in: folder) : nil
      if ContentFile.isMarkdown(source) || html != nil {
        return html?.isTemplate == true ? .leftOut(.machinery) : text(source, html, at: path, language: language)
      }
      return GeneratorFiles.isOtherMarkup(source) && !["html", "htm"].contains(source.fileExtension)
        ? .leftOut(.otherMarkup) : .file(at: path + source)
    }
  }

  private func text(_ source: String, _ html: TextInHTML?, at root: String, language: String?) -> ForeignPlace {
    let path = SectionedPath(source, languages: languages)
    guard !(path.isSection && path.folder.isEmpty) else { return .leftOut(.startPage) }
    // Such a section is invisible, since a page takes its place.
    if path.isSection, ["md", "markdown", "mdx"].contains(where: { folder.has("\(path.folder)index.\($0)") }) {
      return .leftOut(.emptyPage)
    }
    let language = path.language ?? language
    if let language, disabled.contains(language.lowercased()) { return .leftOut(.disabled) }
    let otherLanguage = language == defaultLanguage ? nil : language
    let prefix = (namesDefaultLanguage ? language : otherLanguage).map { "/" + $0 } ?? ""

    var text = ForeignText(source: folder.sourcePath(source), html: html)
    text.mayStatePath = !isOfHugo
    text.slugs = slugs
    text.mayBeInMenu = otherLanguage == nil
    if isOfHugo { text.aliasBase = prefix + "/" + (path.isIndex ? path.folderAbove : path.folder) }
    if path.isSection { text.defaults.append(FrontMatterField("type", .text("page"))) }
    if let tag = otherLanguage.flatMap(ForeignSettings.language) {
      text.defaults.append(FrontMatterField("language", .text(tag)))
    }
    if path.language != nil {
      addAddress(ofTranslation: path, prefix: prefix, to: &text)
    } else if isUgly, let name = path.name {
      let page = "\(prefix)/\(cased(path.folder))\(cased(name)).html"
      text.address = address(path.folder, name, prefix: prefix, isPage: false) ?? page
      text.pageAddress = page
    } else {
      addAddress(of: path, prefix: prefix, to: &text)
    }
    // By their names, translations and what they translate know each other.
    let isAlone = root.isEmpty && !folder.has("\(path.folder)\(path.stem).md")
    let ending = path.language.map { $0 == defaultLanguage && isAlone ? "" : ".\($0)" } ?? ""
    return .text(text, at: "\(root)\(path.folder)\(path.stem.drop { $0 == "_" })\(ending).md")
  }

  /// States the address of a file whose name ends in a language: feedsite would make another one of the name.
  private func addAddress(ofTranslation path: SectionedPath, prefix: String, to text: inout ForeignText) {
    let name = keepsDates ? path.name : path.name?.dateless
    // A slug that is stated takes the place of the name, which is that of the folder of a bundle.
    let statesSlug = folder.source.head(text.source).contains(/(?m)^slug[ \t]*[:=]/)
    let isBundle = path.isIndex && !path.isSection && !path.folder.isEmpty
    let parent = statesSlug && isBundle ? path.folderAbove : path.folder
    let last = statesSlug && (name != nil || isBundle) ? ":slug" : name
    text.address = address(parent, last, prefix: prefix, isPage: false)
    text.pageAddress = address(parent, last, prefix: prefix, isPage: true)
    text.slugOfTitle = path.isSection ? nil : slugOfTitle(in: pattern(of: path.folder))
    if let name, text.slugOfTitle == nil {
      text.defaults.append(FrontMatterField("slug", .text(slugs?.make(from: name) ?? Slug.make(from: name))))
    }
  }

  /// States slug and address of a file whose name says nothing of languages, as far as feedsite would make others.
  private func addAddress(of path: SectionedPath, prefix: String, to text: inout ForeignText) {
    let pattern = pattern(of: path.folder)
    // A bundle has the name of its folder.
    let name = path.name ?? (path.isSection ? nil : path.folder.split(separator: "/").last.map(String.init))
    let datedName = keepsDates ? name.flatMap { $0.contains(/^\d{4}-\d{1,2}-\d{1,2}([-_]|$)/) ? $0 : nil } : nil
    if let datedName, slugOfTitle(in: pattern) == nil {
      text.defaults.append(FrontMatterField("slug", .text(datedName)))
    }
    if let slugs {
      addSlugs(slugs, path.folder, keepsDates ? path.name : path.name?.dateless, prefix: prefix, to: &text)
    }
    guard let pattern, !path.isSection else { return }
    text.pageAddress =
      pattern.contains(/:(year|month|day|hour|minute|second|week|yearday|short|i_|y_)/) ? nil : pattern
    text.slugOfTitle = slugOfTitle(in: pattern)
    if let datedName, pattern.contains(/:(contentbasename|filename)/) {
      text.address = prefix + ForeignPermalink.filled(pattern, [":contentbasename": datedName, ":filename": datedName])
    }
  }

  private func slugOfTitle(in pattern: String?) -> ForeignSlug? {
    pattern?.contains(/:slug(?!or|_|i)/) == true ? .hugo : nil
  }

  /// States slug and address where the generator makes others of the names of folders and file.
  private func addSlugs(
    _ slugs: ForeignSlug, _ parent: String, _ name: String?, prefix: String, to text: inout ForeignText
  ) {
    let parts = (parent + (name ?? "")).split(separator: "/").map(String.init)
    guard let last = parts.last else { return }
    let folders = parts.dropLast()
    let dateless = last.dateless
    if slugs.make(from: dateless) != Slug.make(from: dateless) {
      text.defaults.append(FrontMatterField("slug", .text(slugs.make(from: dateless))))
    }
    guard folders.contains(where: { slugs.make(from: $0) != Slug.make(from: $0) }) else { return }
    text.address = ([prefix] + folders.map(slugs.make) + [":slug", ""]).joined(separator: "/")
  }

  private func pattern(of folder: String) -> String? {
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      if let pattern = patterns[parts.joined(separator: "/")] { return pattern }
      parts.removeLast()
    }
    return patterns[""]
  }

  private func address(_ parent: String, _ slug: String?, prefix: String, isPage: Bool) -> String? {
    if let pattern = pattern(of: parent), slug != nil || !parent.isEmpty, !isPage {
      return prefix + ForeignPermalink.filled(pattern, [":contentbasename": ":slug", ":filename": ":slug"])
    }
    guard let slugs else {
      return "\(prefix)/\(cased(parent))" + (slug.map { cased($0) + (isUgly ? ".html" : "/") } ?? "")
    }
    let parts = parent.split(separator: "/").map(String.init) + [slug].compactMap(\.self)
    let made = parts.map { $0.hasPrefix(":") ? $0 : slugs.make(from: $0) }
    return ([prefix] + made + [""]).joined(separator: "/")
  }

  /// A path in addresses, or a placeholder as it stands.
  private func cased(_ path: String) -> String {
    guard !keepsCase, !path.hasPrefix(":") else { return path }
    return Slug.makePath(from: path) + (path.hasSuffix("/") ? "/" : "")
  }
}

/// What the path of a file says in a folder of sections.
private struct SectionedPath {
  /// The folder, with a slash at its end unless it is empty.
  let folder: String
  /// The name of the file without its language and extension.
  let stem: String
  /// The language at the end of the name, as the settings write it.
  let language: String?

  init(_ path: String, languages: [String]) {
    folder = path.folderPrefix
    let parts = path.fileName.fileStem.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    language = languages.first { $0.lowercased() == ending }
    stem = (language == nil ? parts : parts.dropLast()).joined(separator: ".")
  }

  var isSection: Bool { stem == "_index" }
  /// Whether the file is the page of its folder.
  var isIndex: Bool { isSection || stem == "index" }
  /// The part of the address that the file itself adds; nil for the page of a folder.
  var name: String? { isIndex ? nil : stem }
  /// The folder that holds the file's folder, with a slash at its end unless it is empty.
  var folderAbove: String { String(folder.dropLast()).folderPrefix }
}

extension String {
  /// A name without the date at its beginning.
  fileprivate var dateless: String { replacing(/^\d{4}-\d{1,2}-\d{1,2}[-_]/, with: "") }
}

/// Makes parts of addresses of titles and names as other generators do, where they do it otherwise than feedsite.
enum ForeignSlug {
  /// Signs vanish rather than part words.
  case hugo
  /// The same, and letters become ASCII.
  case pelican
  /// Letters become ASCII, and everything else parts words.
  case zola

  func make(from text: String) -> String {
    let plain = self == .hugo ? text : Slug.ascii(text)
    // What generators make of other scripts takes tables of thousands of words.
    guard self != .zola || plain.utf8.allSatisfy({ $0 < 0x80 }) else { return Slug.make(from: text) }
    let kept = plain.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" { return scalar }
      if self == .zola { return "-" }
      if scalar.properties.isWhitespace { return "-" }
      let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
      return scalar == "_" || isMark || self == .hugo && ".~".unicodeScalars.contains(scalar) ? scalar : nil
    }
    return Slug.make(from: String(String.UnicodeScalarView(kept)))
  }
}
