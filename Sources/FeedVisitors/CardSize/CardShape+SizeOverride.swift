import FeedModel

extension CardShape {
  /// The shape that an author or a site chose by name.
  init(_ override: SizeOverride) {
    self =
      switch override {
      case .wide: .wide
      case .tall: .tall
      case .large: .large
      case .small: .small
      case .full: .full
      }
  }
}
