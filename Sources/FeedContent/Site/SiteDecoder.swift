import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads `site.yml`, in which only known keys are allowed.
struct SiteDecoder {
  /// The path of `site.yml` as messages name it.
  let file: String
  let fallbackTitle: String

  /// More than this is no settings file.
  static let sizeLimit = 1 << 20

  struct Result {
    var site: Site
    /// The author as `site.yml` names them: by the id of a person or a name, or with an address in place of a page.
    var author: PersonReference?
    /// The links of the navigation to addresses of the site.
    var localLinks: [LocalLink] = []
    /// The files that the site's icon is made from.
    var icon: [SitePictureName] = []
    /// What is in the header in place of the title.
    var logo: SitePictureName?
    /// The picture above the home wall.
    var cover: SitePictureName?
    var externalReferences: [ExternalReference] = []
    /// The keys as they are written; nil where there are none that could be read.
    var fields: LocatedFields?
    var diagnostics: [Diagnostic]
  }

  /// The site where `site.yml` is not there or cannot be read, which the diagnostic says.
  func siteWithoutSettings(_ diagnostic: Diagnostic) -> Result {
    var site = Site(title: fallbackTitle)
    site.id = Self.defaultID(title: fallbackTitle)
    site.idLocation = SourceLocation(file: file)
    return Result(site: site, author: nil, diagnostics: [diagnostic])
  }

  func decode(_ bytes: [UInt8]) -> Result {
    let fields: LocatedFields
    let yaml = FrontMatter(
      language: .yaml, text: FrontMatterSplitter.withoutByteOrderMark(bytes[...]), lineOffset: 0)
    do throws(Diagnostic) { fields = try self.fields(in: bytes, yaml) } catch { return siteWithoutSettings(error) }
    // No setting is a date, so that it makes no difference in which zone dates would be read.
    let reader = FieldReader(fields, owner: .kind("site.yml"), dates: DateParser(timeZone: .utc))
    var site = Site(title: reader.requiredText("title") ?? fallbackTitle)
    site.timeZone = timeZone(reader)
    site.id = id(reader, title: site.title)
    site.idLocation = fields["id"]?.value.location ?? SourceLocation(file: file)
    site.description = reader.text("description")
    site.url = url(reader)
    site.language = reader.language(["language", "lang"]) ?? "en"
    let author = author(reader, site: &site)
    site.theme = theme(reader)
    site.feeds = feeds(reader)
    site.podcast = podcast(reader)
    site.wall = wall(reader)
    site.markdown = markdown(reader)
    site.media = media(reader)
    share(reader, into: &site)
    site.hasSearch = reader.flag("search", default: true)
    site.hasOnThisDay = reader.flag("on-this-day", default: true)
    site.webmention = reader.url("webmention")
    site.pingback = reader.url("pingback")
    site.policyFiles = reader.choices("security-policy", of: PolicyFile.self) ?? []
    site.hasRelated = reader.flag("related", default: true)
    site.license = reader.license()
    site.identity = identity(reader)
    var navigation = navigation(reader)
    site.navigation = navigation.map(\.item)
    site.kinds = KindDeclarationDecoder().decode(reader)
    let languages = languages(reader, main: site.language, kinds: site.kinds)
    site.languages = languages.map(\.language)
    navigation += languages.flatMap(\.navigation)
    site.permalinks = permalinks(reader, kinds: site.kinds)
    site.fields = FieldMappingDecoder(declarations: site.kinds).decode(reader)
    site.deploymentTargets = DeploymentTargetDecoder().decode(reader)
    let icon = reader.items(["icon"]).compactMap { SitePictureName($0, reader) }
    let logo = reader.field(["logo"]).flatMap { SitePictureName($0, reader, alt: site.title) }
    let cover = reader.field(["cover"]).flatMap { SitePictureName($0, reader) }
    reader.reportUnknown()
    return Result(
      site: site, author: author, localLinks: navigation.compactMap(\.link), icon: icon, logo: logo, cover: cover,
      externalReferences: reader.externalReferences, fields: fields,
      diagnostics: yaml.commentedValues(of: fields) + reader.diagnostics)
  }

  private func fields(in bytes: [UInt8], _ yaml: FrontMatter) throws(Diagnostic) -> LocatedFields {
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        .frontMatter(.tooLarge(bytes: bytes.count, limit: Self.sizeLimit)), at: SourceLocation(file: file))
    }
    _ = try FrontMatterSplitter.decode(bytes, file: file)
    return try YAMLReader(file: file, lineOffset: yaml.lineOffset).fields(in: yaml.text)
  }

  private static func defaultID(title: String) -> String { FeedUUID.namespace(ofSiteID: title).description }

  private func id(_ reader: FieldReader, title: String) -> String {
    if let id = reader.text("id") { return id }
    let id = Self.defaultID(title: title)
    reader.report(.site(.noSiteID(id)), at: SourceLocation(file: file))
    return id
  }

  private func url(_ reader: FieldReader) -> SiteURL {
    reader.value(["base-url", "baseurl", "url"], expected: "an address such as https://example.org/") { SiteURL($0) }
      ?? .localhost
  }

  private func timeZone(_ reader: FieldReader) -> SiteTimeZone {
    guard let field = reader.field(["time-zone", "timezone"]) else { return .utc }
    return reader.value(
      of: field,
      expected: SiteTimeZone.identifier(meantBy: field.value.text ?? "")
        ?? "a name of the IANA time zone database such as Asia/Taipei"
    ) { SiteTimeZone(identifier: $0) } ?? .utc
  }

  private func author(_ reader: FieldReader, site: inout Site) -> PersonReference? {
    guard let field = reader.field(["author"]) else { return nil }
    guard case .fields(let fields) = field.value.shape else {
      return reader.text(of: field).map { PersonReference(name: $0) }
    }
    return reader.nested(fields, as: "author") { nested in
      site.email = emailAddress(nested)
      let url = nested.url("url")
      return nested.requiredText("name").map { PersonReference(name: $0, url: url) }
    }
  }

  /// An address as calendars and directories of podcasts take one.
  private func emailAddress(_ reader: FieldReader) -> String? {
    reader.value(["email"], expected: "an e-mail address such as ann@example.org") {
      WebAddress.isMail($0) ? $0 : nil
    }
  }

  private func theme(_ reader: FieldReader) -> ThemeChoice {
    guard let field = reader.field(["theme"]) else { return ThemeChoice() }
    guard case .fields(let fields) = field.value.shape else {
      return ThemeChoice(
        name: reader.text(of: field) ?? ThemeChoice().name, location: field.value.location)
    }
    let nested = reader.nested(fields, as: "theme")
    defer { reader.absorb(nested) }
    let name = nested.text("name") ?? ThemeChoice().name
    return ThemeChoice(name: name, settings: [ExtraField](nested.unread), location: field.value.location)
  }

  private func feeds(_ reader: FieldReader) -> FeedSettings {
    section("feeds", reader) { nested in
      FeedSettings(
        content: nested.choice("content", of: FeedSettings.Content.self) ?? FeedSettings().content,
        limit: nested.positiveCount("limit") ?? FeedSettings().limit,
        formats: nested.choices("formats", of: FeedFormat.self) ?? FeedSettings().formats,
        archives: nested.choice("archives", of: FeedSettings.Archives.self) ?? FeedSettings().archives,
        hub: nested.url("hub"))
    } ?? FeedSettings()
  }

  private func wall(_ reader: FieldReader) -> WallSettings {
    section("wall", reader) { nested in
      WallSettings(
        perPage: nested.positiveCount("per-page") ?? WallSettings().perPage,
        layouts: nested.choices("layouts", of: WallLayout.self) ?? WallSettings().layouts)
    } ?? WallSettings()
  }

  private func media(_ reader: FieldReader) -> MediaSettings {
    section("media", reader) { nested in
      var media = MediaSettings()
      media.metadata = nested.choice("metadata", of: MediaSettings.Metadata.self) ?? media.metadata
      media.originals = nested.choice("originals", of: MediaSettings.Originals.self) ?? media.originals
      media.accents = nested.choice("accents", of: MediaSettings.Accents.self) ?? media.accents
      return media
    } ?? MediaSettings()
  }

  private func identity(_ reader: FieldReader) -> SiteIdentity {
    var identity = SiteIdentity()
    identity.accent = reader.siteColor("accent")
    identity.paper = reader.siteColor("paper")
    identity.font = reader.text("font")
    identity.fontLocation = reader.fields["font"]?.value.location
    return identity
  }

  /// Reads a key whose value is a mapping in which only known keys are allowed.
  func section<Settings>(
    _ key: String, _ reader: FieldReader, _ decode: (FieldReader) -> Settings
  ) -> Settings? {
    reader.mapping(key, wanted: "keys with values").map { reader.nested($0, as: key, decode) }
  }

  /// The settings of the podcasts that albums and playlists become.
  func podcast(_ reader: FieldReader) -> PodcastSettings {
    section("podcast", reader) { nested in
      var podcast = PodcastSettings()
      podcast.owner = owner(nested)
      podcast.category = category(nested) ?? podcast.category
      podcast.isLocked = nested.optionalFlag("locked")
      podcast.statedOrder = nested.choice("type", of: PodcastSettings.EpisodeOrder.self)
      return podcast
    } ?? PodcastSettings()
  }

  private func owner(_ reader: FieldReader) -> SiteContact? {
    guard let field = reader.field(["owner"]),
      let fields = reader.mapping(in: field, wanted: "a name and an email")
    else { return nil }
    return reader.nested(fields, as: field.key) { nested in
      let name = nested.requiredText("name")
      let email = nested.requiredText("email").flatMap { _ in emailAddress(nested) }
      guard let name, let email else { return nil }
      return SiteContact(name: name, email: email)
    }
  }

  private func category(_ reader: FieldReader) -> PodcastCategory? {
    reader.field(["category"]).flatMap { field in
      reader.choice(of: field, among: PodcastCategory.names) { PodcastCategory(named: $0) }
    }
  }

  /// Where readers can share entries: a list of names, some of them with options, or `false` for nowhere.
  func share(_ reader: FieldReader, into site: inout Site) {
    // A mapping with a name is a network, like one in the list.
    guard case .fields(let fields)? = reader.stated("share")?.value.shape, fields["name"] == nil else {
      site.share = networks("share", reader)
      return
    }
    _ = section("share", reader) { nested in
      site.share = networks("networks", nested)
      site.drawsSharePictures = nested.flag("pictures", default: true)
    }
  }

  private func networks(_ key: String, _ reader: FieldReader) -> [ShareChoice] {
    guard let field = reader.stated(key) else { return ShareChoice.standard }
    switch field.value.shape {
    case .nothing: return ShareChoice.standard
    case .list(let values) where values.isEmpty: return []
    case .text, .list, .fields: break
    }
    if let isOffered = field.value.flag { return isOffered ? ShareChoice.standard : [] }
    var choices: [ShareChoice] = []
    for item in reader.items([key]) {
      guard let choice = choice(item, reader) else { continue }
      guard !choices.contains(where: { $0.network == choice.network }) else {
        reader.reportInvalid(
          item.key, choice.network.rawValue, expected: "each network once", at: item.value.location)
        continue
      }
      choices.append(choice)
    }
    return choices
  }

  private func choice(_ item: LocatedFields.Field, _ reader: FieldReader) -> ShareChoice? {
    guard case .fields(let fields) = item.value.shape else {
      return reader.choice(of: item, among: ShareNetwork.self).map { ShareChoice($0) }
    }
    let nested = reader.nested(fields, as: item.key)
    defer { reader.absorb(nested) }
    guard nested.requiredText("name") != nil, let field = nested.fields["name"],
      let network = nested.choice(of: field, among: ShareNetwork.self)
    else { return nil }
    let choice = ShareChoice(network, instance: network == .mastodon ? instance(nested) : nil)
    nested.reportUnknown()
    return choice
  }

  /// A server by its name or its address, which has to be a secure one.
  private func instance(_ reader: FieldReader) -> String? {
    reader.value(["instance"], expected: "the name of a server such as mastodon.social") { text in
      let scheme = "https://"
      let server = SiteURL(text.contains("://") ? text : scheme + text)
      guard let server, server.basePath == "/", server.origin.hasPrefix(scheme) else { return nil }
      return String(server.origin.dropFirst(scheme.count))
    }
  }

  /// `permalinks:`: a pattern for all entries, or patterns by folder and kind; a name with a slash at its end is a folder
  /// and no kind.
  func permalinks(_ reader: FieldReader, kinds: [KindDeclaration]) -> [PermalinkRule] {
    guard let field = reader.field(["permalinks", "permalink"]) else { return [] }
    guard case .fields(let fields) = field.value.shape else {
      return pattern(field, reader).map { [PermalinkRule(name: nil, kind: nil, pattern: $0)] } ?? []
    }
    let index = KindIndex(declarations: kinds)
    return fields.fields.compactMap { field in
      let name = field.key.split(separator: "/").joined(separator: "/")
      return pattern(field, reader).map {
        name.lowercased() == "all"
          ? PermalinkRule(name: nil, kind: nil, pattern: $0)
          : PermalinkRule(name: name, kind: field.key.hasSuffix("/") ? nil : index.kind(named: name), pattern: $0)
      }
    }
  }

  private func pattern(_ field: LocatedFields.Field, _ reader: FieldReader) -> String? {
    reader.value(of: field, expected: "a pattern such as /:year/:month/:title/, or pretty, date, ordinal or none") {
      let pattern = PermalinkTemplate.styles[$0] ?? $0
      // Without a placeholder all entries would want one address.
      return PermalinkTemplate(pattern)?.hasPlaceholder == true ? pattern : nil
    }
  }

  func markdown(_ reader: FieldReader) -> MarkdownOptions {
    section("markdown", reader) { nested in
      var options = MarkdownOptions()
      for (name, value) in MarkdownExtensions.named {
        if nested.flag(name, default: options.extensions.contains(value)) {
          options.extensions.formUnion(value)
        } else {
          options.extensions.subtract(value)
        }
      }
      options.rawHTML = rawHTML(nested) ?? options.rawHTML
      options.sizeLimit = sizeLimit(nested) ?? options.sizeLimit
      return options
    } ?? MarkdownOptions()
  }

  private func rawHTML(_ reader: FieldReader) -> RawHTMLPolicy? {
    guard let field = reader.field(["html"]) else { return nil }
    if let isKept = field.value.flag { return isKept ? .kept : .dropped }
    let names: [String: RawHTMLPolicy] = ["filtered": .harmless, "tagfilter": .tagfilter]
    return reader.choice(of: field, among: ["true", "false"] + names.keys.sorted()) {
      names[LocatedFields.comparable($0)]
    }
  }

  private func sizeLimit(_ reader: FieldReader) -> Int? {
    let largest = MarkdownOptions(sizeLimit: .max).sizeLimit
    return reader.value(
      ["size-limit"], expected: "a size such as 500000, \"500 kB\" or \"2 MB\", at most \(largest >> 20) MiB"
    ) { text in Self.byteCount(text).flatMap { (1...largest).contains($0) ? $0 : nil } }
  }

  /// Decimal units (ISO 80000-1) and binary ones (IEC 80000-13), without case.
  private static let units: [String: Double] = [
    "": 1, "b": 1, "byte": 1, "bytes": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 1024, "mib": 1_048_576,
    "gib": 1_073_741_824,
  ]

  /// The number of bytes that a text such as `500000`, `500 kB`, `2 MB` or `1.5 MiB` means, rounded; nil where it is
  /// not a number without a sign, followed by a unit.
  private static func byteCount(_ text: String) -> Int? {
    let number = text.prefix { $0 == "." || $0 == "_" || $0.isASCII && $0.isNumber }
    let unit = text[number.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }.lowercased()
    guard let factor = units[unit], let amount = Double(number.filter { $0 != "_" }) else { return nil }
    return Int(exactly: (amount * factor).rounded())
  }
}
