/// The functions of swift-mustache that themes may use.
enum TemplateFunction: String, CaseIterable {
  /// `{{#first()}}`: whether the current element of a list is the first.
  case first
  /// `{{^last()}}, {{/last()}}`: whether the current element of a list is the last; for separators.
  case last
  /// `{{count(list)}}`: how many elements a list has.
  case count
  /// `{{#empty(list)}}`: whether a list has no elements.
  case empty

  /// Whether it is about the current element rather than about a list that is named.
  var isAboutElement: Bool {
    switch self {
    case .first, .last: true
    case .count, .empty: false
    }
  }
}
