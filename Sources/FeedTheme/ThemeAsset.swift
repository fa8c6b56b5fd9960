/// A file of a theme that is published as it is.
package struct ThemeAsset: Hashable, Sendable {
  /// The path below `/assets/`, for example `css/wall.css`.
  package let relativePath: String
  /// The file on disk.
  package let path: String
}
