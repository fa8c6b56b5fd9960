internal import FeedMarkup

extension MarkdownRenderer {
  // MARK: Headings

  func startHeading(_ index: Int, in buffer: inout MarkupBuffer) {
    let heading = body.headings[index]
    buffer.append("<h")
    buffer.append(level(of: heading))
    appendID(heading.anchor, to: &buffer)
    if let attributes = heading.attributes { append(self.attributes(attributes), to: &buffer) }
    buffer.append(">")
  }

  func endHeading(_ index: Int, in buffer: inout MarkupBuffer) {
    buffer.append("</h")
    buffer.append(level(of: body.headings[index]))
    buffer.append(">")
  }

  private func level(of heading: MarkdownHeading) -> UInt8 {
    UInt8(ascii: "0") + UInt8(min(max(heading.level + min(max(rendering.headingOffset, -6), 6), 1), 6))
  }

  // MARK: Code, tables, tasks

  func appendCode(_ index: Int, to buffer: inout MarkupBuffer) {
    let block = body.content.codeBlocks[index]
    var attributes = MarkupBuffer()
    if let index = block.attributes { append(self.attributes(index), to: &attributes) }
    block.append(to: &buffer, isPage: rendering.purpose == .page, attributes: attributes.bytes[...])
  }

  /// HTML has no attribute for it any more; feeds and GFM know the old one, and no style sheet.
  func append(_ alignment: TableAlignment, to buffer: inout MarkupBuffer) {
    buffer.append(rendering.purpose == .page ? " class=\"align-" : " align=\"")
    buffer.append(alignment.rawValue)
    buffer.append("\"")
  }

  /// A feed has no controls of forms; on pages they have a name, since the text beside them is none.
  func appendTask(isDone: Bool, to buffer: inout MarkupBuffer) {
    guard rendering.purpose != .feed else { return buffer.append(isDone ? "☑" : "☐") }
    buffer.append(isDone ? "<input checked=\"\"" : "<input")
    buffer.append(" disabled=\"\" type=\"checkbox\"")
    if rendering.purpose == .page {
      buffer.append(" aria-label=\"")
      HTMLEscaping.append(isDone ? rendering.labels.doneTask : rendering.labels.openTask, to: &buffer)
      buffer.append("\"")
    }
    buffer.append(UInt8(ascii: ">"))
  }

  // MARK: Alerts

  func startAlert(_ kind: AlertKind, attributes index: Int?, in buffer: inout MarkupBuffer) {
    let title = rendering.labels.alerts[kind] ?? MarkdownLabels.english.alerts[kind] ?? kind.name
    switch rendering.purpose {
    case .feed:
      buffer.append("<blockquote>\n<p><strong>")
      HTMLEscaping.appendKeepingApostrophes(title, to: &buffer)
      buffer.append("</strong></p>")
    case .page, .document:
      var attributes = AttributeList()
      attributes.add(.className("alert"))
      attributes.add(.className("alert-\(kind.name)"))
      if let index { attributes.merge(body.content.attributeLists[index]) }
      _ = attributes.removeValue(of: "role")
      buffer.append("<div")
      append(attributes, to: &buffer)
      buffer.append(" role=\"note\">\n<p class=\"alert-title\">")
      HTMLEscaping.appendKeepingApostrophes(title, to: &buffer)
      buffer.append("</p>")
    }
  }

  // MARK: Footnotes

  func appendReference(number: Int, occurrence: Int, to buffer: inout MarkupBuffer) {
    buffer.append("<sup")
    if rendering.purpose != .feed { buffer.append(" class=\"footnote-ref\"") }
    appendID(Self.reference(number, occurrence), to: &buffer)
    buffer.append("><a href=\"")
    URLEscaping.append(address(ofFragment: Self.note(number)), to: &buffer)
    buffer.append(rendering.purpose == .feed ? "\">\(number)</a></sup>" : "\" role=\"doc-noteref\">\(number)</a></sup>")
  }

  func startFootnotes(in buffer: inout MarkupBuffer) {
    guard rendering.purpose != .feed else { return buffer.append("<section>\n<hr />\n<ol>\n") }
    // Of several bodies on one page, none has a landmark that could be told from the others.
    guard rendering.identifierPrefix?.isEmpty ?? true else {
      return buffer.append("<section class=\"footnotes\">\n<ol>\n")
    }
    buffer.append("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
    HTMLEscaping.appendKeepingApostrophes(rendering.labels.footnotes, to: &buffer)
    buffer.append("\">\n<ol>\n")
  }

  func startFootnote(number: Int, in buffer: inout MarkupBuffer) {
    buffer.append("<li")
    appendID(Self.note(number), to: &buffer)
    buffer.append(">\n")
  }

  func appendReturn(number: Int, references: Int, to buffer: inout MarkupBuffer) {
    // A footnote that is referred to a thousand times does not need a thousand ways back.
    for occurrence in 1...min(max(references, 1), 26) {
      if occurrence > 1 { buffer.append(" ") }
      buffer.append("<a")
      buffer.append(attribute: "href", address: address(ofFragment: Self.reference(number, occurrence)))
      if rendering.purpose != .feed {
        buffer.append(" class=\"footnote-backref\" role=\"doc-backlink\" aria-label=\"")
        HTMLEscaping.appendKeepingApostrophes(rendering.labels.footnoteReturn, to: &buffer)
        buffer.append(" \(number)\(occurrence > 1 ? "-\(occurrence)" : "")\"")
      }
      buffer.append(">↩\u{FE0E}")
      if occurrence > 1 { buffer.append("<sup>\(occurrence)</sup>") }
      buffer.append("</a>")
    }
  }

  private func appendID(_ name: String, to buffer: inout MarkupBuffer) {
    guard let prefix = rendering.identifierPrefix else { return }
    buffer.append(" id=\"")
    HTMLEscaping.append(prefix, to: &buffer)
    HTMLEscaping.append(name, to: &buffer)
    buffer.append("\"")
  }

  // No heading has a name with a colon, so that these never meet.
  private static func note(_ number: Int) -> String { "fn:\(number)" }

  private static func reference(_ number: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref:\(number)" : "fnref:\(number):\(occurrence)"
  }
}
