/// What gives rendering its templates by name: a theme, or what notes which templates a theme must have.
package protocol TemplateProvider {
  /// A template for values of a type.
  func template<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root>
}

extension Theme: TemplateProvider {}

/// Notes which templates rendering asks for, so that themes need just those.
package final class RequestedTemplates: TemplateProvider {
  private var schemas: [String: TemplateSchema] = [:]

  /// The templates that are asked for, by name, with the variables that each is rendered with.
  package static func schemas(askedForBy ask: (RequestedTemplates) -> Void) -> [String: TemplateSchema] {
    let requested = RequestedTemplates()
    ask(requested)
    return requested.schemas
  }

  package func template<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root> {
    schemas[name] = fields.schema
    return Template(body: TemplateBody())
  }
}
