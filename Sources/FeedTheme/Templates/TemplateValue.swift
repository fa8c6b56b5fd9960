import FeedMarkup

/// What a name stands for in a template, and how it is read from the value that the template is rendered with.
indirect enum TemplateValue<Root: Sendable>: Sendable {
  /// Text that `{{name}}` escapes; as a section it is shown where it is not empty.
  case text(@Sendable (Root) -> String?)
  /// Markup for `{{{name}}}`.
  case markup(@Sendable (Root, inout MarkupBuffer) -> Void)
  /// A condition.
  case flag(@Sendable (Root) -> Bool)
  /// The number that `count(list)` yields; nil where there is no list.
  case number(@Sendable (Root) -> Int?)
  /// A value with variables of its own.
  case object(any TemplateObject<Root>)
  /// A list of values with variables of their own.
  case list(any TemplateList<Root>)
  /// A list of texts.
  case texts(@Sendable (Root) -> [String])
  /// A value that no declaration knows, and what the name stands for where it is not there.
  case free(FreeReader<Root>, otherwise: TemplateValue? = nil)
  /// The theme's settings.
  case settings(@Sendable (Root) -> FreeContext)
  /// All strings of the theme.
  case strings(@Sendable (Root) -> Strings)
  /// One string of the theme.
  case string(@Sendable (Root) -> String)

  /// The same as read from a larger value.
  ///
  /// Most of what templates read is reached like this, so it is worth a way without optionals.
  func reached<Outer: Sendable>(at path: @escaping @Sendable (Outer) -> Root) -> TemplateValue<Outer> {
    switch self {
    case .text(let read): .text { read(path($0)) }
    case .markup(let write): .markup { write(path($0), &$1) }
    case .flag(let read): .flag { read(path($0)) }
    case .number(let read): .number { read(path($0)) }
    case .object(let object): .object(object.reached(at: path))
    case .list(let list): .list(list.reached(at: path))
    case .texts(let read): .texts { read(path($0)) }
    case .free(let free, let otherwise): .free(free.reached(at: path), otherwise: otherwise?.reached(at: path))
    case .settings(let read): .settings { read(path($0)) }
    case .strings(let read): .strings { read(path($0)) }
    case .string(let read): .string { read(path($0)) }
    }
  }

  /// The same as read from a value that holds it or not; empty where it does not.
  func reached<Outer: Sendable>(by path: @escaping @Sendable (Outer) -> Root?) -> TemplateValue<Outer> {
    switch self {
    case .text(let read): .text { path($0).flatMap(read) }
    case .markup(let write): .markup { outer, buffer in if let root = path(outer) { write(root, &buffer) } }
    case .flag(let read): .flag { path($0).map(read) ?? false }
    case .number(let read): .number { path($0).flatMap(read) }
    case .object(let object): .object(object.reached(by: path))
    case .list(let list): .list(list.reached(by: path))
    case .texts(let read): .texts { path($0).map(read) ?? [] }
    case .free(let free, let otherwise): .free(free.reached(by: path), otherwise: otherwise?.reached(by: path))
    case .settings(let read): .settings { path($0).map(read) ?? FreeContext([:]) }
    case .strings(let read): .strings { path($0).map(read) ?? Strings([]) }
    case .string(let read): .string { path($0).map(read) ?? "" }
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

/// A value with variables of its own, which may be missing.
protocol TemplateObject<Root>: Sendable {
  associatedtype Root: Sendable
  associatedtype Child: Sendable
  var read: @Sendable (Root) -> Child? { get }
  var fields: @Sendable () -> TemplateFields<Child> { get }
}

extension TemplateObject {
  fileprivate func reached<Outer: Sendable>(at path: @escaping @Sendable (Outer) -> Root) -> any TemplateObject<Outer> {
    let read = read
    return TemplateObjectReader<Outer, Child>(read: { read(path($0)) }, fields: fields)
  }

  fileprivate func reached<Outer: Sendable>(
    by path: @escaping @Sendable (Outer) -> Root?
  ) -> any TemplateObject<Outer> {
    let read = read
    return TemplateObjectReader<Outer, Child>(read: { path($0).flatMap(read) }, fields: fields)
  }
}

/// A list of values with variables of their own.
protocol TemplateList<Root>: Sendable {
  associatedtype Root: Sendable
  associatedtype Child: Sendable
  var read: @Sendable (Root) -> [Child] { get }
  var fields: @Sendable () -> TemplateFields<Child> { get }
}

extension TemplateList {
  fileprivate func reached<Outer: Sendable>(at path: @escaping @Sendable (Outer) -> Root) -> any TemplateList<Outer> {
    let read = read
    return TemplateListReader<Outer, Child>(read: { read(path($0)) }, fields: fields)
  }

  fileprivate func reached<Outer: Sendable>(
    by path: @escaping @Sendable (Outer) -> Root?
  ) -> any TemplateList<Outer> {
    let read = read
    return TemplateListReader<Outer, Child>(read: { path($0).map(read) ?? [] }, fields: fields)
  }
}

struct TemplateObjectReader<Root: Sendable, Child: Sendable>: TemplateObject {
  let read: @Sendable (Root) -> Child?
  let fields: @Sendable () -> TemplateFields<Child>
}

struct TemplateListReader<Root: Sendable, Child: Sendable>: TemplateList {
  let read: @Sendable (Root) -> [Child]
  let fields: @Sendable () -> TemplateFields<Child>
}

/// Reads a value that no declaration knows.
struct FreeReader<Root: Sendable>: Sendable {
  /// Whether the first part of its path is there; what the path leads to may be missing all the same.
  let isThere: @Sendable (Root) -> Bool
  /// The value; nil where there is none.
  let read: @Sendable (Root) -> FreeContext.Value?

  /// A value that nothing else gives way to.
  init(_ read: @escaping @Sendable (Root) -> FreeContext.Value?) {
    self.init(isThere: { _ in true }, read: read)
  }

  init(isThere: @escaping @Sendable (Root) -> Bool, read: @escaping @Sendable (Root) -> FreeContext.Value?) {
    (self.isThere, self.read) = (isThere, read)
  }

  /// What stands behind a key of it.
  subscript(key: String) -> FreeReader { FreeReader(isThere: isThere) { [read] in read($0)?[key] } }

  fileprivate func reached<Outer: Sendable>(at path: @escaping @Sendable (Outer) -> Root) -> FreeReader<Outer> {
    let (isThere, read) = (isThere, read)
    return FreeReader<Outer>(isThere: { isThere(path($0)) }, read: { read(path($0)) })
  }

  fileprivate func reached<Outer: Sendable>(by path: @escaping @Sendable (Outer) -> Root?) -> FreeReader<Outer> {
    let (isThere, read) = (isThere, read)
    return FreeReader<Outer>(isThere: { path($0).map(isThere) ?? false }, read: { path($0).flatMap(read) })
  }
}
