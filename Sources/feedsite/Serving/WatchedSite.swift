import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedServer
import FeedSite
import Foundation

/// The site of a content folder, read again whenever its files change.
struct WatchedSite: Sendable {
  let settings: PreviewSettings
  let origin: String
  let report: Report
  /// What open pages listen to; nil where they are not kept up to date.
  let channel: ReloadChannel?

  /// Shows the site until the task is cancelled.
  ///
  /// - Parameter announce: Called with the path of the site's root once it is known.
  func run(showingOn current: CurrentSite, announce: (String) -> Void) async {
    var showing = Showing()
    await PreviewSession.follow(settings, origin: origin) { outcome, session, start, isFirst in
      showing.folders = session.folders
      show(outcome, on: current, &showing, since: isFirst ? nil : start)
      if isFirst { announce(showing.basePath) }
    }
  }

  private struct Showing {
    var version = 0
    var lastModified = 0
    var basePath = "/"
    /// The folders in which its files lie.
    var folders: [String] = []
    var reported: [Diagnostic] = []
  }

  private func show(
    _ outcome: PreviewSession.Outcome, on current: CurrentSite, _ showing: inout Showing,
    since start: ContinuousClock.Instant?
  ) {
    // Two versions within a second must not look the same to clients that compare times only.
    let now = HTTPDate(seconds: max(ClockArgument.now.seconds, showing.lastModified + 1))
    switch outcome {
    case .nothing: return
    case .styles(let site):
      // The version stays, since open pages have all of it but the styles.
      show(site, on: current, &showing, lastModified: now)
      channel?.notifyOfStyles()
      report.result("Updated: style sheets")
    case .site(let site):
      printNew(site.diagnostics, &showing)
      showing.version += 1
      showing.basePath = site.url.basePath
      show(site, on: current, &showing, lastModified: now)
      channel?.notify(version: showing.version)
      let errors = site.diagnostics.errors
      if !errors.isEmpty {
        channel?.notify(problems: ProblemReport.text(errors))
        report.standardError(
          "\(CountFormatter.text(errors.count, "error")); showing the site without the entries that have them")
      }
      if let start { report.result("Updated in \(Self.milliseconds(since: start)) ms") }
    case .problems(let diagnostics):
      printNew(diagnostics, &showing)
      let errors = diagnostics.errors
      let text = ProblemReport.text(errors)
      if showing.version == 0 {
        current.show(ProblemSite(problems: text, now: now, companion: channel.map { _ in PageCompanion(version: 0) }))
      }
      channel?.notify(problems: text)
      let consequence = showing.version == 0 ? "nothing to show yet" : "showing the last state without them"
      report.standardError("\(CountFormatter.text(errors.count, "error")); \(consequence)")
    }
  }

  private func show(
    _ site: PreviewedSite, on current: CurrentSite, _ showing: inout Showing, lastModified: HTTPDate
  ) {
    showing.lastModified = lastModified.seconds
    current.show(
      RenderedSite(
        site: site.url, lastModified: lastModified,
        companion: channel.map { _ in PageCompanion(version: showing.version) },
        within: settings.context.followsLinks ? nil : showing.folders, content: site.preview.content))
  }

  private func printNew(_ diagnostics: [Diagnostic], _ showing: inout Showing) {
    let newProblems = diagnostics.newProblems(since: showing.reported)
    showing.reported = diagnostics
    if !newProblems.isEmpty { report.standardError(ProblemReport.text(newProblems, formatter: report.formatter)) }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    Int(((ContinuousClock.now - start) / .milliseconds(1)).rounded())
  }
}

/// What is wrong, in the words of a build and with the lines that it is in.
enum ProblemReport {
  static func text(_ diagnostics: [Diagnostic], formatter: DiagnosticFormatter = DiagnosticFormatter()) -> String {
    diagnostics.map { diagnostic in
      formatter.text(for: diagnostic) + (diagnostic.location.flatMap(excerpt).map { "\n" + $0 } ?? "")
    }.joined(separator: "\n")
  }

  /// The number of bytes up to which a file is searched for the line of a problem.
  private static let sizeLimit = 1 << 20
  /// How much of a line is shown on each side of the place.
  private static let width = 60

  /// The line of a file that a problem is in, with a mark under its place, both indented; nil where there is none.
  private static func excerpt(_ location: SourceLocation) -> String? {
    guard let number = location.line, let handle = FileHandle(forReadingAtPath: location.file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: sizeLimit) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      maxSplits: number, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard number >= 1, number <= lines.count else { return nil }
    let scalars = lines[number - 1].unicodeScalars.map(printable)
    let place = min(max(0, (location.column ?? 1) - 1), scalars.count)
    let start = max(0, place - width)
    let shown = scalars[start..<min(scalars.count, place + width)]
    let margin = "  \(number) | "
    // A mark is under wide characters as well when it is led there by characters of the same width.
    let lead: String = scalars[start..<place].map { $0.isWide ? "\u{3000}" : " " }.joined()
    let mark = location.column == nil ? "" : "\n\(String(repeating: " ", count: margin.count))\(lead)^"
    return margin + String(String.UnicodeScalarView(shown)) + mark
  }

  private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\t" ? " " : scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
  }
}
