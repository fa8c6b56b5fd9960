/// Where a file with sound or pictures is.
public enum MediaSource: Hashable, Sendable {
  /// The site publishes it.
  case published(Route)
  /// Somebody else does; the address is absolute.
  case external(String)
}
