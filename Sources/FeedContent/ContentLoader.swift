package import FeedDiagnostics
import FeedMedia
public import FeedModel
import FeedYAML
import Foundation

/// Reads a content folder: from files to view objects, and reports everything that is wrong.
///
/// ```swift
/// let content = await ContentLoader(folder: "content", context: BuildContext(now: 1_744_200_000)).load()
/// for object in content.feed.entries { print(object.accept(MyVisitor())) }
/// ```
public struct ContentLoader: Sendable {
  let files: ContentFiles
  let displayName: String
  private let fallbackTitle: String
  let context: BuildContext
  /// The content paths of the files that are left out, whatever is right or wrong with them.
  var leavesOut: Set<String> = []
  /// The settings in the parent folder, which was probably meant where this one has none.
  private var outerSettings: String?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - files: access to the content folder.
  ///   - displayName: the folder as the user gave it, for messages, for example `content`.
  ///   - fallbackTitle: the title of a site without `site.yml`.
  ///   - context: the clock and what the build includes.
  public init(files: ContentFiles, displayName: String, fallbackTitle: String, context: BuildContext) {
    self.files = files
    self.displayName = displayName
    self.fallbackTitle = fallbackTitle
    self.context = context
  }

  /// Creates a loader for a folder on disk.
  public init(folder: String, context: BuildContext) {
    self.init(folder: folder, context: context, counting: nil)
  }

  /// Creates a loader for a folder on disk that counts what is read of it.
  ///
  /// - Parameter leavesOut: the content paths of files that are left out, whatever is right or wrong with them.
  package init(
    folder: String, context: BuildContext, leavingOut leavesOut: Set<String> = [], counting tally: ReadingCounts?
  ) {
    let name = ContentFolderName(path: folder)
    let files = ContentFiles.folder(at: name.path, followsLinks: context.followsLinks)
    self.init(
      files: tally.map { files.counted(by: $0) } ?? files, displayName: name.path, fallbackTitle: name.title,
      context: context)
    self.leavesOut = leavesOut
    let outer = name.path == "." ? "../" : name.path.hasSuffix(".") ? nil : name.path.folderPrefix
    outerSettings = outer.flatMap { outer in
      ContentFile.settingsPaths.map { outer + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// Reads everything.
  ///
  /// Whatever cannot be read is left out and reported in ``LoadedContent/diagnostics``.
  public func load() async -> LoadedContent { await load(explained: false) { _ in }.content }

  /// Reads everything, and runs `other` meanwhile, which needs only the settings.
  ///
  /// - Parameter explained: Whether it is kept why each file became what it is, as ``LoadedContent/provenance``.
  package func load<Other: Sendable>(
    explained: Bool, meanwhile other: @escaping @Sendable (Site) -> Other
  ) async -> (content: LoadedContent, other: Other) {
    do throws(FileError) {
      let listing = try listing()
      let settings = site()
      async let other = other(settings.site)
      let snapshot = await read(listing: listing, settings: settings)
      var content = await content(of: snapshot)
      if explained { content.provenance = snapshot.parsed.map(\.provenance) }
      takeApart(consume snapshot)
      return (content, await other)
    } catch {
      let failed = failure(error)
      return (failed, other(failed.site))
    }
  }

  /// Reads `site.yml` alone, with everything that is wrong in it.
  package func loadSite() -> (site: Site, diagnostics: [Diagnostic]) {
    let result = site()
    return (result.site, result.diagnostics.sorted())
  }

  /// What `site.yml` says, with the paths of all files and what could not be listed; no entry is read.
  func settings() -> (settings: SiteDecoder.Result, paths: [String], unlisted: [Diagnostic]) {
    do throws(FileError) {
      let listing = try listing()
      return (site(), listing.files.filter(Self.isContent).sorted(), listing.errors.map(unreadable))
    } catch {
      let failed = failure(error)
      return (SiteDecoder.Result(site: failed.site, diagnostics: failed.diagnostics), [], [])
    }
  }

  var prefix: String { displayName == "." ? "" : displayName + "/" }

  func failure(_ error: FileError) -> LoadedContent {
    let diagnostic =
      error.path.isEmpty && error.isMissing
      ? Diagnostic(.site(.noContentFolder), at: SourceLocation(file: displayName)) : unreadable(error)
    return LoadedContent(
      site: Site(title: fallbackTitle), feed: Feed(entries: []), now: context.now, isFolder: false,
      diagnostics: [diagnostic])
  }

  func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(
      error.destination.map { .reference(.outsideContent(key: nil, path: $0)) }
        ?? .site(.unreadable(reason: error.reason)),
      at: SourceLocation(file: error.path.isEmpty ? displayName : prefix + error.path))
  }

  /// A file with the name of the settings must be readable, whatever it holds.
  func site() -> SiteDecoder.Result {
    for name in ContentFile.settingsPaths {
      let decoder = SiteDecoder(file: prefix + name, fallbackTitle: fallbackTitle)
      do throws(FileError) {
        return overridden(decoder.decode(try files.read(name, SiteDecoder.sizeLimit + 1)))
      } catch {
        if !error.isMissing { return overridden(decoder.siteWithoutSettings(unreadable(error))) }
      }
    }
    let decoder = SiteDecoder(file: prefix + "site.yml", fallbackTitle: fallbackTitle)
    let foreign = foreignSettings
    let other = innerSettings ?? (foreign == nil ? outerSettings : nil)
    let problem = SiteProblem.noSiteFile(title: fallbackTitle, foreign: foreign, other: other)
    return overridden(decoder.siteWithoutSettings(Diagnostic(.site(problem), at: SourceLocation(file: decoder.file))))
  }

  /// The files of the folder. Where the settings of another generator are found, its templates and themes are left out,
  /// whose `date: {{ date }}` is no date, and so are files about the making of the site.
  func listing() throws(FileError) -> ContentListing {
    let listing = try files.list().withoutSources()
    let isOwn = ContentFile.settingsPaths.contains { (try? files.size($0)) != nil }
    guard !isOwn, foreignSettings != nil else { return listing }
    return listing.leavingOut(
      ["archetypes", "scaffolds", "themes", "vendor"],
      files: listing.files.filter { path in
        guard Self.projectFiles.contains(path.lowercased()), let start = try? files.read(path, 1 << 20) else {
          return false
        }
        return !start.starts(with: "---".utf8) && !start.starts(with: "+++".utf8)
      })
  }

  /// Files without front matter that are about the making of a site, by their names in lower case.
  private static let projectFiles: Set<String> = [
    "agents.md", "changelog.md", "claude.md", "code_of_conduct.md", "contributing.md", "copilot-instructions.md",
    "gemini.md", "license.md", "project_summary.md", "pull_request_template.md", "security.md", "todo.md",
  ]

  private var foreignSettings: String? { Self.foreignSettings.first { (try? files.size($0)) != nil } }

  /// What other generators call their settings.
  private static let foreignSettings = [
    "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config/_default/hugo.toml",
    "config/_default/hugo.yaml", "config/_default/config.toml", "config/_default/config.yaml", "_config.yml",
    "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs", ".eleventy.js", ".eleventy.cjs",
    ".eleventy.mjs", "pelicanconf.py",
    "bridgetown.config.yml", "bridgetown.config.yaml", "astro.config.mjs", "astro.config.js", "astro.config.ts",
    "gatsby-config.js", "gatsby-config.ts", "docusaurus.config.js", "docusaurus.config.ts", "user/config/site.yaml",
    "content/site.txt", "content/contents.lr", "quartz.config.ts",
  ]

  /// The settings in a folder within, which is probably meant.
  private var innerSettings: String? { ["content/site.yml", "site/site.yml"].first { (try? files.size($0)) != nil } }

  func overridden(_ result: SiteDecoder.Result) -> SiteDecoder.Result {
    var result = result
    if let url = context.url ?? context.origin.flatMap({ SiteURL($0 + result.site.url.basePath) }) {
      result.site.url = url
    }
    // The settings in site.yml are those of the theme that it names.
    if let theme = context.theme, theme != result.site.theme.name { result.site.theme = ThemeChoice(name: theme) }
    return result
  }

  /// Files of `static/` and of bundles, and those that an entry names.
  func publishedFiles(_ paths: [String], named: Set<String>, _ context: DecodingContext) -> [PublishedFile] {
    // Names that differ only in Unicode normalisation are equal in a set, but belong to two files.
    let unasked = paths.filter(context.files.isPublishedUnasked)
    return (unasked + named.subtracting(unasked))
      .map { path in
        PublishedFile(
          path: path, location: files.location(path), route: context.files.route(of: path),
          plan: named.contains(path) ? context.media.plan(of: path) : nil)
      }
      .sorted { $0.route < $1.route }
  }

  /// Media files that nothing refers to; those whose names begin with an underscore are left out on purpose.
  func unusedFiles(_ paths: [String], _ icons: Set<String>, _ published: [PublishedFile]) -> [String] {
    let used = icons.union(published.map(\.path))
    return paths.filter { path in
      !used.contains(path) && Self.isOfEntries(path) && MediaTypes.isMedia(path)
        && !path.fileName.hasPrefix("_")
    }
  }

  /// A warning about HTML with front matter, which other generators make posts and pages of.
  func textsInHTML(_ paths: [String]) -> [Diagnostic] {
    let texts = paths.filter { path in
      guard path.hasSuffix(".html") || path.hasSuffix(".htm"), Self.isOfEntries(path),
        let head = try? files.readPart(path, 0, 4)
      else { return false }
      return head.starts(with: "---\n".utf8) || head.starts(with: "---\r".utf8)
    }
    guard let first = texts.first else { return [] }
    return [Diagnostic(.site(.textsInHTML(count: texts.count)), at: SourceLocation(file: prefix + first))]
  }

  /// A warning for each other markup in which texts are written; those beside the entry of a bundle are published.
  func otherMarkup(_ paths: [String]) -> [Diagnostic] {
    let bundles = Set(paths.filter(ContentPath.isBundleIndex).map(ContentPath.folder))
    let texts = paths.filter { path in
      !ContentPath.isMarkdown(path) && Self.otherMarkup.contains(Self.ending(of: path)) && Self.isOfEntries(path)
        && !bundles.contains { path.hasPrefix($0 + "/") }
    }
    return Dictionary(grouping: texts, by: Self.ending(of:)).sorted { $0.key < $1.key }.map { ending, texts in
      Diagnostic(.site(.otherMarkup(ending: ending, count: texts.count)), at: SourceLocation(file: prefix + texts[0]))
    }
  }

  /// The extensions of markup that pandoc reads, and what `.md` becomes where Windows hides extensions.
  private static let otherMarkup: Set<String> = [
    "rst", "org", "adoc", "asciidoc", "textile", "ipynb", "mediawiki", "md.txt",
  ]

  private static func ending(of path: String) -> String {
    let last = path.fileExtension
    return last == "txt" && path.fileStem.fileExtension == "md" ? "md.txt" : last
  }

  /// A warning where no file is an entry or a person, and some are pages only because they have no date: others than the
  /// start page and a description of the folder.
  func nothingDated(_ results: [EntryParser.Result]) -> [Diagnostic] {
    let files = results.compactMap(\.file)
    guard files.count == results.count, files.allSatisfy({ $0.kind == nil }) else { return [] }
    let undated = files.filter { file in
      let name = file.neutralPath.fileStem.lowercased()
      return file.provenance.kindSource == .neither && file.skipped == nil && name != "index" && name != "readme"
    }
    guard let first = undated.first else { return [] }
    return [Diagnostic(.site(.nothingDated(count: undated.count)), at: SourceLocation(file: first.file))]
  }

  /// A warning for each event that waits for the day of its date and states no other start: that day is probably its own.
  func waitingEvents(_ results: [EntryParser.Result], _ dates: DateParser) -> [Diagnostic] {
    results.lazy.compactMap(\.file).compactMap { file in
      guard file.kind == .event, file.skipped == .future, let date = file.date else { return nil }
      // A start on the day of the date says no more about the day on which it was announced.
      let start = FieldReader.startNames.lazy.compactMap { file.fields[$0]?.value.text }.first
      guard start == nil || start.flatMap(dates.date)?.day == date.day else { return nil }
      return Diagnostic(.entry(.eventWithoutStart(used: date.machineReadable, waits: true)), at: file.start)
    }
  }

  /// What this build leaves out: by their front matter, by their names, and unreadable ones if the build keeps going.
  func skipped(_ snapshot: ContentSnapshot) -> [SkippedFile] {
    func skipped(_ paths: [String], _ reason: SkippedFile.Reason) -> [SkippedFile] {
      paths.map { SkippedFile(file: prefix + $0, reason: reason, date: nil) }
    }
    let entries = snapshot.parsed.compactMap { file in
      file.skipped.map { SkippedFile(file: file.file, reason: $0, date: $0 == .expired ? file.expires : file.date) }
    }
    let underscored = snapshot.paths.filter { ContentPath.isUnderscored($0) && Self.isOfEntries($0) }
    let others =
      skipped(context.keepsGoing ? snapshot.unreadablePaths : [], .faulty) + skipped(underscored, .underscore)
      + skipped(snapshot.listing.leftOut.map { $0 + "/" }, .generatorFolder)
      + skipped(snapshot.listing.projectFiles, .projectFile) + skipped(snapshot.listing.sources, .source)
    return (entries + others).sorted { $0.file < $1.file }
  }

  static func isContent(_ path: String) -> Bool {
    // Whatever is left out begins with a dot, holds an underscore or is Logseq's, and most paths have no part that does.
    var previous = UInt8(ascii: "/")
    let mayBeLeftOut = path.utf8.contains { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: "_") || previous == UInt8(ascii: "/") && byte == UInt8(ascii: ".")
        || previous == UInt8(ascii: "q") && byte == UInt8(ascii: "/")
    }
    guard mayBeLeftOut else { return true }
    var folder = ""
    for part in path.split(separator: "/").map(String.init) {
      if ContentPath.isLeftOut(part, in: folder) { return false }
      folder += folder.isEmpty ? part : "/" + part
    }
    return true
  }

  static func isEntry(_ path: String) -> Bool {
    ContentPath.isMarkdown(path) && isOfEntries(path)
  }

  static func isOfEntries(_ path: String) -> Bool {
    !path.hasPrefix("static/") && !path.hasPrefix("theme/") && !path.hasPrefix(ResponseReader.folder)
  }
}

struct ContentFolderName {
  /// The path without a slash at the end.
  let path: String
  /// The name of the folder itself, for a site that has no title.
  let title: String

  init(path: String) {
    self.path = path.isEmpty ? "." : path.withoutTrailingSlashes
    let name = URL(filePath: self.path).standardizedFileURL.lastPathComponent
    self.title = name.isEmpty || name == "/" ? "Wall" : name
  }
}
