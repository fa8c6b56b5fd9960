internal import FeedHighlighting
internal import FeedMarkup

/// Writes code blocks as HTML.
enum CodeBlockMarkup {
  /// Appends a code block for a page.
  ///
  /// Where `isHighlighted`, tokens of a known language stand in `<span class="tok-KIND">`. Each line that the fence
  /// points out stands in `<mark class="line">` with its line feed inside, so that it can be displayed as a block
  /// without an empty line behind it. Without either the bytes are those that cmark writes. `attributes` is markup that
  /// stands in the start tag.
  static func append(
    code: String, info: FenceInfo, isHighlighted: Bool, attributes: ArraySlice<UInt8> = [],
    to markup: inout MarkupBuffer
  ) {
    let language = isHighlighted ? info.language.flatMap(CodeLanguage.named) : nil
    guard language != nil || !info.highlightedLines.isEmpty else {
      return appendPlain(code: code, info: info, attributes: attributes, to: &markup)
    }
    appendStart(info, attributes, to: &markup)
    let bytes = Array(code.utf8)
    var writer = CodeBlockWriter(bytes: bytes, tokens: language?.tokens(in: bytes) ?? [])
    writer.write(markingLines: info.highlightedLines, to: &markup)
    markup.append("</code></pre>\n")
  }

  /// Appends a code block without colours and pointed out lines, as cmark writes it; for feeds, whose readers drop
  /// the classes.
  static func appendPlain(
    code: String, info: FenceInfo, attributes: ArraySlice<UInt8> = [], to markup: inout MarkupBuffer
  ) {
    appendStart(info, attributes, to: &markup)
    HTMLEscaping.appendKeepingApostrophes(code, to: &markup)
    markup.append("</code></pre>\n")
  }

  private static func appendStart(
    _ info: FenceInfo, _ attributes: ArraySlice<UInt8>, to markup: inout MarkupBuffer
  ) {
    markup.append("<pre")
    markup.append(attributes)
    guard let language = info.language else { return markup.append("><code>") }
    markup.append("><code class=\"language-")
    HTMLEscaping.appendKeepingApostrophes(language, to: &markup)
    markup.append("\">")
  }
}
