import FeedDiagnostics

/// Looks at what style sheets load.
struct StyleSheetAudit {
  let theme: AuditedTheme
  let styleSheets: [String: StyleSheetScanner]

  /// What is wrong.
  var diagnostics: [Diagnostic] {
    styleSheets.flatMap { path, sheet in
      sheet.addresses.compactMap { address in
        switch AssetReference(address: address.text, in: path) {
        case .elsewhere(let host): theme.texts[path]?.diagnostic(.thirdPartyRequest(host), at: address.place)
        case .asset(let name) where !theme.assets.contains(name):
          theme.texts[path]?.diagnostic(
            .missingAsset(name, suggestion: Suggestion.nearest(to: name, among: theme.assets)), at: address.place)
        case .asset, .other: nil
        }
      }
    }
  }
}
