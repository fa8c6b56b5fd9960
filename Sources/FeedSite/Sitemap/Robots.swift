import FeedModel

/// Writes `robots.txt` (RFC 9309): everything may be read, and the sitemap tells what there is.
struct Robots: Sendable {
  let resolver: URLResolver

  func bytes() -> [UInt8] {
    Array("User-agent: *\nAllow: /\n\nSitemap: \(resolver.absolute(Route("/sitemap.xml")))\n".utf8)
  }
}
