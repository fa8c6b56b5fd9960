package import FeedMarkup
package import FeedModel

/// The preview of a page that other sites and messengers show (The Open Graph protocol, ogp.me).
package struct OpenGraph: Sendable {
  /// The properties such as `og:title`, with their values as plain text, in an order that matters: those of a picture or
  /// recording follow its address.
  package private(set) var properties: [(name: String, content: String)] = []

  /// Adds a property; nothing where its value is unknown or empty.
  mutating func add(_ name: String, _ content: String?) {
    if let content = content?.nonEmpty { properties.append((name, content)) }
  }

  mutating func add(_ name: String, _ number: Int?) { add(name, number.map { String($0) }) }

  /// The properties as `meta` elements, one a line.
  ///
  /// Those of Open Graph stand in `property` (RDFa), all others in `name`.
  package func write(to buffer: inout MarkupBuffer) {
    for (index, property) in properties.enumerated() {
      if index > 0 { buffer.append("\n") }
      let isOpenGraph = !property.name.hasPrefix("twitter:") && !property.name.hasPrefix("fediverse:")
      buffer.append(isOpenGraph ? "<meta property=\"" : "<meta name=\"")
      HTMLEscaping.appendKeepingApostrophes(property.name, to: &buffer)
      buffer.append("\" content=\"")
      HTMLEscaping.appendKeepingApostrophes(property.content, to: &buffer)
      buffer.append("\">")
    }
  }
}

/// What the Open Graph of all pages of a site has in common.
///
/// A class, since every page refers to it.
package final class OpenGraphSite: Sendable {
  let resolver: URLResolver
  /// Whether recordings are music; Open Graph has no words for podcasts.
  let isMusic: Bool
  private let title: String
  private let language: String
  /// The locales of the languages that pages of the site are in, since finding one takes its time.
  private let locales: [String: String]
  /// The accounts in the Fediverse, by the pages of the people who have them.
  let accounts: [Route: String]

  /// - Parameters:
  ///   - languages: The languages of the site's entries and pages as BCP 47 tags, where they differ from the site's.
  ///   - people: The people of the site.
  package init(
    _ site: Site, resolver: URLResolver, languages: Set<String>, people: [PersonFeedViewObject] = []
  ) {
    accounts = people.reduce(into: [:]) { $0[$1.entry.route] = $1.account }
    self.resolver = resolver
    isMusic = site.podcast.isMusic
    title = site.title
    language = site.language
    locales = languages.union([site.language]).reduce(into: [:]) { $0[$1] = LanguageLocale.name(of: $1) }
  }

  /// The properties of every page: type, title, address and pictures.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP 47 tag; nil where it is the site's.
  ///   - translations: The languages in which it can be read.
  package func page(
    _ type: OpenGraphType, title: String, at route: Route, description: String?, language: String? = nil,
    translations: [Translation] = [], pictures: [Photo] = []
  ) -> OpenGraph {
    var graph = OpenGraph()
    let locale = locales[language ?? self.language]
    graph.add("og:type", type.rawValue)
    graph.add("og:title", title)
    graph.add("og:url", resolver.absolute(route))
    graph.add("og:site_name", self.title)
    graph.add("og:description", description)
    graph.add("og:locale", locale)
    for other in translations {
      if let alternate = locales[other.language], alternate != locale { graph.add("og:locale:alternate", alternate) }
    }
    for picture in pictures { graph.add(picture, resolver: resolver) }
    graph.add("twitter:card", pictures.first?.isWide == true ? "summary_large_image" : "summary")
    return graph
  }
}

extension OpenGraph {
  fileprivate mutating func add(_ picture: Photo, resolver: URLResolver) {
    add("og:image", resolver.absolute(picture.file.source))
    add("og:image:type", picture.file.mimeType)
    add("og:image:width", picture.file.pixelSize?.width)
    add("og:image:height", picture.file.pixelSize?.height)
    add("og:image:alt", picture.alt)
  }
}

extension Photo {
  /// Whether a large card would show most of it: it cuts pictures to two by one.
  fileprivate var isWide: Bool {
    guard let size = file.pixelSize else { return false }
    return size.width >= 300 && size.width * 3 >= size.height * 4
  }
}
