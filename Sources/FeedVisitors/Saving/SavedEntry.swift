package import FeedModel

/// An entry as rows of a database: what can be asked of it, without what it looks like.
package struct SavedEntry: Hashable, Sendable {
  /// What every entry has; each is a column of its own.
  package struct Facts: Hashable, Sendable {
    /// The path of the file relative to the content folder.
    package var path: String
    /// What feeds know the entry by.
    package var guid: String
    package var kind: String
    package var state: String
    /// The absolute address of its page; nil where it depends on a date that is not stated.
    package var url: String?
    package var title: String?
    package var heading: String
    /// When it was published; nil where nobody stated that.
    package var date: FeedDate?
    package var updated: FeedDate?
    package var expires: FeedDate?
    package var isPinned: Bool
    /// The language as a BCP 47 tag, that of the site where the entry states none.
    package var language: String
    package var summary: String?
    /// The body as plain text; nil where there is none.
    package var text: String?
    /// How many words the body has, without Chinese, Japanese and Korean characters.
    package var words: Int
    /// How many Chinese, Japanese and Korean characters the body has.
    package var characters: Int
  }

  package var facts: Facts
  package var people: [SavedPerson] = []
  /// Its tags in the order of the file.
  package var tags: [Tag] = []
  package var media: [SavedMedium] = []
  package var links: [SavedLink] = []
  /// Where it happens; at most one so far.
  package var places: [Venue] = []
  package var tracks: [SavedTrack] = []
  /// What only its kind, or only its author, knows.
  package var fields: [SavedField] = []
  package var search: [SearchField] = []
}

package enum SavedValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
}

package struct SavedPerson: Hashable, Sendable {
  /// What the person is to the entry, for example `author`.
  package var role: String
  package var name: String
  /// The absolute address of the page on this site.
  package var page: String?
  /// The address elsewhere.
  package var url: String?
  /// What the entry says about the person.
  package var note: String?

  package init(role: String, name: String, page: String? = nil, url: String? = nil, note: String? = nil) {
    self.role = role
    self.name = name
    self.page = page
    self.url = url
    self.note = note
  }
}

package struct SavedMedium: Hashable, Sendable {
  /// What it is to the entry, for example `cover`.
  package var role: String
  /// `image`, `audio` or `video`.
  package var medium: String
  /// The absolute address.
  package var url: String
  /// The MIME type, where it is known.
  package var type: String?
  package var bytes: Int?
  package var width: Int?
  package var height: Int?
  /// Seconds.
  package var duration: Double?
  /// What it shows, for those who cannot see it.
  package var alt: String?
  /// The caption, or the title.
  package var caption: String?
}

/// A place in the web that an entry leads to.
package struct SavedLink: Hashable, Sendable {
  /// What it is to the entry, for example `body` for a link in its text.
  package var relation: String
  package var name: String
  /// The absolute address; nil of an entry that has no page.
  package var url: String?
}

package struct SavedTrack: Hashable, Sendable {
  package var disc: Int?
  package var title: String
  package var artist: String?
  /// Seconds.
  package var duration: Double?
  /// The absolute address of the audio file.
  package var audio: String?
  /// The absolute address of the song's own page.
  package var page: String?
}

/// A value that has no column of its own.
package struct SavedField: Hashable, Sendable {
  /// The key of the front matter; those within others are joined by points.
  package var name: String
  package var value: SavedValue
}
