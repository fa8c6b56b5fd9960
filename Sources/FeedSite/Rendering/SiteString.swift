/// A string that the site's own pages ask the theme for, by its key in `strings/LANGUAGE.yml`.
enum SiteString: String, CaseIterable {
  /// The title of the error page.
  case notFoundTitle
  /// What a feed is called: `{title}`.
  case feedOf
  /// What a feed is, for those who open one in a browser.
  case feedHint
  /// The index of tags.
  case tags
  /// What a redirect says to those whose browser stays.
  case redirecting
}
