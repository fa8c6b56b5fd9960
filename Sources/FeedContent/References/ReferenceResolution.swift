import FeedMarkdown
import FeedModel
import FeedYAML

/// Makes known to each other the files, people and entries of a content folder.
struct ReferenceResolution {
  let media: MediaLibrary
  let paths: [String]
  let site: Site
  let dates: DateParser
  let parsed: [ParsedFile]
  let author: PersonReference?

  /// What the fields of entries can refer to from now on.
  struct Result: Sendable {
    var context: DecodingContext
    /// Makes the targets, knowing files and people only.
    let maker: ReferenceBuilder
    let siteAuthor: PersonReference?
  }

  /// People first, since entries name them; then entries.
  func resolve() async -> Result {
    async let names = EntryNames(parsed, unreadable: unreadable)
    let files = FileIndex(
      paths: paths, bundles: bundles { _ in true },
      unpublishedBundles: Set(bundles { $0.skipped != nil }.keys),
      publishesPrograms: site.markdown.rawHTML == .kept || site.markdown.rawHTML == .tagfilter)
    let nobody = context(files, people: PeopleIndex([]), authors: [])
    let people = PeopleIndex(
      parsed.filter { $0.kind == .person && $0.skipped == nil }.map {
        ($0, ReferenceBuilder(context: nobody).person($0))
      },
      languages: site.languages)
    // Without an address, the name or id is that of a person whom the site may know.
    let siteAuthor = author.map { $0.url == nil ? people.person(named: $0.name) : $0 }
    let peopleOnly = context(files, people: people, authors: siteAuthor.map { [$0] } ?? [])
    let maker = ReferenceBuilder(context: peopleOnly)
    let targets = await parsed.concurrentMap { maker.target($0) }
    let entries = EntryIndex(targets, names: await names)
    let complete = peopleOnly.with(entries: entries)
    let translations = TranslationFinder(context: complete).find(in: parsed)
    return Result(context: complete.with(translations: translations), maker: maker, siteAuthor: siteAuthor)
  }

  /// The files that would be entries if they could be read.
  private var unreadable: [String] {
    let entries = paths.filter(ContentLoader.isEntry)
    guard entries.count > parsed.count else { return [] }
    let readable = Set(parsed.map(\.path))
    return entries.filter { !readable.contains($0) }
  }

  /// A context without entries.
  private func context(_ files: FileIndex, people: PeopleIndex, authors: [PersonReference]) -> DecodingContext {
    DecodingContext(
      site: site, dates: dates, files: files, media: media, people: people, entries: .none, defaultAuthors: authors)
  }

  private func bundles(where isWanted: (ParsedFile) -> Bool) -> [String: Route] {
    Dictionary(
      parsed.filter { $0.isBundleIndex && isWanted($0) }.map {
        (ContentPath.folder($0.path), $0.route)
      }
    ) { first, _ in first }
  }
}

/// Makes the shallow values by which entries know each other, from files that are parsed but not decoded.
struct ReferenceBuilder: Sendable {
  /// A context without entries, and without people while people are made.
  let context: DecodingContext

  /// How many graphemes of a text stand for a missing title.
  private static let titleLength = 60

  /// A person as others refer to them; what is wrong with the person's file is reported when it is decoded.
  func person(_ file: ParsedFile) -> PersonReference {
    let fields = EntryFields(file, context: context)
    let name = fields.reader.text("name", "title") ?? file.titleFromFileName
    let avatar =
      file.skipped == nil ? fields.photo(["avatar", "photo"], alt: name) ?? fields.cover(alt: name) : nil
    return PersonReference(name: name, route: file.skipped == nil ? file.route : nil, avatar: avatar)
  }

  /// An entry or page as others refer to it.
  func target(_ file: ParsedFile) -> EntryIndex.Target {
    let fields = EntryFields(file, context: context)
    let artists = fields.people("artist", "artists").map(\.name)
    let recording = recording(fields)
    let cover = cover(fields)
    let reference = EntryReference(
      identity: file.identity, kind: file.referenceKind,
      title: title(fields), route: file.skipped == nil ? file.route : nil, date: file.date,
      cover: cover, artist: artists.isEmpty ? nil : artists.joined(separator: ", "), recording: recording)
    let starts = fields.reader.starts()
    return EntryIndex.Target(
      reference: reference, coverAlt: file.kind == .album ? fields.coverAlt() : nil,
      album: file.kind == .song && cover == nil ? fields.reader.text("album") : nil,
      duration: fields.duration(["duration", "length"], of: recording, fields.reader),
      disc: file.kind == .song ? fields.reader.positiveCount("disc") ?? fields.reader.positiveCount("season") : nil,
      starts: fields.reader.flag("all-day") ? starts?.withoutTime : starts,
      venue: fields.venue(in: fields.reader),
      skipped: file.skipped)
  }

  private func title(_ fields: EntryFields) -> String {
    if let title = fields.file.title, fields.file.kind != .text { return title }
    let words =
      (fields.reader.text("text", "quote", "quotation") ?? EntryDecoder.summary(fields.reader))?
      .excerpt(limit: Self.titleLength)
      ?? fields.file.body.excerpt(limit: Self.titleLength, beginsWithHeading: true)
    if !words.isEmpty { return words }
    return fields.file.titleFromFileName
  }

  /// Lists name songs, which may leave it to their files how long they are.
  private func recording(_ fields: EntryFields) -> MediaFile? {
    guard fields.file.kind == .song, fields.file.skipped == nil else { return nil }
    return fields.audio("audio", "recording")
  }

  /// The files of an entry that is left out are not published, so it has no cover for others.
  private func cover(_ fields: EntryFields) -> Photo? {
    guard fields.file.skipped == nil else { return nil }
    let alt = fields.file.title ?? ""
    let portraits = fields.file.kind == .person ? ["avatar", "photo"] : ["avatar"]
    if let cover = fields.cover(alt: alt) ?? fields.photo(portraits, alt: alt) { return cover }
    return fields.pictures().first.flatMap { fields.photo(of: $0.value, key: $0.key, alt: "", fields.reader) }
  }
}
