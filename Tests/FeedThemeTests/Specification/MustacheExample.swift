import FeedDiagnostics
import FeedMarkup
import Testing

@testable import FeedTheme

/// An example of the Mustache specification: a template, its data, and what it renders to.
struct MustacheExample: Sendable, CustomTestStringConvertible {
  /// What the files of the specification say of an example.
  struct Content: Decodable, Sendable {
    let name: String
    let data: MustacheData
    let template: String
    let partials: [String: String]?
    let expected: String
  }

  /// What becomes of a template, and what is said about it.
  struct Rendering: Equatable, Sendable {
    let text: String
    var diagnostics: [Diagnostic] = []
  }

  let module: MustacheModule
  let content: Content

  var testDescription: String { "\(module), \(content.name)" }

  /// What a theme makes of the example, but for the white space at the start of lines, which stays.
  var rendered: Rendering {
    let templates = sources.mapValues { TemplateSyntax(TemplateSource($0, file: "example"), keepsWhiteSpace: true) }
    let findings = templates.values.flatMap(\.findings).map { $0.diagnostic(in: "example") }
    let graph = PartialGraph(templates)
    var binder = TemplateBinder(templates: templates, strings: StringKeys([:]), settings: [], unfit: graph.endless)
    let scope = scope
    var buffer = MarkupBuffer()
    for template in [templates[""]].compactMap(\.self) {
      let body = binder.bind(template.nodes, of: template, in: scope)
      TemplateFrame.open(content.data.value) { body.write($0, &buffer) }
    }
    return Rendering(text: buffer.markup, diagnostics: findings + graph.diagnostics + binder.diagnostics)
  }

  /// The templates by name; the one to render has none.
  private var sources: [String: String] {
    (content.partials ?? [:]).merging(["": content.template]) { _, template in template }
  }

  /// The data as a free value; where texts are to be printed as they are, its keys are declared, as markup.
  private var scope: TemplateScope {
    let isUnescaped = sources.values.contains { $0.contains("{{{") || $0.contains("{{&") }
    guard isUnescaped, case .fields(let values) = content.data.value else { return TemplateScope(.free) }
    return TemplateScope(.variables(TemplateFields.declared(values).variables))
  }
}

extension TemplateFields<FreeValue> {
  fileprivate static func declared(_ values: [String: FreeValue]) -> Self {
    Self("an example", values.map { .init(name: $0, meaning: "", value: variable($0, $1)) })
  }

  private static func variable(_ key: String, _ value: FreeValue) -> TemplateValue {
    @Sendable func read(_ frame: TemplateFrame) -> FreeValue? {
      frame.read { (values: FreeValue) in values[key] }
    }
    return switch value {
    case .text: .markup { $1.append(read($0)?.text ?? "") }
    case .fields(let values):
      .object(
        TemplateSection(
          each: { frame, surroundings, body in if let value = read(frame) { surroundings.open(value, body) } },
          variables: { declared(values).variables }))
    case .flag, .list: .free(FreeReader { read($0) })
    }
  }
}
