/// A place where readers can share an entry, by the name that `site.yml` gives it.
public enum ShareNetwork: String, CaseIterable, Hashable, Sendable {
  case facebook, line
  /// Takes pictures and a caption instead of an address.
  case instagram
  /// Formerly Twitter.
  case x
  case threads, bluesky
  /// At any server.
  case mastodon
  case whatsapp, telegram, linkedin, reddit, weibo
  /// Scans the address from the screen.
  case wechat
  /// An e-mail of the reader's own.
  case email
  /// The address itself, to be put anywhere.
  case copy

  /// What it calls itself; themes may have another name for it in their language.
  public var title: String {
    switch self {
    case .facebook: "Facebook"
    case .line: "LINE"
    case .instagram: "Instagram"
    case .x: "X"
    case .threads: "Threads"
    case .bluesky: "Bluesky"
    case .mastodon: "Mastodon"
    case .whatsapp: "WhatsApp"
    case .telegram: "Telegram"
    case .linkedin: "LinkedIn"
    case .reddit: "Reddit"
    case .weibo: "Weibo"
    case .wechat: "WeChat"
    case .email: "E-mail"
    case .copy: "Copy link"
    }
  }
}
