/// How a template reads the variables of a Swift value: declared once, for rendering and for the linter.
///
/// ```swift
/// static let fields = TemplateFields<TagContext>(
///   "a tag",
///   .text("name", "The tag as it is written.") { $0.name },
///   .text("url", "Its wall.") { $0.url })
/// ```
package struct TemplateFields<Root: Sendable>: Sendable {
  /// One declared variable.
  package struct Field: Sendable {
    let variable: TemplateSchema.Variable
    let read: @Sendable (Root) -> any Sendable
  }

  private let name: String
  private let fields: [Field]
  private let readers: [String: @Sendable (Root) -> any Sendable]

  /// Declares variables; `name` says what they describe, for messages.
  package init(_ name: String, _ fields: Field...) {
    self.init(name, fields)
  }

  private init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    self.readers = Dictionary(fields.map { ($0.variable.name, $0.read) }) { _, last in last }
  }

  /// The same variables as part of a larger value, before variables of its own.
  package func within<Outer: Sendable>(
    _ path: @escaping @Sendable (Outer) -> Root, as name: String, adding own: TemplateFields<Outer>.Field...
  ) -> TemplateFields<Outer> {
    TemplateFields<Outer>(
      name,
      fields.map { field in
        TemplateFields<Outer>.Field(variable: field.variable, read: { field.read(path($0)) })
      } + own)
  }

  /// What the linter knows of them.
  package var schema: TemplateSchema { TemplateSchema(name: name, variables: fields.map(\.variable)) }

  func value(of name: String, in root: Root) -> (any Sendable)? { readers[name]?(root) }
}

extension TemplateFields.Field {
  /// Text that the template escapes.
  package static func text(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> Self {
    Self(variable: .init(name: name, type: .text, meaning: meaning)) { TemplateValue.text(read($0)) }
  }

  /// Markup that is safe already.
  package static func markup(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> Self {
    Self(variable: .init(name: name, type: .markup, meaning: meaning)) { TemplateValue.text(read($0)) }
  }

  /// A condition.
  package static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Bool
  ) -> Self {
    Self(variable: .init(name: name, type: .flag, meaning: meaning)) { read($0) }
  }

  /// A value with variables of its own, which may be missing.
  package static func object<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Child?
  ) -> Self {
    Self(variable: .init(name: name, type: .object { Child.fields.schema }, meaning: meaning)) {
      read($0).map(ContextBox.init) ?? TemplateValue.absent as any Sendable
    }
  }

  /// A list of values with variables of their own.
  package static func list<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [Child]
  ) -> Self {
    Self(variable: .init(name: name, type: .list { Child.fields.schema }, meaning: meaning)) {
      ContextList(read($0))
    }
  }

  /// A list of texts.
  package static func texts(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [String]
  ) -> Self {
    Self(variable: .init(name: name, type: .texts, meaning: meaning)) { read($0).map { TemplateValue.text($0) } }
  }

  /// Keys that no declaration knows.
  package static func free(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeContext
  ) -> Self {
    Self(variable: .init(name: name, type: .free, meaning: meaning)) { read($0) }
  }

  /// The theme's settings, usually as `theme`: `{{theme.greeting}}`.
  package static func settings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeContext
  ) -> Self {
    Self(variable: .init(name: name, type: .settings, meaning: meaning)) { read($0) }
  }

  /// The theme's strings in the language of the page, usually as `t`: `{{t.newer}}`.
  package static func strings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Strings
  ) -> Self {
    Self(variable: .init(name: name, type: .strings, meaning: meaning)) { read($0) }
  }
}
