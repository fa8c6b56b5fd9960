/// What a reader takes who wants to put an entry anywhere: its address.
package struct CopyShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
}
