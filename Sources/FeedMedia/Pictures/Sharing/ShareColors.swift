import FeedModel

/// The colours of a share picture, with enough contrast whatever a theme and a site state.
struct ShareColors {
  /// Around the card.
  let ground: LinearColor
  /// The card.
  let paper: LinearColor
  /// Words on the card.
  let ink: LinearColor
  /// What matters less on the card.
  let soft: LinearColor
  /// Lines on the card.
  let line: LinearColor
  /// The colour of the kind, for what is no word.
  let accent: LinearColor
  /// The colour of the kind, for words on the card.
  let tone: LinearColor
  /// The colour of the kind behind white words.
  let deep: LinearColor

  /// The contrast of words and of graphics (WCAG 2.2, 1.4.3 and 1.4.11).
  private static let (wordContrast, signContrast) = (4.5, 3.0)

  init(_ look: SharePicture.Look, mark: SharePicture.Mark) {
    let stated = look.ground.flatMap(LinearColor.init) ?? Self.defaultGround
    let accent = look.accent.flatMap(LinearColor.init) ?? Self.defaultAccent
    let isLight = stated.luminance > 0.18
    let sheet = stated.mixed(isLight ? 0.78 : 0.06, of: .white)
    let deep = accent.apart(from: .white, contrast: Self.wordContrast)
    ground = stated
    (self.deep, self.accent) = (deep, accent.apart(from: sheet, contrast: Self.signContrast))
    switch mark {
    case .ticket:
      paper = deep
      (ink, tone) = (.white, .white)
      soft = deep.mixed(0.8, of: .white).apart(from: deep, contrast: Self.wordContrast)
      line = deep.mixed(0.3, of: .white)
    default:
      let paper = mark == .quotationMark ? sheet.mixed(0.12, of: accent) : sheet
      let ink = isLight ? Self.darkInk : Self.lightInk
      self.paper = paper
      self.ink = ink.apart(from: paper, contrast: 7)
      soft = paper.mixed(isLight ? 0.88 : 0.5, of: ink).apart(from: paper, contrast: Self.wordContrast)
      line = paper.mixed(isLight ? 0.25 : 0.1, of: ink)
      tone = accent.apart(from: paper, contrast: Self.wordContrast)
    }
  }

  /// All of them, the most used first.
  var all: [LinearColor] { [paper, ground, ink, accent, deep, tone, soft, line, .white] }

  private static let defaultGround = LinearColor(red: 0xDC00, green: 0xD600, blue: 0xCC00)
  private static let defaultAccent = LinearColor(red: 0xB000, green: 0x1000, blue: 0x0700)
  private static let darkInk = LinearColor(red: 0x0300, green: 0x02A0, blue: 0x0200)
  private static let lightInk = LinearColor(red: 0xE600, green: 0xDE00, blue: 0xCC00)
}

extension ShareColors {
  /// What records are made of.
  static let vinyl = LinearColor(red: 0x01E0, green: 0x01B0, blue: 0x01A0)
  /// What they are cut with.
  static let groove = LinearColor(red: 0x0B00, green: 0x0A00, blue: 0x0980)
}
