/// What every group of problems can say of itself.
public protocol ProblemKind: Hashable, Sendable {
  /// A stable name in kebab case, unique over all groups.
  var code: String { get }
  /// How grave it is.
  var severity: Severity { get }
}
