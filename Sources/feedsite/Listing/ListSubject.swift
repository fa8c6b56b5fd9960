import ArgumentParser
import FeedDiagnostics

/// What `feedsite list` lists.
enum ListSubject: String, CaseIterable, Sendable {
  /// What a build publishes.
  case entries
  /// What is unfinished.
  case drafts
  /// What is dated after the clock.
  case future
  /// What has ceased to be shown.
  case expired
  /// The kinds with their numbers of entries.
  case kinds
  /// The tags with their numbers of entries.
  case tags
  /// The people with their numbers of entries.
  case people
  /// Pictures, recordings and videos.
  case media

  /// What entries are called that a build leaves out; nil for what it publishes.
  var unpublishedState: String? {
    switch self {
    case .drafts: "draft"
    case .future, .expired: rawValue
    case .entries, .kinds, .tags, .people, .media: nil
    }
  }

  /// Reads an argument, of which the message says what would be right.
  static func parse(_ text: String) throws -> ListSubject {
    if let subject = ListSubject(rawValue: text.lowercased()) { return subject }
    let names = allCases.map(\.rawValue)
    throw ValidationError(
      "There is nothing called \"\(text)\" to list; "
        + DiagnosticFormatter.question(
          Suggestion.nearest(to: text, among: names), else: "there are \(names.joined(separator: ", "))."))
  }
}
