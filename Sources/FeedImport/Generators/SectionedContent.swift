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
  func sort(into result: inout ForeignFolder, at path: String = "", language: String? = nil) {
    result.sort(folder) { source in
      let html = isOfHugo ? TextInHTML(source, in: folder) : nil
      if ContentFile.isMarkdown(source) || html != nil {
        return html?.isTemplate == true ? .leftOut(.machinery) : text(source, html, at: path, language: language)
      }
      return GeneratorFiles.isOtherMarkup(source) && !["html", "htm"].contains(source.fileExtension)
        ? .leftOut(.otherMarkup) : .file(at: path + source)
    }
  }

  private func text(_ source: String, _ html: TextInHTML?, at root: String, language: String?) -> ForeignPlace {
    let parent = source.folderPrefix
    var stem = source.fileName.fileStem
    var suffix: String?
    if let dot = stem.lastIndex(of: "."), case let ending = stem[stem.index(after: dot)...].lowercased(),
      let named = languages.first(where: { $0.lowercased() == ending })
    {
      suffix = named
      stem = String(stem[..<dot])
    }
    var text = ForeignText(source: folder.sourcePath(source))
    text.mayStatePath = !isOfHugo
    text.slugs = slugs
    text.text = html?.markdown
    text.wasHTML = html != nil
    let isSection = stem == "_index"
    guard !(isSection && parent.isEmpty) else { return .leftOut(.startPage) }
    // Such a section is invisible, since a page takes its place.
    if isSection, ["md", "markdown", "mdx"].contains(where: { folder.has("\(parent)index.\($0)") }) {
      return .leftOut(.emptyPage)
    }
    let tongue = suffix ?? language
    if let tongue, disabled.contains(tongue.lowercased()) { return .leftOut(.disabled) }
    text.mayBeInMenu = tongue == nil || tongue == defaultLanguage
    let prefix = tongue.map { $0 == defaultLanguage && !namesDefaultLanguage ? "" : "/" + $0 } ?? ""
    let name = isSection ? "index" : stem
    if isOfHugo {
      text.aliasBase = prefix + "/" + (name == "index" ? String(parent.dropLast()).folderPrefix : parent)
    }
    if isSection { text.defaults.append(FrontMatterField("type", .text("page"))) }
    if let tongue, tongue != defaultLanguage, let tag = ForeignSettings.language(tongue) {
      text.defaults.append(FrontMatterField("language", .text(tag)))
    }
    let dateless = keepsDates ? name : name.replacing(/^\d{4}-\d{1,2}-\d{1,2}[-_]/, with: "")
    let slug = name == "index" ? nil : suffix == nil ? name : dateless
    if suffix != nil {
      // The name of the file has the language in it, so that the address has to be said.
      // A slug that is stated takes the place of the name, which is that of the folder of a bundle.
      let statesSlug = folder.source.head(folder.sourcePath(source)).contains(/(?m)^slug[ \t]*[:=]/)
      let isBundle = name == "index" && !isSection && !parent.isEmpty
      let above = statesSlug && isBundle ? String(parent.dropLast()).folderPrefix : parent
      let own = statesSlug && (slug != nil || isBundle) ? ":slug" : slug
      text.address = address(above, own, prefix: prefix, isPage: false)
      text.pageAddress = address(above, own, prefix: prefix, isPage: true)
      text.slugOfTitle = isSection ? nil : slugOfTitle(in: pattern(of: parent))
      if let slug, text.slugOfTitle == nil {
        text.defaults.append(FrontMatterField("slug", .text(slugs?.make(from: slug) ?? Slug.make(from: slug))))
      }
    } else if isUgly, let slug {
      let page = "\(prefix)/\(cased(parent))\(cased(slug)).html"
      text.address = address(parent, slug, prefix: prefix, isPage: false) ?? page
      text.pageAddress = page
    } else {
      // A bundle has the name of its folder.
      let own = slug ?? (isSection ? nil : parent.split(separator: "/").last.map(String.init))
      let isDated = keepsDates && own?.contains(/^\d{4}-\d{1,2}-\d{1,2}([-_]|$)/) == true
      if isDated, let slug = own, slugOfTitle(in: pattern(of: parent)) == nil {
        text.defaults.append(FrontMatterField("slug", .text(slug)))
      }
      if let slugs { addSlugs(slugs, parent, name == "index" ? nil : dateless, prefix: prefix, to: &text) }
      if let pattern = pattern(of: parent), !isSection {
        text.pageAddress =
          pattern.contains(/:(year|month|day|hour|minute|second|week|yearday|short|i_|y_)/) ? nil : pattern
        text.slugOfTitle = slugOfTitle(in: pattern)
        if isDated, let slug = own, pattern.contains(/:(contentbasename|filename)/) {
          text.address = prefix + ForeignPermalink.filled(pattern, [":contentbasename": slug, ":filename": slug])
        }
      }
    }
    // By their names, translations and what they translate know each other.
    let isAlone = root.isEmpty && !folder.has("\(parent)\(stem).md")
    let ending = suffix.map { $0 == defaultLanguage && isAlone ? "" : ".\($0)" } ?? ""
    return .text(text, at: "\(root)\(parent)\(stem.drop { $0 == "_" })\(ending).md")
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
    let dateless = last.replacing(/^\d{4}-\d{1,2}-\d{1,2}[-_]/, with: "")
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
