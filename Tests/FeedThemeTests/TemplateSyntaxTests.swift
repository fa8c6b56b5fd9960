import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct TemplateSyntaxTests {
  private func syntax(_ reason: String) -> ThemeProblem { .syntax(reason) }

  @Test func `An unclosed section is reported at its opening tag`() {
    SampleTheme.expect(
      "<p>\n  1️⃣{{#title}}\n</p>",
      [("1️⃣", syntax("\"{{#title}}\" is not closed here; end it with \"{{/title}}\""))])
  }

  @Test func `A section that ends too late is reported at its opening tag`() {
    SampleTheme.expect(
      "{{#title}}1️⃣{{^body}}{{/title}}2️⃣{{/body}}",
      [
        ("1️⃣", syntax("\"{{^body}}\" is not closed here; end it with \"{{/body}}\"")),
        ("2️⃣", syntax("\"{{/body}}\" closes no section")),
      ])
  }

  @Test func `A closing tag that names another section is reported`() {
    SampleTheme.expect(
      "{{#title}} 1️⃣{{/titel}} {{/title}}",
      [("1️⃣", syntax("\"{{/titel}}\" closes no section; \"{{#title}}\" is the section that is open here"))])
  }

  @Test func `Unclosed tags are reported and what follows is read all the same`() {
    SampleTheme.expect(
      "1️⃣{{title <b>{{title}}</b>\n2️⃣{{{body}} 3️⃣{{! comment",
      [
        ("1️⃣", syntax("this tag is not closed; end it with \"}}\"")),
        ("2️⃣", syntax("this tag is not closed; end it with \"}}}\"")),
        ("3️⃣", syntax("this tag is not closed; end it with \"}}\"")),
      ])
  }

  @Test(arguments: [
    ("1️⃣{{=<% %>=}}", "themes keep the delimiters \"{{\" and \"}}\""),
    ("1️⃣{{% CONTENT_TYPE:TEXT}}", "themes do not use pragmas; feedsite sets the escaping itself"),
    ("1️⃣{{<layout}}", "themes do not use inheritance; include a template with \"{{>name}}\""),
    ("1️⃣{{$block}}", "themes do not use inheritance; include a template with \"{{>name}}\""),
    ("{{>1️⃣*title}}", "themes do not choose templates by variables; name the template"),
    ("1️⃣{{}}", "this tag names nothing"),
    ("1️⃣{{> }}", "this tag names no template"),
    (
      "{{1️⃣uppercased(title)}}",
      "\"uppercased(title)\" is not a function of themes; use first(), last(), count(list) or empty(list)"
    ),
    (
      "{{ 1️⃣a b }}",
      "\"a b\" is not a name; names consist of the letters A to Z, digits, \"-\", \"_\" and dots between them"
    ),
    (
      "{{1️⃣.title}}",
      "\".title\" is not a name; names consist of the letters A to Z, digits, \"-\", \"_\" and dots between them"
    ),
  ])
  func `What themes do not use is reported`(template: String, reason: String) {
    SampleTheme.expect(template, [("1️⃣", syntax(reason))])
  }

  @Test func `Columns count scalars, and lines count the line ends of Windows once`() {
    let loaded = SampleTheme.load(["song": "\u{FEFF}a\r\n\t e\u{301}👩🏽 {{#title}}"])
    let location = loaded.diagnostics.first?.location
    #expect(location?.line == 2)
    #expect(location?.column == 8)
  }

  @Test func `Sections in too many sections are reported once`() {
    let diagnostics = SampleTheme.load(["song": String(repeating: "{{#isPinned}}", count: 5000)]).diagnostics
    #expect(diagnostics.map(\.code) == ["template-syntax"])
    #expect(diagnostics.first?.location?.column == 1301)
  }

  @Test func `Braces are braces whatever follows them`() {
    #expect(SampleTheme.render("é {{title}}\u{301}</p>") == "é Rain\u{301}</p>")
  }

  @Test func `Templates that nobody renders are checked for syntax only`() {
    let loaded = SampleTheme.load(["song": "", "unused": "{{whatever}}", "broken": "{{#a}}"])
    #expect(loaded.diagnostics.map(\.location?.file) == ["themes/wall/templates/broken.mustache"])
    #expect(loaded.theme?.templateNames == ["song", "unused"])
  }

  @Test func `Sections of keys that may be variables do not multiply without end`() {
    func nested(_ depth: Int) -> String {
      let names = ["artist", "players", "tags", "isPinned"]
      let open = (0..<depth).map { "{{#\(names[$0 % 4])}}" }
      let close = (0..<depth).reversed().map { "{{/\(names[$0 % 4])}}" }
      return "{{#extra}}" + (open + ["{{title}}"] + close).joined() + "{{/extra}}"
    }
    #expect(SampleTheme.load(["song": nested(4)]).diagnostics.isEmpty)
    let diagnostics = SampleTheme.load(["song": nested(60)]).diagnostics
    #expect(diagnostics.contains { $0.severity == .error })
  }
}
