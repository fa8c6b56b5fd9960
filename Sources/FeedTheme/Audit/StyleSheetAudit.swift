import FeedDiagnostics

/// Looks at what style sheets load.
struct StyleSheetAudit {
  let theme: AuditedTheme

  /// What is wrong.
  var diagnostics: [Diagnostic] {
    theme.styleSheets.flatMap { sheet in
      sheet.scanner.addresses.compactMap { address in
        switch AssetReference(address: address.text, in: sheet.published) {
        case .elsewhere(let host): sheet.file.diagnostic(.thirdPartyRequest(host), at: address.place)
        case .asset(let name) where !theme.assets.contains(name):
          sheet.file.diagnostic(
            .missingAsset(name, suggestion: Suggestion.nearest(to: name, among: theme.assets)), at: address.place)
        case .asset, .other: nil
        }
      }
    }
  }
}
