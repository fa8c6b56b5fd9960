import FeedModel

extension PodcastOwner {
  /// The author of a site; nil where no e-mail address is known.
  init?(authorOf site: Site) {
    guard let author = CalendarOrganizer(of: site) else { return nil }
    self.init(name: author.name, email: author.email)
  }
}
