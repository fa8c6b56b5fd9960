import FeedTheme
import Testing

@Suite struct ThemeRenderingTests {
  @Test func `Text is escaped even before combining marks`() {
    let rendered = SampleTheme.render("<b title=\"{{title}}\">", SampleSong(title: "<\u{338}a \"&' >"))
    #expect(rendered.unicodeScalars.elementsEqual("<b title=\"&lt;\u{338}a &quot;&amp;&#39; &gt;\">".unicodeScalars))
  }

  @Test func `Partials escape with the same code`() {
    let rendered = SampleTheme.render(
      "{{#tags}}{{>partial/tag}}{{/tags}}", SampleSong(tags: ["<\u{338}b"]), others: ["partial/tag": "[{{.}}]"])
    #expect(rendered.unicodeScalars.elementsEqual("[&lt;\u{338}b]".unicodeScalars))
  }

  @Test func `Markup stays as it is`() {
    #expect(SampleTheme.render("{{{body}}}{{#body}}{{&body}}{{/body}}") == "<p>Hello</p><p>Hello</p>")
  }

  @Test func `Separators stand between the elements of a list`() {
    let song = SampleSong(players: [SamplePerson(name: "A"), SamplePerson(name: "B"), SamplePerson(name: "C")])
    let template = "{{#players}}{{#first()}}by {{/first()}}{{name}}{{^last()}}, {{/last()}}{{/players}}"
    #expect(SampleTheme.render(template, song) == "by A, B, C")
  }

  @Test func `Texts of a list and their number are rendered`() {
    let template = "{{count(tags)}}:{{#tags}} {{.}}{{/tags}}{{#empty(tags)}}none{{/empty(tags)}}"
    #expect(SampleTheme.render(template, SampleSong(tags: ["a", "b"])) == "2: a b")
    #expect(SampleTheme.render(template) == "0:none")
  }

  @Test func `Sections of text are shown where there is text`() {
    let template = "{{#title}}<h1>{{.}} {{name}}</h1>{{/title}}{{^title}}untitled{{/title}}"
    #expect(SampleTheme.render(template) == "<h1>Rain song</h1>")
    #expect(SampleTheme.render(template, SampleSong(title: nil)) == "untitled")
    #expect(SampleTheme.render(template, SampleSong(title: "")) == "untitled")
  }

  @Test func `Objects are shown where they are there`() {
    let template = "{{#artist}}{{name}}{{/artist}}{{^artist}}nobody{{/artist}}|{{artist.name}}"
    #expect(SampleTheme.render(template, SampleSong(artist: SamplePerson(name: "Lin"))) == "Lin|Lin")
    #expect(SampleTheme.render(template) == "nobody|")
  }

  @Test(arguments: [
    "title", "body", "isPinned", "artist", "players", "tags", "extra.flag", "extra.list", "empty(tags)",
  ])
  func `Of a section and its inverse beside it one is shown, as where something stands between`(name: String) {
    let full = SampleSong(
      isPinned: true, artist: SamplePerson(name: "Lin"), players: [SamplePerson(name: "A")], tags: ["a"],
      extra: FreeValue.fields(["flag": .flag(true), "list": .list([.text("b")])]))
    let empty = SampleSong(
      title: nil, body: "", extra: FreeValue.fields(["flag": .flag(false), "list": .list([])]))
    let tags = ("{{#\(name)}}yes{{/\(name)}}", "{{^\(name)}}no{{/\(name)}}")
    let isEmptiness = name == "empty(tags)"
    for (song, expected) in [(full, isEmptiness ? "no" : "yes"), (empty, isEmptiness ? "yes" : "no")] {
      #expect(SampleTheme.render(tags.0 + tags.1, song) == expected)
      #expect(SampleTheme.render(tags.1 + tags.0, song) == expected)
      #expect(SampleTheme.render("\(tags.0)|\(tags.1)", song).split(separator: "|") == [Substring(expected)])
      #expect(SampleTheme.render(tags.0 + tags.1 + tags.1, song) == (expected == "no" ? "nono" : "yes"))
    }
    #expect(SampleTheme.render("{{#title}}a{{/title}}{{^isPinned}}b{{/isPinned}}", full) == "a")
  }

  @Test func `A missing value is not looked up further out`() {
    let song = SampleSong(artist: SamplePerson(name: "Lin"))
    #expect(SampleTheme.render("{{#artist}}[{{nickname}}]{{/artist}}{{nickname}}", song) == "[]outer")
  }

  @Test func `Free keys are read by path`() {
    let extra = FreeValue.fields([
      "mood": .text("a<b"), "isLive": .flag(true), "gear": .list([.text("x"), .text("y")]),
      "studio": .fields(["city": .text("Taipei")]),
    ])
    let template =
      "{{extra.mood}} {{extra.studio.city}}{{extra.none}}{{#extra.isLive}} live{{/extra.isLive}}"
      + "{{#extra.gear}} {{.}}{{/extra.gear}}"
    #expect(SampleTheme.render(template, SampleSong(extra: extra)) == "a&lt;b Taipei live x y")
  }

  @Test func `Strings are read by their keys`() {
    let template = "{{t.newer}} {{t.kind.song}} {{t.kind.song.plural}}"
    #expect(SampleTheme.render(template) == "Newer Song Songs")
  }

  @Test func `Standalone section tags leave no lines`() {
    #expect(
      SampleTheme.render("<ul>\n  {{#tags}}\n  <li>{{.}}</li>\n  {{/tags}}\n</ul>\n", SampleSong(tags: ["a"]))
        == "<ul>\n<li>a</li>\n</ul>\n")
  }

  @Test func `A template that is not there renders as nothing`() {
    #expect(SampleTheme.load(["song": ""]).theme?.render("wall", SampleSong()) == "")
  }
}
