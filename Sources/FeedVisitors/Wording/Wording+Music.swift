package import FeedModel
import FeedTheme

extension Wording {
  /// The names of people in one text: `A, B and C`; nil where there are none.
  package func names(of people: [PersonReference]) -> String? {
    people.isEmpty ? nil : strings.list(people.map(\.name))
  }

  /// How often something was played: `12 plays`.
  package func plays(_ count: Int) -> String { text(.plays, count: count) }

  /// How many songs there are: `12 songs`.
  package func songs(_ count: Int) -> String { text(.songs, count: count) }

  /// How many tracks there are: `12 tracks`.
  package func tracks(_ count: Int) -> String { text(.tracks, count: count) }
}
