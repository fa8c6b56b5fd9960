internal import CCmark
public import FeedDiagnostics

/// Reads Markdown: CommonMark 0.30 and those of the ``MarkdownExtensions`` that its options switch on.
///
///     let parsed = MarkdownParser().parse("Hello *world*", at: SourceLocation(file: "a.md", line: 5))
///     parsed.body.html(MarkdownRendering())  // "<p>Hello <em>world</em></p>\n"
///
/// cmark parses; what it does not know is read by passes, before it over the lines (``BlockParser``) and after it over
/// its tree (``BlockPass``, ``InlinePass``). The comment `<!--more-->` ends the excerpt.
public struct MarkdownParser: Sendable {
  /// How Markdown is read.
  public let options: MarkdownOptions

  /// Creates a parser.
  public init(options: MarkdownOptions = .init()) {
    self.options = options
  }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - text: The body, without front matter; its line ends may be of any kind.
  ///   - place: Where the first line of `text` is in its file, so that findings and links carry the file's lines.
  public func parse(_ text: String, at place: SourceLocation) -> ParsedMarkdown {
    parse(text, at: place, shifts: ColumnShifts())
  }

  /// Reads a body whose columns are others in its file.
  package func parse(_ text: String, at place: SourceLocation, shifts: ColumnShifts) -> ParsedMarkdown {
    guard text.utf8.count <= options.sizeLimit else {
      let problem = BodyProblem.tooLarge(bytes: text.utf8.count, limit: options.sizeLimit)
      return ParsedMarkdown(body: .empty, diagnostics: [Diagnostic(.body(problem), at: place)])
    }
    guard !text.isEmpty else { return ParsedMarkdown(body: .empty, diagnostics: []) }
    var bytes = Array(text.utf8)
    let extensions = options.extensions
    let features = SourceFeatures(of: bytes, wanted: extensions)
    if features.contains(.carriageReturns) { bytes = Self.withLineFeeds(bytes) }
    if let excess = ImageLimit.exceeded(in: bytes) {
      let start = SourceMap(RewrittenSource(unchanged: bytes), place: place, shifts: shifts)
      let place = start.location(writtenLine: excess.line, column: excess.column)
      return ParsedMarkdown(
        body: .empty, diagnostics: [Diagnostic(.body(.tooManyImages(limit: ImageLimit.most)), at: place)])
    }
    let holdsTags = features.contains(.tags)
    if holdsTags, extensions.contains(.attributeLists), let opened = MarkdownInHTML.opened(in: bytes) { bytes = opened }
    let listless = features.contains(.attributeLists) ? HiddenDelimiters.hiding(in: bytes) : nil
    bytes = listless ?? bytes
    let hasEscapes = features.contains(.escapes) && !features.isDisjoint(with: .tree)
    let escapes = hasEscapes ? HiddenEscapes(in: bytes) : nil
    var blocks = BlockParser(
      escapes?.hiding(in: bytes) ?? bytes, features: features, isSmart: extensions.contains(.smartPunctuation))
    let document = blocks.parse()
    if listless != nil {
      blocks.changeText(of: document, where: HiddenDelimiters.isHidden) { bytes, _ in HiddenDelimiters.shown(bytes) }
    }
    var tree = read(document, after: blocks, features)
    if let escapes {
      blocks.changeText(of: document, where: HiddenEscapes.isHidden) { escapes.shown($0, withBackslash: $1) }
      tree.attributeLists = tree.attributeLists.map { $0.showing(escapes) }
    }
    var reader = MarkdownReader(
      BodyDraft(
        source: blocks.source, places: SourceMap(blocks.source, place: place, shifts: shifts), options: options,
        attributes: AttributeCollection(tree.attributeLists), holdsTags: holdsTags))
    document.walk { node, isEntering in reader.visit(node, isEntering: isEntering) }
    return reader.finish(tree, size: bytes.count)
  }

  /// Lets the passes over the tree read what CommonMark does not know.
  private func read(
    _ document: borrowing CmarkDocument, after blocks: BlockParser, _ features: SourceFeatures
  ) -> TreeFindings {
    var findings = TreeFindings(attributeLists: blocks.attributeLists, exceeded: blocks.exceeded)
    var footnotes: Set<String> = []
    if !features.isDisjoint(with: [.alerts, .attributeLists, .footnotes]) {
      var pass = BlockPass(features: features, source: blocks.source, attributeLists: findings.attributeLists)
      document.walk(onlyBlocks: true) { node, isEntering in pass.visit(node, isEntering: isEntering) }
      (findings.attributeLists, footnotes) = (pass.attributeLists, pass.footnotes)
    }
    // The marks of alerts are read, and escapes are hidden from that; no text has to be taken apart for them.
    guard !features.isDisjoint(with: .tree.subtracting(.alerts)) else { return findings }
    var pass = InlinePass(
      extensions: options.extensions, features: features, footnotes: footnotes, findings: findings,
      limits: ExtensionLimits(size: blocks.source.bytes.count))
    document.walk { node, isEntering in pass.visit(node, isEntering: isEntering) }
    return pass.findings
  }

  /// The text with every line end as a line feed, so that code blocks do not depend on the editor that wrote them.
  private static func withLineFeeds(_ source: [UInt8]) -> [UInt8] {
    var last: UInt8 = 0
    return source.compactMap { byte -> UInt8? in
      defer { last = byte }
      if byte == UInt8(ascii: "\r") { return UInt8(ascii: "\n") }
      return byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r") ? nil : byte
    }
  }
}

/// A body and what is wrong with it.
public struct ParsedMarkdown: Hashable, Sendable {
  /// The body, as far as it could be read.
  public let body: MarkdownBody
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]
}

/// What the passes over cmark's tree found beside the nodes that they changed.
struct TreeFindings {
  /// The lists of attributes that nodes name by index.
  var attributeLists: [PlacedAttributeList]
  /// The warnings about texts, each once.
  var noted: [(problem: BodyProblem, place: TextPlace)] = []
  /// What was more than ``ExtensionLimits`` allow.
  var exceeded: [ExceededLimit] = []
}

/// Writes a body from the nodes of cmark's tree, each with the builder that knows it.
struct MarkdownReader {
  private(set) var draft: BodyDraft
  private var blocks = BlockBuilder()
  private var inlines = InlineBuilder()
  private var images = ImageBuilder()
  private var html = RawHTMLBuilder()
  private var footnotes = FootnoteBuilder()

  init(_ draft: BodyDraft) { self.draft = draft }

  /// Writes what a node begins or ends with.
  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    guard !html.skips(node) else { return }
    let type = node.type
    if !isEntering, html.isOpen(in: node) { html.close(node, in: &draft) }
    let lone = blocks.paragraphs.loneContent
    if images.isOpen {
      images.visit(
        node, type, isEntering: isEntering, beside: lone, isInLink: inlines.isInLink, html: &html, in: &draft)
    } else if type.rawValue < CMARK_NODE_FIRST_INLINE.rawValue {
      visitBlock(node, type, isEntering: isEntering)
    } else {
      switch type {
      case CMARK_NODE_IMAGE: images.start(node, beside: lone, in: &draft)
      case CMARK_NODE_HTML_INLINE: html.visitInline(node, in: &draft)
      case CMARK_NODE_CUSTOM_INLINE where node.variant == InlineMeaning.footnote.rawValue:
        if isEntering { footnotes.appendReference(to: node.label, in: &draft) }
      case CMARK_NODE_CUSTOM_INLINE where node.variant == InlineMeaning.emoji.rawValue:
        if isEntering { blocks.headings.note(node, in: draft) }
      default:
        if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK,
          let terms = InlineBuilder.endedTerms(node, in: draft.source)
        {
          html.close(terms, in: &draft)
        }
        inlines.visit(node, type, isEntering: isEntering, beside: lone, in: &draft)
      }
    }
  }

  private mutating func visitBlock(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    draft.text.isReading = false
    if type == CMARK_NODE_HTML_BLOCK {
      html.visitBlock(node, in: &draft)
    } else if type == CMARK_NODE_ITEM, let label = draft.source.footnoteLabel(of: node) {
      footnotes.visit(node, label: label, isEntering: isEntering, in: &draft)
    } else {
      blocks.visit(node, type, isEntering: isEntering, in: &draft)
    }
  }

  /// The body, with its footnotes at the end; nothing may be read after it.
  ///
  /// - Parameters:
  ///   - tree: What the passes over the tree found.
  ///   - size: The size of the body in bytes.
  mutating func finish(_ tree: TreeFindings, size: Int) -> ParsedMarkdown {
    draft.warn(of: tree.exceeded, size: size)
    draft.warn(of: tree.noted)
    footnotes.finish(&draft)
    return draft.finish()
  }
}

/// How much of what CommonMark does not know is read in a body, so that memory stays in proportion to the text.
///
/// What comes after that stays text, as CommonMark reads it. The numbers are far above what people write, and grow with
/// the size of the body.
struct ExtensionLimits {
  /// The size of the body in bytes.
  let size: Int

  /// The limit of a kind, which grows with each MiB.
  subscript(kind: MarkdownLimit) -> Int {
    let each =
      switch kind {
      case .lines: 30_000
      case .cells: 40_000
      case .pieces: 80_000
      }
    return each * max(1, size >> 20)
  }
}

/// How many images a paragraph may begin: for each link, cmark goes through all that were begun before it.
enum ImageLimit {
  static let most = 10_000

  /// The place of the first beyond that in a paragraph, a heading or an item of a list; nil where there is none.
  ///
  /// Lines of code and rows of tables count as those of a paragraph.
  static func exceeded(in source: [UInt8]) -> (line: Int, column: Int)? {
    guard source.count > 2 * most else { return nil }
    var count = 0
    var (line, lineStart) = (1, 0)
    var isEmpty = true
    for (index, byte) in source.enumerated() where !byte.isSpaceOrTab {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { count = 0 }
        (line, lineStart, isEmpty) = (line + 1, index + 1, true)
        continue
      }
      if isEmpty, beginsBlock(source[index...]) { count = 0 }
      isEmpty = false
      guard byte == UInt8(ascii: "["), index > 0, source[index - 1] == UInt8(ascii: "!") else { continue }
      count += 1
      guard count <= most else {
        return (line, source[lineStart..<index].count { $0 & 0xC0 != 0x80 })
      }
    }
    return nil
  }

  /// Whether a line begins a heading or an item of a list, which interrupt a paragraph.
  private static func beginsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let isHeading = line.first == UInt8(ascii: "#")
    guard isHeading || line.first.map("-*+".utf8.contains) == true else { return false }
    return (isHeading ? line.drop { $0 == UInt8(ascii: "#") } : line.dropFirst()).first?.isSpaceOrTab == true
  }
}

/// A limit of ``ExtensionLimits`` that a body exceeds.
struct ExceededLimit {
  let kind: MarkdownLimit
  /// The line on which it does, counted from one: of the source as written for lines and cells, else of what cmark read.
  let line: Int
}
