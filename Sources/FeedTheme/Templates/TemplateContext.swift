package import Mustache

/// A Swift value that templates can read.
package protocol TemplateContext: MustacheParent, Sendable {
  /// The variables that it offers.
  static var fields: TemplateFields<Self> { get }
}

extension TemplateContext {
  /// The value of a declared variable; one that is missing is an empty value rather than none, so that a template
  /// never finds a variable of the same name further out.
  package func child(named name: String) -> Any? { Self.fields.value(of: name, in: self) }
}
