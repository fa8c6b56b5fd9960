import FeedDiagnostics
import FeedMarkup

/// Resolves the names in templates, once for all values that they are rendered with.
///
/// An unknown name, or one that is used in a wrong way, is a finding and is rendered as nothing.
struct TemplateBinder {
  /// Everything that is wrong; an error in a partial is reported once, however often the partial is used.
  private(set) var diagnostics: [Diagnostic] = []

  private let templates: [String: TemplateSyntax]
  private let strings: StringKeys
  private let settings: [String]?
  /// The templates that cannot be rendered, since they include themselves or their syntax is wrong.
  private let unfit: Set<String>
  private var reported: Set<Report> = []
  /// The partials by their names and the levels that they are read in.
  private var partials: [PartialUse: TemplateBody] = [:]
  private var depth = 0
  /// The number of sections of the current template that were bound a second time.
  private var repetitions = 0

  /// In a section of free keys, a name is a key where there is one and a variable otherwise, so the content of a
  /// section with that name is bound for both; each level of nesting doubles that.
  private static let repetitionLimit = 1 << 10

  private struct Report: Hashable {
    let location: SourceLocation?
    let code: String
  }

  /// A section of a template, and the scope around it.
  private struct Section {
    let tag: TemplateTag
    var children: [TemplateSyntax.Node]
    let template: TemplateSyntax
    let scope: TemplateScope
  }

  private struct PartialUse: Hashable {
    let name: String
    let indentation: String
    let levels: [TemplateScope.Level]
  }

  /// Creates a binder; `settings` are the keys that the theme declares, nil where they are not known.
  init(templates: [String: TemplateSyntax], strings: StringKeys, settings: [String]?, unfit: Set<String>) {
    (self.templates, self.strings, self.settings, self.unfit) = (templates, strings, settings, unfit)
  }

  /// The template with its partials, bound to variables; nil where none has the name.
  mutating func bind<Root>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root>? {
    guard let template = templates[name] else { return nil }
    let scope = TemplateScope(.variables(fields.variables), strings: strings, settings: settings)
    repetitions = 0
    return Template(body: bind(template.nodes, of: template, in: scope))
  }

  /// Nodes of a template, bound in a scope.
  mutating func bind(
    _ nodes: [TemplateSyntax.Node], of template: TemplateSyntax, in scope: TemplateScope
  ) -> TemplateBody {
    var pieces: [TemplateBody] = []
    for (index, node) in nodes.enumerated() {
      switch node {
      case .text(let bytes):
        pieces.append(TemplateBody { $1.append(bytes) })
        let features = PageFeatures(template: bytes)
        if !features.isEmpty { pieces.append(TemplateBody { $1.features.formUnion(features) }) }
      case .partial(let partial):
        if let body = include(partial, in: scope) { pieces.append(body) }
      case .value(let tag):
        if let value = value(of: tag, template, scope), let write = Self.printing(value) {
          pieces.append(TemplateBody(write))
        }
      case .section(let tag, let children):
        // An inverted section is rendered by the section before it.
        guard let value = value(of: tag, template, scope), Self.inverse(of: index - 1, in: nodes) == nil else {
          continue
        }
        let section = Section(tag: tag, children: children, template: template, scope: scope)
        if let write = writing(section, of: value, otherwise: Self.inverse(of: index, in: nodes)) {
          pieces.append(TemplateBody(write))
        }
      }
    }
    return .joined(pieces[...])
  }

  /// The content of the inverted section that directly follows a section of the same name, so that their value is read
  /// once; nil where there is none.
  private static func inverse(of index: Int, in nodes: [TemplateSyntax.Node]) -> [TemplateSyntax.Node]? {
    guard index >= 0, index + 1 < nodes.count, case .section(let tag, _) = nodes[index], tag.kind != .inverted,
      case .section(let next, let children) = nodes[index + 1], next.kind == .inverted, next.name.text == tag.name.text
    else { return nil }
    return children
  }

  /// The value of a tag; nil where the name is unknown. A wrong use of it is reported.
  private mutating func value(
    of tag: TemplateTag, _ template: TemplateSyntax, _ scope: TemplateScope
  ) -> TemplateValue? {
    do throws(TemplateFinding) {
      let value = try scope.value(of: tag.name)
      if let problem = value.objection(to: tag) {
        report(TemplateFinding(problem: problem, place: tag.name.place), in: template)
      }
      return value
    } catch {
      report(error, in: template)
      return nil
    }
  }

  private mutating func report(_ finding: TemplateFinding, in template: TemplateSyntax) {
    let diagnostic = finding.diagnostic(in: template.source.file)
    guard reported.insert(Report(location: diagnostic.location, code: diagnostic.code)).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private mutating func include(
    _ partial: TemplatePartial, in scope: TemplateScope
  ) -> TemplateBody? {
    guard let template = templates[partial.name], !unfit.contains(partial.name) else { return nil }
    let use = PartialUse(name: partial.name, indentation: partial.indentation, levels: scope.levels)
    if let bound = partials[use] { return bound }
    let bound = bind(template.indented(by: partial.indentation).nodes, of: template, in: scope.inPartial)
    partials[use] = bound
    return bound
  }

  // MARK: Sections

  /// A section, together with its inverted one.
  private mutating func writing(
    _ section: Section, of value: TemplateValue, otherwise: [TemplateSyntax.Node]?
  ) -> TemplateBody.Writing? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateParser.deepest else {
      let problem = ThemeProblem.syntax("more than \(TemplateParser.deepest) sections stand in each other here")
      report(TemplateFinding(problem: problem, place: section.tag.place), in: section.template)
      return nil
    }
    guard section.tag.kind != .inverted else { return inverted(section, of: value) }
    guard let writing = conditional(section, of: value) else { return nil }
    guard let otherwise else { return { frame, buffer in _ = writing(frame, &buffer) } }
    let rest = bind(otherwise, of: section.template, in: Self.inverseScope(of: value, in: section.scope))
    return { frame, buffer in if !writing(frame, &buffer) { rest.write(frame, &buffer) } }
  }

  private static func inverseScope(of value: TemplateValue, in scope: TemplateScope) -> TemplateScope {
    switch value {
    case .list, .texts: scope.inside(.emptyList)
    default: scope
    }
  }

  /// Writes a section if its value is there, and returns whether it is.
  private typealias ConditionalWriting = @Sendable (TemplateFrame, inout MarkupBuffer) -> Bool

  /// The section of a value, as often as there are values; nil for values that have no section.
  private mutating func conditional(_ section: Section, of value: TemplateValue) -> ConditionalWriting? {
    let name = section.tag.name.text
    func body(_ level: TemplateScope.Level, isInList: Bool = false) -> TemplateBody {
      bind(section.children, of: section.template, in: section.scope.inside(level, isInList: isInList))
    }
    switch value {
    case .text(let read):
      let body = body(.text(of: name))
      return { frame, buffer in
        guard let text = read(frame), !text.isEmpty else { return false }
        frame.open(text) { body.write($0, &buffer) }
        return true
      }
    case .markup(let write):
      let body = body(.markup(of: name))
      return { frame, buffer in
        var markup = MarkupBuffer()
        write(frame, &markup)
        if !markup.isEmpty { frame.open(markup) { body.write($0, &buffer) } }
        return !markup.isEmpty
      }
    case .flag(let read):
      let body = bind(section.children, of: section.template, in: section.scope)
      return { frame, buffer in
        guard read(frame) else { return false }
        body.write(frame, &buffer)
        return true
      }
    case .object(let object): return Self.writing(each: object, body(.variables(object.variables())))
    case .list(let list): return Self.writing(each: list, body(.variables(list.variables()), isInList: true))
    case .texts(let read):
      let body = body(.text(of: name), isInList: true)
      return { frame, buffer in
        let texts = read(frame)
        frame.open(each: texts) { body.write($0, &buffer) }
        return !texts.isEmpty
      }
    case .free(let free, let otherwise):
      let body = body(.free, isInList: true)
      return Self.writing(free, body, otherwise: otherwise.flatMap { boundAgain(section, of: $0) })
    case .settings(let read):
      return Self.writing(FreeReader { read($0) }, body(.free, isInList: true), otherwise: nil)
    case .number, .strings, .string: return nil
    }
  }

  private static func writing(each section: TemplateSection, _ body: TemplateBody) -> ConditionalWriting {
    let each = section.each
    return { frame, buffer in
      var isThere = false
      each(frame, frame) {
        isThere = true
        body.write($0, &buffer)
      }
      return isThere
    }
  }

  /// - Parameter otherwise: The section for the variable of the same name.
  private static func writing(
    _ free: FreeReader, _ body: TemplateBody, otherwise: ConditionalWriting?
  ) -> ConditionalWriting {
    { frame, buffer in
      guard free.isThere(frame) else { return otherwise?(frame, &buffer) ?? false }
      guard let value = free.read(frame) else { return false }
      if let elements = value.elements {
        frame.open(each: elements) { body.write($0, &buffer) }
      } else if !value.items.isEmpty {
        frame.open(value) { body.write($0, &buffer) }
      }
      return !value.items.isEmpty
    }
  }

  /// The section for the variable of the same name, for values without the free key.
  private mutating func boundAgain(_ section: Section, of value: TemplateValue) -> ConditionalWriting? {
    // Binding an empty section again costs nothing.
    if !section.children.isEmpty { repetitions += 1 }
    guard repetitions <= Self.repetitionLimit else {
      let problem = ThemeProblem.syntax("too many sections stand in each other here, within one like extra")
      report(TemplateFinding(problem: problem, place: section.tag.place), in: section.template)
      return nil
    }
    return conditional(section, of: value)
  }

  /// An inverted section without a section of the same name before it.
  private mutating func inverted(_ section: Section, of value: TemplateValue) -> TemplateBody.Writing? {
    let body = bind(section.children, of: section.template, in: Self.inverseScope(of: value, in: section.scope))
    var condition = section
    condition.children = []
    guard let writing = conditional(condition, of: value) else { return nil }
    return { frame, buffer in if !writing(frame, &buffer) { body.write(frame, &buffer) } }
  }

  // MARK: Values

  /// Writes a value; nil for values that cannot be printed.
  private static func printing(_ value: TemplateValue) -> TemplateBody.Writing? {
    switch value {
    case .text(let read): return { if let text = read($0) { HTMLEscaping.append(text, to: &$1) } }
    case .string(let read): return { HTMLEscaping.append(read($0), to: &$1) }
    case .markup(let write): return write
    case .number(let read): return { if let number = read($0) { $1.append(String(number)) } }
    case .free(let free, let otherwise):
      let rest = otherwise.flatMap(printing)
      return { frame, buffer in
        guard free.isThere(frame) else { return rest?(frame, &buffer) ?? () }
        if let text = free.read(frame)?.text { HTMLEscaping.append(text, to: &buffer) }
      }
    case .flag, .object, .list, .texts, .settings, .strings: return nil
    }
  }
}

extension TemplateValue {
  /// Why a tag may not be used for the value; nil where it may.
  fileprivate func objection(to tag: TemplateTag) -> ThemeProblem? {
    let name = tag.name.text
    let use: String? =
      switch tag.kind {
      case .variable: objectionToPrinting(name)
      case .unescaped: objectionToPrintingUnescaped(name)
      case .section, .inverted: objectionToSection(name)
      case .close: nil
      }
    return use.map { .wrongUse(variable: name, isA: words, use: $0) }
  }

  private func objectionToPrinting(_ name: String) -> String? {
    switch self {
    case .text, .number, .free, .settings, .string: nil
    case .markup: "it would be escaped twice; write {{{\(name)}}}"
    case .strings: "name the string, for example {{\(name).home}}"
    case .object where name == ".": "{{.}} prints the texts of a list"
    case .flag, .object, .list, .texts: "it cannot be printed; open a section {{#\(name)}}…{{/\(name)}}"
    }
  }

  private func objectionToPrintingUnescaped(_ name: String) -> String? {
    switch self {
    case .markup: nil
    case .text, .number, .free, .settings, .string: "it would not be escaped; write {{\(name)}}"
    case .strings, .flag, .object, .list, .texts: objectionToPrinting(name)
    }
  }

  private func objectionToSection(_ name: String) -> String? {
    switch self {
    case .text, .markup, .flag, .list, .texts, .free, .settings: nil
    case .object: name == "." ? "it is open already" : nil
    case .number: "it is not a condition; use empty(list)"
    case .string: "it is always there; write {{\(name)}}"
    case .strings: "name the string, for example {{\(name).home}}"
    }
  }
}
