/// An entry of a kind that `site.yml` declares.
public struct CustomFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// How the site declares the kind.
  public let declaration: KindDeclaration
  /// The values of the declared fields, in the declaration's order; those that are missing are left out.
  public let values: [CustomValue]

  /// Creates the view object from values that are already valid.
  public init(entry: Entry, title: String? = nil, declaration: KindDeclaration, values: [CustomValue] = []) {
    self.entry = entry
    self.title = title
    self.declaration = declaration
    self.values = values
  }

  /// The value of a declared field; nil where the entry has none, or the kind has no such field.
  ///
  /// - Parameter key: The key in the front matter.
  public subscript(key: String) -> CustomValue.Value? { values.first { $0.field.key == key }?.value }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(
      title: title, people: entry.authors + values.compactMap(\.value.person), ties: PeopleTies(),
      subject: .custom(self), anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
