import FeedYAML

/// What WordPress and Pelican call the state of a post.
enum PublicationStatus {
  case draft, published

  /// The state that a value names; nil where it means something else.
  init?(_ value: LocatedValue) {
    switch value.text?.trimmingWhitespace.lowercased() {
    case "draft", "pending", "private", "hidden", "unpublished", "trash", "auto-draft",
      "members", "paid", "subscribers", "followers", "friends":
      self = .draft
    case "publish", "published", "public": self = .published
    default: return nil
    }
  }
}
