/// How many addresses of other sites were checked, and what came of it.
struct ExternalLinkCounts: Sendable {
  var checked = 0
  var dead = 0
  /// Those whose hosts do not tell a program whether there is something.
  var undecided = 0

  /// What the summary of a check says of it.
  var summary: String {
    "; asked for \(Count.text(checked, "address", plural: "addresses")) of other sites"
      + (undecided == 0 ? "" : ", \(undecided) of which do not answer programs")
  }
}
