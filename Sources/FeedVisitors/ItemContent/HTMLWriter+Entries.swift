import FeedMarkup
import FeedModel

extension HTMLWriter {
  /// Writes text, as a link where there is an address.
  mutating func text(_ text: String, linkedTo url: String?) {
    guard let url else { return self.text(text) }
    element("a", ["href": .address(url)], text: text)
  }

  /// Writes an image with an absolute address and its size, where that is known.
  mutating func image(_ photo: Photo, resolver: URLResolver) {
    voidElement(
      "img",
      [
        "src": .address(resolver.absolute(photo.file.source)),
        "alt": .text(photo.alt),
        "width": .text((photo.file.pixelSize?.width).map(String.init)),
        "height": .text((photo.file.pixelSize?.height).map(String.init)),
      ])
  }
}
