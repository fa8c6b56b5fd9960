/// What an element that is being written holds so far.
enum XMLContent: Sendable {
  /// Nothing; its start tag is still open.
  case nothing
  /// Elements only, each on a line of its own.
  case elements
  /// Text, perhaps with elements in between.
  case text
}
