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

  @Test func `The theme prints every other value once`() throws {
    let html = try Self.html()
    for value in ["<dd>Hot</dd>", "<dd>4</dd>", ">example.org</a></dd>", "<dd>Yes</dd>", ">Dee</a></dd>"] {
      #expect(html.ranges(of: value).count == 1, "\(value)")
    }
  }
}
