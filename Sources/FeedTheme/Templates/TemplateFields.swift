package import FeedMarkup

/// A value that templates can read.
package protocol TemplateContext: Sendable {
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
/// A closure runs only where a template asks for the variable.
package struct TemplateFields<Root: Sendable>: Sendable {
  /// One declared variable.
  package struct Field: Sendable {
    let name: String
    let meaning: String
    let value: TemplateValue<Root>
  }

  /// What the value is called, for messages, for example `a song`.
  let name: String
  /// The variables in the order of their declaration; of two with one name the last counts.
  let fields: [Field]

  /// Declares variables; `name` says what they describe, for messages.
  package init(_ name: String, _ fields: Field...) {
    self.init(name, fields)
  }

  init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
  }

  /// The same variables as part of a larger value, before variables of its own.
  package func within<Outer: Sendable>(
    _ path: @escaping @Sendable (Outer) -> Root, as name: String, adding own: TemplateFields<Outer>.Field...
  ) -> TemplateFields<Outer> {
    within(path, as: name, adding: own)
  }

  /// The same variables as part of a larger value, before variables of its own.
  package func within<Outer: Sendable>(
    _ path: @escaping @Sendable (Outer) -> Root, as name: String, adding own: [TemplateFields<Outer>.Field]
  ) -> TemplateFields<Outer> {
    TemplateFields<Outer>(
      name,
      fields.map { field in
        TemplateFields<Outer>.Field(name: field.name, meaning: field.meaning, value: field.value.reached(at: path))
      } + own)
  }

  /// What a variable stands for; nil where none has the name.
  func value(named name: String) -> TemplateValue<Root>? { fields.last { $0.name == name }?.value }
}

extension TemplateFields.Field {
  /// Text that the template escapes.
  package static func text(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> Self {
    Self(name: name, meaning: meaning, value: .text(read))
  }

  /// Markup that is safe already, as the closure writes it.
  package static func markup(
    _ name: String, _ meaning: String, _ write: @escaping @Sendable (Root, inout MarkupBuffer) -> Void
  ) -> Self {
    Self(name: name, meaning: meaning, value: .markup(write))
  }

  /// A condition.
  package static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Bool
  ) -> Self {
    Self(name: name, meaning: meaning, value: .flag(read))
  }

  /// A value with variables of its own, which may be missing.
  package static func object<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Child?
  ) -> Self {
    Self(name: name, meaning: meaning, value: .object(TemplateObjectReader(read: read) { Child.fields }))
  }

  /// A list of values with variables of their own.
  package static func list<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [Child]
  ) -> Self {
    Self(name: name, meaning: meaning, value: .list(TemplateListReader(read: read) { Child.fields }))
  }

  /// A list of texts.
  package static func texts(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [String]
  ) -> Self {
    Self(name: name, meaning: meaning, value: .texts(read))
  }

  /// Keys that no declaration knows.
  package static func free(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeContext
  ) -> Self {
    Self(name: name, meaning: meaning, value: .free(FreeReader { .fields(read($0).values) }))
  }

  /// The theme's settings, usually as `theme`: `{{theme.greeting}}`.
  package static func settings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeContext
  ) -> Self {
    Self(name: name, meaning: meaning, value: .settings(read))
  }

  /// The theme's strings in the language of the page, usually as `t`: `{{t.newer}}`.
  package static func strings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Strings
  ) -> Self {
    Self(name: name, meaning: meaning, value: .strings(read))
  }
}
