/// What the front matter of a site calls otherwise than feedsite: `fields:` in `site.yml`.
public struct FieldMapping: Hashable, Sendable {
  /// One of our keys, and theirs.
  public struct Rule: Hashable, Sendable {
    /// Our key as it is compared, for example `cover`.
    public let name: String
    /// Their keys as they are compared, the first that has a value counts; of a key within mappings all names, outermost
    /// first.
    public let paths: [[String]]

    /// Creates a rule.
    public init(name: String, paths: [[String]]) {
      self.name = name
      self.paths = paths
    }
  }

  /// The keys of all entries and pages.
  public var all: [Rule]
  /// The keys of single kinds by the names of these; of pages under `page`.
  public var kinds: [String: [Rule]]
  /// The values of `type:` as they are compared, and the names of the kinds that they mean.
  public var types: [String: String]

  /// Creates a mapping; one without anything in it changes nothing.
  public init(all: [Rule] = [], kinds: [String: [Rule]] = [:], types: [String: String] = [:]) {
    self.all = all
    self.kinds = kinds
    self.types = types
  }

  /// Whether nothing is called otherwise.
  public var isEmpty: Bool { all.isEmpty && kinds.isEmpty && types.isEmpty }
}
