import Mustache

/// A context as the template engine holds it: one reference, since the engine casts and copies it at each look-up.
struct ContextBox: MustacheParent, Sendable {
  /// A structure around a class: casts of objects walk through their superclasses each time.
  private final class Storage: Sendable {
    let context: any TemplateContext

    init(_ context: any TemplateContext) {
      self.context = context
    }
  }

  private let storage: Storage

  init(_ context: any TemplateContext) {
    storage = Storage(context)
  }

  func child(named name: String) -> Any? { storage.context.child(named: name) }
}
