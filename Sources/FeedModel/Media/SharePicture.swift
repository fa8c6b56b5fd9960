/// The picture that is drawn for sharing an entry or page that has none: the words of its card, in the colours and
/// typefaces of the card.
public struct SharePicture: Hashable, Sendable {
  /// What the words are, which decides how they are set.
  public enum Setting: String, Sendable {
    /// A title, set in bold.
    case title
    /// Words of the entry itself, set as text is.
    case prose
    /// A quotation.
    case quotation
  }

  /// The mark beside the words, which shows the kind.
  public enum Mark: Hashable, Sendable {
    /// A band along the upper edge, as articles have it.
    case band
    /// A band along the edge where lines begin, as notes have it.
    case edge
    /// A mark of quotation.
    case quotationMark
    /// A leaf of a calendar.
    case day(month: String, day: String)
    /// A card in the accent's colour that is torn off below.
    case ticket
    /// A record that looks out of its sleeve.
    case record
    /// People, by their initials.
    case people([String])
  }

  /// The colours and typefaces that the site's theme and the kind decide on.
  public struct Look: Hashable, Sendable {
    /// The colour of the kind, or of the site, as `#rrggbb`; nil where the theme states none.
    public var accent: String?
    /// The colour of pages in the light, as `#rrggbb`; nil where the theme states none.
    public var ground: String?
    /// The families of typefaces for titles, the best first, as CSS names them; empty for the machine's own.
    public var titleFamilies: [String]
    /// Those for text.
    public var textFamilies: [String]
    /// Those for quotations.
    public var quotationFamilies: [String]
    /// The files of typefaces that the theme brings, by their paths on this machine.
    public var typefaceFiles: [String]
    /// The icon of the site as PNG, which is drawn beside its title; empty for none.
    public var emblem: [UInt8]

    /// Creates a look.
    public init(
      accent: String? = nil, ground: String? = nil, titleFamilies: [String] = [], textFamilies: [String] = [],
      quotationFamilies: [String] = [], typefaceFiles: [String] = [], emblem: [UInt8] = []
    ) {
      self.accent = accent
      self.ground = ground
      self.titleFamilies = titleFamilies
      self.textFamilies = textFamilies
      self.quotationFamilies = quotationFamilies
      self.typefaceFiles = typefaceFiles
      self.emblem = emblem
    }
  }

  /// What the entry is, for example `Article`; nil for pages.
  public let label: String?
  /// The words that fill the picture.
  public let words: String
  /// What the words are.
  public let setting: Setting
  /// What is said in smaller type below, each in lines of its own.
  public let details: [String]
  /// The mark beside the words.
  public let mark: Mark
  /// The name of the author; nil where there is none.
  public let author: String?
  /// The title of the site.
  public let site: String
  /// The language of the words as a BCP 47 tag.
  public let language: String
  /// Whether the words are written from right to left.
  public let isRightToLeft: Bool
  /// The colours and typefaces.
  public let look: Look

  /// Creates a picture.
  public init(
    label: String?, words: String, setting: Setting = .title, details: [String] = [], mark: Mark = .band,
    author: String? = nil, site: String, language: String, isRightToLeft: Bool = false, look: Look = Look()
  ) {
    self.label = label
    self.words = words
    self.setting = setting
    self.details = details
    self.mark = mark
    self.author = author
    self.site = site
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.look = look
  }

  /// What it shows, for those who cannot see it: its words.
  public var alt: String { ([label, words] + details).compactMap(\.self).joined(separator: " · ") }
}

/// A form in which a share picture is published.
public enum ShareForm: String, CaseIterable, Sendable {
  /// For previews of links, which are almost twice as wide as high (The Open Graph protocol).
  case wide
  /// For Instagram, four to five.
  case tall

  /// The MIME type of each form.
  public static let mimeType = "image/png"

  /// Width and height in pixels.
  public var size: (width: Int, height: Int) {
    switch self {
    case .wide: (1200, 630)
    case .tall: (1080, 1350)
    }
  }
}
