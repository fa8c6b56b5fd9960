/// Keys that other generators and their themes use, which are no slips of ours.
enum ForeignKeys {
  /// The keys as they are compared.
  static let all = jekyll.union(hugo).union(ours)

  /// Jekyll, its plugins and the themes that most sites wear.
  private static let jekyll: Set<String> = [
    "author-profile", "background", "bigimg", "breadcrumbs", "classes", "comments", "cover-img",
    "excerpt-separator", "feature", "featured", "featured-image", "featured-img", "gallery", "gh-badge",
    "gh-repo", "grand-parent", "has-children", "has-toc", "header", "header-img", "hidden", "image-credit", "img",
    "img-path", "jekyll", "last-modified-date", "layout", "lead", "level", "license", "link", "math", "mathjax",
    "media-subpath", "mermaid", "nav-exclude", "nav-order", "order", "pagination", "parent", "pin", "post-image",
    "read-time", "redirect-to", "ref", "related", "render-with-liquid", "robots", "search-exclude", "section",
    "share", "share-img", "show-date", "sidebar", "sitemap", "state", "style", "styles", "subtitle", "tagline",
    "theme", "thumbnail-img", "toc", "toc-label", "toc-sticky", "use-math", "version",
  ]

  /// Hugo and the themes that most sites wear.
  private static let hugo: Set<String> = [
    "audio", "build", "cascade", "color", "disableshare", "editpost", "features", "headless", "hidemeta",
    "hidesummary", "images", "iscjklanguage", "linktitle", "markup", "menu", "menus", "order", "outputs",
    "params", "podcast", "resources", "script", "scripts", "searchhidden", "series", "shortdescription",
    "showtoc", "source", "sources", "toc", "tocopen", "translationkey", "video", "videos", "weight",
  ]

  /// What an entry has and a page has not, and what no slip is likely to make.
  private static let ours: Set<String> = [
    "author", "authors", "categories", "category", "expires", "guid", "keywords", "name", "pinned", "site",
    "sort", "tag", "tags", "title",
  ]
}
