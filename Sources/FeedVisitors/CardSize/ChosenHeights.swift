/// The heights of cards whose size the author or the site chose by name, in rem without the gap.
package struct ChosenHeights: Hashable, Sendable {
  /// The low one, of `small`.
  package var low = 9.0
  /// The usual one, of `wide` and `full`.
  package var usual = 19.0
  /// The great one, of `tall` and `large`.
  package var great = 31.0

  /// Creates the heights of the theme `wall`.
  package init() {}
}
