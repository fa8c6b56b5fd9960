package import FeedMarkup

/// A template whose names stand for values of a type: what was to be looked up was found when the theme was loaded.
package struct Template<Root: Sendable>: Sendable {
  /// One thing to do, in the order of the text.
  enum Step: Sendable {
    /// Writes markup of the template itself, in UTF-8.
    case text([UInt8])
    /// Writes what depends on the value.
    case write(@Sendable (Root, inout MarkupBuffer) -> Void)
  }

  let steps: [Step]

  /// Writes the template with a value behind what the buffer holds.
  package func render(_ root: Root, into buffer: inout MarkupBuffer) {
    // A span lends its elements; an array's iterator would keep and let go of each.
    let steps = steps.span
    for index in steps.indices {
      switch steps[index] {
      case .text(let bytes): buffer.append(bytes)
      case .write(let write): write(root, &buffer)
      }
    }
  }
}

/// What stands in a section, and all that stands around it.
struct Nested<Outer: Sendable, Inner: Sendable>: Sendable {
  let outer: Outer
  let inner: Inner
  /// Whether it is the first element of a list.
  var isFirst = false
  /// Whether it is the last element of a list.
  var isLast = false
}
