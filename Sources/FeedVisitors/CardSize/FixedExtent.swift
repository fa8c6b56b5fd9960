/// The size that all cards of a kind have.
package struct FixedExtent: Hashable, Sendable {
  /// How many columns they take.
  package let columns: Columns
  /// Their height in rem, without the gap.
  package let height: Double

  /// Creates an extent.
  package init(_ columns: Columns, height: Double) {
    self.columns = columns
    self.height = height
  }
}
