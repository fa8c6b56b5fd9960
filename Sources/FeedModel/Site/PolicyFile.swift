/// A file in which a web host reads what it sends along with pages, by its name below the root of the site.
public enum PolicyFile: String, Hashable, Sendable, CaseIterable {
  /// Netlify, Cloudflare Pages and others.
  case headers = "_headers"
  /// Apache and LiteSpeed.
  case htaccess = ".htaccess"
  /// A part of the configuration of nginx, to be included there.
  case nginx = "nginx.conf"
}
