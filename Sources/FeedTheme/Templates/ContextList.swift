import Mustache

/// A list of contexts as the template engine holds it.
///
/// An array would do, but look-ups from within `{{^list}}` search whatever stands there: an array has no variables and is
/// searched by reflection, which takes long.
struct ContextList: MustacheSequence, MustacheParent, MustacheTransformable, Sendable {
  private let contexts: [ContextBox]

  init(_ contexts: [some TemplateContext]) {
    self.contexts = contexts.map { ContextBox($0) }
  }

  func makeIterator() -> IndexingIterator<[ContextBox]> { contexts.makeIterator() }

  func child(named name: String) -> Any? { nil }

  func transform(_ name: String) -> Any? { contexts.transform(name) }
}
