import FeedContent
import FeedMarkup
import FeedModel
import FeedVisitors

/// What `feedsite list` prints.
struct SiteListing: Sendable {
  /// Raised when a member changes its meaning or goes; new members may come at any time.
  private static let version = 1

  /// The content folder as its owner names it.
  let contentFolder: String
  let subject: ListSubject
  /// What is listed.
  let items: [ListedItem]
  /// What a build leaves out, beside what is listed.
  let skipped: [SkippedFile]

  /// Lists what there is in a site among some of its entries.
  ///
  /// - Parameter takesPeople: Whether people who have a file are entries like others.
  init(
    _ subject: ListSubject, of reading: SavedReading, among entries: [SavedEntry], takesPeople: Bool,
    contentFolder: String
  ) {
    self.contentFolder = contentFolder
    self.subject = subject
    skipped = reading.content.skipped
    let person = Kind.person.name
    items =
      switch subject {
      case .entries:
        entries.filter { takesPeople || $0.facts.kind != person }.map { .entry($0, file: reading.file(of: $0)) }
      case .drafts, .future, .expired:
        entries.filter { $0.facts.state == subject.unpublishedState }.map { .entry($0, file: reading.file(of: $0)) }
      case .kinds: ListedItem.kinds(of: entries, declared: reading.content.site.kinds)
      case .tags: ListedItem.tags(of: entries)
      case .people: ListedItem.people(of: entries)
      case .media: ListedItem.media(of: entries)
      }
  }

  /// A line for each item, in columns.
  var text: String { ColumnFormatter.text(items.map(\.columns), numbers: ListedItem.numbers(in: subject)) }

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.member("version", Self.version)
      document.member("content", contentFolder)
      document.member("list", subject.rawValue)
      document.array("items") { array in
        for item in items { array.object { item.write(to: &$0) } }
      }
      document.array("skipped") { array in
        for file in skipped {
          array.object { object in
            object.member("file", file.file)
            object.member("reason", file.reason.rawValue)
            object.member("date", file.date?.machineReadable)
          }
        }
      }
    }
    return writer.finish()
  }
}

extension SavedReading {
  /// The path of an entry's file as messages name it.
  fileprivate func file(of entry: SavedEntry) -> String { files[entry.facts.path] ?? entry.facts.path }
}
