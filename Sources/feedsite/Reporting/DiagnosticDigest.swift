import FeedDiagnostics

/// Problems that a person can read: of one sort in one folder a line, with an example and the number.
struct DiagnosticDigest {
  /// A sort of problems in a folder.
  struct Group {
    /// The first of them, by place.
    let example: Diagnostic
    /// How many there are.
    let count: Int
    /// The folder that all of them stand in; empty where they share none.
    let folder: String
  }

  /// How many lines a screen can spare; above that, folders are taken together with those around them.
  private static let lineLimit = 30

  /// The groups, in the order of their examples.
  let groups: [Group]

  /// Groups problems that are in the order of their places; all of one sort together where folders do not matter.
  init(_ problems: [Diagnostic], isByFolder: Bool = true) {
    var depth = !isByFolder ? 0 : problems.map { Self.folders(of: $0).count }.max() ?? 0
    var groups = Self.groups(of: problems, depth: depth)
    while groups.count > Self.lineLimit, depth > 0 {
      depth -= 1
      groups = Self.groups(of: problems, depth: depth)
    }
    self.groups = groups
  }

  private static func groups(of problems: [Diagnostic], depth: Int) -> [Group] {
    struct Key: Hashable {
      let code: String
      let folder: String
    }
    var order: [Key] = []
    var members: [Key: (example: Diagnostic, count: Int)] = [:]
    for problem in problems {
      let key = Key(code: problem.code, folder: folders(of: problem).prefix(depth).joined(separator: "/"))
      if members[key]?.count == nil { order.append(key) }
      members[key, default: (problem, 0)].count += 1
    }
    return order.compactMap { key in
      members[key].map { Group(example: $0.example, count: $0.count, folder: key.folder) }
    }
  }

  private static func folders(of diagnostic: Diagnostic) -> [Substring] {
    diagnostic.location.map { $0.file.split(separator: "/", omittingEmptySubsequences: false).dropLast() } ?? []
  }

  /// A line for each group.
  func lines(_ formatter: DiagnosticFormatter) -> [String] {
    groups.map { group in
      let text = formatter.text(for: group.example)
      guard group.count > 1 else { return text }
      let place = group.folder.isEmpty ? "" : " in \(group.folder)/"
      return "\(text) (and \(group.count - 1) more like it\(place); -v names all)"
    }
  }
}
