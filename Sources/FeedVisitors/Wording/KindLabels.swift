package import FeedModel
package import FeedTheme

/// What kinds are called in the site's language: strings of the theme, or what the site declares.
package struct KindLabels: Sendable {
  private let strings: Strings
  private let declared: [String: KindDeclaration]

  /// Takes the kinds that the site declares; of two with one name the first counts.
  package init(strings: Strings, declarations: [KindDeclaration]) {
    self.strings = strings
    self.declared = Dictionary(declarations.map { ($0.kind.name, $0) }) { first, _ in first }
  }

  /// What one entry of the kind is called, for example `Song`.
  ///
  /// - Parameter media: What there is to see and hear, which names it where all of it is of one sort.
  package func singular(_ kind: Kind, media: MediaFeedViewObject? = nil) -> String {
    if let media, let key = Self.key(of: media) { return strings.text(key.rawValue) }
    return declared[kind.name]?.label ?? strings.text("kind.\(kind.name)")
  }

  private static func key(of media: MediaFeedViewObject) -> WordingKey? {
    switch (media.photos.count, media.videos.count, media.recordings.count) {
    case (1, 0, 0): .photo
    case (_, 0, 0): .severalPhotos
    case (0, 1, 0): .video
    case (0, _, 0): .severalVideos
    case (0, 0, 1): .recording
    case (0, 0, _): .severalRecordings
    default: nil
    }
  }

  /// What the entries of the kind are called, for example `Songs`; declared kinds by their title, or their plural, capitalised.
  package func plural(_ kind: Kind) -> String {
    guard let declaration = declared[kind.name] else { return strings.text("kind.\(kind.name).plural") }
    return declaration.title ?? kind.plural.prefix(1).uppercased() + kind.plural.dropFirst()
  }
}
