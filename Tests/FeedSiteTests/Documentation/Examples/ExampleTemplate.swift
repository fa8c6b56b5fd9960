@testable import FeedTheme

/// A template that writes down the value of every variable that it can read, with what each was asked by.
struct ExampleTemplate {
  /// The text of the template.
  let text: String

  /// Between a name of a value, a variable and its value; none of them stands in the example site.
  static let (open, between, close) = ("⟦", "¦", "⟧")

  /// Creates a template for what it is rendered with.
  init(_ schema: TemplateSchema) {
    text = Self.text(of: schema.variables, within: [])
  }

  /// How a template asks for a variable; nil for one that says yes or no, and for what other templates made.
  static func usage(of variable: TemplateVariables.Variable) -> String? {
    let name = variable.name
    switch variable.value {
    case .text, .number, .string: return "{{\(name)}}"
    case .markup: return made.contains(name) ? nil : "{{{\(name)}}}"
    case .flag: return nil
    case .object(let section): return first(in: section.variables()).map { "{{#\(name)}}\($0){{/\(name)}}" }
    case .list(let section):
      return first(in: section.variables()).map { "{{#\(name)}}\($0){{^last()}}, {{/last()}}{{/\(name)}}" }
    case .texts: return "{{#\(name)}}{{.}}{{^last()}}, {{/last()}}{{/\(name)}}"
    case .free, .settings, .strings: return keys[name].map { "{{\(name).\($0)}}" }
    }
  }

  /// Keys that the example site and its theme have.
  private static let keys = ["extra": "mood", "values": "servings", "theme": "greeting", "t": "newer"]

  /// Markup that templates made, which would repeat what they show.
  private static let made: Set<String> = ["main", "article", "header", "markup", "details"]

  private static func first(in variables: TemplateVariables) -> String? {
    for variable in variables.all {
      switch variable.value {
      case .text, .number, .string: return "{{\(variable.name)}}"
      default: continue
      }
    }
    return nil
  }

  private static func text(of variables: TemplateVariables, within names: [String]) -> String {
    guard names.count < 4, !names.contains(variables.name) else { return "" }
    return variables.all.map { variable in
      let value = usage(of: variable).map {
        "\(open)\(variables.name)\(between)\(variable.name)\(between)\($0)\(close)"
      }
      switch variable.value {
      case .object(let inner), .list(let inner):
        let below = text(of: inner.variables(), within: names + [variables.name])
        return (value ?? "") + "{{#\(variable.name)}}\(below){{/\(variable.name)}}"
      case .markup where made.contains(variable.name): return "{{{\(variable.name)}}}"
      default: return value ?? ""
      }
    }.joined()
  }
}
