import FeedModel

/// Finds the lists that a site has in several languages: walls, indexes and archives of the same address in each.
///
/// What stands in files names its translations itself.
struct LanguageForms: Sendable {
  private let languages: [SiteLanguage]
  private let claims: RouteClaims

  /// Looks among all routes of a site.
  init(_ languages: [SiteLanguage], claims: RouteClaims) {
    self.languages = languages
    // A site of one language has nothing to find, and need not keep the routes any longer than it must.
    self.claims = languages.isEmpty ? RouteClaims() : claims
  }

  /// Whether the site has one language only.
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
