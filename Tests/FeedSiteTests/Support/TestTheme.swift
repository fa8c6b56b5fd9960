import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import TestSupport

/// A theme that writes down what it is given, a fact a line, so that tests do not depend on anybody's taste.
enum TestTheme {
  /// The theme for a site; what is wrong with it shows in ``problems(for:)``.
  static func make(for site: Site, assets: [String] = []) -> Theme? { load(for: site, assets: assets).theme }

  /// What the loader has to say about the theme.
  static func problems(for site: Site) -> [String] { load(for: site).diagnostics.map(\.code) }

  private static func load(for site: Site, assets: [String] = []) -> LoadedTheme {
    let requirements = SiteAssembly.themeRequirements(for: site)
    var files = ["themes/test/assets/test.css": "", "themes/test/strings/en.yml": strings(requirements.strings)]
    for name in assets { files["themes/test/assets/\(name)"] = "" }
    for name in requirements.templates.keys {
      files["themes/test/templates/\(name).mustache"] = templates[name] ?? "<card>{{heading}}</card>\n"
    }
    return ThemeLoader(searchFolders: ["themes"], files: .memory(files)).load("test", requirements: requirements)
  }

  private static func strings(_ keys: [String]) -> String {
    keys.map { "\"\($0)\": \"\($0)\(placeholders[$0] ?? "")\"" }.joined(separator: "\n")
  }

  private static let placeholders = ["feedOf": " {title}", "archiveOf": " {year}"]

  private static let templates: [String: String] = [
    "layout": """
    language: {{language}}
    direction: {{direction}}
    title: {{title}}
    description: {{description}}
    canonical: {{canonical}}
    hidden: {{#isHidden}}yes{{/isHidden}}
    sharing: {{#hasSharing}}yes{{/hasSharing}}
    {{#icons}}
    icon: {{relation}} {{url}} {{type}} {{sizes}}
    {{/icons}}
    manifest: {{manifest}}
    prev: {{newer}}
    next: {{older}}
    {{#feeds}}
    feed: {{url}} {{title}}
    {{/feeds}}
    wall page: {{#isWall}}yes{{/isWall}}{{#isArchive}} archive{{/isArchive}}
    recordings: {{#hasRecordings}}yes{{/hasRecordings}}
    {{#kinds}}
    kind: {{url}} {{name}}{{#isCurrent}} current{{/isCurrent}}{{#isWithin}} within{{/isWithin}}
    {{/kinds}}
    {{#years}}
    year: {{url}} {{name}}{{#isCurrent}} current{{/isCurrent}}
    {{/years}}
    on this day: {{onThisDay}}
    search: {{search}}
    {{#navigation}}
    menu: {{url}} {{name}}
    {{/navigation}}
    {{#breadcrumbs}}
    crumb: {{url}} {{name}}{{#isCurrent}} current{{/isCurrent}}
    {{/breadcrumbs}}
    {{#translations}}
    translation: {{language}} {{url}}{{#isDefault}} default{{/isDefault}}{{#isCurrent}} current{{/isCurrent}}
    {{/translations}}
    {{#languages}}
    switch: {{language}} {{name}} {{url}}{{#isTranslated}} translated{{/isTranslated}}{{#isCurrent}} current{{/isCurrent}}
    {{/languages}}
    {{{openGraph}}}
    data: {{{structuredData}}}
    {{#identities}}
    me: {{url}}
    {{/identities}}
    {{{main}}}
    """,
    "wall": """
    wall: {{title}}
    layout: {{layout}}
    {{#layouts}}
    choice: {{name}}{{#isWall}} packed{{/isWall}}{{#isList}} in time{{/isList}}{{#isGrid}} equal{{/isGrid}}{{#isCurrent}} first{{/isCurrent}}
    {{/layouts}}
    {{#tags}}
    filter: {{url}} {{name}} {{count}}{{#isCurrent}} current{{/isCurrent}}{{#isWithin}} within{{/isWithin}}
    {{/tags}}
    index: {{index}}
    {{#relations}}
    relation: {{heading}}:{{#links}} {{name}} {{url}} {{note}};{{/links}}
    {{/relations}}
    {{{header}}}
    {{#sections}}
    section: {{heading}}
    {{#cards}}
    place: {{placement}}
    {{{markup}}}
    {{/cards}}
    {{/sections}}
    archive: {{archive}}
    {{#today}}
    today: {{url}} {{year}} {{days}}
    {{/today}}
    {{#isDay}}
    {{#previous}}
    previous: {{url}} {{title}}
    {{/previous}}
    {{#next}}
    next: {{url}} {{title}}
    {{/next}}
    {{/isDay}}
    newer: {{newer}}
    older: {{older}}
    """,
    "single": """
    {{{article}}}
    related:{{#related}} {{url}}{{/related}}
    newer: {{#newer}}{{url}} {{title}}{{/newer}}
    older: {{#older}}{{url}} {{title}}{{/older}}
    """,
    "page":
      "page: {{title}}\ndirections: {{direction}}|{{titleDirection}}|{{bodyDirection}}\n{{#section}}\nsection: {{#isNested}}> {{/isNested}}{{title}}{{#isCurrent}} (here){{/isCurrent}}\n{{/section}}\nbetween: {{#previous}}{{title}}{{/previous}} and {{#next}}{{title}}{{/next}}\n{{{body}}}\n",
    "terms": "{{#terms}}\nterm: {{url}} {{name}} {{count}}\n{{/terms}}\n",
    "search": """
    {{#kinds}}
    choice: {{value}} {{name}}
    {{/kinds}}
    {{#tags}}
    choice: {{value}} {{name}}
    {{/tags}}
    {{#people}}
    choice: {{value}} {{name}}
    {{/people}}
    {{#yearChoices}}
    choice: {{value}} {{name}}
    {{/yearChoices}}
    {{#years}}
    archived: {{url}} {{count}}
    {{/years}}

    """,
    "together": """
    {{#rows}}
    row: {{top}} {{name}} {{url}}
    initial: {{initial}}
    {{/rows}}
    {{#arcs}}
    arc: {{width}} {{path}}
    {{/arcs}}
    {{#relations}}
    plays: {{heading}}:{{#links}} {{name}} {{note}}{{/links}}
    {{/relations}}
    """,
    "on-this-day": """
    {{#today}}
    today: {{url}} {{year}} {{days}}
    {{/today}}
    {{#months}}
    month: {{name}}
    {{#days}}
    day: {{name}} {{words}} {{count}} {{url}}
    {{/days}}
    {{/months}}
    calendar of days: {{calendar}}
    """,
    "archive": """
    archive: {{title}}
    {{#years}}
    of year: {{url}} {{count}}
    {{#months}}
    of month: {{url}} {{shortName}} {{count}}
    {{/months}}
    {{/years}}
    {{#months}}
    month: {{id}} {{name}} {{count}}
    {{#entries}}
    entry: {{url}} {{#date}}{{iso}}{{/date}} {{title}}
    {{/entries}}
    {{/months}}
    newer: {{#newer}}{{url}} {{title}}{{/newer}}
    older: {{#older}}{{url}} {{title}}{{/older}}
    """,
    "404": "home: {{home}}\n",
    "card/article": """
    <card>{{heading}}</card>
    {{#authors}}
    {{#avatar}}
    <img class="avatar u-photo" src="{{src}}" loading="lazy">
    {{/avatar}}
    {{/authors}}
    {{#cover}}
    <img class="u-featured" src="{{src}}" loading="lazy">
    {{/cover}}

    """,
    "entry": "entry: {{heading}}\n",
  ]
}
