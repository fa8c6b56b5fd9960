import ArgumentParser
import FeedModel

/// An address on the command line.
enum SiteURLArgument {
  /// The address at which a site is published.
  static func parse(_ text: String) throws -> SiteURL {
    guard let url = SiteURL(text) else {
      throw ValidationError("\"\(text)\" is no address of a site; write one such as https://example.org/band/.")
    }
    return url
  }
}
