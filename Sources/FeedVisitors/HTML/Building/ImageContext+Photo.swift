package import FeedModel

extension ImageContext {
  /// An image with its address for a page of the site.
  package init(_ photo: Photo, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: photo.file.source),
      width: (photo.file.pixelSize?.width).map(String.init),
      height: (photo.file.pixelSize?.height).map(String.init),
      alt: photo.alt,
      caption: photo.caption,
      placeholderStyle: photo.file.placeholder.map { "--placeholder: \($0.hexadecimal)" })
  }
}
