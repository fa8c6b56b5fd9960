import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedOutput

/// What came of a build.
struct BuildOutcome {
  /// Everything that was found out about the site, in the order of places.
  let diagnostics: [Diagnostic]
  /// What was written; nil where nothing, or not everything, was.
  let summary: BuildSummary?

  /// Whether the site stands in the output folder as its content says.
  var isBuilt: Bool { summary != nil }

  /// The outcome as JSON, for other programs; the documentation describes it.
  func json(content: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.member("version", 1)
      document.member("content", content)
      document.member("built", isBuilt)
      if let summary {
        document.member("entries", summary.content.feed.entries.count)
        document.member("pages", summary.content.feed.pages.count)
        document.member("files", summary.fileCount)
        document.member("written", summary.output.written)
        document.member("unchanged", summary.output.unchanged)
        document.member("removed", summary.output.removed)
        document.member("leftOut", summary.leftOutCount)
      }
      document.member("errors", diagnostics.count { $0.severity == .error })
      document.member("warnings", diagnostics.count { $0.severity == .warning })
      document.problems(diagnostics)
    }
    return writer.finish()
  }
}
