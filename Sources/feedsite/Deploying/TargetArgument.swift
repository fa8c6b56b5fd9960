import ArgumentParser
import FeedDiagnostics
import FeedModel

/// The target that the command line names.
struct TargetArgument {
  /// The name; nil for the only one that there is.
  let name: String?

  /// Finds it among those of `site.yml`.
  func target(among targets: [DeploymentTarget]) throws -> DeploymentTarget {
    let names = targets.map(\.name)
    guard !targets.isEmpty else {
      throw ValidationError(
        "site.yml names no target; add one, for example \"deploy: {live: {rsync: 'ann@example.org:/srv/www/band'}}\".")
    }
    guard let name else {
      guard let target = targets.first, targets.count == 1 else {
        throw ValidationError("Name one of the targets: \(names.joined(separator: ", ")).")
      }
      return target
    }
    if let target = targets.first(where: { $0.name == name }) { return target }
    let nearest = Suggestion.nearest(to: name, among: names)
    throw ValidationError(
      "site.yml names no target \"\(name)\"; "
        + DiagnosticFormatter.question(nearest, else: "there are: \(names.joined(separator: ", "))."))
  }
}
