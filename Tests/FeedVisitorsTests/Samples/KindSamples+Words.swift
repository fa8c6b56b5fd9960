import FeedModel

extension KindSamples {
  var note: PlainTextFeedViewObject { PlainTextFeedViewObject(entry: entry(.text)) }

  var article: ArticleFeedViewObject {
    ArticleFeedViewObject(entry: entry(.article, body: "## Why\n\nRain *falls*."), title: text("On Rain"))
  }

  var link: LinkFeedViewObject {
    LinkFeedViewObject(
      entry: entry(.link), title: text("Umbrellas"), url: text.url("umbrellas"), site: text("Example"),
      quotation: text("Buy one."), via: text.link("Bob"))
  }

  var quote: QuoteFeedViewObject {
    QuoteFeedViewObject(
      entry: entry(.quote), text: text("It rains."), source: text("Ann"), url: text.url("it-rains"))
  }

  var media: MediaFeedViewObject {
    let video = MediaFile(
      source: .published(Route("/media/rain.mp4")), mimeType: "video/mp4", byteCount: 5555,
      pixelSize: PixelSize(width: 1920, height: 1080))
    return MediaFeedViewObject(
      entry: entry(.media), title: text("Wet streets"), photos: [text.photo("one"), text.photo("two")],
      videos: [
        Video(file: video, poster: text.photo("poster"), alt: text("Rain falls"), caption: text("Outside"))
      ],
      recordings: [Recording(file: text.audio("drops"), title: text("Drops"), caption: text("On a roof"))])
  }

  var memories: MemoriesFeedViewObject {
    MemoriesFeedViewObject(
      entry: entry(.memories), title: text("That day"), day: DayOfYear(CalendarDay(daysSinceEpoch: 98)),
      memories: [
        text.reference("Sun", kind: .song, year: 2024), text.reference("Snow", kind: .article, year: 2020),
      ])
  }
}
