import FeedDiagnostics

/// Weighs what the pages of a theme load at most.
struct BudgetAudit {
  let theme: AuditedTheme
  /// The style sheets that are joined, as they are published.
  let joined: [ThemeStyleSheet]

  /// The limits in bytes: what a phone with a slow connection gets in the first round trips.
  private static let styleSheetLimit = 40_000
  private static let scriptLimit = 20_000

  /// What weighs too much.
  var diagnostics: [Diagnostic] {
    let paths = imported(by: linked("link", "href"))
    let styleSheets = theme.styleSheets.filter { paths.contains($0.published) }
    let whole = styleSheets.filter { !$0.isJoined }.map(\.size)
    let published = joined.filter { paths.contains($0.relativePath) }.map(\.text.utf8.count)
    let scripts = linked("script", "src").sorted().compactMap { theme.scripts[$0] }.map { ($0, $0.text.utf8.count) }
    return [
      weigh(
        (whole + published).reduce(0, +), of: styleSheets.map { ($0.file, $0.size) }, "the style sheets",
        Self.styleSheetLimit),
      weigh(scripts.reduce(0) { $0 + $1.1 }, of: scripts, "the scripts", Self.scriptLimit),
    ].compactMap(\.self)
  }

  private func linked(_ element: String, _ attribute: String) -> Set<String> {
    let values = theme.elements.values.joined().filter { $0.name == element }.compactMap { $0.attribute(attribute) }
    return Set(
      values.compactMap { value in
        guard case .asset(let path) = AssetReference(attribute: value.value) else { return nil }
        return path
      })
  }

  private func imported(by paths: Set<String>) -> Set<String> {
    var found = paths
    var waiting = Array(paths)
    while let path = waiting.popLast() {
      let addresses = theme.styleSheets.filter { $0.published == path }.flatMap(\.contents.addresses)
      for address in addresses where address.isImport {
        guard case .asset(let name) = AssetReference(address: address.text, in: path) else { continue }
        if found.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }

  private func weigh(
    _ size: Int, of files: [(file: AuditedFile, size: Int)], _ what: String, _ limit: Int
  ) -> Diagnostic? {
    guard size > limit, let largest = files.max(by: { $0.size < $1.size }) else { return nil }
    return largest.file.diagnostic(.overBudget(what: what, size: size, limit: limit))
  }
}
