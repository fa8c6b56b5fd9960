import FeedModel
import Foundation
import Testing

@testable import FeedVisitors

@Suite struct CustomFieldTemplateTests {
  private static let partials = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes/_base/templates/partial").standardizedFileURL

  private static func html() throws -> String {
    var templates = ["card/custom": "{{>partial/fields}}", "details/custom": "{{values.list}}"]
    for name in ["field", "fields", "image", "size"] {
      let file = partials.appending(path: "\(name).mustache")
      templates["partial/\(name)"] = try String(contentsOf: file, encoding: .utf8)
    }
    let site = TestSite(environment: try TestTheme.environment(templates))
    return site.html(KindSamples.plain.custom, as: .card)
  }

  @Test func `The theme prints the items of a list once`() throws {
    let html = try Self.html()
    #expect(html.contains("<dd>Water, Salt</dd>"))
    #expect(html.ranges(of: "Water").count == 1)
  }

  @Test(arguments: ["wall", "plain"])
  func `A card without a title says its words once, and one without words what stands for them`(theme: String) throws {
    let file = Self.partials.appending(path: "../../../\(theme)/templates/card/custom.mustache").standardizedFileURL
    var templates = [
      "card/custom": try String(contentsOf: file, encoding: .utf8), "partial/title": "title\n",
      "partial/untitled": "none\n", "partial/excerpt": "{{#excerpt}}words\n{{/excerpt}}",
    ]
    for name in ["attributes", "authors", "cover", "field-text", "fields", "foot", "icon/custom", "meta"] {
      templates["partial/\(name)"] = ""
    }
    let site = TestSite(environment: try TestTheme.environment(templates))
    func card(title: String?, _ entry: Entry) -> [Bool] {
      let recipe = CustomFeedViewObject(entry: entry, title: title, declaration: KindSamples.plain.declaration())
      let html = site.html(recipe, as: .card)
      return ["\ntitle\n", "\nnone\n", "\nwords\n"].map { html.contains($0) }
    }
    let entry = KindSamples.plain.entry(KindSamples.recipe, body: "Rain.")
    let bare = KindSamples.plain.bareEntry(KindSamples.recipe)
    #expect(card(title: "Rain", entry) == [true, false, true])
    #expect(card(title: nil, entry) == [false, true, true])
    #expect(card(title: nil, bare) == [true, false, false])
  }

  @Test func `The theme prints every other value once`() throws {
    let html = try Self.html()
    for value in ["<dd>Hot</dd>", "<dd>4</dd>", ">example.org</a></dd>", "<dd>Yes</dd>", ">Dee</a></dd>"] {
      #expect(html.ranges(of: value).count == 1, "\(value)")
    }
  }
}
