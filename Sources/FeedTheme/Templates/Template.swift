package import FeedMarkup

/// A template for values of a type.
package struct Template<Root: Sendable>: Sendable {
  let body: TemplateBody

  /// Writes the template with a value after what the buffer holds.
  package func render(_ root: Root, into buffer: inout MarkupBuffer) {
    TemplateFrame.open(root) { body.write($0, &buffer) }
  }
}

/// The compiled form of a template, a section or a piece of one: every name was resolved when the theme was loaded.
///
/// A struct, since lists of functions would call each by way of two others.
struct TemplateBody: Sendable {
  /// Writes markup of the template itself, or what depends on the values.
  typealias Writing = @Sendable (TemplateFrame, inout MarkupBuffer) -> Void

  /// Writes it after what the buffer holds.
  let write: Writing

  init(_ write: @escaping Writing) { self.write = write }

  /// Joins pieces in the order of the text.
  ///
  /// Pieces call each other, and stand in no list: what is taken out of a list is counted as in use, and threads that
  /// count the same piece wait for each other.
  static func joined(_ pieces: ArraySlice<TemplateBody>) -> TemplateBody {
    guard let first = pieces.first else { return TemplateBody { _, _ in } }
    guard pieces.count > 1 else { return first }
    let middle = pieces.startIndex + pieces.count / 2
    let (start, end) = (joined(pieces[..<middle]), joined(pieces[middle...]))
    return TemplateBody { frame, buffer in
      start.write(frame, &buffer)
      end.write(frame, &buffer)
    }
  }
}

/// Provides templates by name: a theme, or a recorder of which templates a theme must have.
package protocol TemplateProvider {
  /// A template for values of a type.
  func template<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root>
}

extension Theme: TemplateProvider {}

/// Records which templates rendering asks for, so that themes need just those.
package final class RequestedTemplates: TemplateProvider {
  private var schemas: [String: TemplateSchema] = [:]

  /// The requested templates, by name, with the variables that each is rendered with.
  package static func schemas(askedForBy ask: (RequestedTemplates) -> Void) -> [String: TemplateSchema] {
    let requested = RequestedTemplates()
    ask(requested)
    return requested.schemas
  }

  package func template<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root> {
    schemas[name] = fields.schema
    return Template(body: .joined([]))
  }
}
