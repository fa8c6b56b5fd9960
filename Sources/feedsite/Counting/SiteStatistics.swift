import FeedContent
import FeedMarkup
import FeedModel
import FeedVisitors

/// What a site holds, in numbers for people and for programs.
struct SiteStatistics: Sendable {
  struct KindCount: Sendable {
    let kind: String
    let years: [Int: Int]

    var total: Int { years.values.reduce(0, +) }
  }

  struct Gap: Sendable {
    let days: Int
    /// The day of the entry before it.
    let from: String
    /// The day of the entry after it.
    let to: String
  }

  /// The path of the content folder as it was given.
  let contentFolder: String
  let title: String
  /// The kinds that there are entries of, in the order of menus.
  let kinds: [KindCount]
  let years: [Int]
  /// The days of the first entry and of the last; nil where there are none.
  let span: (first: String, last: String)?
  let peopleCount: Int
  /// Words without Chinese, Japanese and Korean characters.
  let words: Int
  /// Chinese, Japanese and Korean characters.
  let characters: Int
  /// The tags that the most entries have, with their numbers.
  let tags: [(tag: Tag, count: Int)]
  let tagCount: Int
  /// How many files there are of each medium, in the order image, audio, video.
  let media: [(medium: Attachment.Medium, count: Int)]
  /// Nil where all entries are of one day.
  let longestGap: Gap?
  let skipped: SkippedCounts

  private static let tagLimit = 10
  private static let yearLimit = 10

  /// - Parameter entries: All that were read of the content.
  init(of entries: [SavedEntry], in content: LoadedContent, folder: String) {
    contentFolder = folder
    title = content.site.title
    skipped = SkippedCounts(content.skipped)
    let dated = entries.filter { $0.facts.kind != Kind.person.name }
    let byKind = Dictionary(grouping: dated, by: \.facts.kind)
    kinds = (Kind.builtIn + content.site.kinds.map(\.kind)).compactMap { kind in
      guard let own = byKind[kind.name] else { return nil }
      let years = own.compactMap(\.facts.date?.day.year).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return KindCount(kind: kind.name, years: years)
    }
    let days = Set(dated.compactMap(\.facts.date?.day)).sorted()
    span = days.first.flatMap { first in days.last.map { (first.description, $0.description) } }
    years = days.first.map { Array($0.year...(days.last ?? $0).year) } ?? []
    peopleCount = entries.count - dated.count
    words = entries.reduce(0) { $0 + $1.facts.words }
    characters = entries.reduce(0) { $0 + $1.facts.characters }
    let tags: [(tag: Tag, count: Int)] = ListedItem.tags(of: dated).compactMap { item in
      if case .tag(let tag, let count) = item { (tag, count) } else { nil }
    }
    self.tags = Array(tags.prefix(Self.tagLimit))
    tagCount = tags.count
    let media = ListedItem.media(of: entries).compactMap { item in
      if case .medium(let medium, _) = item { medium.medium } else { nil }
    }
    self.media = [.image, .audio, .video].map { medium in (medium, media.count { $0 == medium.rawValue }) }
    longestGap = Self.longestGap(between: days)
  }

  func count(of medium: Attachment.Medium) -> Int { media.first { $0.medium == medium }?.count ?? 0 }

  var entryCount: Int { kinds.reduce(0) { $0 + $1.total } }

  /// The longest of several that are as long is the first.
  private static func longestGap(between days: [CalendarDay]) -> Gap? {
    let gaps = zip(days, days.dropFirst()).map { first, second in
      Gap(
        days: second.daysSinceEpoch - first.daysSinceEpoch, from: first.description, to: second.description)
    }
    return gaps.max { first, second in (first.days, second.from) < (second.days, first.from) }
  }

  // MARK: Forms

  /// A few lines and a table.
  var text: String {
    [headline, table, ColumnFormatter.text(facts)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var headline: String {
    let count = CountFormatter.text(entryCount, "entry", plural: "entries")
    let span = span.map { " from \($0.first) to \($0.last)" } ?? ""
    return "\(title): \(count)\(span)" + (skipped.text.map { "; \($0)" } ?? "")
      + (skipped.faulty == 0 ? "" : "; left out \(CountFormatter.text(skipped.faulty, "file")) with errors")
  }

  /// A row for each kind and a column for each year; the earliest of many years share one.
  private var table: String {
    guard !kinds.isEmpty else { return "" }
    let recent = years.suffix(years.count > Self.yearLimit ? Self.yearLimit - 1 : Self.yearLimit)
    let hasEarlier = recent.count < years.count
    func row(_ name: String, _ years: [Int: Int]) -> [String] {
      let all = years.values.reduce(0, +)
      let own = recent.map { years[$0] ?? 0 }
      let earlier = hasEarlier ? [all - own.reduce(0, +)] : []
      return [name] + (earlier + own + [all]).map { $0 == 0 ? "-" : String($0) }
    }
    let sums = kinds.reduce(into: [Int: Int]()) { $0.merge($1.years, uniquingKeysWith: +) }
    let head = ["kind"] + (hasEarlier ? ["earlier"] : []) + recent.map(String.init) + ["all"]
    let rows = [head] + kinds.map { row($0.kind, $0.years) } + [row("all", sums)]
    return ColumnFormatter.text(rows, numbers: [false] + head.dropFirst().map { _ in true })
  }

  private var facts: [[String]] {
    var facts = [["words", String(words)]]
    if characters > 0 { facts.append(["characters", "\(characters) of Chinese, Japanese and Korean"]) }
    if !tags.isEmpty {
      facts.append([
        "tags",
        "\(tagCount): " + tags.map { "\($0.tag.name) \($0.count)" }.joined(separator: ", ")
          + (tagCount > tags.count ? " and more" : ""),
      ])
    }
    facts.append(["people", String(peopleCount)])
    let media = media.filter { $0.count > 0 }.map { medium, count in
      medium == .audio ? "\(count) audio" : CountFormatter.text(count, medium.rawValue)
    }
    if !media.isEmpty { facts.append(["media", media.joined(separator: ", ")]) }
    if let gap = longestGap {
      facts.append(["longest gap", "\(CountFormatter.text(gap.days, "day")), from \(gap.from) to \(gap.to)"])
    }
    return facts
  }

  var bytes: [UInt8] {
    JSONWriter.document(of: contentFolder) { document in
      document.member("title", title)
      document.member("entries", entryCount)
      document.member("people", peopleCount)
      document.member("first", span?.first)
      document.member("last", span?.last)
      document.member("words", words)
      document.member("characters", characters)
      document.array("kinds", of: kinds) { kind, object in
        object.member("kind", kind.kind)
        object.member("entries", kind.total)
        object.array("years", of: kind.years.sorted(by: { $0.key < $1.key })) { year, object in
          object.member("year", year.key)
          object.member("entries", year.value)
        }
      }
      document.member("tagCount", tagCount)
      document.array("tags", of: tags) { counted, object in
        object.member("tag", counted.tag.name)
        object.member("slug", counted.tag.slug)
        object.member("entries", counted.count)
      }
      document.object("media") { media in
        media.member("image", count(of: .image))
        media.member("audio", count(of: .audio))
        media.member("video", count(of: .video))
      }
      if let gap = longestGap {
        document.object("longestGap") { object in
          object.member("days", gap.days)
          object.member("from", gap.from)
          object.member("to", gap.to)
        }
      }
      document.object("skipped") { object in
        object.member("draft", skipped.drafts)
        object.member("future", skipped.future)
        object.member("expired", skipped.expired)
        object.member("faulty", skipped.faulty)
      }
    }
  }
}

/// How many entries a build leaves out, by reason: always told, so that nothing is missing in silence.
struct SkippedCounts: Sendable {
  let drafts: Int
  let future: Int
  let expired: Int
  /// Those that are left out because of their errors.
  let faulty: Int
  /// Those with an underscore before their names, such as the pages of sections of Hugo.
  let underscored: Int

  init(_ skipped: [SkippedFile]) {
    func count(_ reason: SkippedFile.Reason) -> Int { skipped.count { $0.reason == reason } }
    (drafts, future, expired, faulty) = (count(.draft), count(.future), count(.expired), count(.faulty))
    underscored = count(.underscore)
  }

  /// `skipped 2 drafts, 1 future`, without those that have errors; nil where there are none.
  var text: String? {
    let words = [
      drafts > 0 ? CountFormatter.text(drafts, "draft") : nil, future > 0 ? "\(future) future" : nil,
      expired > 0 ? "\(expired) expired" : nil,
      underscored > 0
        ? CountFormatter.text(underscored, "file with _ before its name", plural: "files with _ before their names")
        : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : "skipped \(words.joined(separator: ", "))"
  }
}
