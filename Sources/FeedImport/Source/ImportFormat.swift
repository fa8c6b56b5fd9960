import FeedContent
import FeedDiagnostics
import FeedModel

/// A format that content folders can be made of.
package protocol ImportFormat: Sendable {
  /// The name for `--from`.
  var name: String { get }

  /// Whether a source is of the format, by its content and not by its name.
  func recognizes(_ source: ImportSource) -> Bool

  /// Whether a source can be read as one of the format when the user says that it is one.
  func accepts(_ source: ImportSource) -> Bool

  func contents(of source: ImportSource) async throws(ImportFailure) -> ImportedContents
}

package enum ImportedContents: Sendable {
  /// A site of another system, whose entries have yet to be planned.
  case site(ImportedSite)
  case plan(ContentPlan)
}

/// A format of another system.
package protocol SiteFormat: ImportFormat {
  /// Whether a file of a source is of the format, by its content.
  ///
  /// A regular expression is compiled again each time, so words that must be there are looked for before.
  func holds(_ path: String, in source: ImportSource) -> Bool

  /// Reads a source of the format; without entries where it holds none.
  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite
}

extension SiteFormat {
  package func recognizes(_ source: ImportSource) -> Bool { source.paths.contains { holds($0, in: source) } }

  package func contents(of source: ImportSource) async throws(ImportFailure) -> ImportedContents {
    let site = try read(source)
    guard !site.entries.isEmpty else {
      throw ImportFailure(.emptySource, at: SourceLocation(file: source.displayName))
    }
    return .site(site)
  }
}

/// A format that holds everything in one file, which may be among others.
protocol SingleFileFormat: SiteFormat {
  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite
}

extension SingleFileFormat {
  package func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    guard let path = source.paths.first(where: { holds($0, in: source) }) else {
      throw ImportFailure(.emptySource, at: SourceLocation(file: source.displayName))
    }
    let site = try read(path, of: source)
    guard !site.entries.isEmpty else { throw ImportFailure(.emptySource, at: source.location(of: path)) }
    return site
  }
}

extension ImportFormat {
  package func accepts(_ source: ImportSource) -> Bool { recognizes(source) }
}

package enum ImportFormats {
  /// All of them; the first that recognizes a source reads it.
  package static let all = wholeSites + feeds

  private static let wholeSites: [any ImportFormat] = [
    FeedsiteFormat(),
    // Their folders may hold feeds and data of any format.
    Hexo(), Bridgetown(), Jekyll(), Zola(), Hugo(), Eleventy(), Pelican(), Nikola(), ScriptedSite(.astro),
    ScriptedSite(.gatsby), ScriptedSite(.docusaurus), ScriptedSite(.vitepress), ScriptedSite(.vuepress), Grav(),
    Kirby(), Lektor(), Obsidian(),
    WordPressFormat(), GhostFormat(), MastodonFormat(), MicroblogFormat(), MediumFormat(), TumblrFormat(),
    InstagramFormat(), TwitterFormat(),
  ]

  private static let feeds: [any ImportFormat] = [RSSFormat(), AtomFormat(), JSONFeedFormat(), OPMLFormat()]

  /// The names for `--from`.
  package static var names: [String] { all.map(\.name) }

  /// The format of a source.
  ///
  /// - Parameter name: the name that the user gives; nil where the content has to tell.
  package static func format(
    of source: ImportSource, named name: String?
  ) throws(ImportFailure) -> any ImportFormat {
    let location = SourceLocation(file: source.displayName)
    // A feed beside Markdown was generated from it, or is a template of one.
    let isOfMarkdown = source.paths.contains {
      ContentFile.isMarkdown($0) && $0.fileName.fileStem.lowercased() != "readme"
    }
    let format =
      if let name { all.first { $0.name == name && $0.accepts(source) } } else {
        (isOfMarkdown ? wholeSites : all).first { $0.recognizes(source) }
      }
    guard let format else {
      if name == nil, isOfMarkdown { throw ImportFailure(.plainFolder, at: location) }
      throw ImportFailure(name.map { .otherFormat($0) } ?? .unknownSource(known: names), at: location)
    }
    return format
  }
}
