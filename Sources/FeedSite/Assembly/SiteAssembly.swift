package import FeedDiagnostics
package import FeedModel
package import FeedTheme
import FeedVisitors

/// Makes the table of a site: which routes there are, and what produces the bytes of each.
package enum SiteAssembly {
  /// The table, and what is wrong with its routes; with errors the table is not fit to be written.
  package static func assemble(_ input: SiteInput) async -> (table: SiteTable, diagnostics: [Diagnostic]) {
    let site = RoutedSite(input: input)
    // Both go through all addresses, and neither needs the other.
    async let links = site.links.findings
    let table = site.table(isForOnce: true)
    return (table, await (site.diagnostics + links.diagnostics).sorted())
  }

  package static func themeRequirements(for site: Site) -> ThemeRequirements {
    ThemeRequirements(
      templates: EntryTemplates.required.merging(SiteTemplates.required) { _, page in page },
      optionalTemplates: EntryTemplates.optional(for: site.kinds),
      strings: WordingKey.required + SiteString.allCases.map(\.rawValue),
      settings: site.theme.settings.map(\.key), identity: ThemeIdentity(site), languages: site.languageTags)
  }

  /// What the pages of any site need from a theme that has these templates: one that looks like the card or the details
  /// of a kind which a site may declare is held against such a kind.
  package static func themeRequirements(withTemplates names: [String]) -> ThemeRequirements {
    var requirements = themeRequirements(for: Site(title: ""))
    requirements.languages = []
    for name in names where requirements.templates[name] == nil {
      guard Suggestion.nearest(to: name, among: requirements.templates.keys) == nil else { continue }
      requirements.optionalTemplates[name] = EntryTemplates.declaredKind(name)
    }
    return requirements
  }
}

extension ThemeIdentity {
  /// The parts of a site that a theme depends on.
  fileprivate init(_ site: Site) {
    let identity = site.identity
    self.init(
      accent: identity.accent.map { Stated(Pair($0) { Pair(light: $0, dark: $0) }, at: $0.location) },
      paper: identity.paper.map { Stated(Pair($0) { Pair(paper: $0) }, at: $0.location) },
      font: identity.font.map { Stated($0, at: identity.fontLocation) },
      kinds: site.kinds.reduce(into: [:]) { $0[$1.kind.name] = $1.accent })
  }
}

extension ThemeIdentity.Pair {
  /// A colour of the site; `both` says what one colour means.
  fileprivate init(_ color: SiteColor, both: (String) -> Self) {
    switch color.value {
    case .one(let one): self = both(one)
    case .each(let light, let dark): self.init(light: light, dark: dark)
    }
  }
}
