package import FeedContent
import FeedDiagnostics
import FeedModel

/// Entries with front matter in any language: the same text gives the same messages, at places that it has, and an entry in
/// feedsite's own form is read back as it was written.
package struct FrontMatterSubject: FuzzSubject {
  private let written: @Sendable (ContentFile) -> String
  private static let path = "posts/a.md"

  /// Creates the subject.
  ///
  /// - Parameter written: the text of an entry in feedsite's own form.
  package init(written: @escaping @Sendable (ContentFile) -> String = { $0.text }) { self.written = written }

  package func problem(in bytes: [UInt8]) async -> String? {
    let diagnostics = await Self.load(bytes)
    if diagnostics != (await Self.load(bytes)) { return "other messages the second time" }
    if let problem = TextPlaces(bytes).problem(with: diagnostics, in: "content/" + Self.path) { return problem }
    guard let file = Self.read(bytes) else { return nil }
    let text = written(file)
    guard let again = Self.read(Array(text.utf8)) else { return "its own form cannot be read:\n\(text)" }
    if again.fields != file.fields {
      return "other fields in its own form:\n\(text)\n== \(file.fields)\n== \(again.fields)"
    }
    if !again.body.utf8.elementsEqual(file.body.utf8) { return "another body in its own form:\n\(text)" }
    return nil
  }

  private static func files(_ bytes: [UInt8]) -> ContentFiles {
    .inMemory([
      "site.yml": Array("title: A\nurl: https://okapi.example/\ntimezone: Asia/Taipei\n".utf8), path: bytes,
    ])
  }

  private static func load(_ bytes: [UInt8]) async -> [Diagnostic] {
    let context = BuildContext(
      now: 1_780_000_000, includesDrafts: true, includesFuture: true, includesExpired: true)
    let loader = ContentLoader(
      files: files(bytes), displayName: "content", fallbackTitle: "A", context: context)
    return await loader.load().diagnostics
  }

  private static func read(_ bytes: [UInt8]) -> ContentFile? {
    try? ContentFileReader(files: files(bytes), displayName: "content", fallbackTitle: "A").file(at: path)
  }
}
