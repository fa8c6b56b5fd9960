import FeedMarkdown
import FeedModel

/// Makes known to each other the files, people and entries of a content folder.
struct ReferenceResolution {
  let media: MediaLibrary
  let paths: [String]
  let site: Site
  let dates: DateParser
  let parsed: [ParsedFile]
  let author: SiteDecoder.AuthorValue?

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
    let nobody = context(files, media, people: PeopleIndex([]), entries: .none, authors: [])
    let people = PeopleIndex(
      parsed.filter { $0.kind == .person }.map { ($0, ReferenceBuilder(context: nobody).person($0)) },
      languages: site.languages)
    let siteAuthor = siteAuthor(people)
    let authors = siteAuthor.map { [$0] } ?? []
    let peopleOnly = context(files, media, people: people, entries: .none, authors: authors)
    let maker = ReferenceBuilder(context: peopleOnly)
    let targets = await parsed.concurrentMap { maker.target($0) }
    let entries = EntryIndex(targets, names: await names)
    let complete = context(files, media, people: people, entries: entries, authors: authors)
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

  private func context(
    _ files: FileIndex, _ media: MediaLibrary, people: PeopleIndex, entries: EntryIndex, authors: [PersonReference]
  ) -> DecodingContext {
    DecodingContext(
      site: site, dates: dates, files: files, media: media, people: people, entries: entries,
      defaultAuthors: authors)
  }

  private func bundles(where isWanted: (ParsedFile) -> Bool) -> [String: Route] {
    Dictionary(
      parsed.filter { $0.isBundleIndex && isWanted($0) }.map {
        (ContentPath.folder($0.path), $0.route)
      }
    ) { first, _ in first }
  }

  private func siteAuthor(_ people: PeopleIndex) -> PersonReference? {
    switch author {
    case nil: nil
    case .name(let name): people.person(named: name)
    case .person(let person): person
    }
  }
}
