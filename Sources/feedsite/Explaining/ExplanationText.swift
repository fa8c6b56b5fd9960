import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedVisitors

struct ExplanationText {
  private let entry: InspectedEntry
  private let name: String
  private let explanation: EntryExplanation?

  /// - Parameter name: The file as the command line named it.
  init(_ entry: InspectedEntry, name: String) {
    self.entry = entry
    self.name = name
    explanation = entry.inspection.explanation(of: entry.file)
  }

  /// The overview: a line for each decision, and how to see each form.
  var text: String {
    let sections = [decisions, explanation.map(cardLines) ?? [], explanation.map(placeLines) ?? []]
    return ([title] + sections.flatMap(\.self).map(\.text) + ["", forms]).joined(separator: "\n")
  }

  /// Why there is no such form.
  func missing(_ projection: EntryProjection) -> String {
    let available = entry.inspection.projections(of: entry.file).map(\.rawValue).joined(separator: ", ")
    return "\(name) is \(subject) and has no form \"\(projection.rawValue)\"; it has \(available)."
  }

  // MARK: Parts

  private var title: String {
    let heading = explanation.map { ": \"\($0.heading)\"" } ?? ""
    return "\(entry.provenance.file) is \(subject)\(heading)\n"
  }

  private var subject: String {
    switch entry.file {
    case .page: "a page outside the feed"
    case .person: "a person"
    case .entry(let object, _): "of the kind \(object.entry.kind.name)"
    }
  }

  private var decisions: [ExplanationLine] {
    let words = ProvenanceFormatter(entry: entry)
    let origin = [words.kind, words.address] + words.aliases
    let details = [words.identity, words.date, words.updated, words.author, words.published, words.pinned]
    return origin + details.compactMap(\.self)
  }

  private func cardLines(_ explanation: EntryExplanation) -> [ExplanationLine] {
    [
      ExplanationLine("card", CardSizeFormatter(size: explanation.size).text),
      ExplanationLine("template", explanation.template, because: "the theme's, for the kind"),
      ExplanationLine(
        "colour", explanation.accent.color ?? explanation.accent.name,
        because: explanation.accent.color == nil ? "the theme's, for the kind" : "site.yml, for the kind"),
    ]
  }

  private func placeLines(_ explanation: EntryExplanation) -> [ExplanationLine] {
    let tags = entry.file.object?.entry.tags.map(\.name) ?? []
    let walls = explanation.walls.map { ExplanationLine("walls", $0.page, because: $0.title) }
    let podcasts = explanation.podcasts.map { ExplanationLine("podcasts", $0.feed, because: Self.words($0.role)) }
    let calendars = explanation.calendars.map { ExplanationLine("calendars", $0) }
    return (tags.isEmpty ? [] : [ExplanationLine("tags", tags.joined(separator: ", "))])
      + ExplanationLine.grouped(walls) + ExplanationLine.grouped(explanation.walls.map(feedLine))
      + ExplanationLine.grouped(podcasts) + ExplanationLine.grouped(calendars)
  }

  private static func words(_ role: PodcastPlace.Role) -> String {
    switch role {
    case .whole(let tracks): "its own, with \(tracks == 1 ? "a track" : "\(tracks) tracks") that can be played"
    case .list: "its own, as a list of references"
    case .track(let number, let title): "track \(number) of \(title)"
    }
  }

  private func feedLine(_ place: WallPlace) -> ExplanationLine {
    let settings = entry.site.feeds
    let newest = "the feed holds the newest \(settings.limit)"
    guard let feed = place.feed else {
      return ExplanationLine("feeds", "not in that of \(place.title)", because: newest)
    }
    let others = settings.formats.dropFirst().map(\.name).joined(separator: " and ")
    let reasons = [
      place.isArchived ? "an archive, since \(newest)" : nil, others.isEmpty ? nil : "also as \(others)",
    ]
    let reason = reasons.compactMap(\.self).joined(separator: "; ")
    return ExplanationLine("feeds", feed, because: reason.isEmpty ? nil : reason)
  }

  private var forms: String {
    let forms = entry.inspection.projections(of: entry.file).map(\.rawValue)
    return
      "To see one of its forms (\(forms.joined(separator: ", "))): feedsite explain \(name) --as \(forms.first ?? "html")"
  }
}

/// Words how large a card is, and why.
struct CardSizeFormatter {
  let size: CardSize

  /// `normal, one column, 22 rows  (5 lines of text and a picture of 3:2)`.
  var text: String {
    let rows = size.rows.map { ", \(CountFormatter.text($0, "row"))" } ?? ""
    return "\(size.shape.rawValue), \(columns)\(rows)" + (reason.map { "  (\($0))" } ?? "")
  }

  private var columns: String {
    switch size.columns {
    case .one: "one column"
    case .two: "two columns"
    case .full: "all columns"
    }
  }

  private var reason: String? {
    switch size.reason {
    case nil: nil
    case .chosenByAuthor(let size)?: "size: \(size.rawValue) in the file"
    case .chosenBySite(let size)?: "size: \(size.rawValue) in site.yml, for the kind"
    case .kind?: "cards of the kind are as high as their parts, whatever the words"
    case .content(let lines, let pictures, let isWhole)?:
      content(lines, pictures) + (isWhole ? "" : "; no card of the kind is higher")
    }
  }

  private func content(_ lines: Int, _ pictures: [CardPicture]) -> String {
    let parts = [lines == 0 ? nil : "\(CountFormatter.text(lines, "line")) of text"] + pictures.map(words)
    let named = parts.compactMap(\.self)
    guard let last = named.last else { return "parts of the kind alone" }
    return named.count == 1 ? last : named.dropLast().joined(separator: ", ") + " and " + last
  }

  private func words(for picture: CardPicture) -> String? {
    switch picture {
    case .cover: "the cover"
    case .own(nil): "a picture of unknown size, taken for 3:2"
    case .own(let size?): "a picture of \(ratio(size))"
    }
  }

  /// `3:2` where the sides have such a ratio, else `1023 × 767 pixels`.
  private func ratio(_ size: PixelSize) -> String {
    var (divisor, rest) = (size.width, size.height)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (width, height) = (size.width / divisor, size.height / divisor)
    return max(width, height) <= 20 ? "\(width):\(height)" : "\(size.width) × \(size.height) pixels"
  }
}

/// A line of an overview: what was decided, the outcome, and the reason.
struct ExplanationLine {
  /// What was decided; empty where the line goes on with that of the line before.
  var name: String
  let value: String
  let reason: String?

  init(_ name: String, _ value: String, because reason: String? = nil) {
    self.name = name
    self.value = value
    self.reason = reason
  }

  /// The line with its value in a column of its own.
  var text: String {
    name + String(repeating: " ", count: max(1, 11 - name.count)) + value + (reason.map { "  (\($0))" } ?? "")
  }

  /// Lines of one name, which is in the first of them only.
  static func grouped(_ lines: [ExplanationLine]) -> [ExplanationLine] {
    lines.enumerated().map { index, line in
      var line = line
      if index > 0 { line.name = "" }
      return line
    }
  }
}

struct ProvenanceFormatter {
  let entry: InspectedEntry
  private var provenance: FileProvenance { entry.provenance }
  private var shared: Entry? { entry.file.object?.entry }

  var kind: ExplanationLine {
    let reason =
      switch provenance.kindSource {
      case .type(let name, let place): key(name, at: place)
      case .folder(let folder) where provenance.kind == nil: "its folder \(folder)/ names a kind, but it has no date"
      case .folder(let folder): "its folder \(folder)/ names the kind; no type: says otherwise"
      case .title: "it has a title and no kind, as \(isDraft ? "a draft" : "a dated file")"
      case .key(let key): "it has \"\(key)\", and nothing else states a kind"
      case .noTitle: "it has neither kind nor title, as \(isDraft ? "a draft" : "a dated file")"
      case .pagesFolder: "it stands below pages/"
      case .neither: "it has neither kind nor date"
      }
    let (meant, kind) = (provenance.kind, shared?.kind)
    guard let meant, let kind, kind != meant else {
      return ExplanationLine("kind", meant?.name ?? "page", because: reason)
    }
    return ExplanationLine("kind", kind.name, because: "it lacks what makes it one of \(meant.plural); \(reason)")
  }

  var address: ExplanationLine {
    let reason =
      switch provenance.addressSource {
      case .permalink(let name, let place): key(name, at: place)
      case .rule(let pattern): "permalinks in site.yml, \(pattern)"
      case .slug(let place): "the folders of the file, and \(key("slug", at: place))"
      case .path: "the path of the file"
      case .fallback: "no character of the name can stand in an address, so date or identity stand for it"
      }
    let resolver = URLResolver(site: entry.site.url)
    return ExplanationLine("address", resolver.absolute(entry.file.route), because: reason)
  }

  var aliases: [ExplanationLine] {
    let routes =
      switch entry.file {
      case .page(let page, _): page.aliases
      case .entry, .person: shared?.aliases ?? []
      }
    let resolver = URLResolver(site: entry.site.url)
    return ExplanationLine.grouped(
      routes.map { route in
        let obstacle = entry.inspection.obstacle(to: route, ofFile: provenance.file)
        let reason = obstacle.map { "left out, since \($0)" } ?? "leads to the address"
        return ExplanationLine("aliases", resolver.absolute(route), because: reason)
      })
  }

  /// What feeds know it by; nil for a page.
  var identity: ExplanationLine? {
    guard let shared else { return nil }
    let reason =
      provenance.identityKey.map { key($0.name, at: $0.location) }
      ?? "computed from the path \(provenance.path); state an id: before the file gets another name"
    return ExplanationLine("identity", shared.identity.guid, because: reason)
  }

  /// When it was published; nil for what needs no date and has none.
  var date: ExplanationLine? {
    guard let date = shared?.date else { return nil }
    let reason =
      switch provenance.dateSource {
      case .key(let name, let place): key(name, at: place)
      case .fileName: "the beginning of the file's name"
      case .folder(let folder): "the name of its folder, \(folder)/"
      case .nothing: "a draft without a date counts as written now"
      }
    return ExplanationLine("date", date.machineReadable, because: reason)
  }

  /// When it was changed; nil where that is not stated.
  var updated: ExplanationLine? {
    shared?.updated.map { ExplanationLine("updated", $0.machineReadable, because: "as the file says") }
  }

  /// Who made it; nil where no one is named.
  var author: ExplanationLine? {
    guard let names = shared?.authors.map(\.name), !names.isEmpty else { return nil }
    let reason =
      provenance.authorKey.map { key($0.name, at: $0.location) }
      ?? "the author in site.yml, since the file names nobody"
    return ExplanationLine("author", names.joined(separator: ", "), because: reason)
  }

  var published: ExplanationLine {
    switch entry.skipped {
    case .draft?: ExplanationLine("published", "no, a draft", because: "feedsite build --drafts includes it")
    case .future?:
      ExplanationLine("published", "no, it is dated in the future", because: "feedsite build --future includes it")
    case .expired?:
      ExplanationLine(
        "published", "no, it expired\(provenance.expires.map { " " + $0.machineReadable } ?? "")",
        because: "feedsite build --expired includes it")
    case .faulty?: ExplanationLine("published", "no, it has an error")
    case .underscore?, .generatorFolder?, .projectFile?, .source?, .startPage?, nil:
      ExplanationLine("published", "yes")
    }
  }

  /// Whether it is first; nil where it is not.
  var pinned: ExplanationLine? {
    shared?.isPinned == true ? ExplanationLine("pinned", "yes", because: "it stands first on the newest wall") : nil
  }

  private var isDraft: Bool { shared?.isDraft ?? false }

  private func key(_ name: String, at place: SourceLocation) -> String {
    "\(name): in line \(place.line ?? 1)"
  }
}
