/// How pictures, sound and film are published.
public struct MediaSettings: Hashable, Sendable {
  /// What to do with metadata that says where, when, with what and by whom a file was made.
  public enum Metadata: String, CaseIterable, Sendable {
    /// It is left out.
    case remove
    /// It stays, in each file that is published as large as it is.
    case keep
  }

  /// What to do with pictures that are larger than any place where they are shown.
  public enum Originals: String, CaseIterable, Sendable {
    /// They are published smaller.
    case shrink
    /// They are published as large as they are, beside the smaller ones.
    case publish
  }

  /// Where the colours of music come from.
  public enum Accents: String, CaseIterable, Sendable {
    /// From the theme, a colour for each kind.
    case kinds
    /// From the covers of songs and albums.
    case covers
  }

  /// What to do with metadata.
  public var metadata = Metadata.remove
  /// What to do with large pictures.
  public var originals = Originals.shrink
  /// Where the colours of songs and albums come from.
  public var accents = Accents.kinds

  /// Creates the settings of a site that states none.
  public init() {}
}
