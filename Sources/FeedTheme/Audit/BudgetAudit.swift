import FeedDiagnostics

/// Weighs what the pages of a theme load at most.
struct BudgetAudit {
  let theme: AuditedTheme
  let styleSheets: [String: StyleSheetScanner]

  /// The limits in bytes: what a phone with a slow connection gets in the first round trips.
  private static let styleSheetLimit = 30_000
  private static let scriptLimit = 10_000

  /// What weighs too much.
  var diagnostics: [Diagnostic] {
    [
      weigh(imported(by: linked("link", "href")), "the style sheets", Self.styleSheetLimit),
      weigh(linked("script", "src"), "the scripts", Self.scriptLimit),
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
      for address in styleSheets[path]?.addresses ?? [] where address.isImport {
        guard case .asset(let name) = AssetReference(address: address.text, in: path) else { continue }
        if found.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }

  private func weigh(_ paths: Set<String>, _ what: String, _ limit: Int) -> Diagnostic? {
    let files = paths.filter { !$0.hasSuffix(".svg") }.sorted().compactMap { theme.texts[$0] }
    let size = files.reduce(0) { $0 + $1.text.utf8.count }
    guard size > limit, let largest = files.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else { return nil }
    return largest.diagnostic(.overBudget(what: what, size: size, limit: limit))
  }
}
