import FeedDiagnostics
import FeedModel
import FeedTheme

/// Holds the colours that a site gives its kinds against the background of the theme, in light and in dark.
struct AccentCheck {
  let site: Site
  let theme: Theme

  /// A warning for each background on which a colour is hard to see.
  var diagnostics: [Diagnostic] {
    guard let background = theme.settings.colors.background else { return [] }
    return site.kinds.flatMap { kind in
      [background.light, background.dark].compactMap { problem(kind, on: $0) }
    }
  }

  private func problem(_ kind: KindDeclaration, on background: String) -> Diagnostic? {
    guard let color = kind.accent, let ratio = ContrastRatio.tooLow(color, background) else { return nil }
    let problem = CheckProblem.faintAccent(
      kind: kind.kind.name, color: color, ratio: ratio, background: background)
    return Diagnostic(.check(problem), at: kind.accentLocation)
  }
}
