public import FeedMarkup

/// The value of a name in a template, and how it is read while the template is rendered.
@usableFromInline
indirect enum TemplateValue: Sendable {
  /// Text that `{{name}}` escapes; as a section it is shown where it is not empty.
  case text(@Sendable (TemplateFrame) -> String?)
  case markup(@Sendable (TemplateFrame, inout MarkupBuffer) -> Void)
  case flag(@Sendable (TemplateFrame) -> Bool)
  /// The number that `count(list)` yields; nil where there is no list.
  case number(@Sendable (TemplateFrame) -> Int?)
  /// A value with variables of its own, which may be missing.
  case object(TemplateSection)
  /// A list of values with variables of their own.
  case list(TemplateSection)
  case texts(@Sendable (TemplateFrame) -> [String])
  /// A value without a declaration, and the variable of the same name, which counts where the value is missing.
  case free(FreeReader, otherwise: TemplateValue? = nil)
  case settings(@Sendable (TemplateFrame) -> FreeValue)
  /// All strings of the theme that templates can print, by their places.
  case strings(@Sendable (TemplateFrame, Int) -> String)
  case string(@Sendable (TemplateFrame) -> String)

  /// The same, read from another value; empty where that is missing.
  func reached(by path: @escaping TemplatePath) -> TemplateValue {
    func reached<Part>(
      _ missing: Part, _ read: @escaping @Sendable (TemplateFrame) -> Part
    ) -> @Sendable (TemplateFrame) -> Part where Part: Sendable {
      { frame in
        var part = missing
        path(frame) { part = read($0) }
        return part
      }
    }
    return switch self {
    case .text(let read): .text(reached(nil, read))
    case .markup(let write): .markup { frame, buffer in path(frame) { write($0, &buffer) } }
    case .flag(let read): .flag(reached(false, read))
    case .number(let read): .number(reached(nil, read))
    case .object(let section): .object(section.reached(by: path))
    case .list(let section): .list(section.reached(by: path))
    case .texts(let read): .texts(reached([], read))
    case .free(let free, let otherwise):
      .free(
        FreeReader(isThere: reached(false, free.isThere), read: reached(nil, free.read)),
        otherwise: otherwise?.reached(by: path))
    case .settings(let read): .settings(reached(FreeValue.fields([:]), read))
    case .strings(let read):
      .strings { frame, place in
        var text = ""
        path(frame) { text = read($0, place) }
        return text
      }
    case .string(let read): .string(reached("", read))
    }
  }

  /// What it is, for messages.
  var words: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "a condition"
    case .number: "a number"
    case .object: "a value with variables of its own"
    case .list: "a list"
    case .texts: "a list of texts"
    case .free, .settings: "a free value"
    case .strings: "the collection of the theme's strings"
    case .string: "a string of the theme"
    }
  }
}

extension TemplateFields.Field {
  @usableFromInline
  init(_ name: String, _ meaning: String, _ value: TemplateValue) {
    variable = .init(name: name, meaning: meaning, value: value)
  }

  /// Text that the template escapes.
  @inlinable
  public static func text(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> String?
  ) -> Self {
    Self(name, meaning, .text { $0.read(read) })
  }

  /// Markup that is safe already, as the closure writes it.
  @inlinable
  public static func markup(
    _ name: String, _ meaning: String, _ write: @escaping @Sendable (Root, inout MarkupBuffer) -> Void
  ) -> Self {
    Self(name, meaning, .markup { frame, buffer in frame.read { write($0, &buffer) } })
  }

  /// A condition.
  @inlinable
  public static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Bool
  ) -> Self {
    Self(name, meaning, .flag { $0.read(read) })
  }

  /// A value with variables of its own, which may be missing.
  @inlinable
  public static func object<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Child?
  ) -> Self {
    let section = TemplateSection(of: Child.self) { frame, surroundings, body in
      if let child = frame.read(read) { surroundings.open(child, body) }
    }
    return Self(name, meaning, .object(section))
  }

  /// A list of values with variables of their own.
  @inlinable
  public static func list<Child: TemplateContext>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [Child]
  ) -> Self {
    let section = TemplateSection(of: Child.self) { frame, surroundings, body in
      surroundings.open(each: frame.read(read), body)
    }
    return Self(name, meaning, .list(section))
  }

  /// A list of texts.
  @inlinable
  public static func texts(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> [String]
  ) -> Self {
    Self(name, meaning, .texts { $0.read(read) })
  }

  package static func free(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeValue
  ) -> Self {
    Self(name, meaning, .free(FreeReader { $0.read(read) }))
  }

  package static func settings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> FreeValue
  ) -> Self {
    Self(name, meaning, .settings { $0.read(read) })
  }

  /// The theme's strings in the language of the page, usually as `t`: `{{t.newer}}`.
  @inlinable
  public static func strings(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Root) -> Strings
  ) -> Self {
    Self(name, meaning, .strings { frame, place in frame.read { read($0)[place] } })
  }
}

/// A value with variables of its own that may be missing, or a list of such values.
@usableFromInline
struct TemplateSection: Sendable {
  /// Reads the values from the first frame, and opens a frame for each within the second.
  let each: @Sendable (TemplateFrame, _ surroundings: TemplateFrame, (TemplateFrame) -> Void) -> Void
  /// What can be read from a value.
  let variables: @Sendable () -> TemplateVariables

  /// The first value.
  var path: TemplatePath { { [each] frame, body in each(frame, frame, body) } }

  fileprivate func reached(by path: @escaping TemplatePath) -> TemplateSection {
    TemplateSection(
      each: { [each] frame, surroundings, body in path(frame) { each($0, surroundings, body) } }, variables: variables)
  }
}

extension TemplateSection {
  @usableFromInline
  init<Value: TemplateContext>(
    of type: Value.Type, each: @escaping @Sendable (TemplateFrame, TemplateFrame, (TemplateFrame) -> Void) -> Void
  ) {
    self.init(each: each, variables: { Value.fields.variables })
  }
}

/// Reads a value that no declaration knows.
@usableFromInline
struct FreeReader: Sendable {
  /// Whether the first part of its path is there; what the path leads to may still be missing.
  var isThere: @Sendable (TemplateFrame) -> Bool = { _ in true }
  let read: @Sendable (TemplateFrame) -> FreeValue?

  subscript(key: String) -> FreeReader { FreeReader(isThere: isThere) { [read] in read($0)?[key] } }
}

/// A value that no operator declares, such as those of a site's own front matter keys.
@usableFromInline
package enum FreeValue: Sendable {
  case text(String)
  case flag(Bool)
  case list([FreeValue])
  case fields([String: FreeValue])

  subscript(key: String) -> FreeValue? {
    if case .fields(let values) = self { values[key] } else { nil }
  }

  /// What is printed of it; nil where it is no text.
  var text: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .list, .fields: nil
    }
  }

  /// The values that a section of it is repeated for, one unless it is a list; none where the section is not shown.
  var items: [FreeValue] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [self]
    case .flag(let flag): flag ? [self] : []
    case .list(let values): values
    case .fields: [self]
    }
  }

  /// The elements of a list; nil where it is none.
  var elements: [FreeValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}
