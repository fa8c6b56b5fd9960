/// How many columns of a wall a card takes.
package enum Columns: Hashable, Sendable {
  /// One column.
  case one
  /// Two columns, where there are as many.
  case two
  /// All columns that there are.
  case full
}
