package import FeedDiagnostics
import Foundation

/// Loads a theme from its folder and from the overlay of the site.
///
/// A theme is a folder `NAME/` in one of the search folders; the first that has it counts:
///
///     theme.yml                    settings, optional
///     metrics.yml                  measures of the cards, optional
///     templates/card/song.mustache the template card/song
///     strings/en.yml               strings by language
///     styles/wall/1-base.css       joined with the others in styles/wall/ to /assets/wall.css
///     assets/css/more.css          published as /assets/css/more.css
///
/// The overlay, `content/theme/` of a site, is laid out the same way. Its templates, styles and assets replace those of
/// the theme with the same path; its strings, settings and metrics replace single keys. In the same way a theme
/// overrides the one that its settings name with `extends: BASE`.
package struct ThemeLoader: Sendable {
  /// The folders to search, in order; the first that has the theme counts.
  fileprivate let searchFolders: [String]
  private var overlayFolder: String?
  fileprivate let files: ThemeFiles

  /// Creates a loader; all paths are in diagnostics as they are given.
  ///
  /// - Parameter followsLinks: Whether to read an overlay that symbolic links lead out of the content folder; messages about
  ///   such a file would reveal what is in it.
  package init(
    searchFolders: [String], overlayFolder: String? = nil, followsLinks: Bool = true, files: ThemeFiles = .disk
  ) {
    self.searchFolders = searchFolders
    self.files = files
    self.overlayFolder = overlayFolder
    guard !followsLinks, let overlayFolder else { return }
    let isElsewhere = files.destination(overlayFolder, overlayFolder) != nil
    if isElsewhere || !straysOut(of: overlayFolder).isEmpty { self.overlayFolder = nil }
  }

  /// Loads a theme and checks it; `statedAt` is where the site names it.
  package func load(
    _ name: String, requirements: ThemeRequirements, statedAt: SourceLocation? = nil
  ) -> LoadedTheme {
    guard let folder = folder(ofSelectable: name) else {
      let available = names.filter(Self.isSelectable)
      let problem = ThemeProblem.unknownTheme(name, searched: searchFolders, available: available)
      return LoadedTheme(theme: nil, diagnostics: [Diagnostic(.theme(problem), at: statedAt)])
    }
    let lineage = ThemeLineage(folder, in: self)
    // Anything else that is missing is missing because the other theme is.
    let faults = lineage.diagnostics + lineage.folders.flatMap(straysOut(of:))
    guard faults.isEmpty else { return LoadedTheme(theme: nil, diagnostics: faults) }
    let folders = lineage.folders + [overlayFolder].compactMap(\.self)
    var assembly = ThemeAssembly(
      folder: folder, overlayFolder: overlayFolder, source: ThemeSources(folders: folders, files: files),
      statedAt: statedAt)
    return assembly.assemble(requirements)
  }

  /// The files of a theme that are elsewhere: who hands a theme on must not be able to publish those of the machine.
  private func straysOut(of folder: String) -> [Diagnostic] {
    (files.files(folder) ?? []).compactMap { name in
      let path = "\(folder)/\(name)"
      return files.destination(path, folder).map { place in
        let reason = "it is a symbolic link that leads out of the theme, to \(place); put a copy in its place"
        return Diagnostic(.theme(.unreadable(reason: reason)), at: SourceLocation(file: path))
      }
    }
  }

  /// Loads a theme without a site's overlay, and checks what a good theme should do.
  package func check(_ name: String, requirements: ThemeRequirements) -> LoadedTheme {
    var own = self
    own.overlayFolder = nil
    let loaded = own.load(name, requirements: requirements)
    guard let theme = loaded.theme, let folder = folder(ofSelectable: name) else { return loaded }
    let audit = ThemeAudit(
      theme: AuditedTheme(sources(of: name), folder: folder), folder: folder, loaded: theme, requirements: requirements)
    return LoadedTheme(theme: theme, diagnostics: (loaded.diagnostics + audit.diagnostics).sorted())
  }

  /// The folders of a theme and of those that it extends; none where there is no such theme.
  package func folders(of name: String) -> [String] {
    folder(ofSelectable: name).map { ThemeLineage($0, in: self).folders } ?? []
  }

  /// The names of the templates of a theme, those that it extends among them.
  package func templateNames(of name: String) -> [String] {
    sources(of: name).overriding { $0.name(in: "templates", withExtension: "mustache") }.map(\.name)
  }

  private func sources(of name: String) -> ThemeSources {
    ThemeSources(folders: folders(of: name), files: files)
  }

  // MARK: Search

  /// The names of all themes and of what themes extend, sorted.
  fileprivate var names: [String] { Set(searchFolders.flatMap { files.subfolders($0) }).sorted() }

  /// The folder of a theme, or of what themes extend; nil where there is none.
  fileprivate func folder(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return searchFolders.first { files.subfolders($0).contains(name) }.map { "\($0)/\(name)" }
  }

  /// The folder of a theme that a site can select; nil where there is none.
  private func folder(ofSelectable name: String) -> String? { Self.isSelectable(name) ? folder(of: name) : nil }

  /// A name that begins with `_` belongs to a base for other themes, which is no theme by itself.
  private static func isSelectable(_ name: String) -> Bool { !name.hasPrefix("_") }
}

/// The result of loading a theme.
package struct LoadedTheme: Sendable {
  /// The theme; nil where there is none of the name. Templates with errors are left out of it and render as nothing.
  package let theme: Theme?
  /// All that is wrong with all its files, in the order of places.
  package let diagnostics: [Diagnostic]
}

/// The folders that a theme consists of: its own, and those of the themes that it extends.
struct ThemeLineage {
  /// The folders; a later one overrides an earlier one, so the theme's own comes last.
  private(set) var folders: [String]
  /// Themes to extend that are not there, or that extend each other.
  private(set) var diagnostics: [Diagnostic] = []

  /// Follows `extends` from the folder of a theme on.
  init(_ folder: String, in search: ThemeLoader) {
    folders = [folder]
    var next = Self.base(of: folder, files: search.files)
    while let base = next {
      guard let folder = search.folder(of: base.value) else {
        let problem = ThemeProblem.unknownTheme(base.value, searched: search.searchFolders, available: search.names)
        diagnostics.append(Diagnostic(.theme(problem), at: base.location))
        return
      }
      guard !folders.contains(folder) else {
        let problem = ThemeProblem.invalidSettings("themes extend each other in a circle; take out one \"extends\"")
        diagnostics.append(Diagnostic(.theme(problem), at: base.location))
        return
      }
      folders.insert(folder, at: 0)
      next = Self.base(of: folder, files: search.files)
    }
  }

  /// Other errors in the file are reported when it is read as a whole.
  private static func base(of folder: String, files: ThemeFiles) -> ThemeIdentity.Stated<String>? {
    let path = "\(folder)/theme.yml"
    guard let data = try? files.contents(path), let text = String(validating: data, as: UTF8.self) else { return nil }
    var reader = ThemeSettingsReader()
    reader.read(text, file: path)
    return reader.base
  }
}

/// What the rest of feedsite needs from a theme.
package struct ThemeRequirements: Sendable {
  /// The templates that a theme must have, by name, with the variables that each is rendered with.
  package var templates: [String: TemplateSchema]
  /// Templates that a theme may have, such as the cards of kinds that a site declares.
  package var optionalTemplates: [String: TemplateSchema]
  /// The keys of the strings that Swift code asks for; a plural pair by the part that both keys share.
  package var strings: [String]
  /// The keys of the settings that the site overrides.
  package var settings: [String]
  /// What the site has of its own.
  package var identity: ThemeIdentity
  /// The languages of the site as BCP 47 tags; empty where no particular one is wanted.
  package var languages: [String]

  package init(
    templates: [String: TemplateSchema] = [:], optionalTemplates: [String: TemplateSchema] = [:],
    strings: [String] = [], settings: [String] = [], identity: ThemeIdentity = ThemeIdentity(), languages: [String] = []
  ) {
    self.templates = templates
    self.optionalTemplates = optionalTemplates
    self.strings = strings
    self.settings = settings
    self.identity = identity
    self.languages = languages
  }
}
