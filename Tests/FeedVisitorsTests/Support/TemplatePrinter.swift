@testable import FeedTheme

/// Writes a template that prints every variable of a schema, as text and in an attribute.
enum TemplatePrinter {
  static func template(for schema: TemplateSchema) -> String { text(for: schema.variables) }

  private static func text(for variables: TemplateVariables) -> String {
    // Of two variables with one name the last counts.
    let own = variables.all.filter { variable in
      variables.all.last { $0.name == variable.name }?.meaning == variable.meaning
    }
    let texts = own.map { variable in
      switch variable.value {
      case .text, .number, .string:
        "<p title=\"{{\(variable.name)}}\" class='{{\(variable.name)}}'>{{\(variable.name)}}</p>\n"
      case .markup: "<div>{{{\(variable.name)}}}</div>\n"
      case .flag: "{{#\(variable.name)}}<p>{{/\(variable.name)}}{{#\(variable.name)}}</p>{{/\(variable.name)}}\n"
      case .object(let section), .list(let section):
        "{{#\(variable.name)}}<div>\(text(for: section.variables()))</div>{{/\(variable.name)}}\n"
      case .texts: "{{#\(variable.name)}}<p>{{.}}</p>{{/\(variable.name)}}\n"
      case .free: "<p>{{\(variable.name).mood}}{{\(variable.name).text}}</p>\n"
      case .strings, .settings: ""
      }
    }
    return texts.joined()
  }
}
