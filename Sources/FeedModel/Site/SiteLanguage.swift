import Foundation

/// One of the languages of a site, with its settings under `languages:`.
public struct SiteLanguage: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let tag: String
  /// Where it is.
  public let edition: Edition
  /// Its name in the language itself.
  public var name: String
  /// The title of the site in it; nil for that of the main language.
  public var title: String?
  /// What the site is about; nil for the words of the main language.
  public var description: String?
  /// The menu; nil for that of the main language.
  public var navigation: [NavigationItem]?
  /// The kinds that the site declares, with their names in this language; nil for those of the main language.
  public var kinds: [KindDeclaration]?
  /// The author of the site, with the page in this language; nil where there is none of its own.
  public var author: PersonReference?

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag.
  ///   - isMain: Whether it is the language of the site itself, which is at its root.
  public init(_ tag: String, isMain: Bool = false) {
    self.tag = tag
    edition = isMain ? .main : Edition(home: Route("/\(tag.lowercased())/"))
    // CLDR, display names: such as `Français`; the tag where the name is unknown.
    let name = Locale(identifier: tag).localizedString(forIdentifier: tag) ?? tag
    self.name = name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Site {
  /// The site in one of its languages, given by its place in ``languages``; the site itself where it has one only.
  public func inLanguage(_ index: Int) -> Site {
    guard languages.indices.contains(index) else { return self }
    let language = languages[index]
    var site = self
    site.language = language.tag
    site.edition = language.edition
    site.title = language.title ?? title
    site.description = language.description ?? description
    site.navigation = language.navigation ?? navigation
    site.author = language.author ?? author
    site.kinds = language.kinds ?? kinds
    return site
  }

  /// The kinds that it declares, with their names in a language; see ``Swift/Array/index(of:)``.
  ///
  /// - Parameter tag: A BCP 47 tag; nil where none is stated.
  public func kinds(in tag: String?) -> [KindDeclaration] {
    languages.isEmpty ? kinds : languages[languages.index(of: tag)].kinds ?? kinds
  }

  /// All its languages as BCP 47 tags, the main one first.
  public var languageTags: [String] { languages.isEmpty ? [language] : languages.map(\.tag) }

  /// The addresses of all its editions, the main one first.
  public var editions: [Edition] { languages.isEmpty ? [edition] : languages.map(\.edition) }
}

extension [SiteLanguage] {
  /// The index of the site's language to which something belongs that states a language.
  ///
  /// A tag that is not listed belongs to the longest one that it begins with, `pt-BR` to `pt`; without a language of
  /// the site, it belongs to the main one.
  ///
  /// - Parameter tag: A BCP 47 tag; nil where none is stated.
  public func index(of tag: String?) -> Int {
    guard var tag = tag?[...], count > 1 else { return 0 }
    while true {
      if let index = firstIndex(where: { $0.tag == tag }) { return index }
      guard let end = tag.lastIndex(of: "-") else { return 0 }
      tag = tag[..<end]
    }
  }

  /// The edition in which something stands that states a language; see ``index(of:)``.
  public func edition(of tag: String?) -> Edition { isEmpty ? .main : self[index(of: tag)].edition }
}

/// What a site is in one of its languages: walls and lists of its own below one address.
///
/// The main language has the root of the site, each other one a folder there.
public struct Edition: Hashable, Sendable {
  /// The address of the wall of everything.
  public let home: Route

  /// That of the main language, which is the only one of most sites.
  public static let main = Edition(home: .home)

  /// The address of the wall that holds the entries of a kind.
  public func wall(of kind: Kind) -> Route { below(kind.plural + "/") }

  /// The address of the wall that holds the entries with a tag.
  public func wall(of tag: Tag) -> Route { wall(ofTag: tag.slug) }

  /// The address of the wall of a tag, given by its part of addresses.
  public func wall(ofTag slug: String) -> Route { below("tags/\(slug)/") }

  /// The address of the index of all tags.
  public var tags: Route { below("tags/") }

  /// The address of a page or file of the edition, given by its path there.
  public func below(_ path: String) -> Route { home == .home ? Route("/" + path) : home.appending(path) }

  /// A name that tells things of this edition from those of others, by which the main one calls them.
  public func name(of thing: String) -> String { home == .home ? thing : "\(thing):\(home.path)" }

  /// The address that a page of the main language has in this one.
  public func route(of page: Route) -> Route { home == .home ? page : home.appending(page.path) }
}

/// Languages with the countries that most of their readers live in, as Open Graph and older systems name them.
package enum LanguageLocale {
  /// The name for a BCP 47 tag, such as `zh_TW` for `zh-Hant`; nil where no country is known for it (CLDR, likely
  /// subtags).
  package static func name(of tag: String) -> String? {
    let parts = Locale.Language.Components(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard let code = parts.languageCode?.identifier, let region = parts.region?.identifier, region.utf8.count == 2
    else {
      return nil
    }
    return "\(code)_\(region.uppercased())"
  }
}
