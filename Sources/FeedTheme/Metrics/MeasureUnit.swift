/// What a measure counts.
package enum MeasureUnit: Hashable, Sendable {
  /// The size of the page's letters.
  case rem
  /// The same, but that nothing is laid out where it is zero.
  case positiveRem
  /// Parts of something else.
  case ratio
  /// Whole things.
  case count

  /// What CSS has behind the number.
  var suffix: String {
    switch self {
    case .rem, .positiveRem: "rem"
    case .ratio, .count: ""
    }
  }

  /// What is expected of a value, for messages.
  var expectation: String {
    switch self {
    case .rem: "a number of rem from 0 on"
    case .positiveRem: "a number of rem above 0"
    case .ratio: "a number above 0, such as 0.625"
    case .count: "a whole number above 0"
    }
  }

  /// Whether a value is one.
  func allows(_ value: Double) -> Bool {
    switch self {
    case .rem: value >= 0 && value <= 1000
    case .positiveRem: value >= 0.05 && value <= 1000
    case .ratio: value >= 0.001 && value <= 1000
    case .count: value >= 1 && value <= 1000 && value == value.rounded()
    }
  }
}
