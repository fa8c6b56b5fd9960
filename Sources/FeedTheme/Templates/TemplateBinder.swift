import FeedDiagnostics
import FeedMarkup

/// Finds what the names in templates stand for, once for all values that they are rendered with.
///
/// What it cannot find or may not use is a finding, and is rendered as nothing.
struct TemplateBinder {
  /// What is wrong; what shows wherever a partial is used counts once.
  private(set) var diagnostics: [Diagnostic] = []

  private let templates: [String: TemplateSyntax]
  private let strings: StringKeys
  private let settings: [String]?
  /// The templates that cannot be rendered, since they include themselves or their syntax is wrong.
  private let unfit: Set<String>
  private var reported: Set<Report> = []
  /// The partials by their names and scopes: each is a template whose type follows from its scope.
  private var partials: [PartialUse: any Sendable] = [:]
  private var depth = 0

  private struct Report: Hashable {
    let location: SourceLocation?
    let code: String
  }

  private struct PartialUse: Hashable {
    let name: String
    let indentation: String
    let type: ObjectIdentifier
    let scope: [String]
  }

  /// Creates a binder; `settings` are the keys that the theme declares, nil where they are not known.
  init(templates: [String: TemplateSyntax], strings: StringKeys, settings: [String]?, unfit: Set<String>) {
    (self.templates, self.strings, self.settings, self.unfit) = (templates, strings, settings, unfit)
  }

  /// A template with what it includes; nil where there is none of the name.
  mutating func bind<Root: Sendable>(_ name: String, for fields: TemplateFields<Root>) -> Template<Root>? {
    guard let template = templates[name] else { return nil }
    return bind(
      template.nodes, of: template, in: TemplateScope(fields, strings: strings, settings: settings))
  }

  /// Pieces of a template where they stand.
  mutating func bind<Root: Sendable>(
    _ nodes: [TemplateSyntax.Node], of template: TemplateSyntax, in scope: TemplateScope<Root>
  ) -> Template<Root> {
    var steps: [Template<Root>.Step] = []
    for node in nodes {
      switch node {
      case .text(let bytes): steps.append(.text(bytes))
      case .partial(let partial): steps += include(partial, in: scope)
      case .value(let tag):
        if let write = value(of: tag, template, scope).flatMap(Self.printing) { steps.append(.write(write)) }
      case .section(let tag, let children):
        guard let value = value(of: tag, template, scope) else { continue }
        if let write = section(of: value, tag, children, template, scope) { steps.append(.write(write)) }
      }
    }
    return Template(steps: steps)
  }

  /// What a tag stands for; nil where it stands for nothing, or may not be used like this.
  private mutating func value<Root: Sendable>(
    of tag: TemplateTag, _ template: TemplateSyntax, _ scope: TemplateScope<Root>
  ) -> TemplateValue<Root>? {
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

  private mutating func include<Root: Sendable>(
    _ partial: TemplatePartial, in scope: TemplateScope<Root>
  ) -> [Template<Root>.Step] {
    guard let template = templates[partial.name], !unfit.contains(partial.name) else { return [] }
    let use = PartialUse(
      name: partial.name, indentation: partial.indentation, type: ObjectIdentifier(Root.self), scope: scope.identity)
    if let bound = partials[use] as? Template<Root> { return bound.steps }
    let bound = bind(template.indented(by: partial.indentation).nodes, of: template, in: scope.inPartial)
    partials[use] = bound
    return bound.steps
  }

  // MARK: Sections

  private mutating func section<Root: Sendable>(
    of value: TemplateValue<Root>, _ tag: TemplateTag, _ children: [TemplateSyntax.Node], _ template: TemplateSyntax,
    _ scope: TemplateScope<Root>
  ) -> (@Sendable (Root, inout MarkupBuffer) -> Void)? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateParser.deepest else {
      let problem = ThemeProblem.syntax("more than \(TemplateParser.deepest) sections stand in each other here")
      report(TemplateFinding(problem: problem, place: tag.place), in: template)
      return nil
    }
    return tag.kind == .inverted
      ? inverted(value, children, template, scope) : shown(value, tag, children, template, scope)
  }

  private mutating func shown<Root: Sendable>(
    _ value: TemplateValue<Root>, _ tag: TemplateTag, _ children: [TemplateSyntax.Node], _ template: TemplateSyntax,
    _ scope: TemplateScope<Root>
  ) -> (@Sendable (Root, inout MarkupBuffer) -> Void)? {
    switch value {
    case .text(let read):
      let text = scope.inside(.text(of: tag.name.text) { $0.inner }, isInList: false) as TextScope<Root>
      let body = bind(children, of: template, in: text)
      return { root, buffer in
        guard let text = read(root), !text.isEmpty else { return }
        body.render(Nested(outer: root, inner: text), into: &buffer)
      }
    case .markup(let write):
      let markup =
        scope.inside(.markup(of: tag.name.text) { $1.append($0.inner) }, isInList: false) as MarkupScope<Root>
      let body = bind(children, of: template, in: markup)
      return { root, buffer in
        var markup = MarkupBuffer()
        write(root, &markup)
        if !markup.isEmpty { body.render(Nested(outer: root, inner: markup), into: &buffer) }
      }
    case .flag(let read):
      let body = bind(children, of: template, in: scope)
      return { root, buffer in if read(root) { body.render(root, into: &buffer) } }
    case .object(let object): return shown(object, children, template, scope)
    case .list(let list): return shown(list, children, template, scope)
    case .texts(let read):
      let text = scope.inside(.text(of: tag.name.text) { $0.inner }, isInList: true) as TextScope<Root>
      let body = bind(children, of: template, in: text)
      return { root, buffer in body.render(each: read(root), in: root, into: &buffer) }
    case .free(let free, let otherwise):
      let inside = scope.inside(.free { $0.inner }, isInList: true) as TemplateScope<Nested<Root, FreeContext.Value>>
      let body = bind(children, of: template, in: inside)
      let rest = otherwise.flatMap { shown($0, tag, children, template, scope) }
      return { root, buffer in
        guard free.isThere(root) else { return rest?(root, &buffer) ?? () }
        guard let value = free.read(root) else { return }
        if value.elements == nil {
          for item in value.items { body.render(Nested(outer: root, inner: item), into: &buffer) }
        } else {
          body.render(each: value.items, in: root, into: &buffer)
        }
      }
    case .settings(let read):
      return shown(.free(FreeReader { .fields(read($0).values) }), tag, children, template, scope)
    case .number, .strings, .string: return nil
    }
  }

  private typealias TextScope<Root: Sendable> = TemplateScope<Nested<Root, String>>
  private typealias MarkupScope<Root: Sendable> = TemplateScope<Nested<Root, MarkupBuffer>>

  private mutating func shown<Root, Object: TemplateObject<Root>>(
    _ object: Object, _ children: [TemplateSyntax.Node], _ template: TemplateSyntax, _ scope: TemplateScope<Root>
  ) -> @Sendable (Root, inout MarkupBuffer) -> Void {
    let body = bind(children, of: template, in: scope.inside(object.fields(), isInList: false))
    let read = object.read
    return { root, buffer in
      if let child = read(root) { body.render(Nested(outer: root, inner: child), into: &buffer) }
    }
  }

  private mutating func shown<Root, List: TemplateList<Root>>(
    _ list: List, _ children: [TemplateSyntax.Node], _ template: TemplateSyntax, _ scope: TemplateScope<Root>
  ) -> @Sendable (Root, inout MarkupBuffer) -> Void {
    let body = bind(children, of: template, in: scope.inside(list.fields(), isInList: true))
    let read = list.read
    return { root, buffer in body.render(each: read(root), in: root, into: &buffer) }
  }

  private mutating func inverted<Root: Sendable>(
    _ value: TemplateValue<Root>, _ children: [TemplateSyntax.Node], _ template: TemplateSyntax,
    _ scope: TemplateScope<Root>
  ) -> (@Sendable (Root, inout MarkupBuffer) -> Void)? {
    let isList =
      switch value {
      case .list, .texts: true
      default: false
      }
    let body = bind(children, of: template, in: isList ? scope.inEmptyList : scope)
    guard let isShown = Self.truth(of: value) else { return nil }
    return { root, buffer in if !isShown(root) { body.render(root, into: &buffer) } }
  }

  /// Whether a section of a value is shown; nil for what is no condition.
  private static func truth<Root: Sendable>(of value: TemplateValue<Root>) -> (@Sendable (Root) -> Bool)? {
    switch value {
    case .text(let read): return { !(read($0) ?? "").isEmpty }
    case .markup(let write):
      return { root in
        var markup = MarkupBuffer()
        write(root, &markup)
        return !markup.isEmpty
      }
    case .flag(let read): return read
    case .object(let object): return truth(of: object)
    case .list(let list): return truth(of: list)
    case .texts(let read): return { !read($0).isEmpty }
    case .free(let free, let otherwise):
      let rest = otherwise.flatMap(truth(of:))
      return { free.isThere($0) ? !(free.read($0)?.items ?? []).isEmpty : rest?($0) ?? false }
    case .settings: return { _ in true }
    case .number, .strings, .string: return nil
    }
  }

  private static func truth<Root, Object: TemplateObject<Root>>(of object: Object) -> @Sendable (Root) -> Bool {
    let read = object.read
    return { read($0) != nil }
  }

  private static func truth<Root, List: TemplateList<Root>>(of list: List) -> @Sendable (Root) -> Bool {
    let read = list.read
    return { !read($0).isEmpty }
  }

  // MARK: Values

  /// What prints a value; nil for what cannot be printed.
  private static func printing<Root: Sendable>(
    _ value: TemplateValue<Root>
  ) -> (@Sendable (Root, inout MarkupBuffer) -> Void)? {
    switch value {
    case .text(let read): return { if let text = read($0) { HTMLEscaping.append(text, to: &$1) } }
    case .string(let read): return { HTMLEscaping.append(read($0), to: &$1) }
    case .markup(let write): return write
    case .number(let read): return { if let number = read($0) { $1.append(String(number)) } }
    case .free(let free, let otherwise):
      let rest = otherwise.flatMap(printing)
      return { root, buffer in
        guard free.isThere(root) else { return rest?(root, &buffer) ?? () }
        if let text = free.read(root)?.text { HTMLEscaping.append(text, to: &buffer) }
      }
    case .flag, .object, .list, .texts, .settings, .strings: return nil
    }
  }
}

extension Template {
  /// Writes the section of a list.
  fileprivate func render<Outer, Inner>(
    each elements: [Inner], in outer: Outer, into buffer: inout MarkupBuffer
  ) where Root == Nested<Outer, Inner> {
    for index in 0..<elements.count {
      let isLast = index == elements.count - 1
      render(Nested(outer: outer, inner: elements[index], isFirst: index == 0, isLast: isLast), into: &buffer)
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
    case .number: "it is no condition; use empty(list)"
    case .string: "it is always there; write {{\(name)}}"
    case .strings: "name the string, for example {{\(name).home}}"
    }
  }
}
