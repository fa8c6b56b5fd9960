import FeedDiagnostics
import TestSupport
import Testing

@testable import FeedTheme

@Suite("Checking a theme")
struct ThemeAuditTests {
  /// A theme that has nothing to be said against.
  private static let sound = [
    "themes/wall/theme.yml": ##"background: {light: "#ffffff", dark: "#000000"}"##,
    "themes/wall/templates/layout.mustache": """
    <!doctype html>
    <html lang="{{title}}">
    <head>
    {{>head}}
    <link rel="stylesheet" href="{{assets}}wall.css">
    </head>
    <body>
    <a href="#_main">{{t.skip}}</a>
    <main id="_main">{{{main}}}</main>
    </body>
    </html>
    """,
    "themes/wall/templates/head.mustache": """
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{title}}</title>
    """,
    "themes/wall/strings/en.yml": "skip: Skip\nplays.one: '{count} play'\nplays.other: '{count} plays'",
    "themes/wall/strings/zh.yml": "skip: 跳\nplays.other: '播放 {count} 次'",
    "themes/wall/assets/wall.css": ".accent-song { --accent: light-dark(#a00000, #ff9090); }",
  ]

  /// A page of which nothing is printed.
  private struct Page: TemplateContext {
    static let fields = TemplateFields<Self>(
      "a page", .text("title", "") { _ in nil }, .text("assets", "") { _ in nil }, .markup("main", "") { _, _ in },
      .strings("t", "") { _ in SampleTheme.noStrings })
  }

  /// What is found in the sound theme with other files in it, as `PLACE CODE`.
  private func findings(_ files: [String: String], replacing pair: (String, String)? = nil) -> [String] {
    var all = Self.sound.merging(files.map { ("themes/wall/\($0.key)", $0.value) }) { _, other in other }
    if let pair {
      let layout = "themes/wall/templates/layout.mustache"
      all[layout] = all[layout]?.replacing(pair.0, with: pair.1)
    }
    let requirements = ThemeRequirements(templates: ["layout": Page.fields.schema], strings: ["plays"])
    return ThemeLoader(searchFolders: ["themes"], files: .memory(all)).check("wall", requirements: requirements)
      .diagnostics.map { "\($0.location?.description.dropFirst("themes/wall/".count) ?? "") \($0.code)" }
  }

  @Test
  func `Says nothing of a sound one`() { #expect(findings([:]) == []) }

  @Test
  func `Finds what a build finds as well`() {
    #expect(
      findings(["templates/head.mustache": "<meta charset=a><meta name=viewport><title>{{titel}}</title>"]) == [
        "templates/head.mustache:1:46 unknown-variable"
      ])
  }

  @Test
  func `Finds templates and strings that nothing uses`() {
    #expect(
      findings([
        "templates/old.mustache": "{{>older}}", "templates/older.mustache": "",
        "strings/en.yml": "skip: Skip\nplays.other: '{count}'\nhello: Hello\nkind.recipe: Recipe",
        "strings/zh.yml": "skip: 跳\nplays.other: '{count}'\nhello: 你好\nkind.recipe: 食譜",
      ]) == [
        "strings/en.yml:3:1 unused-string", "strings/zh.yml:3:1 unused-string",
        "templates/old.mustache unused-template", "templates/older.mustache unused-template",
      ])
  }

  @Test
  func `Finds words that a language lacks or fills in otherwise; a language without a plural needs one form`() {
    #expect(
      findings(["strings/zh.yml": "plays.other: '播放 {number} 次'"]) == [
        "strings/zh.yml missing-translations", "strings/zh.yml:1:1 different-placeholders",
      ])
  }

  @Test
  func `Finds files that are named but not there, in templates and style sheets`() {
    #expect(
      findings([
        "assets/css/a.css": #"@import "b.css"; /* url(c.png) */ a { background: url( '../d.png' ) } "#
          + "b { src: url(e) }",
        "assets/d.png": "", "templates/head.mustache": Self.head + #"<img src="{{assets}}f.png?2" alt="">"#,
      ]) == [
        "assets/css/a.css:1:9 missing-asset", "assets/css/a.css:1:80 missing-asset",
        "templates/head.mustache:2:11 missing-asset",
      ])
  }

  private static let head = "<meta charset=a><meta name=viewport><title>a</title>\n"

  @Test(
    arguments: [
      #"<script src="https://a.example/a.js"></script>"#, #"<link rel="preconnect" href="//a.example">"#,
      #"<iframe src='HTTP://a.example/'></iframe>"#, #"<video poster=https://a.example/a.png></video>"#,
    ])
  func `Finds requests to other hosts`(markup: String) {
    #expect(findings(["templates/head.mustache": Self.head + markup]).map { $0.suffix(19) } == ["third-party-request"])
  }

  @Test
  func `Takes links, namespaces and addresses of the page for what they are`() {
    #expect(
      findings(
        [
          "templates/head.mustache": Self.head
            + #"<a href="https://a.example/">a</a><link rel="me" href="https://a.example/"><img src="{{title}}" alt="">"#
            + #"{{! <script src="https://a.example/a.js"> }}<!-- <img src="//a"> -->"#,
          "assets/a.css":
            #"@namespace a url("http://www.w3.org/2005/Atom"); a { content: "url(b.png)"; mask: url(#c) } "#
            + #"b { background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E") }"#,
        ], replacing: ("{{>head}}", "")
      ).filter { !$0.hasSuffix("missing-part") } == ["templates/head.mustache unused-template"])
  }

  @Test
  func `Finds scripts in attributes and images without words`() {
    #expect(
      findings([
        "templates/head.mustache": Self.head
          + #"<b {{#title}}class="a"{{/title}} onclick="go()">{{title}}</b><a href="javascript:x">b</a><img src="a">"#
      ]).filter { !$0.contains("layout") } == [
        "templates/head.mustache:2:34 inline-script", "templates/head.mustache:2:65 inline-script",
        "templates/head.mustache:2:90 missing-alternative",
      ])
  }

  @Test(
    arguments: [
      (#" lang="{{title}}""#, "templates/layout.mustache:2:1"), ("{{>head}}", "templates/layout.mustache:3:1"),
      (##"<a href="#_main">{{t.skip}}</a>"##, "templates/layout.mustache:7:1"),
      (##" id="_main""##, "templates/layout.mustache:7:1"), ("{{{main}}}", "templates/layout.mustache:7:1"),
    ])
  func `Finds parts of the frame that are missing`(text: String, place: String) {
    let found = findings([:], replacing: (text, "")).filter { $0.hasSuffix("missing-part") }
    #expect(!found.isEmpty && found.allSatisfy { $0 == "\(place) missing-part" }, "\(found)")
  }

  @Test
  func `Weighs the style sheets that pages load, with what they import, and the scripts`() {
    let heavy = String(repeating: "/* a */\n", count: 5100)
    #expect(findings(["assets/other.css": heavy]) == [])
    #expect(findings(["assets/wall.css": #"@import "b.css";"#, "assets/b.css": heavy]) == ["assets/b.css over-budget"])
    #expect(
      findings([
        "assets/a.js": heavy, "templates/head.mustache": Self.head + #"<script src="{{assets}}a.js" defer></script>"#,
      ]) == ["assets/a.js over-budget"])
  }

  @Test
  func `Knows style sheets that are joined from the files of a folder, and weighs them without what means nothing`() {
    let comments = String(repeating: "/* a */\n  ", count: 5100)
    let rules = String(repeating: ".a { color: red; }\n", count: 3200)
    let link = "<link rel=\"stylesheet\" href=\"{{assets}}site.css\">"
    let files = ["templates/head.mustache": Self.head + link, "styles/site/1.css": comments]
    #expect(findings(files) == [])
    #expect(findings(["templates/head.mustache": Self.head + link]) == ["templates/head.mustache:2:30 missing-asset"])
    #expect(findings(files.merging(["styles/site/2.css": rules]) { $1 }) == ["styles/site/2.css over-budget"])
  }

  @Test(
    arguments: [
      (".accent-a { --accent: #eee; }", 1), (".accent-a { --accent: #808080; }", 0),
      (".accent-a { --accent: light-dark(#eee, #111) }", 2), (".accent-a, .accent-b { --accent: #111; }", 1),
      ("@media (prefers-color-scheme: dark) { .accent-a { --accent: #eeeeee; } }", 0),
      ("@media (prefers-color-scheme: dark) { .accent-a { --accent: #111111; } }", 1),
      (".accent-a { --accent: oklch(0.9 0 0); }", 0), (".a { --accent: #eee; }", 0),
    ])
  func `Finds accents that are hard to see in style sheets`(styleSheet: String, count: Int) {
    #expect(findings(["assets/wall.css": styleSheet]).count { $0.hasSuffix("low-contrast") } == count)
  }

  @Test(.timeLimit(.minutes(10)))
  func `Takes time in proportion to hostile text`() {
    for text in ["<a ", "<", "{{", "<a b=\"", "/*", "url(", "{", "'"] {
      let long = String(repeating: text, count: 5_000)
      _ = findings(["templates/old.mustache": long, "assets/a.css": long])
    }
  }
}
