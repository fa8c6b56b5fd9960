import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  typealias Language = (language: SiteLanguage, navigation: [NavigationLine])

  /// How many languages a site may have: each page says where it is in all others.
  private static let mostLanguages = 100

  /// The languages of the site, the main one first; empty where it has one only.
  func languages(_ reader: FieldReader, main: String, kinds: [KindDeclaration]) -> [Language] {
    guard let field = reader.field(["languages"]) else { return [] }
    var languages: [Language] = [(SiteLanguage(main, isMain: true), [])]
    for item in names(of: field, reader) {
      guard let tag = LanguageTagParser.normalized(item.key) else {
        reader.reportInvalid(
          field.key, item.key, expected: "languages such as en, ja or zh-Hant", at: item.location)
        continue
      }
      let language = language(tag, isMain: tag == main, item.value, kinds, reader)
      if tag == main {
        languages[0] = language
      } else if languages.contains(where: { $0.language.tag == tag }) {
        reader.reportInvalid(field.key, item.key, expected: "each language once", at: item.location)
      } else if languages.count == Self.mostLanguages {
        reader.reportInvalid(
          field.key, item.key, expected: "at most \(Self.mostLanguages) languages", at: item.location)
        break
      } else {
        languages.append(language)
      }
    }
    return languages.count > 1 ? languages : []
  }

  /// Languages with what is said of each, or their tags alone.
  private func names(
    of field: LocatedFields.Field, _ reader: FieldReader
  ) -> [(key: String, value: LocatedValue?, location: SourceLocation)] {
    if case .fields(let fields) = field.value.shape { return fields.fields.map { ($0.key, $0.value, $0.location) } }
    return reader.items(["languages"]).compactMap { item in
      reader.text(of: item).map { ($0, nil, item.value.location) }
    }
  }

  private func language(
    _ tag: String, isMain: Bool, _ value: LocatedValue?, _ kinds: [KindDeclaration], _ reader: FieldReader
  ) -> Language {
    var language = SiteLanguage(tag, isMain: isMain)
    guard let value, case .fields(let fields) = value.shape else {
      if let value, !value.isEmpty { reader.reportType(tag, wanted: "keys with values", value) }
      return (language, [])
    }
    return reader.nested(fields, as: "languages") { nested in
      language.name = nested.text("name") ?? language.name
      language.title = nested.text("title")
      language.description = nested.text("description")
      language.kinds = KindDeclarationDecoder().worded(kinds, nested)
      let navigation = nested.stated("navigation").map { _ in self.navigation(nested) }
      language.navigation = navigation?.map(\.item)
      return (language, navigation ?? [])
    }
  }

  /// A line of the navigation, and where it leads if that is an address of the site.
  struct NavigationLine {
    let item: NavigationItem
    let link: LocalLink?
  }

  func navigation(_ reader: FieldReader) -> [NavigationLine] {
    reader.items(["navigation"]).compactMap { item in
      guard let fields = reader.mapping(in: item, wanted: "items with \"title\" and \"url\"") else { return nil }
      return reader.nested(fields, as: "navigation") { nested in
        let (title, url) = (nested.requiredText("title"), nested.requiredText("url"))
        guard let title, let url, let location = nested.fields["url"]?.value.location else { return nil }
        return line(title: title, url: url, at: location, nested)
      }
    }
  }

  /// Every page has the navigation, so a path from where a page stands would lead elsewhere from each.
  private func line(title: String, url: String, at location: SourceLocation, _ reader: FieldReader) -> NavigationLine? {
    let item = NavigationItem(title: title, url: url)
    switch URLReference(url) {
    case .external where NavigationItem.isLink(url): return NavigationLine(item: item, link: nil)
    case .site(let path, let suffix):
      let route = Route(URLReference.decoded(path))
      let link = LocalLink(
        route: route, anchor: URLReference.anchor(inSuffix: suffix), written: url, location: location)
      return NavigationLine(item: item, link: link)
    case .external, .relative, .fragment:
      reader.reportInvalid(
        "url", url, expected: "an address such as https://example.org/ or a path such as /about/", at: location)
      return nil
    }
  }
}
