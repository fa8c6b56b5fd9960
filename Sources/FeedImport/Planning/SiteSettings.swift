import FeedContent
import FeedModel

/// Writes `site.yml` for a site that has none.
struct SiteSettings {
  let site: ImportedSite
  let addresses: OldAddress

  var text: String {
    var fields: [FrontMatterField] = [
      // The same at each import, so that entries keep their identity.
      FrontMatterField(
        "id", .text([site.url, site.title].lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty } ?? "imported")),
      FrontMatterField("title", .text(title)),
    ]
    if let description = site.description?.collapsingWhitespace.trimmed, !description.isEmpty {
      fields.append(FrontMatterField("description", .text(description)))
    }
    if let base = addresses.base {
      fields.append(FrontMatterField("base-url", .text(base.origin + base.basePath)))
    }
    if let language = site.language { fields.append(FrontMatterField("language", .text(language))) }
    if !site.languages.isEmpty {
      fields.append(FrontMatterField("languages", .fields(site.languages.map(field))))
    }
    if let zone = site.timeZone, SiteTimeZone(identifier: zone) != nil {
      fields.append(FrontMatterField("time-zone", .text(zone)))
    }
    if let author = site.author, !author.name.isEmpty {
      let url = author.url.map { [FrontMatterField("url", .text($0))] } ?? []
      let email = author.email.map { [FrontMatterField("email", .text($0))] } ?? []
      fields.append(FrontMatterField("author", .fields([FrontMatterField("name", .text(author.name))] + url + email)))
    }
    if let podcast = site.podcast {
      let category = podcast.category.map { FrontMatterField("category", .text($0.subcategory ?? $0.name)) }
      let order = podcast.order.map { FrontMatterField("type", .text($0.rawValue)) }
      let locked = podcast.isLocked.map { FrontMatterField("locked", .plain(String($0))) }
      let stated = [category, order, locked].compactMap(\.self)
      if !stated.isEmpty { fields.append(FrontMatterField("podcast", .fields(stated))) }
    }
    if site.permalinks.count == 1, let only = site.permalinks.first, only.name == nil {
      fields.append(FrontMatterField("permalinks", .text(only.pattern)))
    } else if !site.permalinks.isEmpty {
      fields.append(
        FrontMatterField(
          "permalinks", .fields(site.permalinks.map { FrontMatterField($0.name ?? "all", .text($0.pattern)) })))
    }
    let menu = site.menu.compactMap { item -> FrontMatterField.Value? in
      guard !item.title.trimmed.isEmpty, let url = address(item) else { return nil }
      return .fields([FrontMatterField("title", .text(item.title)), FrontMatterField("url", .text(url))])
    }
    if !menu.isEmpty { fields.append(FrontMatterField("navigation", .list(menu))) }
    return "# The settings of the site. Feeds know your entries by the id; leave it as it is.\n"
      + FrontMatterWriter.lines(fields)
  }

  private func field(_ language: ImportedLanguage) -> FrontMatterField {
    let words = [("title", language.title), ("description", language.description)].compactMap { key, text in
      text.map { FrontMatterField(key, .text($0.collapsingWhitespace.trimmed)) }
    }
    return FrontMatterField(language.tag, words.isEmpty ? .plain("{}") : .fields(words))
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
