/// The words that a rendered body holds beside the writer's own, in the language of its readers.
public struct MarkdownLabels: Hashable, Sendable {
  /// The titles of alerts.
  public var alerts: [AlertKind: String]
  /// What the list of footnotes is called for those who hear the page.
  public var footnotes: String
  /// What the way back from a footnote is called for those who hear the page.
  public var footnoteReturn: String
  /// What the box of a task that is done is called for those who hear the page.
  public var doneTask: String
  /// What the box of a task that is still to do is called for those who hear the page.
  public var openTask: String

  /// Creates labels.
  public init(
    alerts: [AlertKind: String], footnotes: String, footnoteReturn: String, doneTask: String, openTask: String
  ) {
    self.alerts = alerts
    self.footnotes = footnotes
    self.footnoteReturn = footnoteReturn
    self.doneTask = doneTask
    self.openTask = openTask
  }

  /// The labels in English.
  public static let english = MarkdownLabels(
    alerts: [
      .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution",
    ], footnotes: "Footnotes", footnoteReturn: "Back to the text", doneTask: "Done", openTask: "To do")
}
