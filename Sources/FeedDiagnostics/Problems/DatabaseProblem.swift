/// What can keep feedsite from saving a site in a database.
public enum DatabaseProblem: ProblemKind {
  /// The file is there, and feedsite did not write it.
  case foreign
  /// The tables are those of a later version of feedsite.
  case newer(version: Int, known: Int)
  /// Another program is writing to it.
  case busy
  /// SQLite refused; `reason` is what it says.
  case failed(reason: String)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .foreign: ("foreign-database", .error)
    case .newer: ("newer-database", .error)
    case .busy: ("busy-database", .error)
    case .failed: ("failed-database", .error)
    }
  }

  package var words: String {
    switch self {
    case .foreign:
      "it is no database that feedsite wrote, and is never overwritten; move it away, or choose another name"
    case .newer(let version, let known):
      "a newer feedsite wrote it, with version \(version) of the tables, and this one knows version \(known); "
        + "update feedsite, or choose another name"
    case .busy:
      "another program is writing to the database; try again when it has finished"
    case .failed(let reason):
      "SQLite says: \(reason); if it says so again, delete the file: the next run makes it anew"
    }
  }
}
