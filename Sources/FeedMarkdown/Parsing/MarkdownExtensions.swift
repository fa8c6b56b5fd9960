/// What Markdown may contain beyond CommonMark; each extension can be switched off.
public struct MarkdownExtensions: OptionSet, Hashable, Sendable {
  /// One bit for each extension.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Tables with pipes (GFM 0.29, section 4.10).
  public static let tables = Self(rawValue: 1 << 0)
  /// `~~text~~`, and `~text~` where ``subscripts`` is off (GFM 0.29, section 6.5).
  public static let strikethrough = Self(rawValue: 1 << 1)
  /// `- [x] done` (GFM 0.29, section 5.3).
  public static let taskLists = Self(rawValue: 1 << 2)
  /// Bare addresses in the text (GFM 0.29, section 6.9).
  public static let autolinks = Self(rawValue: 1 << 3)
  /// `text[^1]` and `[^1]: note`.
  public static let footnotes = Self(rawValue: 1 << 4)
  /// `{: .class #id}` after links, images, headings and blocks.
  public static let attributeLists = Self(rawValue: 1 << 5)
  /// `> [!NOTE]`.
  public static let alerts = Self(rawValue: 1 << 6)
  /// A line of a term and, below it, `: definition`.
  public static let definitionLists = Self(rawValue: 1 << 7)
  /// Curly quotes, dashes and ellipses for `"`, `--` and `...`.
  public static let smartPunctuation = Self(rawValue: 1 << 8)
  /// `:tada:`.
  public static let emoji = Self(rawValue: 1 << 9)
  /// `==text==`.
  public static let marks = Self(rawValue: 1 << 10)
  /// `H~2~O`.
  public static let subscripts = Self(rawValue: 1 << 11)
  /// `x^2^`.
  public static let superscripts = Self(rawValue: 1 << 12)
  /// A line end in a paragraph breaks the line on the page.
  public static let hardBreaks = Self(rawValue: 1 << 13)
  /// `#tag`, in notes.
  public static let hashtags = Self(rawValue: 1 << 14)
  /// `@person`, in notes.
  public static let mentions = Self(rawValue: 1 << 15)
  /// A paragraph that consists of an image becomes a figure.
  public static let figures = Self(rawValue: 1 << 16)
  /// An image whose file is audio or video becomes a player.
  public static let players = Self(rawValue: 1 << 17)
  /// A paragraph that is an address of a known player's page becomes a block that loads the player on a click.
  public static let embeds = Self(rawValue: 1 << 18)
  /// Code blocks are coloured by their language.
  public static let highlighting = Self(rawValue: 1 << 19)

  /// The extensions of GitHub Flavored Markdown.
  public static let gfm: Self = [.tables, .strikethrough, .taskLists, .autolinks]

  /// What can be switched on and off, by the names that settings use.
  public static let named: [(name: String, value: Self)] = [
    ("tables", .tables), ("strikethrough", .strikethrough), ("task-lists", .taskLists), ("autolinks", .autolinks),
    ("footnotes", .footnotes), ("attribute-lists", .attributeLists), ("alerts", .alerts),
    ("definition-lists", .definitionLists), ("smart-punctuation", .smartPunctuation), ("emoji", .emoji),
    ("marks", .marks), ("subscripts", .subscripts), ("superscripts", .superscripts), ("hard-breaks", .hardBreaks),
    ("hashtags", .hashtags), ("mentions", .mentions), ("figures", .figures), ("players", .players),
    ("embeds", .embeds), ("highlighting", .highlighting),
  ]

  /// Everything there is.
  public static let all = named.reduce(into: Self()) { $0.formUnion($1.value) }

  /// The default: everything that does not change how plain text looks.
  public static let standard = all.subtracting([.smartPunctuation, .hardBreaks])
}
