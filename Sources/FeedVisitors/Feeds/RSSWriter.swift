import FeedMarkup
import FeedModel

/// Writes a channel as RSS 2.0 with the content, Dublin Core, Atom and Media RSS modules, with that of Slash where there are
/// answers, that of feed history (RFC 5005) in archives, and those of podcasts in podcasts.
struct RSSWriter: FeedWriter {
  func write(_ channel: FeedChannel) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    if let stylesheet = channel.stylesheet { writer.stylesheet(stylesheet) }
    writer.element(
      "rss",
      [
        "version": "2.0",
        "xmlns:atom": "http://www.w3.org/2005/Atom",
        "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
        "xmlns:fh": channel.isComplete ? "http://purl.org/syndication/history/1.0" : nil,
        "xmlns:itunes": channel.podcast == nil ? nil : "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "xmlns:media": "http://search.yahoo.com/mrss/",
        "xmlns:podcast": channel.podcast == nil ? nil : "https://podcastindex.org/namespace/1.0",
        "xmlns:slash": channel.hasReplies ? "http://purl.org/rss/1.0/modules/slash/" : nil,
      ]
    ) { writer in
      writer.element("channel") { write(channel, to: &$0) }
    }
    return writer.finish()
  }

  func write(_ item: FeedItem) -> [UInt8] {
    var writer = XMLWriter(depth: 2)
    writer.element("item") { write(item, to: &$0) }
    return writer.finish()
  }

  private func write(_ channel: FeedChannel, to writer: inout XMLWriter) {
    writer.element("title", plainText: channel.title)
    writer.element("link", text: channel.page)
    writer.element("description", plainText: channel.description ?? channel.title)
    writer.element("language", text: channel.language)
    if let license = channel.license { writer.element("copyright", plainText: license.statement) }
    if let changed = channel.lastChanged { writer.element("lastBuildDate", text: changed.rfc822) }
    writer.element("generator", text: channel.generator)
    writer.element("atom:link", ["href": channel.address, "rel": "self", "type": "application/rss+xml"])
    for link in channel.links { writer.element("atom:link", ["href": link.address, "rel": link.relation]) }
    if channel.isComplete { writer.element("fh:archive") }
    if let podcast = channel.podcast {
      write(podcast, to: &writer)
      write(podcastLicense: channel.license, to: &writer)
    }
    for item in channel.items {
      writer.element("item") { write(item, to: &$0) }
    }
  }

  private func write(_ item: FeedItem, to writer: inout XMLWriter) {
    if let title = item.title { writer.element("title", plainText: title) }
    writer.element("link", text: item.url)
    writer.element("guid", ["isPermaLink": "false"], text: item.id)
    for author in item.authors { writer.element("dc:creator", text: author.name) }
    if let license = item.license { writer.element("dc:rights", text: license.statement) }
    if let published = item.published { writer.element("pubDate", text: published.rfc822) }
    for category in item.tags { writer.element("category", plainText: category) }
    // Readers take it for HTML, so that a plain `<` has to be escaped for HTML first.
    var description = MarkupBuffer()
    HTMLEscaping.appendKeepingApostrophes(item.description, to: &description)
    writer.element("description", text: description)
    if !item.content.isEmpty { writer.element("content:encoded", text: item.content) }
    if item.replyCount > 0 { writer.element("slash:comments", text: String(item.replyCount)) }
    if let enclosure = item.enclosure {
      // Validators want a length, and zero where it is unknown.
      writer.element(
        "enclosure", ["url": enclosure.url, "length": String(enclosure.byteCount ?? 0), "type": enclosure.type])
    }
    for media in item.media { write(media, to: &writer) }
    if let episode = item.episode {
      write(episode, to: &writer)
      write(podcastLicense: item.license, to: &writer)
    }
  }

  private func write(_ media: FeedFile, to writer: inout XMLWriter) {
    writer.element(
      "media:content",
      [
        "url": media.url,
        "type": media.type,
        "medium": media.medium.rawValue,
        "fileSize": media.byteCount.map(String.init),
        "duration": media.seconds.map(String.init),
        "width": (media.pixelSize?.width).map(String.init),
        "height": (media.pixelSize?.height).map(String.init),
      ]
    ) { writer in
      if let description = media.description {
        writer.element("media:description", ["type": "plain"], plainText: description)
      }
      if let thumbnail = media.thumbnail { writer.element("media:thumbnail", ["url": thumbnail]) }
    }
  }

  // MARK: Podcasts

  private func write(_ podcast: PodcastChannel, to writer: inout XMLWriter) {
    writer.element("itunes:author", plainText: podcast.author)
    writer.element("itunes:category", ["text": podcast.settings.category.name]) { writer in
      if let subcategory = podcast.settings.category.subcategory {
        writer.element("itunes:category", ["text": subcategory])
      }
    }
    writer.element("itunes:explicit", text: String(podcast.isExplicit))
    if let owner = podcast.owner {
      writer.element("itunes:owner") { writer in
        writer.element("itunes:name", text: owner.name)
        writer.element("itunes:email", text: owner.email)
      }
    }
    if podcast.remoteItems == nil { writer.element("itunes:type", text: podcast.settings.order.rawValue) }
    if let image = podcast.image { write(cover: image, to: &writer) }
    writer.element("podcast:guid", text: podcast.guid.description)
    let medium = podcast.settings.isMusic ? "music" : "podcast"
    writer.element("podcast:medium", text: podcast.remoteItems == nil ? medium : medium + "L")
    if let isLocked = podcast.settings.isLocked {
      writer.element("podcast:locked", ["owner": podcast.owner?.email], text: isLocked ? "yes" : "no")
    }
    for person in podcast.people { write(person, to: &writer) }
    for item in podcast.remoteItems ?? [] {
      writer.element(
        "podcast:remoteItem",
        [
          "feedGuid": item.feedGUID.description, "feedUrl": item.feedURL, "itemGuid": item.itemGUID,
          "medium": medium, "title": item.title,
        ])
    }
  }

  private func write(_ episode: PodcastEpisode, to writer: inout XMLWriter) {
    if let author = episode.author { writer.element("itunes:author", plainText: author) }
    if let seconds = episode.seconds { writer.element("itunes:duration", text: String(seconds)) }
    writer.element("itunes:episode", text: String(episode.number))
    if let disc = episode.disc { writer.element("itunes:season", text: String(disc)) }
    writer.element("itunes:explicit", text: String(episode.isExplicit))
    if let image = episode.image { write(cover: image, to: &writer) }
    if let file = episode.transcript { writer.element("podcast:transcript", ["url": file.url, "type": file.type]) }
    if let file = episode.chapters { writer.element("podcast:chapters", ["url": file.url, "type": file.type]) }
    for person in episode.people { write(person, to: &writer) }
  }

  /// A cover (`itunes:image`, and `podcast:image` with the properties of Podcasting 2.0).
  private func write(cover image: FeedFile, to writer: inout XMLWriter) {
    // Apple's directory takes nothing else.
    if ["image/jpeg", "image/png"].contains(image.type) { writer.element("itunes:image", ["href": image.url]) }
    writer.element(
      "podcast:image",
      [
        "href": image.url, "alt": image.description, "width": (image.pixelSize?.width).map(String.init),
        "height": (image.pixelSize?.height).map(String.init), "type": image.type,
      ])
  }

  /// A licence (`podcast:license`), which needs an address unless it is named by an identifier of SPDX.
  private func write(podcastLicense license: License?, to writer: inout XMLWriter) {
    guard let license, let url = license.url else { return }
    writer.element("podcast:license", ["url": url], text: license.statement)
  }

  private func write(_ person: FeedAuthor, to writer: inout XMLWriter) {
    writer.element("podcast:person", ["href": person.url, "img": person.portrait], text: person.name)
  }
}
