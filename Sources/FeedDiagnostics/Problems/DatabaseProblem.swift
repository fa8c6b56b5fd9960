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

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .foreign: "foreign-database"
    case .newer: "newer-database"
    case .busy: "busy-database"
    case .failed: "failed-database"
    }
  }

  /// How serious it is.
  public var severity: Severity { .error }
}
