/// The outline of a card, as the theme's style sheet names it.
package enum CardShape: String, Hashable, Sendable {
  /// One column.
  case normal
  /// Two columns and a usual height.
  case wide
  /// One column and a great height.
  case tall
  /// Two columns and a great height.
  case large
  /// One column and a small height.
  case small
  /// All columns.
  case full

  /// How many columns a card of the shape takes.
  package var columns: Columns {
    switch self {
    case .normal, .tall, .small: .one
    case .wide, .large: .two
    case .full: .full
    }
  }
}
