public import FeedDiagnostics
public import FeedMarkdown

/// What `site.yml` says.
public struct Site: Sendable {
  /// The id from which the identity of every entry is computed.
  public var id: String
  /// Where the id is stated, or has to be; nil where no file is known.
  public var idLocation: SourceLocation?
  /// The title, never empty.
  public var title: String
  /// What the site is about, in a sentence.
  public var description: String?
  /// Where it is published.
  public var url: SiteURL
  /// The language as a BCP 47 tag.
  public var language: String
  /// The time zone in which dates without an offset are read.
  public var timeZone: SiteTimeZone
  /// Whose site it is.
  public var author: PersonReference?
  /// The author's e-mail address.
  public var email: String?
  /// The picture that stands for it.
  public var icon: SiteIcon?
  /// The theme and its settings.
  public var theme: ThemeChoice
  /// How feeds are made.
  public var feeds: FeedSettings
  /// What the podcasts of albums and playlists say of themselves.
  public var podcast: PodcastSettings
  /// How walls are made.
  public var wall: WallSettings
  /// How bodies are read; hashtags and mentions are read in notes only.
  public var markdown: MarkdownOptions
  /// Where readers can share entries, in the order in which pages offer it; empty for nowhere.
  public var share: [ShareChoice]
  /// Under which licence the content stands.
  public var license: License?
  /// The menu, in order.
  public var navigation: [NavigationItem]
  /// The kinds that the site declares, in the order of the file.
  public var kinds: [KindDeclaration]
  /// Where the site is deployed to, in the order of the file.
  public var deploymentTargets: [DeploymentTarget]

  /// Creates a site of which only the title is known.
  public init(title: String) {
    self.id = title
    self.idLocation = nil
    self.title = title
    self.description = nil
    self.url = .localhost
    self.language = "en"
    self.timeZone = .utc
    self.author = nil
    self.email = nil
    self.icon = nil
    self.theme = ThemeChoice()
    self.feeds = FeedSettings()
    self.podcast = PodcastSettings()
    self.wall = WallSettings()
    self.markdown = MarkdownOptions()
    self.share = ShareChoice.standard
    self.license = nil
    self.navigation = []
    self.kinds = []
    self.deploymentTargets = []
  }
}
