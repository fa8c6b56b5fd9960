import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedVisitors

/// `feedsite list`: what there is in a site, and what a build leaves out.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List entries, drafts, kinds, tags, people or media.",
    discussion: """
      Prints one line for each, in columns. Files that a build leaves out are named at the end, on standard error. \
      Nothing is written.

      --where selects entries by a value: kind=song, tag=rain, year=2025, person=Kip, date=2025-04, text=umbrella, or \
      any key of their front matter. All conditions have to hold.

      EXAMPLES
        feedsite list                                 Every entry, newest first.
        feedsite list drafts                          Unfinished entries.
        feedsite list tags                            Tags and their entries.
        feedsite list --where kind=song --where year=2025
        feedsite list media --where tag=rain --json   For another program.
      """)

  @Argument(
    help: ArgumentHelp(
      "What to list: entries, drafts, future, expired, kinds, tags, people or media.", valueName: "what"),
    completion: .list(ListSubject.allCases.map(\.rawValue)), transform: ListSubject.parse)
  var subject = ListSubject.entries

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp("Only entries that have this value; may be given several times.", valueName: "key=value"),
    completion: .custom(Completion.conditions), transform: EntryCondition.parse)
  var conditions: [EntryCondition] = []

  @Flag(help: "Print the list as JSON on standard output, and nothing else.")
  var json = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The content folder. (default: content, or the one that the working folder is in)",
      valueName: "folder"),
    completion: .custom(Completion.contentFolders))
  var content: String?

  @OptionGroup var address: AddressOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var site: SiteOptions

  @Flag(name: [.short, .long], help: "Print nothing but the list and errors.")
  var quiet = false

  func run() async throws {
    let report = Report(isQuiet: quiet)
    let folder = ContentFolder.find(content)
    var context = site.context(at: address.baseURL, selecting: selection, keepsGoing: true)
    if subject.unpublishedState != nil { context = context.includingUnpublished }
    let rows = await SiteRows(contentFolder: folder, context: context)
    let errors = rows.fatalErrors
    guard errors.isEmpty else { throw report.failure(errors) }
    let entries = await rows.entries()
    let filter = try EntryFilter(conditions, entries: entries, site: rows.content.site)
    let items = items(of: rows, among: filter(entries))
    let skipped = rows.content.skipped
    guard !json else { return report.bytes(document(of: items, skipped, in: folder)) }
    let text = ColumnFormatter.text(items.map(\.columns), numbers: ListedItem.numbers(in: subject))
    if !items.isEmpty { report.bytes(Array((text + "\n").utf8)) }
    report.print(rows.content.diagnostics.errors)
    guard !quiet else { return }
    for file in skipped { report.standardError(file.words) }
  }

  private func items(of rows: SiteRows, among entries: [SavedEntry]) -> [ListedItem] {
    func item(_ entry: SavedEntry) -> ListedItem {
      .entry(entry, file: rows.files[entry.facts.path] ?? entry.facts.path)
    }
    switch subject {
    case .entries:
      // People who have a file are entries like others for who asks for a kind.
      let takesPeople = conditions.contains { $0.key == "kind" }
      return entries.filter { takesPeople || $0.facts.kind != Kind.person.name }.map(item)
    case .drafts, .future, .expired:
      return entries.filter { $0.facts.state == subject.unpublishedState }.map(item)
    case .kinds: return ListedItem.kinds(of: entries, declared: rows.content.site.kinds)
    case .tags: return ListedItem.tags(of: entries)
    case .people: return ListedItem.people(of: entries)
    case .media: return ListedItem.media(of: entries)
    }
  }

  private func document(of items: [ListedItem], _ skipped: [SkippedFile], in folder: String) -> [UInt8] {
    JSONWriter.document(of: folder) { document in
      document.member("list", subject.rawValue)
      document.array("items", of: items) { $0.write(to: &$1) }
      document.array("skipped", of: skipped) { file, object in
        object.member("file", file.file)
        object.member("reason", file.reason.rawValue)
        object.member("date", file.date?.machineReadable)
      }
    }
  }
}
