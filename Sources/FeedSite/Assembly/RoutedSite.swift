import FeedDiagnostics
import FeedModel
import FeedTheme
import FeedVisitors

/// A site with its routes, and with what makes the bytes of each.
struct RoutedSite: Sendable {
  let input: SiteInput
  /// The site in each of its languages, the main one first.
  let languages: [SiteRenderer]
  /// The routes of all of them, checked against each other.
  let claims: RouteClaims
  /// Whether the routes are those of the earlier state.
  let keepsRoutes: Bool

  /// - Parameters:
  ///   - previous: An earlier state of it, whose routes are kept where nothing has happened that decides on them.
  ///   - places: The places in the feed of all entries that differ, where besides them at most the text of style sheets
  ///     does; nil where more may differ.
  init(input: SiteInput, after previous: RoutedSite? = nil, changing places: [Int]? = nil) {
    let inputs = Self.inputs(of: input)
    let known = previous.flatMap { $0.languages.count == inputs.count ? $0 : nil }
    let facts = inputs.enumerated().map { index, own in
      LanguageFacts(own, after: known?.languages[index], changing: places)
    }
    let kept = facts.allSatisfy(\.keepsRoutes) ? known : nil
    let (all, claims) =
      kept.map { ($0.languages.map(\.routes), $0.claims) } ?? Self.routes(facts, site: input.site)
    let forms = LanguageForms(input.site.languages, claims: claims)
    languages = inputs.indices.map { index in
      SiteRenderer(facts[index], routes: all[index], keepsRoutes: kept != nil, forms: forms)
    }
    (self.input, self.claims, keepsRoutes) = (input, claims, kept != nil)
  }

  /// Collects the routes of all languages, and then the lists of them.
  private static func routes(
    _ facts: [LanguageFacts], site: Site
  ) -> (routes: [SiteRoutes], claims: RouteClaims) {
    var claims = RouteClaims()
    var all = facts.indices.map { SiteRoutes(facts[$0], language: $0, claims: &claims) }
    let forms = LanguageForms(site.languages, claims: claims)
    for (index, own) in facts.enumerated() {
      all[index].addSitemap(limits: own.input.sitemapLimits, forms: forms, to: &claims)
    }
    claims.checkFiles()
    return (all, claims)
  }

  var diagnostics: [Diagnostic] {
    claims.diagnostics + languages[0].routes.icons.diagnostics + input.machineDiagnostics
  }

  /// Looks at the links of bodies.
  var links: LocalLinkCheck { LocalLinkCheck(claims: claims, feed: input.feed, links: input.localLinks) }

  /// All files, as a build writes them.
  ///
  /// - Parameter isForOnce: Whether what they share is given back while they are written, since no later state of the site
  ///   starts from it.
  func table(isForOnce: Bool = false) -> SiteTable {
    let sharing = isForOnce ? languages : []
    let identities = PublishedIdentities(
      site: FeedUUID.namespace(ofSiteID: input.site.id), siteLocation: input.site.idLocation,
      entries: input.feed.entries.map { $0.entry })
    return SiteTable(items: claims.items(of: languages), identities: identities) { stage in
      for language in sharing { language.release(after: stage) }
    }
  }

  /// The site in each of its languages, the main one first, and where its entries are in the feed of all of them.
  private static func inputs(of input: SiteInput) -> [(input: SiteInput, places: [Int]?)] {
    guard !input.site.languages.isEmpty else { return [(input, nil)] }
    return input.site.languages.indices.map { index in
      var own = input
      let (feed, places) = input.feed.inLanguage(index, of: input.site)
      own.site = input.site.inLanguage(index)
      own.feed = feed
      return (own, places)
    }
  }
}

/// Finds the lists that a site has in several languages: walls, indexes and archives of the same address in each.
///
/// What is in files names its translations itself.
struct LanguageForms: Sendable {
  private let languages: [SiteLanguage]
  private let claims: RouteClaims

  init(_ languages: [SiteLanguage], claims: RouteClaims) {
    self.languages = languages
    // A site of one language has nothing to find, and need not keep the routes any longer than it must.
    self.claims = languages.isEmpty ? RouteClaims() : claims
  }

  var isEmpty: Bool { languages.isEmpty }

  /// The languages in which a list can be read, its own among them; empty where there is no other.
  func translations(ofList route: Route) -> [Translation] {
    guard !languages.isEmpty else { return [] }
    // Every address begins with the home page of the main language, so that comes last.
    let own = languages.last { route.path.hasPrefix($0.edition.home.path) }
    let path = route.path.dropFirst((own?.edition.home.path.count ?? 1) - 1)
    let forms = languages.enumerated().compactMap { index, language -> Translation? in
      let form = language.edition.route(of: Route(String(path)))
      guard claims.isGenerated(form) else { return nil }
      return Translation(language: language.tag, title: language.name, route: form, isDefault: index == 0)
    }
    return forms.count > 1 ? forms : []
  }
}
