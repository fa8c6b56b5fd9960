extension EntryContext {
  /// The same entry with what is particular to its kind.
  func adding(details: String?) -> EntryContext {
    EntryContext(
      shared: shared, kind: kind, kindLabel: kindLabel, kindURL: kindURL, url: url, permalink: permalink, uid: uid,
      title: title, heading: heading, date: date, updated: updated, authors: authors, tags: tags, summary: summary,
      excerpt: excerpt, body: body, cover: cover, language: language, direction: direction,
      headingDirection: headingDirection, excerptDirection: excerptDirection, bodyDirection: bodyDirection,
      isPinned: isPinned, isDraft: isDraft, syndication: syndication, inReplyTo: inReplyTo, likeOf: likeOf,
      repostOf: repostOf, microformats: microformats, sizeClass: sizeClass,
      sizeStyle: sizeStyle, accentClass: accentClass, accentStyle: accentStyle, details: details, share: share,
      extra: extra)
  }
}
