import FeedContent
import FeedDiagnostics
import Foundation

/// Checks addresses of other sites, each once.
struct ExternalLinkCheck: Sendable {
  let settings: ExternalRequestSettings

  /// Asks for all addresses: what was found, and how many there were.
  func outcome(_ references: [ExternalReference]) async -> (diagnostics: [Diagnostic], counts: ExternalLinkCounts) {
    var (diagnostics, counts) = ([Diagnostic](), ExternalLinkCounts())
    guard !references.isEmpty else { return (diagnostics, counts) }
    guard let curl = ExternalRequest.findCurl() else {
      let reason = "the program curl is missing; install the package curl of your system"
      return ([Diagnostic(.check(.noExternalCheck(reason: reason)), at: nil)], counts)
    }
    let places = Dictionary(grouping: references) { String($0.url.prefix { $0 != "#" }) }
    let answers = await settings.ask(for: places.keys.sorted()) { url in
      (url, await ExternalRequest(url: url, settings: settings, curl: curl).answer())
    }
    for (url, answer) in answers {
      counts.checked += 1
      switch answer {
      case .fine: break
      case .undecided: counts.undecided += 1
      case .dead(let reason):
        counts.dead += 1
        diagnostics += Set(places[url] ?? []).map {
          Diagnostic(.check(.deadExternalLink($0.url, answer: reason)), at: $0.location)
        }
      }
    }
    return (diagnostics, counts)
  }
}

/// The result of requesting an address of another site.
enum ExternalAnswer: Sendable, Equatable {
  /// There is something.
  case fine
  /// There is nothing, for the reason given.
  case dead(String)
  /// The host does not answer programs: it wants a person, a password or more time.
  case undecided

  /// What an HTTP status means (RFC 9110 section 15).
  init(status: Int) {
    switch status {
    case 200..<400: self = .fine
    // 999 is what LinkedIn answers programs.
    case 401, 402, 403, 405, 406, 407, 408, 423, 425, 429, 451, 503, 999: self = .undecided
    default: self = .dead("HTTP status \(status)")
    }
  }
}

/// The number of addresses of other sites that were checked, by result.
struct ExternalLinkCounts: Sendable {
  var checked = 0
  var dead = 0
  /// Those whose hosts do not answer programs.
  var undecided = 0

  var summary: String {
    "; asked for \(CountFormatter.text(checked, "address", plural: "addresses")) of other sites"
      + (undecided == 0 ? "" : ", \(undecided) of which do not answer programs")
  }
}
