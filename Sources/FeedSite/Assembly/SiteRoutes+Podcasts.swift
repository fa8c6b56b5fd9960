import FeedDiagnostics
import FeedModel
import FeedVisitors

extension SiteRoutes {
  /// The podcast of each album and playlist with a recording, and the list of references of each playlist.
  mutating func addPodcasts() {
    for (index, podcast) in podcasts.podcasts.sorted(by: { $0.key < $1.key }) {
      let entry = podcast.entry
      add(entry.podcastRoute, .index, from: entry.location.file, at: entry.location, yielding: .files) {
        $0.podcasts.podcast(at: index)
      }
      guard podcast.listGUID != nil else { continue }
      add(entry.podcastListRoute, .index, from: entry.location.file, at: entry.location, yielding: .files) {
        $0.podcasts.list(at: index)
      }
    }
  }
}
