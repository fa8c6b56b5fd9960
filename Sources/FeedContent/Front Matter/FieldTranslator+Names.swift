/// Names that mean something in the files of other generators, where none of ours says the same.
extension FieldTranslator {
  /// What Zola's `extra` and Hugo's `params` hold for a theme that means the same here.
  static let boxed: Set<String> = [
    "author", "authors", "categories", "cover", "description", "draft", "expires", "expirydate", "image", "isdraft",
    "keywords", "lang", "language", "pinned", "private", "published", "summary", "tags", "thumbnail", "unlisted",
    "updated", "in-reply-to", "like-of", "repost-of", "bookmark-of", "photo", "photos", "video", "audio",
  ]

  /// The properties of microformats that mean something here.
  static let microformats = [
    "photo", "video", "audio", "in-reply-to", "like-of", "repost-of", "bookmark-of", "read-of", "watch-of", "listen-of",
    "play-of", "drink-of", "eat-of", "syndication", "location", "rsvp", "category", "summary", "published", "updated",
    "start", "end",
  ]

  /// Names of the date of publication.
  static let published = [
    "published-at", "publishedat", "published-on", "published-date", "publisheddate", "publish-date", "date-published",
    "datepublished", "pub-date", "pubdatetime", "dt-published", "publication", "publication-date", "post-date",
    "postdate", "posted", "created", "created-at", "createdat", "created-date", "creation-date", "date-created",
    "datecreated",
  ]

  /// Names of the date of the last change.
  static let changed = [
    "updated-at", "updatedat", "updated-date", "updateddate", "date-updated", "dateupdated", "update-date",
    "dt-updated", "modified-at", "modifiedat", "modified-date", "date-modified", "datemodified", "moddatetime",
    "last-updated", "lastupdated",
    "last-update", "lastmodified", "last-modified-date", "last-edited",
  ]

  /// The names of dates that are understood where no other field says the same.
  static let dateNames = published + changed
}
