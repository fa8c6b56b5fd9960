package import FeedModel

/// What a search shows of an entry that it found.
package struct SearchRecord: Hashable, Sendable {
  /// The address of its page.
  package let url: String
  /// The title, or what stands for one.
  package let title: String
  /// The kind by name, for class names.
  package let kind: String
  /// What the kind is called in the site's language.
  package let label: String
  /// The day of its publication in words.
  package let date: String?
  /// The same day as ISO 8601 has it.
  package let day: String?
  /// The beginning of its words, beside the title; nil where there are no others.
  package let words: String?
  /// The address of a picture of it, about as wide as a card.
  package let picture: String?
  /// The language where it differs from the site's.
  package let language: String?
}

extension EntryOperators {
  /// The words by which an entry is found.
  package func searchFields(_ object: any FeedViewObject) -> [SearchField] { object.accept(SearchVisitor()) }

  /// What a search shows of an entry.
  ///
  /// - Parameter heading: The title, or what stands for one.
  package func searchRecord(_ object: any FeedViewObject, heading: String) -> SearchRecord {
    let entry = object.entry
    let words = summary(object)?.shortened(to: Self.searchWords).nonEmpty
    // What stands for a title is the beginning of the words, which say the same and more.
    let isTitled = object.facts.title?.nonEmpty != nil || words?.hasPrefix(heading.prefix { $0 != "…" }) != true
    return SearchRecord(
      url: environment.resolver.path(to: entry.route), title: isTitled ? heading : words ?? heading,
      kind: entry.kind.name, label: environment.wording.kinds.singular(entry.kind),
      date: entry.date.map { environment.wording.long($0.day) },
      day: entry.date.map { $0.day.description }, words: isTitled && words != heading ? words : nil,
      picture: pictures(object).first.map { ImageContext($0, in: environment).thumbnail }, language: entry.language)
  }

  /// How many graphemes of an entry's words a search shows at most.
  private static let searchWords = 160
}
