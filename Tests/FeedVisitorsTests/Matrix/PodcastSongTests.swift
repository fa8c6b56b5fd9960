import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct PodcastSongTests {
  @Test func `Only songs are played`() {
    let expected: KindTable<Duration?> = [
      "text": nil, "article": nil, "media": nil, "song": .seconds(225), "album": nil, "playlist": nil, "event": nil,
      "invitation": nil, "follow": nil, "recommendation": nil, "link": nil, "quote": nil, "person": nil,
      "memories": nil, "custom": nil,
    ]
    expected.check { $0.facts.music?.playedSong?.duration }
  }

  @Test func `A song without a recording is not played`() {
    let song = SongFeedViewObject(entry: KindSamples.plain.bareEntry(.song), title: "Rain")
    #expect(Music.song(song).playedSong == nil)
  }
}
