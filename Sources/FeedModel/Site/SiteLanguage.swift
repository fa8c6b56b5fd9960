import Foundation

/// One of the languages of a site, with what `languages:` says of it.
public struct SiteLanguage: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let tag: String
  /// Where it stands.
  public let edition: Edition
  /// What it is called by those who speak it.
  public var name: String
  /// The title of the site in it; nil for that of the main language.
  public var title: String?
  /// What the site is about; nil for the words of the main language.
  public var description: String?
  /// The menu; nil for that of the main language.
  public var navigation: [NavigationItem]?
  /// The kinds that the site declares, as they are called in it; nil for the words of the main language.
  public var kinds: [KindDeclaration]?
  /// Whose site it is, with the page in this language; nil where it has none of its own.
  public var author: PersonReference?

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag.
  ///   - isMain: Whether it is the language of the site itself, which stands at its root.
  public init(_ tag: String, isMain: Bool = false) {
    self.tag = tag
    edition = isMain ? .main : Edition(home: Route("/\(tag.lowercased())/"))
    name = Self.ownName(of: tag)
  }

  /// What a language calls itself (CLDR, display names), such as `Français`; the tag where nobody knows.
  static func ownName(of tag: String) -> String {
    let name = Locale(identifier: tag).localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased() + name.dropFirst()
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

  /// The kinds that it declares, as they are called in a language; see ``Swift/Array/index(of:)``.
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
  /// In which of a site's languages something stands that states one, by its place among them.
  ///
  /// A tag that is not listed belongs to the longest one that it begins with, `pt-BR` to `pt`; what states no language,
  /// or none of the site's, belongs to the main one.
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
