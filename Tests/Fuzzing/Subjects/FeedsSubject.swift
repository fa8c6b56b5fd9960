package import FeedImport

/// Single files that are imported: feeds, lists of feeds, exports of other systems and of feedsite; see ``ImportCheck``.
package struct FeedsSubject: FuzzSubject {
  private let planned: @Sendable (ContentPlan) -> ContentPlan

  /// Creates the subject.
  ///
  /// - Parameter planned: the files that are made, as they are looked at.
  package init(planned: @escaping @Sendable (ContentPlan) -> ContentPlan = { $0 }) { self.planned = planned }

  package func problem(in bytes: [UInt8]) async -> String? {
    let files = ["source.xml": bytes]
    let source = ImportSource(files: files, displayName: "source.xml", isFolder: false)
    return await ImportCheck(source: source, files: files, planned: planned).problem()
  }
}
