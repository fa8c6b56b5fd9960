import FeedContent
import FeedMarkup
import FeedVisitors

/// The numbers of a site, for people and for programs.
struct StatisticsReport: Sendable {
  /// Raised when a member changes its meaning or goes; new members may come at any time.
  private static let version = 1
  /// How many years have a column of their own.
  private static let yearLimit = 10

  /// The content folder as its owner names it.
  let contentFolder: String
  /// What the site is called.
  let title: String
  let statistics: SiteStatistics
  /// What a build leaves out.
  let skipped: SkippedCounts

  /// A few lines and a table.
  var text: String {
    [headline, table, ColumnFormatter.text(facts)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var headline: String {
    let count = CountFormatter.text(statistics.entryCount, "entry", plural: "entries")
    let span = statistics.span.map { " from \($0.first) to \($0.last)" } ?? ""
    return "\(title): \(count)\(span)" + (skipped.text.map { "; \($0)" } ?? "")
      + (skipped.faulty == 0 ? "" : "; left out \(CountFormatter.text(skipped.faulty, "file")) with errors")
  }

  /// A row for each kind and a column for each year; the earliest of many years share one.
  private var table: String {
    guard !statistics.kinds.isEmpty else { return "" }
    let recent = statistics.years.suffix(
      statistics.years.count > Self.yearLimit ? Self.yearLimit - 1 : Self.yearLimit)
    let hasEarlier = recent.count < statistics.years.count
    func row(_ name: String, _ years: [Int: Int]) -> [String] {
      let all = years.values.reduce(0, +)
      let own = recent.map { years[$0] ?? 0 }
      let earlier = hasEarlier ? [all - own.reduce(0, +)] : []
      return [name] + (earlier + own + [all]).map { $0 == 0 ? "-" : String($0) }
    }
    let sums = statistics.kinds.reduce(into: [Int: Int]()) { $0.merge($1.years, uniquingKeysWith: +) }
    let head = ["kind"] + (hasEarlier ? ["earlier"] : []) + recent.map(String.init) + ["all"]
    let rows = [head] + statistics.kinds.map { row($0.kind, $0.years) } + [row("all", sums)]
    return ColumnFormatter.text(rows, numbers: [false] + head.dropFirst().map { _ in true })
  }

  private var facts: [[String]] {
    var facts = [["words", String(statistics.words)]]
    if statistics.characters > 0 {
      facts.append(["characters", "\(statistics.characters) of Chinese, Japanese and Korean"])
    }
    if !statistics.tags.isEmpty {
      facts.append([
        "tags",
        "\(statistics.tagCount): " + statistics.tags.map { "\($0.tag.name) \($0.count)" }.joined(separator: ", ")
          + (statistics.tagCount > statistics.tags.count ? " and more" : ""),
      ])
    }
    facts.append(["people", String(statistics.peopleCount)])
    let media = statistics.media.filter { $0.count > 0 }.map { medium, count in
      medium == .audio ? "\(count) audio" : CountFormatter.text(count, medium.rawValue)
    }
    if !media.isEmpty { facts.append(["media", media.joined(separator: ", ")]) }
    if let gap = statistics.longestGap {
      facts.append(["longest gap", "\(CountFormatter.text(gap.days, "day")), from \(gap.from) to \(gap.to)"])
    }
    return facts
  }

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.member("version", Self.version)
      document.member("content", contentFolder)
      document.member("title", title)
      document.member("entries", statistics.entryCount)
      document.member("people", statistics.peopleCount)
      document.member("first", statistics.span?.first)
      document.member("last", statistics.span?.last)
      document.member("words", statistics.words)
      document.member("characters", statistics.characters)
      document.array("kinds") { kinds in
        for kind in statistics.kinds {
          kinds.object { object in
            object.member("kind", kind.kind)
            object.member("entries", kind.total)
            object.array("years") { years in
              for (year, count) in kind.years.sorted(by: { $0.key < $1.key }) {
                years.object { object in
                  object.member("year", year)
                  object.member("entries", count)
                }
              }
            }
          }
        }
      }
      document.member("tagCount", statistics.tagCount)
      document.array("tags") { tags in
        for (tag, count) in statistics.tags {
          tags.object { object in
            object.member("tag", tag.name)
            object.member("slug", tag.slug)
            object.member("entries", count)
          }
        }
      }
      document.object("media") { media in
        media.member("image", statistics.count(of: .image))
        media.member("audio", statistics.count(of: .audio))
        media.member("video", statistics.count(of: .video))
      }
      if let gap = statistics.longestGap {
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
    return writer.finish()
  }
}

/// How many entries a build leaves out, by reason: always told, so that nothing is missing in silence.
struct SkippedCounts: Sendable {
  let drafts: Int
  let future: Int
  let expired: Int
  /// Those that are left out because of their errors.
  let faulty: Int

  /// Counts files.
  init(_ skipped: [SkippedFile]) {
    func count(_ reason: SkippedFile.Reason) -> Int { skipped.count { $0.reason == reason } }
    (drafts, future, expired, faulty) = (count(.draft), count(.future), count(.expired), count(.faulty))
  }

  /// `skipped 2 drafts, 1 future`, without those that have errors; nil where there are none.
  var text: String? {
    let words = [
      drafts > 0 ? CountFormatter.text(drafts, "draft") : nil, future > 0 ? "\(future) future" : nil,
      expired > 0 ? "\(expired) expired" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : "skipped \(words.joined(separator: ", "))"
  }
}
