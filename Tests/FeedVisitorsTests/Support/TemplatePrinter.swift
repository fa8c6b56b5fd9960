import FeedTheme

/// Writes a template that prints every variable of a schema, as text and in an attribute.
enum TemplatePrinter {
  static func template(for schema: TemplateSchema) -> String {
    // Of two variables with one name the last counts.
    let own = schema.variables.filter { variable in
      schema.variables.last { $0.name == variable.name }?.meaning == variable.meaning
    }
    let variables = own.map { variable in
      switch variable.type {
      case .text: "<p title=\"{{\(variable.name)}}\" class='{{\(variable.name)}}'>{{\(variable.name)}}</p>\n"
      case .markup: "<div>{{{\(variable.name)}}}</div>\n"
      case .flag: "{{#\(variable.name)}}<p>{{/\(variable.name)}}{{#\(variable.name)}}</p>{{/\(variable.name)}}\n"
      case .object(let schema), .list(let schema):
        "{{#\(variable.name)}}<div>\(template(for: schema()))</div>{{/\(variable.name)}}\n"
      case .texts: "{{#\(variable.name)}}<p>{{.}}</p>{{/\(variable.name)}}\n"
      case .free: "<p>{{\(variable.name).mood}}{{\(variable.name).text}}</p>\n"
      case .strings, .settings: ""
      }
    }
    return variables.joined()
  }
}
