import BodyChecking

/// Bodies in Markdown: the HTML is well formed and harmless, and without extensions that of libcmark; see ``BodyCheck``.
package struct MarkdownSubject: FuzzSubject {
  private let published: @Sendable (String) -> String

  /// Creates the subject.
  ///
  /// - Parameter published: what is looked at instead of the HTML.
  package init(published: @escaping @Sendable (String) -> String = { $0 }) { self.published = published }

  package func problem(in bytes: [UInt8]) async -> String? {
    let check = BodyCheck(FuzzInput(bytes), published: published)
    return check.problems.first.map { "\($0)\n== page\n\(check.page)\n== feed\n\(check.feed)" }
  }
}
