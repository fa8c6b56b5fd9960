/// Where the pages of some entries stand, as `permalinks` in `site.yml` says.
public struct PermalinkRule: Hashable, Sendable {
  /// The folder that the rule is for, or the kind by a name that it goes by; nil where it is for all entries.
  public let name: String?
  /// The kind of that name.
  public let kind: Kind?
  /// The address with its placeholders, for example `/:year/:month/:title/`.
  public let pattern: String

  /// Creates a rule.
  public init(name: String?, kind: Kind?, pattern: String) {
    self.name = name
    self.kind = kind
    self.pattern = pattern
  }
}
