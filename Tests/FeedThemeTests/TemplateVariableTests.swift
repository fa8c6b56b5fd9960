import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct TemplateVariableTests {
  private static let songNames = [
    "title", "name", "nickname", "body", "isPinned", "artist", "players", "tags", "extra", "theme", "t",
  ]

  @Test func `An unknown variable is reported with the nearest name`() {
    SampleTheme.expect(
      "<h2>{{ 1️⃣titel }}</h2>",
      [("1️⃣", .unknownVariable("titel", template: "a song", suggestion: "title", known: Self.songNames))])
  }

  @Test func `An unknown part of a path is reported at the part`() {
    SampleTheme.expect(
      "{{#artist}}{{artist.1️⃣nam}}{{/artist}}",
      [("1️⃣", .unknownVariable("nam", template: "a person", suggestion: "name", known: ["name", "nickname"]))])
  }

  @Test func `Names are looked up from the innermost scope outwards`() {
    SampleTheme.expect(
      "{{#players}}{{name}}{{title}}{{#artist}}{{nickname}}{{/artist}}{{1️⃣tite}}{{/players}}",
      [
        (
          "1️⃣",
          .unknownVariable(
            "tite", template: "a person", suggestion: "title",
            known: [
              "name", "nickname", "title", "body", "isPinned", "artist", "players", "tags", "extra", "theme", "t",
            ])
        )
      ])
  }

  @Test(arguments: [
    ("{{{1️⃣title}}}", "title", "text", "it would not be escaped; write {{title}}"),
    ("{{&1️⃣title}}", "title", "text", "it would not be escaped; write {{title}}"),
    ("{{1️⃣body}}", "body", "markup", "it would be escaped twice; write {{{body}}}"),
    ("{{1️⃣isPinned}}", "isPinned", "a condition", "it cannot be printed; open a section {{#isPinned}}…{{/isPinned}}"),
    ("{{1️⃣tags}}", "tags", "a list of texts", "it cannot be printed; open a section {{#tags}}…{{/tags}}"),
    ("{{{1️⃣players}}}", "players", "a list", "it cannot be printed; open a section {{#players}}…{{/players}}"),
    (
      "{{1️⃣artist}}", "artist", "a value with variables of its own",
      "it cannot be printed; open a section {{#artist}}…{{/artist}}"
    ),
    ("{{1️⃣.}}", ".", "a value with variables of its own", "{{.}} prints the texts of a list"),
    ("{{#players}}{{1️⃣.}}{{/players}}", ".", "a value with variables of its own", "{{.}} prints the texts of a list"),
    ("{{#tags}}{{{1️⃣.}}}{{/tags}}", ".", "text", "it would not be escaped; write {{.}}"),
    ("{{^tags}}{{1️⃣.}}{{/tags}}", ".", "an empty list", "an inverted section has no value"),
    ("{{1️⃣title.length}}", "title", "text", "it has no variables of its own"),
    ("{{1️⃣players.name}}", "players", "a list", "open it as a section to read its elements"),
    ("{{count(1️⃣title)}}", "title", "text", "count() takes a list"),
    ("{{#1️⃣count(tags)}}{{/count(tags)}}", "count(tags)", "a number", "it is not a condition; use empty(list)"),
    ("{{{1️⃣extra.key}}}", "extra.key", "a free value", "it would not be escaped; write {{extra.key}}"),
    ("{{#1️⃣t.newer}}{{/t.newer}}", "t.newer", "a string of the theme", "it is always there; write {{t.newer}}"),
    ("{{1️⃣t}}", "t", "the collection of the theme's strings", "name the string, for example {{t.home}}"),
    (
      "{{t.1️⃣feedOf}}", "feedOf", "a string with {title}",
      "a template cannot fill it in; use the variable that feedsite offers for it"
    ),
    (
      "{{t.1️⃣plays}}", "plays", "a string with forms for one and other",
      "a template cannot choose one; use the variable that feedsite offers for it"
    ),
    (
      "{{#1️⃣last()}}{{/last()}}", "last()", "about the elements of a list",
      "use it directly in the section of a list, neither in an object's section nor in a partial"
    ),
    (
      "{{#players}}{{#artist}}{{^1️⃣last()}}{{/last()}}{{/artist}}{{/players}}", "last()", "about the elements of a list",
      "use it directly in the section of a list, neither in an object's section nor in a partial"
    ),
  ])
  func `Use that the type does not allow is reported`(template: String, variable: String, isA: String, use: String) {
    SampleTheme.expect(template, [("1️⃣", .wrongUse(variable: variable, isA: isA, use: use))])
  }

  @Test(arguments: [
    "{{title}}{{#title}}{{.}}{{name}}{{/title}}{{^title}}{{name}}{{/title}}",
    "{{{body}}}{{&body}}{{#body}}{{{.}}}{{/body}}",
    "{{#isPinned}}{{title}}{{/isPinned}}{{^isPinned}}{{/isPinned}}",
    "{{#artist}}{{name}}{{/artist}}{{artist.name}}{{#artist.name}}{{.}}{{/artist.name}}",
    "{{#players}}{{#first()}}{{/first()}}{{name}}{{#isPinned}}{{^last()}}, {{/last()}}{{/isPinned}}{{/players}}",
    "{{#tags}}{{.}}{{^last()}}, {{/last()}}{{/tags}}{{^tags}}{{title}}{{/tags}}",
    "{{count(players)}}{{#empty(tags)}}{{title}}{{/empty(tags)}}{{^empty(tags)}}{{/empty(tags)}}",
    "{{extra.a.b}}{{#extra}}{{x}}{{#y}}{{.}}{{^last()}}{{/last()}}{{/y}}{{title}}{{/extra}}",
    "{{t.newer}}{{t.kind.song}}{{t.kind.song.plural}}",
    "{{! {{ a comment }}",
  ])
  func `Use that the type allows is silent`(template: String) {
    SampleTheme.expect(template, [])
  }

  @Test func `An unknown string is reported with the nearest key`() {
    SampleTheme.expect(
      "{{t.1️⃣kind.songs}}",
      [
        (
          "1️⃣",
          .unknownVariable(
            "kind.songs", template: "the theme's strings", suggestion: "kind.song",
            known: ["kind.song", "kind.song.plural", "newer"])
        )
      ])
  }

  @Test func `All findings of a template are reported`() {
    let diagnostics = SampleTheme.load(["song": "{{a1}}\n{{#b1}}{{c1}}{{/b1}}\n{{>d1}}\n{{e1(}}"]).diagnostics
    #expect(diagnostics.compactMap(\.location?.line) == [1, 2, 3, 4])
  }
}
