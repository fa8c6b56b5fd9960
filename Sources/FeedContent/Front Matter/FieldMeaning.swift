import FeedYAML

/// What fields of other generators mean, where that is beyond doubt.
enum FieldMeaning {
  /// Makes of a field those that feedsite would have written; nil where it stays.
  typealias Replacement = @Sendable (FieldReplacement) -> [LocatedFields.Field]?

  /// The fields that may hold objects of microformats.
  static let microformatNames = Set(microformats.flatMap { [$0, "mf-" + $0] })

  /// The meanings that come first, by the names of fields as they are compared: the keys in boxes, and those after
  /// prefixes, may have meanings of their own.
  static let boxes: [String: Replacement] = {
    var boxes: [String: Replacement] = [
      "taxonomies": { $0.unboxed(nil) }, "taxonomy": { $0.unboxed(nil) },
      "extra": { $0.unboxed(boxedNames(in: $0.field)) },
      "params": { $0.unboxed(boxedNames(in: $0.field)) }, "header": { $0.unboxed(boxedInHeaders) },
    ]
    // Bridges from Micropub to Jekyll keep what it tells apart from what Jekyll reads.
    for name in microformats { boxes["mf-" + name] = { $0.renamed(name) } }
    return boxes
  }()

  /// All others, by the names of fields as they are compared.
  static let byName: [String: Replacement] = {
    var meanings: [String: Replacement] = [
      "kind": \.kind, "post-type": \.kind, "status": \.status, "published": \.published, "publish": \.published,
      "date": \.date, "publishdate": \.date, "pubdate": \.date, "updated": \.date, "lastmod": \.date,
      "modified": \.date, "cover": \.picture, "image": \.picture, "thumbnail": \.picture, "avatar": \.picture,
      "author": \.people, "authors": \.people, "authorurl": \.authorAddress, "author-url": \.authorAddress,
      "permalink": \.address, "path": \.datedPath, "event": \.times, "hosts": \.hosts, "visibility": \.audience,
    ]
    func rename(_ names: [String], to name: String) {
      for other in names { meanings[other] = { $0.renamed(name) } }
    }
    rename(["keyword"], to: "keywords")
    rename(FieldReader.shopNames, to: "tickets")
    var covers = [
      "img", "top-img", "bigimg", "banner", "hero", "feature", "featured", "teaser", "thumb", "picture", "splash",
      "background", "leadimage", "poster", "flyer", "artwork", "cover-art", "coverart",
    ]
    for name in [
      "featured", "feature", "cover", "hero", "header", "thumbnail", "share", "card", "social", "og", "overlay",
    ] {
      covers += ["-image", "image", "-img", "img"].map { name + $0 }
    }
    for name in ["image", "cover", "thumbnail", "img", "banner"] {
      covers += ["-url", "url", "-path", "path", "-src", "src"].map { name + $0 }
    }
    for name in covers { meanings[name] = \.cover }
    for name in covers + ["thumbnail"] { rename([name + "-alt", name + "alt"], to: "image-alt") }
    let titles = ["title", "name", "summary", "description", "excerpt", "subtitle"]
    for name in titles + TagList.keys { meanings[name] = \.words }
    for name in recordingNames + ["enclosure", "enclosures", "podcast", "file", "media", "media-url", "mediaurl"] {
      meanings[name] = \.recording
    }
    for name in ["private", "headless", "isprivate", "is-private", "isdraft", "is-draft", "ignorepublish"] {
      meanings[name] = { $0.hidden(if: true, as: .draft) }
    }
    for name in ["render", "dg-publish", "public", "ispublic", "is-public", "ispublished", "is-published"] {
      meanings[name] = { $0.hidden(if: false, as: .draft) }
    }
    for name in ["unlisted", "hidden", "hide", "eleventyexcludefromcollections"] {
      meanings[name] = { $0.hidden(if: true, as: .page) }
    }
    for name in ["visible", "listed"] { meanings[name] = { $0.hidden(if: false, as: .page) } }
    for name in ["password", "deleted", "unpublished"] { meanings[name] = \.withheld }
    rename(["expiry-date", "unpublish-date"], to: "expires")
    // The way to a venue may be called access.
    for name in ["state", "stage", "access", "post-status"] { meanings[name] = \.status }
    for name in ["build", "-build"] { meanings[name] = \.build }
    for name in ["sticky", "top"] { meanings[name] = \.rank }
    for name in ["bookmark", "read", "watch", "listen", "play", "drink", "eat"] {
      for end in ["-of", "of"] { meanings[name + end] = \.bookmark }
    }
    rename(publicationNames, to: "date")
    meanings["publication"] = \.publication
    rename(revisionNames, to: "updated")
    // What has hyphens here may be in camel case elsewhere.
    let guides = FieldGuide.shared + KindGuide.page.fields + KindDecoders.builtInGuides.flatMap(\.fields)
    for name in guides.flatMap(\.names) where name.contains("-") {
      let joined = name.filter { $0 != "-" }
      if meanings[joined] == nil { rename([joined], to: name) }
    }
    return meanings
  }()

  // MARK: Names

  /// The keys of Zola's `extra` and Hugo's `params`, which are meant for themes, that mean the same here. Where is one
  /// that only events have, the others that these have mean that as well.
  private static func boxedNames(in box: LocatedFields.Field) -> Set<String> {
    guard case .fields(let fields) = box.value.shape, fields.fields.contains(where: { ofEvents.contains($0.name) })
    else { return boxed }
    return boxedInEvents
  }

  private static let ofEvents: Set = [
    "starts", "event-date", "eventdate", "tickets", "performers", "lineup",
  ]

  private static let boxedInEvents = boxed.union(
    FieldReader.startNames + FieldReader.startTimeNames + FieldReader.endNames + FieldReader.endTimeNames
      + FieldReader.zoneNames + EntryFields.venueNames + EntryFields.performerNames + [
        "tickets", "ticket", "price", "currency", "status", "cancelled", "canceled", "postponed", "sold-out", "online",
        "all-day",
      ])

  private static let boxed = Set(recordingNames).union(FrontMatterEmbeds.names.keys).union([
    "author", "authors", "categories", "cover", "description", "draft", "expires", "expirydate", "image", "isdraft",
    "keywords", "lang", "language", "pinned", "private", "published", "summary", "tags", "thumbnail", "unlisted",
    "updated", "in-reply-to", "like-of", "repost-of", "bookmark-of", "photo", "photos",
  ])
  private static let boxedInHeaders: Set = ["image", "overlay-image", "teaser"]

  /// The keys of the address of a recording, but for those that may hold other things.
  private static let recordingNames =
    ["podcast", "audio", "episode", "mp3", "file"].flatMap { name in
      ["-file", "file", "-url", "url", "-link", "link"].map { name + $0 }
    } + ["mp3", "podcast-mp3", "audio-file-path", "sermon-audio"]

  /// The properties of microformats that mean something here.
  private static let microformats = [
    "photo", "video", "audio", "in-reply-to", "like-of", "repost-of", "bookmark-of", "read-of", "watch-of", "listen-of",
    "play-of", "drink-of", "eat-of", "syndication", "location", "rsvp", "category", "summary", "published", "updated",
    "start", "end",
  ]

  private static let publicationNames = [
    "published-at", "publishedat", "published-on", "published-date", "publisheddate", "publish-date", "date-published",
    "datepublished", "pub-date", "pubdatetime", "dt-published", "publication-date", "post-date", "postdate", "posted",
    "created", "created-at", "createdat", "created-date", "creation-date", "date-created", "datecreated",
  ]

  private static let revisionNames = [
    "updated-at", "updatedat", "updated-date", "updateddate", "date-updated", "dateupdated", "update-date",
    "dt-updated", "modified-at", "modifiedat", "modified-date", "date-modified", "datemodified", "moddatetime",
    "last-updated", "lastupdated", "last-update", "lastmodified", "last-modified-date", "last-edited",
  ]

  /// The names of dates that are understood where no other field says the same.
  static let dateNames = publicationNames + revisionNames
}
