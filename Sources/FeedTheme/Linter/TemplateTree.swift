import FeedDiagnostics

/// Pairs the sections of a template.
struct TemplateTree {
  /// What stands outside of all sections.
  private(set) var nodes: [TemplateNode] = []
  /// The sections that are not closed or close nothing.
  private(set) var findings: [TemplateFinding] = []

  /// swift-mustache parses and renders sections recursively, so their depth needs a limit.
  private static let deepest = 100

  private struct OpenSection {
    let tag: TemplateTag
    var nodes: [TemplateNode] = []
  }

  private var open: [OpenSection] = []

  /// Builds the tree from the tokens in the order of the text.
  init(_ tokens: [TemplateToken]) {
    for token in tokens {
      switch token {
      case .partial(let partial): append(.partial(partial))
      case .tag(let tag): add(tag)
      }
      guard open.count <= Self.deepest else {
        giveUp()
        return
      }
    }
    while !open.isEmpty { closeInnermost(isClosed: false) }
  }

  private mutating func add(_ tag: TemplateTag) {
    switch tag.kind {
    case .variable, .unescaped:
      append(.variable(tag))
    case .section, .inverted:
      open.append(OpenSection(tag: tag))
    case .close:
      close(tag)
    }
  }

  private mutating func close(_ tag: TemplateTag) {
    guard let match = open.lastIndex(where: { $0.tag.name.text == tag.name.text }) else {
      let expected = open.last.map { "; \"\($0.tag.text)\" is the section that is open here" } ?? ""
      report("\"\(tag.text)\" closes no section\(expected)", at: tag)
      return
    }
    while open.count > match + 1 { closeInnermost(isClosed: false) }
    closeInnermost(isClosed: true)
  }

  private mutating func closeInnermost(isClosed: Bool) {
    guard let section = open.popLast() else { return }
    if !isClosed {
      let closing = "{{/\(section.tag.name.text)}}"
      report("\"\(section.tag.text)\" is not closed here; end it with \"\(closing)\"", at: section.tag)
    }
    append(.section(section.tag, section.nodes))
  }

  private mutating func giveUp() {
    guard let innermost = open.last else { return }
    (nodes, findings, open) = ([], [], [])
    report("more than \(Self.deepest) sections stand in each other here", at: innermost.tag)
  }

  private mutating func append(_ node: TemplateNode) {
    guard open.isEmpty else {
      open[open.count - 1].nodes.append(node)
      return
    }
    nodes.append(node)
  }

  private mutating func report(_ reason: String, at tag: TemplateTag) {
    findings.append(TemplateFinding(problem: .syntax(reason), place: tag.place))
  }
}
