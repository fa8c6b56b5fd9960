package import FeedMarkdown

extension Wording {
  /// The words that bodies hold beside those of their writers.
  package var markdownLabels: MarkdownLabels {
    MarkdownLabels(
      alerts: [
        .note: text(.alertNote), .tip: text(.alertTip), .important: text(.alertImportant),
        .warning: text(.alertWarning), .caution: text(.alertCaution),
      ], footnotes: text(.footnotes), footnoteReturn: text(.footnoteReturn), doneTask: text(.doneTask),
      openTask: text(.openTask))
  }
}
