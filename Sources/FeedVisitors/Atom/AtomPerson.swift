package import FeedModel

/// Somebody who wrote something (RFC 4287 section 3.2).
package struct AtomPerson: Hashable, Sendable {
  /// `name`.
  package let name: String
  /// `uri`: the absolute address of the person's page.
  package let uri: String?

  /// Creates a person from a name alone.
  package init(name: String) {
    self.name = name
    self.uri = nil
  }

  /// Creates a person as an entry or the site names one.
  package init(_ person: PersonReference, resolver: URLResolver) {
    name = person.name
    uri = resolver.absolute(person)
  }
}
