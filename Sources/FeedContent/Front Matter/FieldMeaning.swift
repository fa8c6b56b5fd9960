/// What a field of another generator means, where that is beyond doubt.
enum FieldMeaning: Sendable {
  /// A field that feedsite has under another name.
  case name(String)
  /// A property of microformats, under a prefix and perhaps in another shape.
  case property(String)
  /// A mapping whose keys belong to the file itself: those that are listed, or all of them.
  case box(taking: Set<String>?)
  /// A word of WordPress or Pelican that may say that the entry is a draft.
  case status
  /// Who may read the entry.
  case audience
  /// Yes or no, one of which hides the entry.
  case hiding(Bool, as: Hiding)
  /// A password that readers need, or when the entry was taken back: anything but no hides it.
  case withheld
  /// Hugo's `build`, which says whether the entry has a page and is in lists.
  case build
  /// Yes, no, a word, or a date.
  case published
  /// A date, or the name of a journal.
  case publication
  /// A date, for which Eleventy also has words such as `Created`.
  case date
  /// A picture, which may also be yes, no or a list.
  case picture
  /// The path of a picture, under a name that only some themes know.
  case cover
  /// The address of a recording, under a name that only some themes know.
  case recording
  case people
  /// A text for readers.
  case words
  /// A mapping with the start and end of an event whose title and venue stand beside it; that of an invitation holds all
  /// of them.
  case times
  /// The speakers of an episode.
  case hosts
  /// The address of the author whom another field names.
  case authorAddress
  /// The address of a page of Zola, which may begin with its day.
  case datedPath
  /// An address; `false` says that there is no page.
  case address
  /// The name of a kind, as `type` has it.
  case kind
  /// Yes, no, or a number: the higher, the further up the entry stands.
  case rank
  /// The page that a bookmark is about, also as a list or a mapping.
  case bookmark

  enum Hiding: Sendable {
    /// The entry is not published.
    case draft
    /// The entry is published and is on no wall.
    case page
  }
}

extension FieldMeaning {
  /// The fields that may hold objects of microformats.
  static let microformatNames = Set(microformats.flatMap { [$0, "mf-" + $0] })

  /// The meanings of fields, by their names as they are compared.
  static let byName: [String: FieldMeaning] = {
    var meanings: [String: FieldMeaning] = [
      "taxonomies": .box(taking: nil), "taxonomy": .box(taking: nil), "extra": .box(taking: boxed), "kind": .kind,
      "params": .box(taking: boxed), "status": .status, "published": .published, "publish": .published, "date": .date,
      "publishdate": .date, "pubdate": .date, "updated": .date, "lastmod": .date, "modified": .date, "cover": .picture,
      "image": .picture, "thumbnail": .picture, "author": .people, "authors": .people, "permalink": .address,
      "avatar": .picture, "authorurl": .authorAddress, "author-url": .authorAddress, "path": .datedPath,
      "post-type": .kind, "event": .times, "hosts": .hosts, "visibility": .audience, "keyword": .name("keywords"),
    ]
    for name in [
      "featured", "feature", "cover", "hero", "header", "thumbnail", "share", "card", "social", "og", "overlay",
    ] {
      for end in ["-image", "image", "-img", "img"] { meanings[name + end] = .cover }
    }
    for name in ["image", "cover", "thumbnail", "img", "banner"] {
      for end in ["-url", "url", "-path", "path", "-src", "src"] { meanings[name + end] = .cover }
    }
    for name in [
      "img", "top-img", "bigimg", "banner", "hero", "feature", "featured", "teaser", "thumb", "picture", "splash",
      "background", "leadimage", "poster", "flyer", "artwork", "cover-art", "coverart",
    ] { meanings[name] = .cover }
    for (name, meaning) in meanings {
      guard case .cover = meaning else { continue }
      for end in ["-alt", "alt"] { meanings[name + end] = .name("image-alt") }
    }
    for end in ["-alt", "alt"] { meanings["thumbnail" + end] = .name("image-alt") }
    let titles = ["title", "name", "summary", "description", "excerpt", "subtitle"]
    for name in titles + TagList.keys { meanings[name] = .words }
    meanings["header"] = .box(taking: ["image", "overlay-image", "teaser"])
    for name in ["podcast", "audio", "episode", "mp3", "file"] {
      for end in ["-file", "file", "-url", "url", "-link", "link"] { meanings[name + end] = .recording }
    }
    for name in [
      "mp3", "enclosure", "enclosures", "podcast", "file", "media", "media-url", "mediaurl", "podcast-mp3",
      "audio-file-path", "sermon-audio",
    ] { meanings[name] = .recording }
    for name in ["private", "headless", "isprivate", "is-private", "isdraft", "is-draft"] {
      meanings[name] = .hiding(true, as: .draft)
    }
    for name in ["render", "dg-publish", "public", "ispublic", "is-public", "ispublished", "is-published"] {
      meanings[name] = .hiding(false, as: .draft)
    }
    for name in ["unlisted", "hidden", "hide", "eleventyexcludefromcollections"] {
      meanings[name] = .hiding(true, as: .page)
    }
    for name in ["visible", "listed"] { meanings[name] = .hiding(false, as: .page) }
    for name in ["password", "deleted"] { meanings[name] = .withheld }
    // The way to a venue may be called access.
    for name in ["state", "stage", "access", "post-status"] { meanings[name] = .status }
    for name in ["build", "-build"] { meanings[name] = .build }
    for name in ["sticky", "top"] { meanings[name] = .rank }
    for name in ["bookmark", "read", "watch", "listen", "play", "drink", "eat"] {
      for end in ["-of", "of"] { meanings[name + end] = .bookmark }
    }
    // Bridges from Micropub to Jekyll keep what it tells apart from what Jekyll reads.
    for name in microformats { meanings["mf-" + name] = .property(name) }
    for name in publicationNames { meanings[name] = .name("date") }
    // It may as well be a journal.
    meanings["publication"] = .publication
    for name in revisionNames { meanings[name] = .name("updated") }
    // What has hyphens here may be in camel case elsewhere.
    let guides = FieldGuide.shared + KindGuide.page.fields + KindDecoders.builtInGuides.flatMap(\.fields)
    for name in guides.flatMap(\.names) where name.contains("-") {
      let joined = name.filter { $0 != "-" }
      if meanings[joined] == nil { meanings[joined] = .name(name) }
    }
    return meanings
  }()

  // MARK: Names

  /// The keys of Zola's `extra` and Hugo's `params`, which are meant for themes, that mean the same here.
  private static let boxed: Set<String> = [
    "author", "authors", "categories", "cover", "description", "draft", "expires", "expirydate", "image", "isdraft",
    "keywords", "lang", "language", "pinned", "private", "published", "summary", "tags", "thumbnail", "unlisted",
    "updated", "in-reply-to", "like-of", "repost-of", "bookmark-of", "photo", "photos", "video", "audio",
  ]

  /// The properties of microformats that mean something here.
  private static let microformats = [
    "photo", "video", "audio", "in-reply-to", "like-of", "repost-of", "bookmark-of", "read-of", "watch-of", "listen-of",
    "play-of", "drink-of", "eat-of", "syndication", "location", "rsvp", "category", "summary", "published", "updated",
    "start", "end",
  ]

  /// Names of the date of publication.
  private static let publicationNames = [
    "published-at", "publishedat", "published-on", "published-date", "publisheddate", "publish-date", "date-published",
    "datepublished", "pub-date", "pubdatetime", "dt-published", "publication-date", "post-date", "postdate", "posted",
    "created", "created-at", "createdat", "created-date", "creation-date", "date-created", "datecreated",
  ]

  /// Names of the date of the last change.
  private static let revisionNames = [
    "updated-at", "updatedat", "updated-date", "updateddate", "date-updated", "dateupdated", "update-date",
    "dt-updated", "modified-at", "modifiedat", "modified-date", "date-modified", "datemodified", "moddatetime",
    "last-updated", "lastupdated", "last-update", "lastmodified", "last-modified-date", "last-edited",
  ]

  /// The names of dates that are understood where no other field says the same.
  static let dateNames = publicationNames + revisionNames
}
