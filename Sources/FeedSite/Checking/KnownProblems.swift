import FeedDiagnostics
import FeedModel

/// What the content was found to be wrong in, line by line, so that pages need not be blamed for it again.
struct KnownProblems {
  /// A place on a page that links named.
  struct Place: Hashable {
    let route: Route
    let anchor: String?
  }

  /// A link as messages about it name it.
  private struct Link: Hashable {
    let written: String
    let location: SourceLocation?
  }

  /// The addresses that were followed, whatever came of it.
  let routes: Set<Route>
  /// The places that are not there.
  let places: Set<Place>
  /// The files that hold images without a word.
  let filesWithSilentImages: Set<String>

  init(_ check: SiteCheck) {
    routes = Set(check.input.localLinks.map(\.route))
    var dead: Set<Link> = []
    var files: Set<String> = []
    for diagnostic in check.known {
      if case .body(.missingAnchor(let written, _)) = diagnostic.problem {
        dead.insert(Link(written: written, location: diagnostic.location))
      } else if case .body(.missingAlt) = diagnostic.problem, let location = diagnostic.location {
        files.insert(location.file)
      }
    }
    let links = check.input.localLinks.filter { dead.contains(Link(written: $0.written, location: $0.location)) }
    places = Set(links.map { Place(route: $0.route, anchor: $0.anchor) })
    filesWithSilentImages = files
  }
}
