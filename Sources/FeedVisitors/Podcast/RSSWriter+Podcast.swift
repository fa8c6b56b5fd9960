import FeedMarkup
import FeedModel

extension RSSWriter {
  /// What makes a channel a podcast.
  func write(_ podcast: PodcastChannel, to writer: inout XMLWriter) {
    writer.element("itunes:author", plainText: podcast.author)
    writer.element("itunes:category", ["text": podcast.category.name]) { writer in
      if let subcategory = podcast.category.subcategory { writer.element("itunes:category", ["text": subcategory]) }
    }
    writer.element("itunes:explicit", text: String(podcast.isExplicit))
    if let owner = podcast.owner {
      writer.element("itunes:owner") { writer in
        writer.element("itunes:name", text: owner.name)
        writer.element("itunes:email", text: owner.email)
      }
    }
    // Tracks have an order, and players that know it begin with the first.
    if podcast.medium == .music { writer.element("itunes:type", text: "serial") }
    if let image = podcast.image { write(image, to: &writer) }
    writer.element("podcast:guid", text: podcast.guid.description)
    writer.element("podcast:medium", text: podcast.medium.rawValue)
    if let isLocked = podcast.isLocked {
      writer.element("podcast:locked", ["owner": podcast.owner?.email], text: isLocked ? "yes" : "no")
    }
    for person in podcast.people { write(person, to: &writer) }
    for item in podcast.remoteItems {
      writer.element(
        "podcast:remoteItem",
        [
          "feedGuid": item.feedGUID.description, "feedUrl": item.feedURL, "itemGuid": item.itemGUID,
          "medium": PodcastMedium.music.rawValue, "title": item.title,
        ])
    }
  }

  /// What podcast apps want to know of an item.
  func write(_ episode: PodcastEpisode, to writer: inout XMLWriter) {
    if let author = episode.author { writer.element("itunes:author", plainText: author) }
    if let seconds = episode.seconds { writer.element("itunes:duration", text: String(seconds)) }
    writer.element("itunes:episode", text: String(episode.number))
    if let disc = episode.disc { writer.element("itunes:season", text: String(disc)) }
    writer.element("itunes:explicit", text: String(episode.isExplicit))
    if let image = episode.image { write(image, to: &writer) }
    for person in episode.people { write(person, to: &writer) }
  }

  private func write(_ image: PodcastImage, to writer: inout XMLWriter) {
    if image.isForAll { writer.element("itunes:image", ["href": image.url]) }
    writer.element(
      "podcast:image",
      [
        "href": image.url, "alt": image.alt, "width": (image.pixelSize?.width).map(String.init),
        "height": (image.pixelSize?.height).map(String.init), "type": image.type,
      ])
  }

  private func write(_ person: FeedAuthor, to writer: inout XMLWriter) {
    writer.element("podcast:person", ["href": person.url, "img": person.portrait], text: person.name)
  }
}
