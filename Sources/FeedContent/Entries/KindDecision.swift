import FeedDiagnostics
import FeedModel

/// Decides what a file is: by its `type:`, else by its folder, else by its shape.
struct KindDecision {
  let kinds: KindNames

  /// What was decided, and what there is to say about it.
  struct Outcome {
    let role: ScannedFile.Role
    let diagnostics: [Diagnostic]
  }

  /// Decides for one file.
  func decide(
    fields: LocatedFields, folders: [String], isInPagesFolder: Bool, hasDate: Bool, hasTitle: Bool, isDraft: Bool
  ) -> Outcome {
    if isInPagesFolder { return Outcome(role: .page, diagnostics: []) }
    let folderKind = kinds.kind(ofFolders: folders)
    let shape: ScannedFile.Role =
      hasDate || isDraft ? .entry(hasTitle ? .article : .text) : .page
    guard let type = fields["type"], let name = type.value.text?.trimmingWhitespace, !name.isEmpty else {
      return Outcome(role: folderKind.map(ScannedFile.Role.entry) ?? shape, diagnostics: [])
    }
    if let kind = kinds.kind(named: name) { return Outcome(role: .entry(kind), diagnostics: []) }
    if name.lowercased() == "page" { return Outcome(role: .page, diagnostics: []) }
    if let nearest = Suggestion.nearest(to: name, among: kinds.suggestions) {
      let error = Diagnostic(.entry(.misspelledKind(name, suggestion: nearest)), at: type.value.location)
      return Outcome(role: folderKind.map(ScannedFile.Role.entry) ?? shape, diagnostics: [error])
    }
    let role = folderKind.map(ScannedFile.Role.entry) ?? shape
    let used =
      switch role {
      case .entry(let kind): kind.name
      case .page: "page"
      }
    let warning = Diagnostic(.entry(.undeclaredKind(name, used: used)), at: type.value.location)
    return Outcome(role: role, diagnostics: [warning])
  }
}
