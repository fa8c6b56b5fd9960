package import FeedModel

/// A page by what it is called and by its address.
package typealias TitledRoute = (title: String, route: Route)

extension SchemaThings {
  /// The site as a whole.
  ///
  /// - Parameter profiles: The author's profiles elsewhere.
  package func website(_ site: Site, profiles: [ExternalLink]) -> SchemaThing {
    var thing = SchemaThing("WebSite")
    thing.set("url", resolver.absolute(resolver.edition.home))
    thing.set("name", site.title)
    thing.set("description", site.description)
    thing.set("inLanguage", site.language)
    thing.set(
      "author",
      site.author.map { author in
        var person = self.person(author)
        person.set("sameAs", profiles.map(\.url))
        return person
      })
    thing.set("license", site.license?.url)
    return thing
  }

  /// A wall with the entries that it shows, in their order.
  ///
  /// - Parameter items: The entries with the titles by which the wall calls them.
  package func wall(title: String, at route: Route, items: [TitledRoute]) -> SchemaThing {
    var page = self.page("CollectionPage", title: title, at: route)
    var list = SchemaThing("ItemList")
    list.set("numberOfItems", items.count)
    list.set("itemListElement", listing: listItems(items))
    page.set("mainEntity", list)
    return page
  }

  /// The page of a person.
  package func profile(of person: SchemaThing, named name: String, at route: Route) -> SchemaThing {
    var page = self.page("ProfilePage", title: name, at: route)
    page.set("mainEntity", person)
    return page
  }

  /// A page of the site.
  package func page(
    _ type: String, title: String, at route: Route, description: String? = nil, language: String? = nil,
    updated: FeedDate? = nil
  ) -> SchemaThing {
    var page = SchemaThing(type)
    page.set("url", resolver.absolute(route))
    page.set("name", title)
    page.set("description", description)
    page.set("inLanguage", language)
    page.set("dateModified", updated?.machineReadable)
    page.set("isPartOf", work("WebSite", name: nil, url: resolver.absolute(resolver.edition.home)))
    return page
  }

  /// The way from the home page to a page, which comes last.
  package func breadcrumbs(_ pages: [TitledRoute]) -> SchemaThing {
    var list = SchemaThing("BreadcrumbList")
    list.set("itemListElement", listing: listItems(pages, addressed: "item"))
    return list
  }

  private func listItems(_ items: [TitledRoute], addressed name: String = "url") -> [SchemaThing] {
    items.enumerated().map { index, item in
      var thing = SchemaThing("ListItem")
      thing.set("position", index + 1)
      thing.set("name", item.title)
      thing.set(name, resolver.absolute(item.route))
      return thing
    }
  }
}
