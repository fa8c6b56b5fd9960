import FeedContent
import FeedModel

/// Writes `site.yml` for a site that has none.
struct SiteSettings {
  private typealias Fields = [FrontMatterField]

  let site: ImportedSite
  let addresses: OldAddress

  var text: String {
    var fields: [FrontMatterField] = [
      // The same at each import, so that entries keep their identity.
      FrontMatterField(
        "id", .text([site.url, site.title].lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty } ?? "imported")),
      FrontMatterField("title", .text(title)),
    ]
    fields += Fields.text("description", site.description?.collapsingWhitespace)
    fields += Fields.text("base-url", addresses.base.map { $0.origin + $0.basePath })
    fields += Fields.text("language", site.language)
    fields += Fields.fields("languages", site.languages.map(field))
    fields += Fields.text("time-zone", site.timeZone.flatMap { SiteTimeZone(identifier: $0) == nil ? nil : $0 })
    if let author = site.author, !author.name.isEmpty {
      let name = FrontMatterField("name", .text(author.name))
      fields += Fields.fields("author", [name] + Fields.text("url", author.url) + Fields.text("email", author.email))
    }
    if let podcast = site.podcast {
      let locked = podcast.isLocked.map { [FrontMatterField("locked", .plain(String($0)))] } ?? []
      let category = podcast.category.map { $0.subcategory ?? $0.name }
      fields += Fields.fields(
        "podcast", Fields.text("category", category) + Fields.text("type", podcast.order?.rawValue) + locked)
    }
    if site.permalinks.count == 1, let only = site.permalinks.first, only.name == nil {
      fields.append(FrontMatterField("permalinks", .text(only.pattern)))
    } else if !site.permalinks.isEmpty {
      fields.append(
        FrontMatterField(
          "permalinks", .fields(site.permalinks.map { FrontMatterField($0.name ?? "all", .text($0.pattern)) })))
    }
    let menu = site.menu.compactMap { item -> [FrontMatterField]? in
      guard !item.title.trimmed.isEmpty, let url = address(item) else { return nil }
      return [FrontMatterField("title", .text(item.title)), FrontMatterField("url", .text(url))]
    }
    fields += Fields.list("navigation", menu)
    return "# The settings of the site. Feeds know your entries by the id; leave it as it is.\n"
      + FrontMatterWriter.lines(fields)
  }

  private func field(_ language: ImportedLanguage) -> FrontMatterField {
    FrontMatterField(
      language.tag,
      .fields(
        Fields.text("title", language.title?.collapsingWhitespace)
          + Fields.text("description", language.description?.collapsingWhitespace)))
  }

  /// Within the site, a path, which menus elsewhere may write without the slash before it; nil for a program, which
  /// navigation cannot lead to.
  private func address(_ item: NavigationItem) -> String? {
    if case .path(let path) = addresses.place(of: item.url) { return path }
    switch URLReference(item.url) {
    case .external: return NavigationItem.isLink(item.url) ? item.url : nil
    case .site: return item.url
    case .relative, .fragment: return "/" + item.url
    }
  }

  private var title: String {
    let titles = [site.title?.collapsingWhitespace.trimmed, site.url.map(URLAuthority.site(of:))]
    return titles.compactMap(\.self).first { !$0.isEmpty } ?? "My wall"
  }
}
