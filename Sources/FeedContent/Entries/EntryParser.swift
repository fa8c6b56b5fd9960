import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads one Markdown file as far as it can be read on its own: front matter, body, kind, date, address, identity.
final class EntryParser: Sendable {
  let files: ContentFiles
  /// What messages put before a content path, for example `content/`.
  let displayPrefix: String
  let site: Site
  let context: BuildContext
  /// The build's clock, in seconds since 1970-01-01T00:00:00Z.
  let now: Int
  let namespace: FeedUUID
  let parsers: BodyParsers
  let translator: FieldTranslator

  var kinds: KindIndex { translator.kinds }
  var dates: DateParser { translator.dates }

  /// The largest file that is read: far more than front matter needs beside the largest body.
  private var sizeLimit: Int { max(16 << 20, parsers.sizeLimit + (1 << 20)) }

  init(files: ContentFiles, displayPrefix: String, site: Site, context: BuildContext, now: Int) {
    self.files = files
    self.displayPrefix = displayPrefix
    self.site = site
    self.context = context
    self.now = now
    namespace = FeedUUID.namespace(ofSiteID: site.id)
    parsers = BodyParsers(options: site.markdown)
    translator = FieldTranslator(site: site)
  }

  struct Result: Sendable {
    /// The file; nil where it cannot be read at all.
    let file: ParsedFile?
    let diagnostics: [Diagnostic]
  }

  func parse(_ path: String) -> Result {
    do throws(Diagnostic) {
      let text = try text(of: try bytes(path), at: path)
      let fields = translator.translated(text.fields, at: path)
      return Result(
        file: parse(path, fields: fields, bodyText: text.body, at: text.bodyPlace),
        diagnostics: contradictions(fields) + text.diagnostics)
    } catch {
      return Result(file: nil, diagnostics: [error])
    }
  }

  struct Text {
    let fields: LocatedFields
    let body: String
    let bodyPlace: SourceLocation
    /// What is wrong with the front matter, and no error.
    var diagnostics: [Diagnostic] = []
  }

  /// Splits the bytes of a file into front matter and body.
  func text(of bytes: [UInt8], at path: String) throws(Diagnostic) -> Text {
    let file = displayPrefix + path
    let parts = try FrontMatterSplitter(file: file).split(bytes)
    let reader = FrontMatterReader(file: file)
    var fields = try reader.fields(of: parts)
    if parts.frontMatter == nil, ContentPath.isMDX(path), let exported = ExportedMetadata.frontMatter(in: parts.body) {
      // Metadata that is no YAML is reported as left out elsewhere.
      fields = (try? reader.fields(in: exported)) ?? fields
    }
    return Text(
      fields: fields, body: parts.body, bodyPlace: SourceLocation(file: file, line: parts.bodyLine, column: 1),
      diagnostics: parts.frontMatter?.commentedValues(of: fields) ?? [])
  }

  /// The kind that a file with these fields would have without a body; nil for a page.
  func kind(ofFileAt path: String, fields: LocatedFields) -> Kind? {
    parse(path, fields: fields, bodyText: "", at: fields.location).kind
  }

  /// Reports a file that says both that it is a draft and that it is published.
  private func contradictions(_ fields: LocatedFields) -> [Diagnostic] {
    guard fields["draft"]?.value.flag == true, let published = fields["published"], published.value.flag == true else {
      return []
    }
    return [Diagnostic(.field(.conflict(key: "draft", other: "published")), at: published.location)]
  }

  /// The bytes of a file, which must not be too many.
  func bytes(_ path: String, limit: Int? = nil) throws(Diagnostic) -> [UInt8] {
    let file = displayPrefix + path
    let sizeLimit = limit ?? sizeLimit
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, sizeLimit + 1)
    } catch {
      throw Diagnostic(.frontMatter(.unreadable(reason: error.reason)), at: SourceLocation(file: file))
    }
    guard bytes.count <= sizeLimit else {
      throw Diagnostic(
        .frontMatter(.tooLarge(bytes: (try? files.size(path)) ?? bytes.count, limit: sizeLimit)),
        at: SourceLocation(file: file))
    }
    return bytes
  }

  private func parse(
    _ path: String, fields: LocatedFields, bodyText: String, at place: SourceLocation
  ) -> ParsedFile {
    let embeds = embeds(in: fields, body: bodyText)
    let fields = EntryDate.fields(embeds?.fields ?? fields, datedBy: path, dates)
    // Whatever is wrong with single fields is reported when the entry is decoded, so this reader's findings are dropped.
    let reader = FieldReader(fields, owner: .kind("entry"), dates: dates)
    let neutral = LanguagePath(path, of: site.languages)
    let language = reader.language(EntryDecoder.languageNames) ?? neutral.language
    var published = EntryDate(reader, path: neutral.path, kinds: kinds, now: now)
    let statedTitle = reader.text("title")
    let heading = LeadingHeading(bodyText)
    let isDraft = DraftStatus.isDraft(reader, path: path)
    let pathRoute = EntryRoute(path: neutral.path)
    let decision = KindDecision(
      kinds: kinds, siteURL: siteURL, fields: fields, folders: ContentPath.folders(neutral.path),
      isDated: published.date != nil || published.isStated || isDraft, hasTitle: statedTitle != nil,
      hasHeading: heading != nil, name: pathRoute.name, isEmpty: bodyText.utf8.allSatisfy { $0 <= UInt8(ascii: " ") }
    ).decide()
    if decision.kind == .event { published.becomeAnnouncement(reader) }
    let date = published.date
    let parser = parsers.parser(for: decision.kind, hasHardBreaks: reader.field(["hard-breaks"])?.value.flag)
    let headingTitle = heading.flatMap { self.title(of: $0, decision.kind, parser) }
    let title = statedTitle ?? headingTitle?.text
    let isRepeated =
      headingTitle.map { $0.isPlain && LeadingHeading.areAlike(statedTitle ?? $0.text, $0.text) } ?? false
    let (text, textPlace) = visibleText(bodyText, at: place, without: isRepeated ? heading : nil, below: embeds)
    let page = templatePage(reader, path, bodyText, title: title, date: date)
    let template = TemplateLanguage.read(text, page: page, at: textPlace)
    let markdown = parser.parse(template.text, at: textPlace, shifts: template.shifts)

    let identity = identity(ofEntryAt: path, reader)
    let addressDate = date ?? (isDraft ? dates.timeZone.date(atSecondsSinceEpoch: now) : nil)
    let address = address(
      at: pathRoute, kind: decision.kind, title: title, date: addressDate, edition: site.languages.edition(of: language)
    )
    let route = address.route(
      reader, fallback: [date?.day.description, identity.uuid.shortForm].compactMap(\.self).joined(separator: "-"))
    let isListPage = decision.kind == nil && (pathRoute.isStartPage || KindDecision.isOfLists(fields))
    let isStartPage = isListPage && markdown.body.isEmpty && heading == nil
    let expires = EntryDate.expiry(reader)
    // A hidden entry is a page as well, and yet not meant for anybody before its date.
    let isPage = decision.kind == nil && (decision.source == .pagesFolder || !reader.flag(FieldTranslator.unlisted))
    let exclusion = exclusion(isDraft: isDraft, isPage: isPage, date: date, expires: expires)
    return ParsedFile(
      neutralPath: neutral.path, language: language, fields: fields, body: markdown.body, route: route.route,
      identity: identity, statedID: reader.text("id"), date: date,
      title: decision.kind == .person ? reader.text("name") ?? title : title,
      digest: decision.kind == nil ? nil : ContentDigest(title: statedTitle, body: bodyText),
      provenance: FileProvenance(
        path: path, file: displayPrefix + path, kind: decision.kind, kindSource: decision.source,
        dateSource: published.source, addressSource: route.source, identityKey: identityKey(reader),
        authorKey: authorKey(reader), skipped: isStartPage ? .startPage : exclusion, expires: expires),
      diagnostics: markdown.diagnostics + decision.diagnostics + template.diagnostics + route.diagnostics)
  }

  /// The pages with players that the front matter names; nil where the site embeds none.
  private func embeds(in fields: LocatedFields, body: String) -> FrontMatterEmbeds? {
    parsers.hasEmbeds ? FrontMatterEmbeds(in: fields, except: translator.declaredNames, body: body) : nil
  }

  /// What decides on the address of a file.
  private func address(
    at route: EntryRoute, kind: Kind?, title: String?, date: FeedDate?, edition: Edition
  ) -> EntryAddress {
    EntryAddress(
      route: route, kind: kind, date: date, title: title, hasOwnURL: kind.map(kinds.hasOwnURL) ?? false,
      site: site.url, rules: site.permalinks, edition: edition)
  }

  private var siteURL: String { site.url.origin + site.url.basePath.dropLast() }

  /// The text that is shown as the body, and the place where it begins in the file.
  ///
  /// - Parameters:
  ///   - heading: The heading that repeats the title, which the page already shows above the body.
  ///   - embeds: The pages with players that the front matter names, which come before the text.
  private func visibleText(
    _ body: String, at place: SourceLocation, without heading: LeadingHeading?, below embeds: FrontMatterEmbeds?
  ) -> (text: String, place: SourceLocation) {
    var (text, line) = (body, place.line)
    if let heading {
      text = String(heading.rest)
      line = line.map { $0 + heading.lineCount }
    }
    if let embeds, !embeds.addresses.isEmpty {
      text = embeds.above(text)
      line = line.map { max(1, $0 - embeds.lineCount) }
    }
    return (text, SourceLocation(file: place.file, line: line, column: place.column))
  }

  /// What the tags of template languages in a body can refer to.
  private func templatePage(
    _ reader: FieldReader, _ path: String, _ bodyText: String, title: String?, date: FeedDate?
  ) -> TemplatePage {
    let isTemplate = reader.field(["render-with-liquid"])?.value.flag != false
    let isMDX = isTemplate && (ContentPath.isMDX(path) || TemplateLanguage.hasImport(bodyText))
    return TemplatePage(
      siteTitle: site.title, siteURL: siteURL, fields: reader.fields, title: title, date: date,
      hasAttributes: parsers.hasAttributes, isTemplate: isTemplate && !isMDX,
      framesPlayers: parsers.framesPlayers, isMDX: isMDX)
  }

  /// The identity that follows from the id of an entry, else its GUID, else its path.
  private func identity(ofEntryAt path: String, _ reader: FieldReader) -> EntryIdentity {
    let (id, guid) = (reader.text("id"), reader.text("guid"))
    let guidName = id == nil ? guid.map { "id:\($0)" } : nil
    return EntryIdentity(
      uuid: FeedUUID(name: guidName ?? Self.name(ofEntryAt: path, statedID: id), in: namespace), contentPath: path,
      id: id, statedGUID: guid)
  }

  /// The text of a heading that can be the title of a file, and whether it holds nothing but text; nil for kinds whose
  /// title nothing shows.
  private func title(
    of heading: LeadingHeading, _ kind: Kind?, _ parser: MarkdownParser
  ) -> (text: String, isPlain: Bool)? {
    guard kind == nil || kind == .article else { return nil }
    let body = parser.parse(String(heading.markdown), at: SourceLocation(file: "")).body
    guard let text = body.headings.first?.text, !text.isEmpty else { return nil }
    return (text, body.links.isEmpty)
  }

  /// The address of a file about which nothing is known but its path.
  func route(ofFileAt path: String) -> Route {
    let place = LanguagePath(path, of: site.languages)
    let standard = EntryRoute(path: place.path)
    return site.languages.edition(of: place.language).route(of: standard.route(slug: nil, fallback: ""))
  }

  /// The name from which an identity is computed; an id that is the path of a Markdown file counts as that path, so
  /// that a renamed file can keep the identity that it had without an id.
  static func name(ofEntryAt path: String, statedID: String?) -> String {
    guard let statedID else { return "path:\(path.precomposed)" }
    return ContentPath.isMarkdown(statedID) ? "path:\(statedID.precomposed)" : "id:\(statedID)"
  }

  /// Why the options of the build leave a file out; nil where they do not.
  private func exclusion(isDraft: Bool, isPage: Bool, date: FeedDate?, expires: FeedDate?) -> SkippedFile.Reason? {
    SkippedFile.Reason.unpublished(isDraft: isDraft, isPage: isPage, date: date, expires: expires, at: now).first {
      switch $0 {
      case .draft: !context.includesDrafts
      case .future: !context.includesFuture
      default: !context.includesExpired
      }
    }
  }

  private func identityKey(_ reader: FieldReader) -> StatedKey? {
    for key in ["guid", "id"] where reader.text(key) != nil {
      if let field = reader.field([key]) { return StatedKey(name: key, location: field.value.location) }
    }
    return nil
  }

  private func authorKey(_ reader: FieldReader) -> StatedKey? {
    reader.field(["authors", "author"]).map { StatedKey(name: $0.key, location: $0.value.location) }
  }
}

/// The parsers of bodies: only in notes are hashtags and mentions read.
struct BodyParsers: Sendable {
  private let notes: MarkdownParser
  private let others: MarkdownParser

  init(options: MarkdownOptions) {
    var withoutNames = options
    withoutNames.extensions.subtract([.hashtags, .mentions])
    notes = MarkdownParser(options: options)
    others = MarkdownParser(options: withoutNames)
  }

  /// The size in bytes above which a body is refused.
  var sizeLimit: Int { notes.options.sizeLimit }

  var hasAttributes: Bool { others.options.extensions.contains(.attributeLists) }

  /// Whether the addresses of pages with players are embedded.
  var hasEmbeds: Bool { others.options.extensions.contains(.embeds) }

  /// Whether frames in raw HTML become embeds.
  var framesPlayers: Bool { others.options.rawHTML == .harmless }

  /// The parser of an entry of some kind, or of a page.
  ///
  /// - Parameter hasHardBreaks: Whether line ends break lines, if the file says so itself.
  func parser(for kind: Kind?, hasHardBreaks: Bool? = nil) -> MarkdownParser {
    let parser = kind == .text ? notes : others
    guard let hasHardBreaks else { return parser }
    var options = parser.options
    options.extensions.subtract(.hardBreaks)
    if hasHardBreaks { options.extensions.formUnion(.hardBreaks) }
    return MarkdownParser(options: options)
  }
}
