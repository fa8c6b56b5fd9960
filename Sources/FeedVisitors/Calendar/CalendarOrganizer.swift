package import FeedModel

/// Who is to be asked about an event (RFC 5545 section 3.8.4.3).
package struct CalendarOrganizer: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The e-mail address.
  package let email: String

  /// Creates an organizer.
  package init(name: String, email: String) {
    self.name = name
    self.email = email
  }

  /// The author of a site; nil where no e-mail address is known that can stand in an address.
  package init?(of site: Site) {
    guard let email = site.email, email.contains("@"),
      email.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.properties.generalCategory != .control })
    else { return nil }
    self.init(name: site.author?.name ?? site.title, email: email)
  }
}
