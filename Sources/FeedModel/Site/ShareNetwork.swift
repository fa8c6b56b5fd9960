/// A place where readers can share an entry, by the name that `site.yml` gives it.
public enum ShareNetwork: String, CaseIterable, Hashable, Sendable {
  /// Facebook.
  case facebook
  /// LINE.
  case line
  /// Instagram, which takes pictures and a caption instead of an address.
  case instagram
  /// X, formerly Twitter.
  case x
  /// Threads.
  case threads
  /// Bluesky.
  case bluesky
  /// Mastodon, at any server.
  case mastodon
  /// WhatsApp.
  case whatsapp
  /// Telegram.
  case telegram
  /// LinkedIn.
  case linkedin
  /// Reddit.
  case reddit
  /// Weibo.
  case weibo
  /// WeChat, which scans the address from the screen.
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
