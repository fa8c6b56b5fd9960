/// Keys that other generators and their themes use, which are no slips of ours.
enum ForeignKeys {
  /// The keys as they are compared.
  static let all = Set(
    [jekyll, hugo, eleventy, zola, hexo, pelican, astro, obsidian, others, ours].flatMap { words in
      words.split(whereSeparator: \.isWhitespace).map(String.init)
    })

  /// Jekyll, its plugins and the themes that most sites wear.
  private static let jekyll = """
    author-profile background bigimg breadcrumbs classes comments cover-img excerpt-separator feature featured
    featured-image featured-img gallery gh-badge gh-repo grand-parent has-children has-toc header header-img hidden
    image-credit img img-path jekyll last-modified-date layout lead level license link math mathjax media-subpath
    mermaid nav-exclude nav-order order pagination parent pin post-image read-time redirect-to ref related
    render-with-liquid robots search-exclude section share share-img show-date sidebar sitemap state style styles
    subtitle tagline theme thumbnail-img toc toc-label toc-sticky use-math version
    """

  /// Hugo and the themes that most sites wear.
  private static let hugo = """
    audio build cascade color disableshare editpost features headless hidemeta hidesummary images iscjklanguage
    linktitle markup menu menus order outputs params podcast resources script scripts searchhidden series
    shortdescription showtoc source sources toc tocopen translationkey video videos weight
    """

  /// Eleventy, its plugins and its starters.
  private static let eleventy = """
    alias canonical canonicalurl changefreq css data dynamicpermalink eleventycomputed
    eleventyexcludefromcollections eleventyimport eleventynavigation excludefromsitemap js meta metadesc
    metadescription metatitle nav navigation noindex opengraph pagetitle pagination social socialimage syndicate
    templateclass templateengineoverride translators tweet webmentions
    """

  /// Zola and its themes.
  private static let zola = """
    extra generate-feed generate-feeds in-search-index insert-anchor-links page-template paginate-by paginate-path
    paginate-reversed redirect-to render sort-by taxonomies template transparent
    """

  /// Hexo and its themes.
  private static let hexo = """
    abbrlink banner banner-img cc copyright disablenunjucks excerpt-img index-img lede license-url mathjax password
    photos plugins rating reprint reward sage skip-render swiper-index thumb toc-number top top-img topic topimg
    urlname uuid
    """

  /// Pelican and its plugins.
  private static let pelican = """
    gittime heroimage lang save-as series-index status stylesheet template translation url
    """

  /// Astro, Next.js, VuePress, Docusaurus, Gatsby and the starters that most sites come from.
  private static let astro = """
    alt canonical-url component cover-image coverimage custom-edit-url editurl excerpts export featured-image-alt
    frameborder hero heroalt hide-table-of-contents hide-title id imagealt imports keyword last-update minutesread
    next og-image ogimage outline pagination-label pagination-next pagination-prev prev publisher readingtime setup
    sidebar-label sidebar-position sidebardepth snippet socialimage table-of-contents templatekey translator
    unlisted
    """

  /// Obsidian, its plugins and Quartz.
  private static let obsidian = """
    alias banner-x banner-y citekey cssclass cssclasses dg-home dg-publish draft-of enabletoc excalidraw-plugin
    kanban-plugin localized mobile moc modification-date obsidianuiasicon place publish related socialdescription
    source sources sr-due sr-ease sr-interval tasks topics up
    """

  /// What many sites have of their own, which is close to what feedsite knows.
  private static let others = """
    asin asset assets attachment attachments badge body book caption code codes color comment cost country created
    credit credits desc difficulty display distance duration edition email end episode episodes event events exclude
    feed file files follow form format genre grade group groups guest guests hash height host hosts icon importance
    index intro issue items key kind label labels lat latex length level line list lng location logo lon long main
    maintainer map media method mode model modules mood name names nick note notes number old-url organizer owner
    page pages part parts path people phone photo picture pictures podcasts position post price priority private
    product project projects published quote rate reading references release repo repository review role roles rss
    sharing show site sizes skills slides slugs song spoiler sponsor sponsors stars start state stick story tables
    talk team teaser text time times track tracks translated translations-of uid update updates user username venue
    via video-id videoid views visible website width word-count year
    """

  /// What an entry has and a page has not, and what no slip is likely to make.
  private static let ours = """
    author authors categories category cover expires keywords name pinned site sort tag tags title
    """
}
