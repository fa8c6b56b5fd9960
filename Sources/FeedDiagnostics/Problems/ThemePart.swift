/// A part that the frame of every page must have.
public enum ThemePart: Hashable, Sendable, CaseIterable {
  /// `lang` on the element `html`.
  case language
  /// The element `title`.
  case title
  /// The encoding.
  case encoding
  /// What makes phones show the page at its own width.
  case viewport
  /// The element `main`.
  case main
  /// A link to `main` before everything else.
  case skipLink
  /// The content of the page.
  case content
}
