/// What a writer wants a new file for.
package struct NewFileRequest: Sendable {
  /// The kind by any of its names, or `page`.
  package var kind: String
  /// The title, or the words that the kind has instead.
  package var title: String
  /// The date in any of the shapes that front matter takes; nil for now.
  package var date: String?
  /// The last part of the address; nil for one that is made from the title.
  package var slug: String?
  /// An id that no other entry has.
  package var id: String
  /// The clock, in seconds since 1970-01-01T00:00:00Z.
  package var now: Int
  /// Whether all other fields that the kind can have are explained in comments.
  package var isGuided: Bool

  /// Creates a request.
  package init(
    kind: String, title: String, date: String? = nil, slug: String? = nil, id: String, now: Int, isGuided: Bool = false
  ) {
    self.kind = kind
    self.title = title
    self.date = date
    self.slug = slug
    self.id = id
    self.now = now
    self.isGuided = isGuided
  }
}
