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
  /// One thing to do, in the order of the text.
  enum Step: Sendable {
    /// Writes markup of the template itself, in UTF-8.
    case text([UInt8])
    /// Writes what depends on the values.
    case write(Writing)
  }

  typealias Writing = @Sendable (TemplateFrame, inout MarkupBuffer) -> Void

  var steps: [Step] = []

  /// Writes it behind what the buffer holds.
  func render(_ frame: TemplateFrame, into buffer: inout MarkupBuffer) {
    // A span lends its elements; an array's iterator would keep and let go of each.
    let steps = steps.span
    for index in steps.indices {
      switch steps[index] {
      case .text(let bytes): buffer.append(bytes)
      case .write(let write): write(frame, &buffer)
      }
    }
  }
}
