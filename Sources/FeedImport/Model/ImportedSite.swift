import FeedContent
package import FeedDiagnostics
package import FeedModel

/// What a source of another system holds, before it becomes a content folder.
package struct ImportedSite: Sendable {
  /// The name of the site; nil where the source has none.
  package var title: String?
  package var description: String?
  package var url: String?
  /// The language as a BCP 47 tag.
  package var language: String?
  package var languages: [ImportedLanguage] = []
  /// The author of entries that name none.
  package var author: ImportedAuthor?
  /// The name of the time zone in the IANA database.
  package var timeZone: String?
  package var menu: [NavigationItem] = []
  package var permalinks: [PermalinkRule] = []
  /// What makes its recordings a podcast; nil where they are none.
  package var podcast: ImportedPodcast?
  /// The entries, people and pages, in the order of the source.
  package var entries: [ImportedEntry] = []
  /// The files of the source by the addresses under which its texts name them: where they are on this machine.
  package var files: [String: String] = [:]
  /// What was not imported, or not as it was.
  package var notes: [Diagnostic] = []
}

extension [Diagnostic] {
  /// Adds how many of something was not imported, if any; several have an `s` where they have no name of their own.
  mutating func addLeftOut(_ one: String, _ several: String? = nil, count: Int, at location: SourceLocation) {
    guard count > 0 else { return }
    append(Diagnostic(.transfer(.leftOut(count == 1 ? one : several ?? one + "s", count: count)), at: location))
  }
}

/// An author.
package struct ImportedAuthor: Hashable, Sendable {
  package var name: String
  /// The address of their own site, which is one of the web.
  package let url: String?
  package var email: String?

  /// Creates an author.
  ///
  /// - Parameters:
  ///   - url: The address as the source has it; left out unless it is one of the web.
  ///   - email: The same; left out unless it is one of mail.
  package init(name: String, url: String? = nil, email: String? = nil) {
    self.name = name
    self.url = url.map(\.trimmed).flatMap(WebAddress.absolute)
    self.email = email.map(\.trimmed).flatMap { WebAddress.isMail($0) ? $0 : nil }
  }
}

/// What a feed says of the podcast that it is.
package struct ImportedPodcast: Sendable {
  /// What identifies it for good (`podcast:guid`).
  package var guid: FeedUUID?
  package var cover: ImportedMedium?
  package var category: PodcastCategory?
  package var order: PodcastSettings.EpisodeOrder?
  package var isLocked: Bool?
  /// Who makes it, where that is more than the author of the site.
  package var hosts: [String] = []
  /// Where it can be supported.
  package var funding: [(name: String?, url: String)] = []
}

package struct ImportedLanguage: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  package let tag: String
  /// The title of the site in it; nil for that of the main language.
  package let title: String?
  /// What the site is about; nil for the words of the main language.
  package let description: String?
}
