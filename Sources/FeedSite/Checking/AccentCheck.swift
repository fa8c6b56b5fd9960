import FeedDiagnostics
import FeedModel
import FeedTheme

/// Holds the colours that a site gives its kinds against the background of the theme, in light and in dark.
struct AccentCheck {
  let site: Site
  let theme: Theme

  /// What a sign that means something needs (WCAG 2.2, 1.4.11).
  private static let least = 3.0

  /// A warning for each background on which a colour is hard to see.
  var diagnostics: [Diagnostic] {
    guard let background = theme.settings.background else { return [] }
    return site.kinds.flatMap { kind in
      [background.light, background.dark].compactMap { problem(kind, on: $0) }
    }
  }

  private func problem(_ kind: KindDeclaration, on background: String) -> Diagnostic? {
    guard let color = kind.accent, let ratio = ContrastRatio.of(color, background), ratio < Self.least else {
      return nil
    }
    let tenths = Int(ratio * 10)
    return Diagnostic(
      .check(
        .faintAccent(
          kind: kind.kind.name, color: color, ratio: "\(tenths / 10).\(tenths % 10)", background: background)),
      at: kind.accentLocation)
  }
}
