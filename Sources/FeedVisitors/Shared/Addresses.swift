package import FeedModel

extension Edition {
  package var calendar: Route { below("calendar.ics") }
}

/// The addresses of files that entries have beside their pages.
extension Route {
  /// The address of the calendar file of the event on this page: `/events/show/event.ics`.
  package var event: Route { file(named: "event.ics", extension: "ics") }

  /// The address of the podcast of the album or playlist on this page: `/albums/weather/feed.xml`.
  package var podcast: Route { file(named: "feed.xml", extension: "xml") }

  /// The address of the list of references of the playlist on this page: `/playlists/wet-days/list.xml`.
  package var podcastList: Route { file(named: "list.xml", extension: "list.xml") }

  /// The address of the picture that is drawn for this page: `/notes/rain/share.1200x630.png`.
  package func share(_ form: ShareForm) -> Route {
    let name = "share.\(form.size.width)x\(form.size.height).png"
    return file(named: name, extension: name)
  }

  /// A permalink such as `/show.html` is a file, in which nothing can lie.
  private func file(named name: String, extension: String) -> Route {
    if isPage { return appending(name) }
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return Route("\(path).\(`extension`)") }
    return Route("\(path[..<dot]).\(`extension`)")
  }
}

extension URLResolver {
  /// The page of a person on this site or elsewhere, for a page of the site; nil where there is none.
  func path(to person: PersonReference) -> String? { page(of: person).map { path(to: $0) } ?? person.url }

  /// The absolute address of a person's page; nil where there is none.
  package func absolute(_ person: PersonReference) -> String? { page(of: person).map { absolute($0) } ?? person.url }

  /// A person's page on this site; a person with neither a file nor a page elsewhere may have a wall.
  package func page(of person: PersonReference) -> Route? {
    person.route ?? (person.url == nil ? peopleWalls[person.name] : nil)
  }

  /// The absolute address of a track's own page or recording; nil where there is neither.
  func absolute(_ track: Track) -> String? {
    track.song?.route.map { absolute($0) } ?? (track.recording?.source).map { absolute($0) }
  }
}

extension SharePicture {
  /// The picture in one of its forms, as others refer to it.
  ///
  /// - Parameter page: The address of the entry or page that it is drawn for.
  func photo(_ form: ShareForm, of page: Route) -> Photo {
    let file = MediaFile(
      source: .published(page.share(form)), mimeType: ShareForm.mimeType,
      pixelSize: PixelSize(width: form.size.width, height: form.size.height))
    return Photo(file: file, alt: alt)
  }
}
