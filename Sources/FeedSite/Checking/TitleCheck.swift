import FeedDiagnostics
import FeedModel
import FeedVisitors

/// Finds entries that readers could take for each other.
struct TitleCheck {
  let feed: Feed

  private struct Name: Hashable {
    let kind: Kind
    let language: String?
    let title: String
  }

  /// A warning for each entry with the title of an earlier one of its kind and language.
  var diagnostics: [Diagnostic] {
    var first: [Name: SourceLocation] = [:]
    let objects = feed.entries.reversed() + feed.people as [any FeedViewObject]
    return objects.compactMap { object in
      guard let title = object.facts.title else { return nil }
      let entry = object.entry
      let name = Name(kind: entry.kind, language: entry.language, title: title.lowercased())
      guard let other = first[name] else {
        first[name] = entry.location
        return nil
      }
      return Diagnostic(
        .check(.duplicateTitle(title, kind: entry.kind.name)), at: entry.location, related: [other])
    }
  }
}
