package import FeedContent
import FeedDiagnostics
import FeedModel

/// `site.yml`: the same text gives the same messages, at places that it has, and settings in feedsite's own form are read
/// back as they were written.
package struct SettingsSubject: FuzzSubject {
  private let written: @Sendable ([FrontMatterField]) -> String

  /// Creates the subject.
  ///
  /// - Parameter written: the text of settings in feedsite's own form.
  package init(written: @escaping @Sendable ([FrontMatterField]) -> String = { FrontMatterWriter.lines($0) }) {
    self.written = written
  }

  package func problem(in bytes: [UInt8]) async -> String? {
    let first = Self.load(bytes)
    let second = Self.load(bytes)
    if first.diagnostics != second.diagnostics { return "other messages the second time" }
    if first.site.title != second.site.title || first.site.id != second.site.id {
      return "another site the second time"
    }
    if let problem = TextPlaces(bytes).problem(with: first.diagnostics, in: "content/site.yml") { return problem }
    guard !first.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let fields = Self.reader(bytes).settings
    let text = written(fields)
    let again = Self.reader(Array(text.utf8))
    if again.settings != fields {
      return "other settings in their own form:\n\(text)\n== \(fields)\n== \(again.settings)"
    }
    if again.site.title != first.site.title { return "another title in their own form:\n\(text)" }
    return nil
  }

  private static func load(_ bytes: [UInt8]) -> (site: Site, diagnostics: [Diagnostic]) {
    let loader = ContentLoader(
      files: .inMemory(["site.yml": bytes]), displayName: "content", fallbackTitle: "A",
      context: BuildContext(now: 1_780_000_000))
    return loader.loadSite()
  }

  private static func reader(_ bytes: [UInt8]) -> ContentFileReader {
    ContentFileReader(files: .inMemory(["site.yml": bytes]), displayName: "content", fallbackTitle: "A")
  }
}
