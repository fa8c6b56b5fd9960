package import FeedModel

/// Makes the things that structured data of several kinds names: people, pictures, places, tracks.
package struct SchemaThings: Sendable {
  let resolver: URLResolver
  /// Whether recordings are music; else they are episodes of podcasts.
  let isMusic: Bool

  /// A person who writes, speaks or is written about.
  package func person(_ person: PersonReference) -> SchemaThing { named("Person", person) }

  /// A performer: a band, or a solo musician (schema.org, `MusicGroup`).
  func musician(_ person: PersonReference) -> SchemaThing { named("MusicGroup", person) }

  private func named(_ type: String, _ person: PersonReference) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("name", person.name)
    thing.set("url", resolver.absolute(person))
    thing.set("image", (person.avatar?.file.source).map { resolver.absolute($0) })
    return thing
  }

  func image(_ photo: Photo) -> SchemaThing {
    var thing = file("ImageObject", photo.file)
    thing.set("caption", photo.caption?.nonEmpty ?? photo.alt)
    return thing
  }

  func audio(_ file: MediaFile, duration: Duration? = nil) -> SchemaThing {
    self.file("AudioObject", file, duration: duration)
  }

  /// Recordings with their names.
  ///
  /// - Parameter time: How long they play together.
  func audio(_ recordings: [Recording], playing time: Duration?) -> [SchemaThing] {
    recordings.map { recording in
      var thing = audio(recording.file, duration: recordings.count == 1 ? time : nil)
      thing.set("name", recording.title)
      return thing
    }
  }

  /// A video without its name; search engines also require a date of publication and a picture.
  ///
  /// - Parameter picture: The picture where the video has none of its own.
  func video(_ video: Video, published: FeedDate?, picture: Photo?) -> SchemaThing {
    var thing = file("VideoObject", video.file)
    thing.set("thumbnailUrl", (video.poster ?? picture).map { resolver.absolute($0.file.source) })
    thing.set("uploadDate", published?.machineReadable)
    return thing
  }

  private func file(_ type: String, _ file: MediaFile, duration: Duration? = nil) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("contentUrl", resolver.absolute(file.source))
    thing.set("encodingFormat", file.mimeType)
    thing.set("width", file.pixelSize?.width)
    thing.set("height", file.pixelSize?.height)
    thing.set("duration", (duration ?? file.duration)?.iso8601)
    return thing
  }

  /// Another page, here or elsewhere.
  func work(_ type: String, name: String?, url: String?) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("name", name)
    thing.set("url", url)
    return thing
  }

  func work(_ type: String, _ reference: EntryReference) -> SchemaThing {
    work(type, name: reference.title, url: reference.route.map { resolver.absolute($0) })
  }

  func page(_ link: ExternalLink) -> SchemaThing { work("WebPage", name: link.name, url: link.url) }

  /// The lines of an album or a playlist.
  func tracks(_ tracks: [Track]) -> [SchemaThing] {
    tracks.enumerated().map { index, track in
      var thing = SchemaThing(isMusic ? "MusicRecording" : "PodcastEpisode")
      thing.set("position", index + 1)
      thing.set("name", track.title)
      thing.set("url", track.song?.route.map { resolver.absolute($0) })
      let artist = track.artist?.nonEmpty.map { work(isMusic ? "MusicGroup" : "Person", name: $0, url: nil) }
      thing.set(isMusic ? "byArtist" : "author", artist)
      thing.set("duration", track.duration?.iso8601)
      return thing
    }
  }

  func plays(_ count: Int?) -> SchemaThing? {
    count.map { count in
      var thing = SchemaThing("InteractionCounter")
      thing.set("interactionType", SchemaThing("ListenAction"))
      thing.set("userInteractionCount", count)
      return thing
    }
  }

  // MARK: The site and its pages

  /// The site as a whole.
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

  package func profile(of person: SchemaThing, named name: String, at route: Route) -> SchemaThing {
    var page = self.page("ProfilePage", title: name, at: route)
    page.set("mainEntity", person)
    return page
  }

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

  // MARK: Events

  func place(_ venue: Venue) -> SchemaThing {
    var place = SchemaThing("Place")
    place.set("name", venue.name)
    place.set("url", venue.url)
    var address = SchemaThing("PostalAddress")
    address.set("streetAddress", venue.address)
    address.set("addressLocality", venue.city)
    address.set("addressRegion", venue.region)
    address.set("postalCode", venue.postcode)
    address.set("addressCountry", venue.country)
    // Search engines want an address of each place, and a name is one that a map finds.
    if address.properties.isEmpty { place.set("address", venue.name) } else { place.set("address", address) }
    if let coordinates = venue.coordinates {
      var geo = SchemaThing("GeoCoordinates")
      geo.set("latitude", coordinates.latitude)
      geo.set("longitude", coordinates.longitude)
      place.set("geo", geo)
    }
    return place
  }

  /// Where something happens: at a place, online, or both.
  ///
  /// - Parameter route: the page of the event, which says how to attend where no address does.
  func locations(venue: Venue?, online: OnlineAttendance?, status: EventStatus, route: Route) -> [SchemaThing] {
    let isOnline = online != nil || status == .movedOnline
    let page = online?.url ?? resolver.absolute(route)
    return [
      status == .movedOnline ? nil : venue.map(place),
      isOnline ? work("VirtualLocation", name: nil, url: page) : nil,
    ].compactMap(\.self)
  }

  /// The attendance mode, as an address of schema.org; nil where no place is stated.
  func attendanceMode(venue: Venue?, online: OnlineAttendance?, status: EventStatus) -> String? {
    let mode: String? =
      switch (venue, online, status) {
      case (_, _, .movedOnline): "Online"
      case (_?, _?, _): "Mixed"
      case (_?, nil, _): "Offline"
      case (nil, _?, _): "Online"
      case (nil, nil, _): nil
      }
    return mode.map { "https://schema.org/\($0)EventAttendanceMode" }
  }

  /// Where tickets are sold and what they cost; nil where nothing is known of them.
  func offer(_ tickets: Tickets) -> SchemaThing? {
    var offer = SchemaThing("Offer")
    offer.set("url", tickets.url)
    offer.set("price", tickets.price)
    offer.set("priceCurrency", tickets.currency)
    offer.set("availability", tickets.availability.map(Self.availability))
    return offer.properties.isEmpty ? nil : offer
  }

  /// The status of an event as an address of schema.org.
  static func status(_ status: EventStatus) -> String {
    switch status {
    case .scheduled: "https://schema.org/EventScheduled"
    case .cancelled: "https://schema.org/EventCancelled"
    case .postponed: "https://schema.org/EventPostponed"
    case .rescheduled: "https://schema.org/EventRescheduled"
    case .movedOnline: "https://schema.org/EventMovedOnline"
    }
  }

  private static func availability(_ availability: Tickets.Availability) -> String {
    switch availability {
    case .available: "https://schema.org/InStock"
    case .limited: "https://schema.org/LimitedAvailability"
    case .soldOut: "https://schema.org/SoldOut"
    }
  }
}

/// A page with its title and address.
package typealias TitledRoute = (title: String, route: Route)
