import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct TemplatePartialTests {
  @Test func `An unknown partial is reported with the nearest name`() {
    SampleTheme.expect(
      "\n{{> 1️⃣partial/tag }}",
      [("1️⃣", .unknownPartial("partial/tag", suggestion: "partial/tags"))],
      others: ["partial/tags": "{{#tags}}{{.}}{{/tags}}"])
  }

  @Test func `A partial is checked with the scopes of each place of use`() {
    let loaded = SampleTheme.load([
      "song": "{{>name}}{{#artist}}{{>name}}{{/artist}}{{#tags}}{{>text}}{{/tags}}{{>text}}",
      "name": "{{name}}{{#players}}{{nickname}}{{/players}}",
      "text": "\n {{.}}",
    ])
    #expect(
      loaded.diagnostics.map { $0.location?.description } == ["themes/wall/templates/text.mustache:2:4"])
    #expect(loaded.diagnostics.map(\.code) == ["wrong-variable-use"])
  }

  @Test func `A fault that shows at every place of use is reported once`() {
    let loaded = SampleTheme.load([
      "song": "{{>name}}{{#artist}}{{>name}}{{/artist}}{{#players}}{{>name}}{{/players}}",
      "name": "{{nmae}}",
    ])
    #expect(loaded.diagnostics.count == 1)
  }

  @Test func `A partial knows nothing of the list around it`() {
    let loaded = SampleTheme.load([
      "song": "{{#tags}}{{>separator}}{{/tags}}", "separator": "{{^last()}}, {{/last()}}",
    ])
    #expect(loaded.diagnostics.map(\.code) == ["wrong-variable-use"])
  }

  @Test func `Partials that include each other are reported and not rendered`() {
    let loaded = SampleTheme.load(["song": "a{{>b}}", "b": "b\n{{>c}}", "c": "c{{>b}}", "d": "{{>d}}"])
    #expect(
      loaded.diagnostics.map(\.problem) == [
        .theme(.syntax("templates include each other in a circle: b → c → b")),
        .theme(.syntax("templates include each other in a circle: d → d")),
      ])
    #expect(
      loaded.diagnostics.map { $0.location?.description } == [
        "themes/wall/templates/c.mustache:1:5", "themes/wall/templates/d.mustache:1:4",
      ])
    #expect(loaded.theme?.render("song", SampleSong()) == "a")
  }

  @Test(arguments: [true, false])
  func `Partials that stand too deep in each other are reported and not rendered`(isInOrder: Bool) {
    func name(_ depth: Int) -> String { "p\(isInOrder ? 1_000 + depth : 9_000 - depth)" }
    func render(_ count: Int) -> (problems: [Problem], text: String?) {
      var templates = ["song": "a{{>\(name(1))}}", name(count): "end"]
      for depth in 1..<count { templates[name(depth)] = "{{>\(name(depth + 1))}}" }
      let loaded = SampleTheme.load(templates)
      return (loaded.diagnostics.map(\.problem), loaded.theme?.render("song", SampleSong()))
    }
    #expect(render(99) == ([], "aend"))
    let problem = Problem.theme(.syntax("more than 100 templates stand in each other here"))
    #expect(render(101) == ([problem], "a"))
    #expect(Set(render(5_000).problems) == [problem])
  }

  @Test func `Partials that multiply are reported once and not rendered`() {
    var templates = ["song": "a{{>p0}}", "p30": "end"]
    for number in 0..<30 { templates["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
    let loaded = SampleTheme.load(templates)
    #expect(loaded.diagnostics.map(\.code) == ["template-syntax"])
    #expect(loaded.diagnostics.first?.location?.file.hasSuffix("templates/p14.mustache") == true)
    #expect(loaded.theme?.render("song", SampleSong()) != nil)
  }
}
