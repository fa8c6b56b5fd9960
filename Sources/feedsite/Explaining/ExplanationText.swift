import FeedContent
import FeedModel
import FeedSite
import FeedVisitors

/// Words what a build makes of a file, and why.
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
      ExplanationLine("template", explanation.template.card, because: "the theme's, for the kind"),
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
