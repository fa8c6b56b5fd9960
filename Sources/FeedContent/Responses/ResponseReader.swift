import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads the answers from elsewhere that the owner of a site keeps in `responses/`.
struct ResponseReader {
  let parser: EntryParser
  private var prefix: String { parser.displayPrefix }

  static let folder = "responses/"
  /// The largest file of webmentions, in bytes.
  private static let sizeLimit = 64 << 20
  /// The number of characters of a name that are shown.
  private static let longestName = 100
  /// The number of characters of a response that are shown; its source has the rest.
  private static let longest = 2_000
  /// How many scalars make a character at most; a family has eleven, and more marks than that would lie over the page.
  private static let mostScalars = 16

  func read(_ paths: [String]) -> (responses: [StatedResponse], diagnostics: [Diagnostic]) {
    var responses: [StatedResponse] = []
    var diagnostics: [Diagnostic] = []
    for path in paths where path.hasPrefix(Self.folder) {
      do throws(Diagnostic) {
        if path.hasSuffix(".json") {
          let found = try webmentions(path)
          responses += found.responses
          diagnostics += found.diagnostics
        } else if ContentPath.isMarkdown(path) {
          let (response, findings) = try comment(path)
          responses += response.map { [$0] } ?? []
          diagnostics += findings
        }
      } catch {
        diagnostics.append(error)
      }
    }
    return (responses, diagnostics)
  }

  // MARK: Webmentions

  private func webmentions(
    _ path: String
  ) throws(Diagnostic) -> (responses: [StatedResponse], diagnostics: [Diagnostic]) {
    let start = SourceLocation(file: prefix + path)
    let bytes = try parser.bytes(path, limit: Self.sizeLimit)
    do throws(JSONScanner.Fault) {
      guard let values = try Webmention.values(in: bytes) else {
        return ([], [Diagnostic(.response(.notWebmentions), at: start)])
      }
      let mentions = values.compactMap { Webmention($0) }
      let unread = values.count - mentions.count
      return (
        mentions.filter { !$0.isPrivate }.map { stated($0, at: start) },
        unread == 0 ? [] : [Diagnostic(.response(.unreadable(count: unread)), at: start)]
      )
    } catch {
      throw Diagnostic(
        .response(.invalidJSON), at: SourceLocation(file: prefix + path, offset: error.offset, in: bytes))
    }
  }

  private func stated(_ mention: Webmention, at location: SourceLocation) -> StatedResponse {
    let url = mention.url.flatMap(Self.web) ?? mention.source.flatMap(Self.web)
    let text =
      mention.text
      ?? mention.html.map { MarkdownParser(options: MarkdownOptions()).parse($0, at: location).body.plainText }
    let author = [mention.authorName, url.map(URLAuthority.site(of:))].compactMap(\.self).first(where: Self.isSeen)
    let response = EntryResponse(
      form: mention.form, author: Self.name(author ?? mention.property),
      authorURL: mention.authorURL.flatMap(Self.web), url: url,
      date: [mention.published, mention.received].lazy.compactMap { $0.flatMap(parser.dates.date(from:)) }.first,
      text: [.like, .repost, .rsvp].contains(mention.form) ? "" : Self.shortened(text ?? ""))
    let name = "\(mention.property) \(mention.source ?? url ?? mention.authorName ?? "") \(mention.target)"
    return StatedResponse(
      response: response, target: mention.target, identity: mention.id.map(String.init) ?? name, location: location)
  }

  // MARK: Comments

  /// A comment in a Markdown file, such as one that came by letter.
  private func comment(_ path: String) throws(Diagnostic) -> (StatedResponse?, [Diagnostic]) {
    let text = try parser.text(of: try parser.bytes(path), at: path)
    let reader = FieldReader(text.fields, owner: .kind("response"), dates: parser.dates, decisiveNames: [])
    let start = SourceLocation(file: prefix + path, line: 1, column: 1)
    guard ["in-reply-to", "author", "authors"].contains(where: { text.fields[$0] != nil }) else {
      throw Diagnostic(.response(.noResponse), at: start)
    }
    let status = FieldReader(
      parser.translator.translated(text.fields, at: path), owner: .kind("response"), dates: parser.dates)
    let isDraft = DraftStatus.isDraft(status, path: path) || status.flag(FieldTranslator.unlisted)
    guard !isDraft || parser.context.includesDrafts, status.diagnostics.isEmpty else {
      // It is not shown, and no entry is wrong by it.
      return (nil, status.diagnostics.map { Diagnostic($0.problem, at: $0.location, severity: .warning) })
    }
    let target = reader.requiredText("in-reply-to")
    let form = reader.choice("type", of: EntryResponse.Form.self) ?? .reply
    let url = reader.url("url")
    let date = reader.date("date")
    let author = self.author(reader)
    guard let target, let author else { return (nil, reader.diagnostics) }
    let body = MarkdownParser(options: MarkdownOptions()).parse(text.body, at: text.bodyPlace).body
    let answer = EntryResponse(
      form: form, author: author.name, authorURL: author.url, url: url, date: date, text: Self.shortened(body.plainText)
    )
    return (StatedResponse(response: answer, target: target, identity: path, location: start), reader.diagnostics)
  }

  /// A name, or a mapping of `name` and `url`.
  private func author(_ reader: FieldReader) -> (name: String, url: String?)? {
    guard let field = reader.field(["author", "authors"]) else {
      reader.reportMissing("author")
      return nil
    }
    guard case .fields(let fields) = field.value.shape else {
      return reader.text(of: field).map { ($0, nil) }
    }
    let nested = reader.nested(fields, as: field.key)
    defer { reader.absorb(nested) }
    let url = nested.url("url")
    return nested.requiredText("name").map { ($0, url) }
  }

  // MARK: What others wrote

  /// An address of the web; nil for anything that a link must not lead to.
  private static func web(_ url: String) -> String? { WebAddress.absolute(url.trimmingWhitespace) }

  private static func name(_ text: String) -> String {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return readable(name.count > longestName ? name.prefix(longestName - 1) + "…" : name)
  }

  /// Whether anything of a text is to be seen.
  private static func isSeen(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace }
  }

  /// A text without the marks by which a single character would be as long as a text.
  private static func readable(_ text: String) -> String {
    guard text.contains(where: { $0.unicodeScalars.count > mostScalars }) else { return text }
    var result = ""
    for character in text { result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(mostScalars)) }
    return result
  }

  private static func shortened(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
    let whole = lines.joined(separator: "\n")
    guard whole.count > longest else { return readable(whole) }
    let cut = whole.prefix(longest)
    return readable(String(cut[..<(cut.lastIndex(where: \.isWhitespace) ?? cut.endIndex)]) + "…")
  }
}
