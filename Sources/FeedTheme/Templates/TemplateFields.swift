/// A value that templates can read.
public protocol TemplateContext: Sendable {
  /// The variables that it offers.
  static var fields: TemplateFields<Self> { get }
}

/// How a template reads the variables of a Swift value: declared once, for rendering, for messages and for the theme guide.
///
/// ```swift
/// static let fields = TemplateFields<TagContext>(
///   "a tag",
///   .text("name", "The tag as it is written.") { $0.name },
///   .text("url", "Its wall.") { $0.url })
/// ```
///
/// A closure runs only where a template asks for the variable. What puts closures into variables is public, and compiled
/// with them: the compiler inlines nothing of package access in another module, and generic code that is not compiled for
/// its types copies each value that it reads a part of.
public struct TemplateFields<Root: Sendable>: Sendable {
  let variables: TemplateVariables

  /// One declared variable.
  public struct Field: Sendable {
    let variable: TemplateVariables.Variable
  }

  /// Declares variables; `name` says what they describe, for messages.
  package init(_ name: String, _ fields: Field...) {
    self.init(name, fields.map(\.variable))
  }

  init(_ name: String, _ variables: [TemplateVariables.Variable]) {
    self.variables = TemplateVariables(name: name, type: ObjectIdentifier(Root.self), all: variables)
  }

  /// The same variables as part of a larger value, before variables of its own.
  @inlinable
  public func within<Outer: Sendable>(
    _ path: @escaping @Sendable (Outer) -> Root, as name: String, adding own: TemplateFields<Outer>.Field...
  ) -> TemplateFields<Outer> {
    within(path, as: name, adding: own)
  }

  /// The same variables as part of a larger value, before variables of its own.
  @inlinable
  public func within<Outer: Sendable>(
    _ path: @escaping @Sendable (Outer) -> Root, as name: String, adding own: [TemplateFields<Outer>.Field]
  ) -> TemplateFields<Outer> {
    reached({ frame, body in frame.read { frame.open(path($0), body) } }, as: name, adding: own)
  }

  @usableFromInline
  func reached<Outer: Sendable>(
    _ path: @escaping @Sendable (TemplateFrame, (TemplateFrame) -> Void) -> Void, as name: String,
    adding own: [TemplateFields<Outer>.Field]
  ) -> TemplateFields<Outer> {
    let inherited = variables.all.map { variable in
      TemplateVariables.Variable(
        name: variable.name, meaning: variable.meaning, value: variable.value.reached(by: path))
    }
    return TemplateFields<Outer>(name, inherited + own.map(\.variable))
  }
}

/// The variables of a value, without its type.
struct TemplateVariables: Sendable {
  struct Variable: Sendable {
    let name: String
    let meaning: String
    let value: TemplateValue
  }

  /// The name of the value in messages, for example `a song`.
  let name: String
  let type: ObjectIdentifier
  /// The variables in the order of their declaration; of two with one name the last counts.
  let all: [Variable]

  func value(named name: String) -> TemplateValue? { all.last { $0.name == name }?.value }
}

/// Variables of one type by the same names are read in the same way.
extension TemplateVariables: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.all.elementsEqual(other.all) { $0.name == $1.name }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(all.count)
  }
}

/// What a template is rendered with, for those who do not need the type of the value.
package struct TemplateSchema: Sendable {
  /// What the template may read.
  let variables: TemplateVariables
  /// Binds the template with a name; nil where there is none.
  let bind: @Sendable (_ template: String, inout TemplateBinder) -> (any Sendable)?
}

extension TemplateFields {
  /// The declared variables, without the type of the value that has them.
  package var schema: TemplateSchema {
    TemplateSchema(variables: variables) { name, binder in binder.bind(name, for: self) }
  }
}
