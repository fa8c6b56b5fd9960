package import FeedMarkup

/// A template for values of a type.
package struct Template<Root: Sendable>: Sendable {
  let body: TemplateBody

  /// Writes the template with a value behind what the buffer holds.
  package func render(_ root: Root, into buffer: inout MarkupBuffer) {
    TemplateFrame.open(root) { body.render($0, into: &buffer) }
  }
}

/// What is to be done for a template or a section: what was to be looked up was found when the theme was loaded.
struct TemplateBody: Sendable {
  /// One thing to do: writes markup of the template itself, or what depends on the values.
  typealias Writing = @Sendable (TemplateFrame, inout MarkupBuffer) -> Void

  /// One thing to do, as lists of them hold it: a function by itself would be called by way of two others there.
  struct Step: Sendable {
    let write: Writing

    init(_ write: @escaping Writing) { self.write = write }
  }

  /// All that is to be done.
  let step: Step

  /// Joins what is to be done, in the order of the text.
  ///
  /// Steps call each other, and stand in no list: what is taken out of a list is counted as in use, and threads that
  /// count the same step wait for each other.
  init(_ steps: [Step] = []) { step = Self.joined(steps[...]) }

  /// Writes it behind what the buffer holds.
  func render(_ frame: TemplateFrame, into buffer: inout MarkupBuffer) { step.write(frame, &buffer) }

  private static func joined(_ steps: ArraySlice<Step>) -> Step {
    guard let first = steps.first else { return Step { _, _ in } }
    guard steps.count > 1 else { return first }
    let middle = steps.startIndex + steps.count / 2
    let (start, end) = (joined(steps[..<middle]), joined(steps[middle...]))
    return Step { frame, buffer in
      start.write(frame, &buffer)
      end.write(frame, &buffer)
    }
  }
}

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
