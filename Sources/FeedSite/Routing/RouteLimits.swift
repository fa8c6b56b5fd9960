/// How many addresses the entries of a site may bring forth beside their own.
///
/// A file of some kilobytes can name thousands of tags or former addresses, each of which becomes files. No site has
/// anywhere near as many that its readers could use.
struct RouteLimits {
  /// The different tags, each of which gets a wall and its feeds.
  let tags: Int
  /// The former addresses, each of which gets a page.
  let aliases: Int

  /// The limits of a site with so many entries and pages.
  init(pages: Int) {
    tags = max(10_000, 2 * pages)
    aliases = max(10_000, 10 * pages)
  }
}
