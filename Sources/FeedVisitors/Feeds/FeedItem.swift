package import FeedMarkup
package import FeedModel

/// An entry as an item of a feed, with all that any format takes.
package struct FeedItem: Hashable, Sendable {
  /// The permanent id: a URN, or the id that another publisher chose.
  package var id: String
  /// The absolute address of the entry's page.
  package var url: String
  /// The title; nil where the entry has none.
  package var title: String?
  /// What describes it as plain text, never empty.
  package var description: String
  /// The summary as its author wrote it.
  package var summary: String?
  /// The whole entry as HTML; empty where the feed holds summaries only.
  package var content = MarkupBuffer()
  package var authors: [FeedAuthor]
  package var published: FeedDate?
  /// When it was last changed, never before it was published; nil for an entry without any date.
  package var changed: FeedDate?
  package var isRevised = false
  package var tags: [String] = []
  /// The language as a BCP 47 tag, where it differs from the feed's.
  package var language: String?
  /// Its licence, where that is not the feed's.
  package var license: License?
  /// The address of the page elsewhere that the entry is about.
  package var related: String?
  /// The absolute address of the main picture.
  package var image: String?
  /// The one recording or video that the entry is about, for formats that take one.
  package var enclosure: FeedFile?
  /// The files that the entry is about: recordings and videos, and the photos of an entry of photos.
  package var enclosures: [FeedFile] = []
  /// Photos, covers and videos, with what they show.
  package var media: [FeedFile] = []
  package var replyCount = 0
  /// The properties for podcast apps; nil in feeds that are no podcasts.
  package var episode: PodcastEpisode?
}

package struct FeedFile: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
  package let medium: Attachment.Medium
  /// The size in bytes, where known.
  package let byteCount: Int?
  /// Width and height in pixels, where known.
  package let pixelSize: PixelSize?
  /// How long it plays in whole seconds, where known and not zero.
  package let seconds: Int?
  /// The title, or what it shows.
  package let title: String?
  package let description: String?
  /// The absolute address of the image before it plays.
  package let thumbnail: String?

  package init(_ attachment: Attachment, resolver: URLResolver) {
    url = resolver.absolute(attachment.file.source)
    type = attachment.file.mimeType
    medium = attachment.medium
    byteCount = attachment.file.byteCount
    pixelSize = attachment.file.pixelSize
    seconds = attachment.duration?.secondsAboveZero
    description = attachment.alt?.nonEmpty
    title = attachment.title?.nonEmpty ?? description
    thumbnail = (attachment.poster?.source).map { resolver.absolute($0) }
  }
}

/// The author of a feed, an item or a track.
package struct FeedAuthor: Hashable, Sendable {
  package let name: String
  /// The absolute address of the person's page.
  package let url: String?
  /// The absolute address of the person's portrait.
  package let portrait: String?

  package init(name: String) {
    self.name = name
    (url, portrait) = (nil, nil)
  }

  /// Creates a person as an entry or the site names one.
  package init(_ person: PersonReference, resolver: URLResolver) {
    name = person.name
    url = resolver.absolute(person)
    portrait = (person.avatar?.file.source).map { resolver.absolute($0) }
  }
}
