public import FeedDiagnostics
public import FeedMarkdown

/// The settings in `site.yml`.
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
  public var url = SiteURL.localhost
  /// The language as a BCP 47 tag.
  public var language = "en"
  /// All its languages, the main one first; empty where it has one only.
  public var languages: [SiteLanguage] = []
  /// Where the pages of ``language`` are.
  public var edition = Edition.main
  /// The time zone in which dates without an offset are read.
  public var timeZone = SiteTimeZone.utc
  /// The author of the site; nil where none is named.
  public var author: PersonReference?
  /// The author's e-mail address.
  public var email: String?
  /// The icon of the site.
  public var icon: SiteIcon?
  /// The looks of the site in any theme.
  public var identity = SiteIdentity()
  /// The theme and its settings.
  public var theme = ThemeChoice()
  /// How feeds are made.
  public var feeds = FeedSettings()
  /// The settings of the podcasts that albums and playlists become.
  public var podcast = PodcastSettings()
  /// How walls are made.
  public var wall = WallSettings()
  /// How bodies are read; hashtags and mentions are read in notes only.
  public var markdown = MarkdownOptions()
  /// How pictures, sound and film are published.
  public var media = MediaSettings()
  /// Where readers can share entries, in the order in which pages offer it; empty for nowhere.
  public var share = ShareChoice.standard
  /// Whether entries and pages without a picture get one that is drawn from their words, for those who share them.
  public var drawsSharePictures = true
  /// Whether it has a page to search it on, with an index of all entries.
  public var hasSearch = true
  /// Whether there is a page for each day of the year that has entries.
  public var hasOnThisDay = true
  /// The absolute address to which others send webmentions (Webmention, section 3.1.2).
  public var webmention: String?
  /// The absolute address to which others send pingbacks (Pingback 1.0, section 2.2).
  public var pingback: String?
  /// The files that tell web hosts what pages may load, in the order in which they are stated.
  public var policyFiles: [PolicyFile] = []
  /// Whether pages of entries link to related ones.
  public var hasRelated = true
  /// The licence of the content.
  public var license: License?
  /// The menu, in order.
  public var navigation: [NavigationItem] = []
  /// The kinds that the site declares, in the order of the file.
  public var kinds: [KindDeclaration] = []
  /// The patterns of the addresses of entries, where these do not follow from their files.
  public var permalinks: [PermalinkRule] = []
  /// The names in its front matter that differ from feedsite's.
  public var fields = FieldMapping()
  /// Where the site is deployed to, in the order of the file.
  public var deploymentTargets: [DeploymentTarget] = []

  /// Creates a site with only a title.
  public init(title: String) {
    self.id = title
    self.title = title
  }
}

/// The licence of what a site holds, or of one entry.
public struct License: Hashable, Sendable {
  /// The name, for example `CC BY-SA 4.0`.
  public let name: String
  /// The address of its text.
  public let url: String?

  /// Creates a licence.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }

  /// How a statement of rights names it: by its name, or by its address where that is all that is known. The host that
  /// pages show of an address holds no rights.
  package var statement: String {
    guard let url, URLAuthority.site(of: url) == name else { return name }
    return url
  }
}

/// One item of the menu.
public struct NavigationItem: Hashable, Sendable {
  /// The title.
  public let title: String
  /// Where it leads: an absolute address, or a path from the site's root.
  public let url: String

  /// Creates an item.
  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }

  /// Whether an absolute address leads somewhere, and runs no program in the page that it is on.
  package static func isLink(_ url: String) -> Bool {
    guard let end = url.firstIndex(of: ":") else { return true }
    let name = url[..<end]
    let isScheme = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0))
    }
    return !isScheme || ["http", "https", "mailto", "tel", "sms", "xmpp", "geo"].contains(name.lowercased())
  }
}

/// The contact for the events of a site, or for podcast directories.
public struct SiteContact: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The e-mail address.
  public let email: String

  /// Creates a contact.
  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}

/// The settings of the podcasts that albums and playlists become.
public struct PodcastSettings: Hashable, Sendable {
  /// Where players begin (`itunes:type`).
  public enum EpisodeOrder: String, CaseIterable, Sendable {
    /// With the newest.
    case episodic
    /// With the first.
    case serial
  }

  /// The contact for podcast directories; nil for the author of the site.
  public var owner: SiteContact?
  /// What the podcasts are about.
  public var category = PodcastCategory.music
  /// Where players begin; nil for what the category tells.
  public var statedOrder: EpisodeOrder?
  /// Whether other hosts must not take the podcasts over; nil where nothing is said.
  public var isLocked: Bool?

  /// Creates the settings of a site that states none.
  public init() {}

  /// Whether they are to be heard as music, and not as talk.
  public var isMusic: Bool { category == .music }
  /// Where players begin: with the first track of music, with the newest of what people talk about.
  public var order: EpisodeOrder { statedOrder ?? (isMusic ? .serial : .episodic) }
}

/// A network that a site offers for sharing, with the options that `site.yml` states.
public struct ShareChoice: Hashable, Sendable {
  /// The network.
  public let network: ShareNetwork
  /// The server that Mastodon's link leads to, as host and port, for example `g0v.social`; nil for its usual one.
  public let instance: String?

  /// Creates a choice.
  public init(_ network: ShareNetwork, instance: String? = nil) {
    self.network = network
    self.instance = instance
  }

  /// What a site offers that chose nothing: few, and those that most people have.
  public static let standard: [ShareChoice] = [
    ShareChoice(.facebook), ShareChoice(.line), ShareChoice(.whatsapp), ShareChoice(.instagram), ShareChoice(.email),
    ShareChoice(.copy),
  ]
}

/// Which theme the site selects.
public struct ThemeChoice: Hashable, Sendable {
  /// The name of the theme's folder.
  public var name: String
  /// Settings that the site overrides, as the theme names them.
  public var settings: [ExtraField]
  /// Where the site names it; nil where it does not.
  public var location: SourceLocation?

  /// Creates a choice; the theme `wall` without changes where nothing is stated.
  public init(name: String = "wall", settings: [ExtraField] = [], location: SourceLocation? = nil) {
    self.name = name
    self.settings = settings
    self.location = location
  }
}

/// How the cards of a wall are placed.
public enum WallLayout: String, CaseIterable, Sendable {
  /// Cards of their own sizes, packed.
  case wall
  /// Cards below each other, along a line of time.
  case list
  /// Cards of one size, in rows.
  case grid
}

/// How walls are made.
public struct WallSettings: Hashable, Sendable {
  /// How many entries a full page holds, at least one.
  public var perPage: Int
  /// The layouts that readers can choose among, each once; the first is the one that pages show at first.
  public private(set) var layouts: [WallLayout]
  /// How the cards are at first.
  public var layout: WallLayout { layouts.first ?? .wall }

  /// Creates settings; without layouts all of them are offered.
  public init(perPage: Int = 24, layouts: [WallLayout] = WallLayout.allCases) {
    self.perPage = max(1, perPage)
    let unique = layouts.uniqued(by: \.self)
    self.layouts = unique.isEmpty ? WallLayout.allCases : unique
  }
}

/// A file in which a web host reads what it sends along with pages, by its name below the root of the site.
public enum PolicyFile: String, Hashable, Sendable, CaseIterable {
  /// Netlify, Cloudflare Pages and others.
  case headers = "_headers"
  /// Apache and LiteSpeed.
  case htaccess = ".htaccess"
  /// A part of the configuration of nginx, to be included there.
  case nginx = "nginx.conf"
}

/// The pattern of the addresses of some entries, from `permalinks` in `site.yml`.
public struct PermalinkRule: Hashable, Sendable {
  /// The folder that the rule is for, or the kind by a name that it goes by; nil where it is for all entries.
  public let name: String?
  /// The kind of that name.
  public let kind: Kind?
  /// The address with its placeholders, for example `/:year/:month/:title/`.
  public let pattern: String

  /// Creates a rule.
  public init(name: String?, kind: Kind?, pattern: String) {
    self.name = name
    self.kind = kind
    self.pattern = pattern
  }
}

/// The names in a site's front matter that differ from feedsite's: `fields:` in `site.yml`.
public struct FieldMapping: Hashable, Sendable {
  /// One of our keys, and theirs.
  public struct Rule: Hashable, Sendable {
    /// Our key as it is compared, for example `cover`.
    public let name: String
    /// Their keys as they are compared, the first that has a value counts; of a key within mappings all names, outermost
    /// first.
    public let paths: [[String]]

    /// Creates a rule.
    public init(name: String, paths: [[String]]) {
      self.name = name
      self.paths = paths
    }
  }

  /// The keys of all entries and pages.
  public var all: [Rule] = []
  /// The keys of single kinds by the names of these; of pages under `page`.
  public var kinds: [String: [Rule]] = [:]
  /// The values of `type:` as they are compared, and the names of the kinds that they mean.
  public var types: [String: String] = [:]

  /// Creates a mapping that changes nothing.
  public init() {}

  /// Whether nothing is renamed.
  public var isEmpty: Bool { all.isEmpty && kinds.isEmpty && types.isEmpty }
}

/// A place that a site is deployed to.
public struct DeploymentTarget: Hashable, Sendable {
  /// Where the place is, which decides on the transport.
  public enum Destination: Hashable, Sendable {
    /// A folder of this machine, relative to the content folder unless it is absolute.
    case folder(String)
    /// A folder of another machine, as `host:path` or `user@host:path`, reached by rsync over ssh.
    case rsync(String)
    /// A branch of a repository, which is given by its address or by its path, as a folder is.
    case git(repository: String, branch: String)
    /// A folder of a remote of rclone's configuration, as `remote:path`.
    case rclone(String)
  }

  /// The name by which the command line knows it.
  public var name: String
  /// Where it is.
  public var destination: Destination
  /// Where `site.yml` states it.
  public var location: SourceLocation

  /// Creates a target.
  public init(name: String, destination: Destination, location: SourceLocation) {
    self.name = name
    self.destination = destination
    self.location = location
  }
}
