import FeedDiagnostics
import FeedModel

/// The files that say the same in several languages.
struct TranslationIndex: Equatable, Sendable {
  /// A site without translations.
  static let none = TranslationIndex([:], diagnostics: [])

  private let byPath: [String: [Translation]]
  /// The files of which two are in one language.
  let diagnostics: [Diagnostic]

  /// Creates an index of what was found, by content path.
  init(_ byPath: [String: [Translation]], diagnostics: [Diagnostic]) {
    self.byPath = byPath
    self.diagnostics = diagnostics
  }

  /// Whether no file has a translation.
  var isEmpty: Bool { byPath.isEmpty && diagnostics.isEmpty }

  /// The file's own language and all others, in the order of their tags; empty where there is no other.
  func translations(of file: ScannedFile) -> [Translation] { byPath[file.path] ?? [] }
}
