/// How addresses of other sites are asked for.
struct ExternalLinkSettings: Sendable {
  /// The pause between two requests to one host.
  var delay: Duration = .seconds(1)
  /// How long one request may take.
  var timeLimit: Duration = .seconds(20)
  /// How many hosts are asked at a time, each one request at a time.
  var hostLimit = 8
  /// What requests say that they come from, so that whoever does not like them can tell.
  var userAgent = "feedsite/\(Version.number) (link check)"
}
