import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes a photo with its caption.
  mutating func photo(_ photo: Photo) {
    figure(caption: photo.caption) { [resolver] html in html.image(photo, resolver: resolver) }
  }

  /// Writes a video with its caption; readers that cannot play it show a link.
  mutating func video(_ video: Video) {
    let url = resolver.absolute(video.file.source)
    let text = video.alt.nonEmpty ?? wording.text(.video)
    figure(caption: video.caption) { [resolver] html in
      html.element(
        "video",
        [
          "src": .address(url),
          "controls": true,
          "preload": "none",
          "poster": .address((video.poster?.file.source).map { resolver.absolute($0) }),
          "width": .text((video.file.pixelSize?.width).map(String.init)),
          "height": .text((video.file.pixelSize?.height).map(String.init)),
        ]
      ) { $0.element("a", ["href": .address(url)], text: text) }
    }
  }

  /// Writes a link to a recording, which every reader can follow; readers play the enclosure by themselves.
  mutating func recording(_ file: MediaFile, title: String, duration: Duration? = nil) {
    let url = resolver.absolute(file.source)
    html.element("p") { html in
      html.element("a", ["href": .address(url), "type": .text(file.mimeType)], text: "▶ \(title)")
      if let duration { html.text(" (\(PlayingTime(duration).text))") }
    }
  }

  /// Writes a figure; without a caption it is a paragraph.
  private mutating func figure(caption: String?, _ write: (inout HTMLWriter) -> Void) {
    guard let caption = caption?.nonEmpty else {
      html.element("p", content: write)
      return
    }
    html.element("figure") { html in
      write(&html)
      html.element("figcaption", text: caption)
    }
  }
}
