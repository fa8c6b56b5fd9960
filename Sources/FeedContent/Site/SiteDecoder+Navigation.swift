import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// A line of the navigation, and where it leads if that is an address of the site.
  struct NavigationLine {
    let item: NavigationItem
    let link: LocalLink?
  }

  /// The lines of the navigation.
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
