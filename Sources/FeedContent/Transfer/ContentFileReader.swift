package import FeedDiagnostics
package import FeedModel
import FeedYAML

/// Reads a content folder in feedsite's own form, and makes new files for it.
///
/// Front matter is read as a build reads it: in any language, with what other generators mean and with what `fields:` in
/// `site.yml` says. Entries that a build leaves out are files like all others.
package struct ContentFileReader: Sendable {
  /// The path of `site.yml`; nil where there is none.
  package let settingsPath: String?
  /// The keys of `site.yml`; where there is none, those that keep title and identity of the site.
  package let settings: [FrontMatterField]
  /// The paths of the entries, people and pages, sorted.
  package let paths: [String]
  /// The paths of all other files that a build reads or copies, sorted; `site.yml` is one of them.
  package let otherPaths: [String]
  /// What is wrong with `site.yml`; of a folder that does not exist, that.
  package let diagnostics: [Diagnostic]
  /// The files and folders that cannot be read, or that lie outside the folder.
  package let unlisted: [Diagnostic]
  /// Whether the site has an author, the default for entries that name none.
  let hasAuthor: Bool
  /// Whether the site states its zone, and has not that of all that state none.
  private let hasTimeZone: Bool
  let parser: EntryParser

  package var site: Site { parser.site }
  /// What messages put before a content path, for example `content/`.
  package var displayPrefix: String { parser.displayPrefix }

  /// Reads the settings of a content folder on disk; no entry is looked into.
  ///
  /// - Parameter followsLinks: Whether symbolic links that lead out of the folder are followed, instead of being errors.
  package init(folder: String, displayName: String? = nil, followsLinks: Bool) {
    let name = ContentFolderName(path: folder)
    self.init(
      files: .folder(at: name.path, followsLinks: followsLinks), displayName: displayName ?? name.path,
      fallbackTitle: name.title)
  }

  /// Reads the settings of a content folder; no entry is read.
  package init(files: ContentFiles, displayName: String, fallbackTitle: String) {
    let loader = ContentLoader(
      files: files, displayName: displayName, fallbackTitle: fallbackTitle, context: BuildContext(now: 0))
    let (settings, paths, unlisted) = loader.settings()
    self.paths = paths.filter(ContentLoader.isEntry)
    otherPaths = paths.filter { !ContentLoader.isEntry($0) }
    diagnostics = settings.diagnostics
    self.unlisted = unlisted
    hasAuthor = settings.author != nil
    hasTimeZone = ["time-zone", "timezone"].contains { settings.fields?[$0] != nil }
    settingsPath = ContentFile.settingsPaths.first(where: paths.contains)
    // The settings of a theme may be any words, and those that feedsite knows are decoded.
    self.settings =
      settings.fields?.fields.map { FrontMatterField($0.key, $0.value.normalized(isKnown: $0.name != "theme")) }
      ?? [FrontMatterField("id", .text(settings.site.id)), FrontMatterField("title", .text(settings.site.title))]
    parser = loader.parser(site: settings.site, now: 0)
  }

  /// A path as messages name it.
  package func displayPath(_ path: String) -> String { displayPrefix + path }

  /// Reads a Markdown file.
  ///
  /// - Throws: what keeps the file from being read at all.
  package func file(at path: String) throws(Diagnostic) -> ContentFile {
    let text = try parser.text(of: try parser.bytes(path), at: path)
    var file = file(of: text, at: path)
    file.diagnostics = text.fields.repeatedKeys
    // What `fields:` says, or a key that gave way to another one, may mean something else under our keys.
    guard let again = try? parser.text(of: Array(file.text.utf8), at: path),
      again.body.utf8.elementsEqual(file.body.utf8), self.file(of: again, at: path).fields == file.fields
    else {
      file.fields = normalizer(for: file.kind, body: text.body).untouched(text.fields.fields)
      return file
    }
    return file
  }

  private func normalizer(for kind: Kind?, body: String) -> FieldNormalizer {
    FieldNormalizer(kind: kind, site: site, hasTimeZone: hasTimeZone, dates: parser.dates, body: body)
  }

  private func file(of text: EntryParser.Text, at path: String) -> ContentFile {
    let fields = parser.translator.translated(text.fields, at: path)
    let kind = parser.kind(ofFileAt: path, fields: fields)
    let normalizer = normalizer(for: kind, body: text.body)
    // What says nothing more than that there is nothing to say, such as the status of what is published.
    let silent = text.fields.fields.filter { field in
      field.value.text != nil && !fields.fields.contains { $0.name == field.name || $0.location == field.location }
    }
    return ContentFile(
      path: path, kind: kind, fields: normalizer.fields(fields) + normalizer.untouched(silent), body: text.body)
  }
}
