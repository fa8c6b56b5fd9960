import FeedModel

/// What an e-mail takes: a subject and a text, which holds the address.
package struct EmailShare: Hashable, Sendable {
  /// The subject, one line.
  package let subject: String
  /// The text, its lines divided as e-mails want it (RFC 6068 section 5).
  package let body: String

  /// What opens a new e-mail to nobody yet.
  package var address: String {
    URLQuery.address("mailto:", ["subject": subject, "body": body])
  }
}
