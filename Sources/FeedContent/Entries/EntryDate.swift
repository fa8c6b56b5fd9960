import FeedModel
import FeedYAML

/// When an entry was published: by its fields, else by its path, an album else by its release.
struct EntryDate {
  /// The keys of the date of publication, feedsite's own first.
  static let keys = ["date", "publishdate", "pubdate"]

  /// The date; nil for pages and for entries whose date cannot be read.
  private(set) var date: FeedDate?
  private let stated: [(field: LocatedFields.Field, date: FeedDate?)]
  private let pathDate: PathDate?

  /// - Parameters:
  ///   - path: The path of the file, without its language.
  ///   - now: The build's clock, in seconds since 1970-01-01T00:00:00Z.
  init(_ reader: FieldReader, path: String, kinds: KindIndex, now: Int) {
    stated = Self.stated(reader)
    let statedDate = Self.publication(among: stated.compactMap(\.date), now: now)
    pathDate = statedDate == nil ? PathDate(path) : nil
    date =
      statedDate ?? pathDate.map { reader.dates.timeZone.date(onDay: $0.day) }
      ?? Self.released(reader, path, kinds, now: now)
  }

  /// Whether the file states a date, even one that cannot be read.
  var isStated: Bool { !stated.isEmpty }

  /// What decided on the date.
  var source: DateSource {
    guard let field = (stated.first { $0.date == date } ?? stated.first)?.field else {
      return pathDate?.source ?? .nothing
    }
    return .key(field.key, field.value.location)
  }

  /// Takes the second date of an event without a start for that of its announcement, if it is before the first, which
  /// is then the start.
  mutating func becomeAnnouncement(_ reader: FieldReader) {
    let dates = stated.compactMap(\.date)
    guard dates.count > 1, FieldReader.startNames.allSatisfy({ reader.fields[$0]?.value.isEmpty ?? true }) else {
      return
    }
    date = dates.dropFirst().first { $0.secondsSinceEpoch < dates[0].secondsSinceEpoch } ?? date
  }

  /// The fields with a date of publication, under any of their names, and their dates where these can be read.
  static func stated(_ reader: FieldReader) -> [(field: LocatedFields.Field, date: FeedDate?)] {
    keys.compactMap { reader.field([$0]) }.map { ($0, reader.publicationDate(of: $0)) }
  }

  /// When a file ceases to be shown.
  static func expiry(_ reader: FieldReader) -> FeedDate? { reader.date("expires", "expirydate", "unpublishdate") }

  /// The fields with the day from the path in place of an ambiguous date, such as `10-09-2020` in `2020-09-10-rain.md`.
  static func fields(_ fields: LocatedFields, datedBy path: String, _ dates: DateParser) -> LocatedFields {
    // What begins with the year needs no second look.
    guard let field = fields["date"], let text = field.value.text, text.utf8.count <= 40,
      text.utf8.prefix(3).contains(where: { "-/.".utf8.contains($0) }), dates.date(from: text) == nil,
      let day = PathDate(path)?.day, DateSuggestion.days(in: text).contains(day)
    else { return fields }
    let dated = text.replacing(/\d{1,2}[-\/.]\d{1,2}[-\/.]\d{2,4}/, with: day.description)
    guard dates.date(from: dated) != nil else { return fields }
    let value = LocatedValue(shape: .text(dated, .plain), location: field.value.location)
    return fields.holding(value, as: field.name)
  }

  /// The date of publication. Where a file states both a date and a publish date, an entry appears only after the
  /// latter, which also replaces a date that is still in the future.
  private static func publication(among dates: [FeedDate], now: Int) -> FeedDate? {
    func isFuture(_ date: FeedDate) -> Bool { date.secondsSinceEpoch > now }
    return dates.dropFirst().first(where: isFuture) ?? dates.first { !isFuture($0) } ?? dates.first
  }

  /// When an album came out; a year counts where nothing else dates it.
  ///
  /// - Parameter path: The path of the file, without its language.
  static func release(_ reader: FieldReader, path: String) -> FeedDate? {
    reader.publicationDate("released", "release-date")
      ?? (stated(reader).isEmpty && PathDate(path) == nil ? reader.publicationDate("year") : nil)
  }

  /// The release date of an album without any other date; one in the future says nothing of when it was announced.
  private static func released(_ reader: FieldReader, _ path: String, _ kinds: KindIndex, now: Int) -> FeedDate? {
    let folders = ContentPath.folders(path)
    let kind = reader.text("type").flatMap { kinds.kind(named: $0) } ?? kinds.kind(ofFolders: folders)?.kind
    let isRecord = kind == nil && KindDecision.recordType(reader.fields) != nil
    guard kind == .album || isRecord, let released = release(reader, path: path),
      released.secondsSinceEpoch <= now
    else { return nil }
    return released
  }
}
