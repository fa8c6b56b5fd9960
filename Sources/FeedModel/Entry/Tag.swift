/// A taxonomy term that an entry carries.
public struct Tag: Hashable, Sendable {
  /// The tag as it is written, for example `Dream Pop`.
  public let name: String
  /// The part of the address that stands for it, for example `dream-pop`; tags with one slug are one tag.
  public let slug: String

  /// Creates a tag; nil where the name has no character that an address can hold.
  public init?(name: String) {
    let slug = Slug.make(from: name)
    guard !slug.isEmpty else { return nil }
    self.name = name
    self.slug = slug
  }

  /// The address of the index of all tags.
  public static let index = Route("/tags/")

  /// The address of the wall that holds the entries with this tag.
  public var wall: Route { Route("/tags/\(slug)/") }
}
