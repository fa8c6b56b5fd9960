/// Why a picture is not fit to be the icon of a site.
public enum IconFault: Hashable, Sendable {
  /// Its sides differ.
  case notSquare
  /// Its sides have fewer than `wanted` pixels.
  case tooSmall(wanted: Int)
  /// Its sides have more than `limit` pixels.
  case tooLarge(limit: Int)
}
