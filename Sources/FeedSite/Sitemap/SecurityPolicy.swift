import FeedMarkdown
import FeedModel

/// What pages may load, as browsers enforce it (Content Security Policy 3), in the words of a web host.
///
/// Scripts and style sheets are the site's own, never in the page; frames are those of the players that pages show on a
/// click. Pictures and recordings may come from elsewhere, since entries can name any, but not without encryption.
struct SecurityPolicy {
  static let text = [
    "default-src 'self'", "style-src 'self'", "script-src 'self'", "img-src 'self' data: https:",
    "media-src 'self' https:", "frame-src \(EmbedProvider.frameOrigins.joined(separator: " "))", "object-src 'none'",
    "base-uri 'none'",
  ].joined(separator: "; ")

  /// The headers of all answers, in order.
  private static let headers = [
    ("Content-Security-Policy", text), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
  ]

  static func bytes(of file: PolicyFile) -> [UInt8] {
    let lines =
      switch file {
      case .headers: ["/*"] + headers.map { "  \($0): \($1)" }
      case .htaccess:
        ["<IfModule mod_headers.c>"] + headers.map { "  Header always set \($0) \"\($1)\"" } + ["</IfModule>"]
      case .nginx: headers.map { "add_header \($0) \"\($1)\" always;" }
      }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
