package import FeedModel
package import FeedTheme

/// The colour that an entry's card and page carry.
package struct Accent: Hashable, Sendable {
  /// The name of the colour in the theme, for class names, for example `song`: that of the kind.
  package let name: String
  /// The colour itself as `#rrggbb`, where the site and not the theme chose it.
  package var color: String?
  /// The colour where it comes from a cover.
  package var cover: PictureColor?
  /// Which of eight variants of the theme's art replaces the missing cover of music; nil for entries that need none.
  package var art: UInt8?
}

extension Accent {
  /// - Parameters:
  ///   - accents: Where the colours of songs and albums come from.
  ///   - background: What they have to be seen on, in the light and in the dark; a colour that cannot be is not taken.
  package init(of object: any FeedViewObject, _ accents: MediaSettings.Accents, on background: ThemeColor?) {
    let facts = object.facts
    let declared = facts.custom?.declaration.accent
    var cover: PictureColor?
    if declared == nil, accents == .covers, facts.music?.isOfOneArtist == true {
      cover = object.entry.cover?.file.dominantColor
    }
    if let color = cover?.hexadecimal, let background,
      [background.light, background.dark].contains(where: { ContrastRatio.tooLow(color, $0) != nil })
    {
      cover = nil
    }
    let needsArt = object.entry.cover == nil && facts.music?.lacksPictures == true
    self.init(
      name: object.entry.kind.name, color: cover?.hexadecimal ?? declared, cover: cover,
      art: needsArt ? object.entry.identity.uuid.lastByte & 7 : nil)
  }
}

extension Music {
  /// Whether there is no picture to show without a cover: a playlist has those of its songs.
  fileprivate var lacksPictures: Bool {
    guard case .list(let list) = self, !list.isAlbum else { return true }
    return list.tracks.allSatisfy { $0.song?.cover == nil }
  }

  /// Whether it is a song or an album, and not a list of songs by various artists.
  fileprivate var isOfOneArtist: Bool {
    if case .list(let list) = self { list.isAlbum } else { true }
  }
}
