import FeedDiagnostics
import FeedMarkup

/// The result of a check as JSON, for other programs; the documentation describes it.
struct CheckReport {
  let result: CheckResult

  /// Raised when a member changes its meaning or goes; new members may come at any time.
  private static let version = 1

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.member("version", Self.version)
      document.member("content", result.content)
      document.member("entries", result.entryCount)
      document.member("pages", result.pageCount)
      document.member("files", result.fileCount)
      document.member("errors", result.errorCount)
      document.member("warnings", result.warningCount)
      if let external = result.external {
        document.object("external") { counts in
          counts.member("checked", external.checked)
          counts.member("dead", external.dead)
          counts.member("undecided", external.undecided)
        }
      }
      document.problems(result.diagnostics)
    }
    return writer.finish()
  }
}

extension JSONObjectWriter {
  /// Appends what is wrong, with codes, words and places.
  mutating func problems(_ diagnostics: [Diagnostic]) {
    let formatter = DiagnosticFormatter()
    array("problems") { problems in
      for diagnostic in diagnostics {
        problems.object { problem in
          problem.member("code", diagnostic.code)
          problem.member("severity", diagnostic.severity.rawValue)
          problem.member("message", formatter.message(for: diagnostic.problem))
          if let location = diagnostic.location { problem.place(location) }
          problem.array("related") { related in
            for location in diagnostic.related { related.object { $0.place(location) } }
          }
        }
      }
    }
  }

  private mutating func place(_ location: SourceLocation) {
    member("file", location.file)
    member("line", location.line)
    member("column", location.column)
  }
}
