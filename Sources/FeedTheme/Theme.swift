import Synchronization

package struct Theme: Sendable {
  package let settings: ThemeSettings
  /// The measures of its cards; nil where it leaves their heights to the browser.
  package let metrics: ThemeMetrics?
  /// The files to publish below `/assets/`, in the order of their paths.
  package let assets: [ThemeAsset]
  /// The style sheets to publish below `/assets/`, in the order of their paths.
  package let styleSheets: [ThemeStyleSheet]
  /// The colours of kinds in the light by the names of the kinds, as its style sheets declare them.
  package let accents: [String: String]
  /// The names of its templates, for example `card/song`.
  package let templateNames: Set<String>
  /// The keys of front matter that feedsite does not know and that its templates read of `extra`.
  package let extraKeys: Set<String>
  /// Whether its templates say where cards are on a wall, which is found out for those only that do.
  package let placesCards: Bool

  /// The requested templates, each of the type that follows from its name.
  let templates: [String: any Sendable]
  let catalog: StringCatalog
  private let strings = LanguageCache<Strings>()
  private let dates = LanguageCache<DateWording>()

  /// A template that was requested when the theme was loaded; an empty one where the theme has none of the name, which
  /// the loader reports for required templates.
  package func template<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root> {
    templates[name] as? Template<Root> ?? Template(body: .joined([]))
  }

  /// The strings in a language, given as a BCP 47 tag.
  package func strings(in language: String) -> Strings { strings.value(in: language, catalog.strings(in:)) }

  /// Whether the theme speaks a language, given as a BCP 47 tag, without falling back to another one.
  package func hasStrings(in language: String) -> Bool { catalog.covers(LanguageTag(language)) }

  /// The wording of dates and numbers in a language, given as a BCP 47 tag.
  package func dates(in language: String) -> DateWording { dates.value(in: language, DateWording.init) }
}

/// A file of a theme that is published as it is.
package struct ThemeAsset: Hashable, Sendable {
  /// The path below `/assets/`, for example `css/wall.css`.
  package let relativePath: String
  /// The file on disk.
  package let path: String
}

extension Theme {
  /// The files of typefaces that it publishes, by their paths on disk.
  package var typefaceFiles: [String] {
    assets.filter { asset in [".woff2", ".woff", ".ttf", ".otf"].contains { asset.relativePath.hasSuffix($0) } }
      .map(\.path)
  }

  /// A theme without templates, strings and files: enough to find out which routes a site has when its own theme is
  /// missing, so that one run reports everything.
  package static var bare: Theme {
    Theme(
      settings: ThemeSettings(), metrics: nil, assets: [], styleSheets: [], accents: [:], templateNames: [],
      extraKeys: [], placesCards: false, templates: [:], catalog: StringCatalog([]))
  }
}

/// Caches a value for each language, because making one is slow.
final class LanguageCache<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  /// The value of a language, given as a BCP 47 tag; `make` creates it on first use.
  func value(in tag: String, _ make: (LanguageTag) -> Value) -> Value {
    if let known = values.withLock({ $0[tag] }) { return known }
    let value = make(LanguageTag(tag))
    return values.withLock { values in
      values[tag] = values[tag] ?? value
      return values[tag] ?? value
    }
  }
}
