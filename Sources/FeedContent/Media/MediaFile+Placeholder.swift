import FeedModel

extension MediaFile {
  /// The same file with the colour of its picture.
  func showing(_ placeholder: PlaceholderColor?) -> MediaFile {
    MediaFile(
      source: source, mimeType: mimeType, byteCount: byteCount, pixelSize: pixelSize, duration: duration,
      placeholder: placeholder)
  }
}
