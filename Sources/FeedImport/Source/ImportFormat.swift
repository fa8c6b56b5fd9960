import FeedDiagnostics

/// A format that content folders can be made of.
package protocol ImportFormat: Sendable {
  /// The name for `--from`.
  var name: String { get }

  /// Whether a source is of the format, by its content and not by its name.
  func recognizes(_ source: ImportSource) -> Bool

  /// Reads a source of the format.
  func contents(of source: ImportSource) throws(ImportFailure) -> ImportedContents
}

/// What a source holds.
package enum ImportedContents: Sendable {
  /// A site of another system, of which entries have to be made.
  case site(ImportedSite)
  /// The files of a content folder.
  case plan(ContentPlan)
}

/// A format of another system.
package protocol SiteFormat: ImportFormat {
  /// Reads a source of the format.
  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite
}

extension SiteFormat {
  package func contents(of source: ImportSource) throws(ImportFailure) -> ImportedContents { .site(try read(source)) }
}

/// The formats that there are.
package enum ImportFormats {
  /// All of them; the first that recognizes a source reads it.
  package static let all: [any ImportFormat] = [
    OwnFormat(), WordPressFormat(), GhostFormat(), MastodonFormat(), MicroblogFormat(), MediumFormat(), TumblrFormat(),
    InstagramFormat(), RSSFormat(), AtomFormat(), JSONFeedFormat(), OPMLFormat(),
  ]

  /// The names for `--from`.
  package static var names: [String] { all.map(\.name) }

  /// The format of a source.
  ///
  /// - Parameter name: the name that the user gives; nil where the content has to tell.
  package static func format(
    of source: ImportSource, named name: String?
  ) throws(ImportFailure) -> any ImportFormat {
    let location = SourceLocation(file: source.displayName)
    guard let format = all.first(where: { (name == nil || $0.name == name) && $0.recognizes(source) }) else {
      if source.paths.count == 1, source.isPacked(source.paths[0]) { throw ImportFailure(.packed, at: location) }
      throw ImportFailure(name.map { .otherFormat($0) } ?? .unknownSource(known: names), at: location)
    }
    return format
  }
}
