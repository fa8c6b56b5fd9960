import FeedMarkdown
import FeedModel
import FeedYAML

/// Builds the indexes by which the files, people and entries of a content folder refer to each other.
struct ReferenceResolution {
  let media: MediaLibrary
  let paths: [String]
  let site: Site
  let dates: DateParser
  let parsed: [ParsedFile]
  let author: PersonReference?

  /// Everything that the fields of entries can refer to.
  struct Result: Sendable {
    var context: DecodingContext
    /// The context in which targets are made: files and people only.
    let peopleOnly: DecodingContext
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
        ($0, EntryFields($0, context: nobody).personReference())
      },
      languages: site.languages)
    // Without an address, the name or id is that of a person whom the site may know.
    let siteAuthor = author.map { $0.url == nil ? people.person(named: $0.name) : $0 }
    let peopleOnly = context(files, people: people, authors: siteAuthor.map { [$0] } ?? [])
    let targets = await parsed.concurrentMap { EntryFields($0, context: peopleOnly).target() }
    let entries = EntryIndex(targets, names: await names)
    let complete = peopleOnly.with(entries: entries)
    let translations = TranslationFinder(context: complete).find(in: parsed)
    return Result(
      context: complete.with(translations: translations), peopleOnly: peopleOnly, siteAuthor: siteAuthor)
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

/// The shallow values with which entries refer to each other, from files that are parsed but not decoded.
///
/// They are made with a context without entries, and without people while people are made.
extension EntryFields {
  /// The number of graphemes of a text that replace a missing title.
  private static let titleLength = 60

  /// A person as others refer to them; what is wrong with the person's file is reported when it is decoded.
  fileprivate func personReference() -> PersonReference {
    let name = reader.text("name", "title") ?? file.titleFromFileName
    let avatar = file.skipped == nil ? photo(["avatar", "photo"], alt: name) ?? cover(alt: name) : nil
    return PersonReference(name: name, route: file.skipped == nil ? file.route : nil, avatar: avatar)
  }

  /// An entry or page as others refer to it: of one that is left out they show nothing but the title and artist of a
  /// song, and of one that only links lead to nothing but its title, date and address.
  func target() -> EntryIndex.Target {
    let isShown = file.skipped == nil
    let isUnlisted = file.kind == nil && reader.flag(FieldTranslator.unlisted)
    let isListed = isShown && !isUnlisted
    let artists = isListed || file.kind == .song ? people("artist", "artists").map(\.name) : []
    let recording = file.kind == .song && isShown ? audio("audio", "recording") : nil
    let reference = EntryReference(
      identity: file.identity, kind: file.referenceKind, title: isListed ? titleOrWords() : titleOrName,
      route: isShown ? file.route : nil, date: file.date, cover: isListed ? ownCover() : nil,
      artist: artists.isEmpty ? nil : artists.joined(separator: ", "), recording: recording,
      isExplicit: file.kind == .song ? reader.optionalFlag("explicit") : nil)
    let starts = isListed ? reader.starts() : nil
    return EntryIndex.Target(
      reference: reference, coverAlt: file.kind == .album ? coverAlt() : nil,
      album: file.kind == .song ? reader.text("album") : nil,
      disc: file.kind == .song ? reader.positiveCount("disc") ?? reader.positiveCount("season") : nil,
      duration: isListed ? duration(["duration", "length"], of: recording, reader) : nil,
      starts: reader.flag("all-day") ? starts?.withoutTime : starts, venue: isListed ? venue(in: reader) : nil,
      skipped: file.skipped, isUnlisted: isUnlisted)
  }

  private var titleOrName: String { file.title ?? file.titleFromFileName }

  private func titleOrWords() -> String {
    if let title = file.title, file.kind != .text { return title }
    let words =
      (reader.text("text", "quote", "quotation") ?? EntryDecoder.summary(reader))?.excerpt(limit: Self.titleLength)
      ?? file.body.excerpt(limit: Self.titleLength, beginsWithHeading: true)
    return words.isEmpty ? file.titleFromFileName : words
  }

  private func ownCover() -> Photo? {
    let alt = file.title ?? ""
    let portraits = file.kind == .person ? ["avatar", "photo"] : ["avatar"]
    if let cover = cover(alt: alt) ?? photo(portraits, alt: alt) { return cover }
    return pictures().first.flatMap { photo(of: $0, alt: "", reader) }
  }
}
