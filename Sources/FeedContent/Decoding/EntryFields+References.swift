import FeedDiagnostics
import FeedModel
import FeedYAML

extension EntryFields {
  /// Another entry by path, id or slug; nil, with a report, where there is none or it is of another kind.
  ///
  /// - Parameter kinds: the kinds that the field can hold; empty for any.
  func entry(of field: LocatedFields.Field, kinds: [Kind] = []) -> EntryIndex.Target? {
    guard let name = reader.text(of: field) else { return nil }
    switch context.entries.target(named: name, from: folder, kinds: kinds) {
    case .found(let found):
      var target = inOwnLanguage(found)
      let path = target.reference.identity.contentPath
      consulted.insert(path)
      if target.reference.cover == nil, let album = target.album {
        target.reference.cover = cover(ofAlbum: album, from: ContentPath.folder(path))
      }
      guard kinds.isEmpty || kinds.contains(target.reference.kind) else {
        reader.report(
          .reference(
            .wrongKind(
              key: field.key, name: name, found: target.reference.kind.name,
              expected: kinds.map(\.name).joined(separator: " or "))),
          at: field.value.location)
        return nil
      }
      if let reason = target.skipped {
        reader.report(
          .reference(.unpublishedEntry(key: field.key, name: name, reason: reason.words)), at: field.value.location)
        if kinds != [.song] {
          target.reference = EntryReference(
            identity: target.reference.identity, kind: target.reference.kind,
            title: plainText(of: field.value) ?? name, route: nil)
        }
      }
      return target
    case .ambiguous(let candidates):
      reader.report(
        .reference(.ambiguousEntry(key: field.key, name: name, candidates: candidates)), at: field.value.location)
    case .unreadable: return nil
    case .unknown(let suggestions):
      reader.report(
        .reference(.unknownEntry(key: field.key, name: name, suggestions: suggestions)), at: field.value.location)
    }
    return nil
  }

  /// The cover of the album that a song in a folder names, which is that of a song without one.
  func cover(ofAlbum name: String, from folder: String) -> Photo? {
    let name = name.trimmingWhitespace
    guard let found = context.entries.entry(named: name, from: folder, kinds: [.album]), found.reference.kind == .album
    else { return nil }
    let album = inOwnLanguage(found)
    consulted.insert(album.reference.identity.contentPath)
    return album.reference.cover.map { cover in
      Photo(file: cover.file, alt: album.coverAlt ?? cover.alt, caption: cover.caption, focus: cover.focus)
    }
  }

  /// Another entry as it is shown; what leads nowhere is shown as it is written.
  func reference(of field: LocatedFields.Field, kinds: [Kind]) -> EntryReference? {
    if let target = entry(of: field, kinds: kinds) { return target.reference }
    guard let name = plainText(of: field.value) else { return nil }
    let namespace = FeedUUID.namespace(ofSiteID: context.site.id)
    return EntryReference(
      identity: EntryIdentity(uuid: FeedUUID(name: "name:\(name)", in: namespace), contentPath: name, id: name),
      kind: kinds.first ?? file.referenceKind, title: name, route: nil)
  }

  /// How a name that leads nowhere is shown: a path as the title that it makes, anything else as it is written.
  private func plainText(of value: LocatedValue) -> String? {
    guard let name = value.text?.trimmingWhitespace, !name.isEmpty else { return nil }
    return ContentPath.isMarkdown(name) || name.contains("/") && !name.contains(" ")
      ? ContentPath.title(of: name) : name
  }

  /// The lines of an album or a playlist: references to songs, or mappings of `title`, `audio` and so on.
  func tracks(_ names: String...) -> [Track] {
    reader.items(names).compactMap { item in
      guard case .fields(let fields) = item.value.shape else {
        guard let target = entry(of: item, kinds: [.song]) else {
          return plainText(of: item.value).map { Track(title: $0) }
        }
        return Track(
          title: target.reference.title, artist: target.reference.artist, duration: target.duration,
          song: target.reference, disc: disc(of: target))
      }
      return reader.nested(fields, as: item.key) { nested in
        let title = nested.requiredText("title", "name")
        let artist = nested.items(["artist", "artists"]).compactMap { person(of: $0, nested)?.name }
        let audio = nested.field(["audio", "src"]).flatMap { recording(of: $0, nested)?.file }
        let duration = duration(["duration", "length"], of: audio, nested)
        let disc = nested.positiveCount("disc")
        let isExplicit = nested.optionalFlag("explicit")
        let id = nested.text("id")
        return title.map {
          Track(
            title: $0, artist: artist.isEmpty ? nil : artist.joined(separator: ", "), duration: duration,
            recording: audio, disc: disc, isExplicit: isExplicit, id: id)
        }
      }
    }
  }

  /// The disc that a song states, where the album that it is on is this entry: on others it is in another place.
  private func disc(of song: EntryIndex.Target) -> Int? {
    guard let disc = song.disc, let name = song.album?.trimmingWhitespace else { return nil }
    let folder = ContentPath.folder(song.reference.identity.contentPath)
    guard let album = context.entries.entry(named: name, from: folder, kinds: [.album]) else { return nil }
    let path = album.reference.identity.contentPath
    return (context.translations.path(of: path, in: language) ?? path) == file.path ? disc : nil
  }

  /// Named addresses: a mapping of name to address, a list of addresses, or a list of `name` and `url`.
  func links(_ names: String...) -> [ExternalLink] {
    guard let field = reader.field(names) else { return [] }
    if case .fields(let fields) = field.value.shape, !Self.isOneLink(fields) {
      return fields.fields.compactMap { item in
        reader.url(of: item).map { ExternalLink(name: item.key, url: $0) }
      }
    }
    return reader.items(names).compactMap { link(of: $0) }
  }

  /// The named addresses under `links`, with the pages elsewhere under `url` and `link`.
  func linksWithPage() -> [ExternalLink] {
    var links = links("links")
    let ownSite = URLAuthority.site(of: context.site.url.origin)
    // A path under `url` is the permalink of other generators, and an address of the site a former one.
    let isElsewhere = reader.fields["url"]?.value.text?.hasPrefix("http") == true
    let pages = (isElsewhere ? self.links("url") : []) + self.links("link")
    for page in pages where URLAuthority.site(of: page.url) != ownSite {
      if !links.contains(where: { $0.url == page.url }) { links.append(page) }
    }
    return links
  }

  /// Pages that an entry is about: named addresses, or other entries by their paths.
  func pages(_ name: String) -> [ExternalLink] {
    if case .fields? = reader.fields[name]?.value.shape { return links(name) }
    return reader.items([name]).compactMap { item in
      guard let path = item.value.text?.trimmingWhitespace, !path.hasPrefix("//"),
        path.hasPrefix("/") || path.hasPrefix(".") || path.hasSuffix(".md") && !path.contains(":")
      else { return link(of: item) }
      guard let entry = entry(of: item)?.reference, let route = entry.route else { return nil }
      return ExternalLink(name: entry.title, url: URLResolver(site: context.site.url).absolute(route))
    }
  }

  /// One named address: the address alone, or a mapping of `name` and `url`.
  func link(of field: LocatedFields.Field) -> ExternalLink? {
    guard case .fields(var fields) = field.value.shape else {
      return reader.url(of: field).map { ExternalLink(name: URLAuthority.site(of: $0), url: $0) }
    }
    // A citation in microformats says more of the page than a link to it can show.
    if fields["url"] != nil, Self.isCitation(fields) {
      let shown = fields.fields.filter { $0.name != "type" && !Self.ofCitations.contains($0.name) }
      fields = fields.holding(shown)
    }
    // A list item such as `- Bandcamp: https://...` is a mapping of one; its name may be `Label` or `Link`, too.
    if fields.fields.count == 1, let item = fields.fields.first, item.name != "url",
      !Self.linkAddresses.contains(item.key), !Self.linkNames.contains(item.name) || Self.isAddress(item)
    {
      return reader.url(of: item).map { ExternalLink(name: item.key, url: $0) }
    }
    return reader.nested(fields, as: field.key) { reader in
      let name = reader.text(Self.linkNames)
      guard let field = reader.field(Self.linkAddresses) else {
        reader.reportMissing("url")
        return nil
      }
      return reader.url(of: field).map {
        ExternalLink(name: name ?? URLAuthority.site(of: $0), url: $0)
      }
    }
  }

  /// Whether a mapping is a citation in microformats, whose type names no link.
  private static func isCitation(_ fields: LocatedFields) -> Bool {
    if let type = fields["type"], !type.value.isEmpty {
      guard let name = type.value.text?.trimmingWhitespace.lowercased() else { return true }
      if ["cite", "entry", "h-cite", "h-entry"].contains(name) { return true }
    }
    return ofCitations.contains { fields[$0] != nil }
  }

  /// Whether a mapping is one link, and not one of names to addresses such as `Label` and `Link`.
  private static func isOneLink(_ fields: LocatedFields) -> Bool {
    if fields["url"] != nil { return true }
    let hasName = linkNames.contains { name in fields[name].map { !isAddress($0) } ?? false }
    return hasName && linkAddresses.contains { fields[$0] != nil }
  }

  private static func isAddress(_ field: LocatedFields.Field) -> Bool {
    field.value.text.map { WebAddress.absolute($0.trimmingWhitespace) != nil } ?? false
  }

  private static let linkNames = ["name", "title", "label", "text", "site-name", "type"]
  private static let linkAddresses = ["url", "link", "href"]
  private static let ofCitations = ["author", "published", "updated", "content", "summary", "photo", "shortlink"]

  /// The keys that say where an event takes place, feedsite's own first.
  static let venueNames = ["venue", "location", "place", "where", "venues"]
  /// The keys that say who plays at an event, feedsite's own first.
  static let performerNames = ["performers", "performer", "bands", "lineup", "artists"]

  /// The venue that a mapping states by any of its names: an entry, or an event within one.
  func venue(in reader: FieldReader) -> Venue? {
    guard let field = reader.field(Self.venueNames), var venue = self.venue(of: field) else {
      return nil
    }
    // The city of a venue that is only a name; the key is read only here, since it may mean anything elsewhere.
    if venue.city == nil, reader.fields["city"]?.value.text != nil { venue.city = reader.text("city") }
    return venue
  }

  /// A venue: its name, or a mapping; the first of several.
  func venue(of field: LocatedFields.Field) -> Venue? {
    if case .list(let venues) = field.value.shape, let first = venues.first { return venue(of: field.holding(first)) }
    guard case .fields(let keys) = field.value.shape else {
      return reader.text(of: field).map(Venue.init(name:))
    }
    return reader.nested(keys, as: field.key) { reader in
      let name = reader.requiredText("name", "venue", "title")
      var venue = Venue(name: name ?? "")
      venue.address = reader.text("address", "street", "street-address")
      venue.city = reader.text("city", "town", "locality")
      venue.region = reader.text("region", "state")
      venue.postcode = reader.text("postcode", "postal-code", "zip")
      venue.country = reader.text("country", "country-name")
      venue.coordinates = coordinates(reader)
      venue.url = reader.url("url")
      return name == nil ? nil : venue
    }
  }

  private func coordinates(_ reader: FieldReader) -> Coordinates? {
    let north = reader.field(["latitude", "lat"])
    let east = reader.field(["longitude", "lon", "lng"])
    guard let north, let east else {
      if let only = north ?? east { reader.reportMissing(only.name.hasPrefix("lat") ? "longitude" : "latitude") }
      return nil
    }
    if let latitude = north.value.text.flatMap(Double.init), let longitude = east.value.text.flatMap(Double.init),
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    {
      return coordinates
    }
    reader.report(
      .field(
        .invalidValue(
          key: north.key, value: "\(north.value.text ?? ""), \(east.value.text ?? "")",
          expected: "degrees such as latitude 25.04 and longitude 121.53")),
      at: north.value.location)
    return nil
  }
}
