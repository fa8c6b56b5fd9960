import FeedDiagnostics

/// The stack of scopes at a place of a template, innermost last.
struct TemplateScopes {
  /// The levels, outermost first.
  private(set) var levels: [TemplateScope]
  /// Whether `first()` and `last()` have a list to tell of.
  private(set) var isInList = false

  /// Starts with what a template is rendered with.
  init(_ root: TemplateSchema) { levels = [.variables(root)] }

  /// The scopes inside a section.
  func inside(_ tag: TemplateTag, meaning: TemplateMeaning) -> TemplateScopes {
    tag.kind == .inverted ? insideInverted(meaning) : insideSection(meaning)
  }

  /// The scopes inside a partial, which does not know of the list around it.
  var insidePartial: TemplateScopes {
    var scopes = self
    scopes.isInList = false
    return scopes
  }

  private func insideSection(_ meaning: TemplateMeaning) -> TemplateScopes {
    switch meaning {
    case .text, .string: adding(.text, isInList: false)
    case .markup: adding(.markup, isInList: false)
    case .object(let schema): adding(.variables(schema), isInList: false)
    case .list(let schema): adding(.variables(schema), isInList: true)
    case .texts: adding(.text, isInList: true)
    case .free: adding(.free, isInList: true)
    case .flag, .number, .strings: self
    }
  }

  private func insideInverted(_ meaning: TemplateMeaning) -> TemplateScopes {
    switch meaning {
    case .list, .texts: adding(.emptyList, isInList: false)
    default: self
    }
  }

  private func adding(_ level: TemplateScope, isInList: Bool) -> TemplateScopes {
    var scopes = self
    scopes.levels.append(level)
    scopes.isInList = isInList
    return scopes
  }

  /// The first part of a path, looked up from the innermost scope outwards; nil where no scope has it.
  func meaning(of name: String) -> TemplateMeaning? {
    for level in levels.reversed() {
      switch level {
      case .variables(let schema):
        if let variable = schema.variable(named: name) { return TemplateMeaning(variable.type) }
      case .free:
        return .free
      case .text, .markup, .emptyList:
        continue
      }
    }
    return nil
  }

  /// The innermost declared variables, for messages.
  var innermostSchemaName: String {
    for case .variables(let schema) in levels.reversed() { return schema.name }
    return "this template"
  }

  /// All names that can be used here, innermost first.
  var knownNames: [String] {
    var seen: Set<String> = []
    return levels.reversed().flatMap { level in
      guard case .variables(let schema) = level else { return [String]() }
      return schema.variables.map(\.name)
    }.filter { seen.insert($0).inserted }
  }
}
