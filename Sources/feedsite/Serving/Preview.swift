import FeedModel
import FeedServer

/// One run of `feedsite serve`: listens, shows, and follows changes until it is told to end.
struct Preview: Sendable {
  let source: PreviewSource
  let address: ServerAddress
  let url: SiteURL?
  let opensBrowser: Bool
  let report: Report

  /// Serves; false where no port can be had.
  func run() async -> Bool {
    let site = CurrentSite()
    let channel = reloads ? ReloadChannel() : nil
    let server = PreviewServer(site: site, hosts: HostCheck(names: hostNames), reload: channel)
    for port in address.ports {
      do {
        try await server.run(address: address.host, port: port) { port in await work(site, channel, port: port) }
        return true
      } catch let failure as ListeningFailure {
        if failure.isInUse, port < address.ports.upperBound { continue }
        let words = failure.isInUse ? "another program listens there; choose one with --port" : failure.reason
        report.standardError("error: cannot listen on port \(port) of \(address.host): \(words)")
        return false
      } catch {
        report.standardError("error: the preview ended: \(error)")
        return false
      }
    }
    return false
  }

  private var reloads: Bool {
    if case .content(let settings) = source { settings.reloads } else { false }
  }

  /// The names by which clients may call the server besides those of this machine.
  private var hostNames: [String] {
    let url = url.map { [$0.origin] } ?? []
    return [address.host]
      + url.compactMap { $0.split(separator: "/").last?.split(separator: ":").first.map(String.init) }
  }

  /// What goes on beside the server.
  private func work(_ site: CurrentSite, _ channel: ReloadChannel?, port: Int) async {
    let origin = address.origin(port: port)
    if address.port == nil, port != address.ports.lowerBound {
      report.result("Port \(address.ports.lowerBound) is taken, so this is port \(port).")
    }
    switch source {
    case .folder(let folder):
      site.show(folder)
      announce(origin + (url?.basePath ?? "/"))
    case .content(let settings):
      let live = LiveSite(settings: settings, origin: origin, report: report, channel: channel)
      await live.run(showingOn: site) { announce(origin + $0) }
    }
  }

  private func announce(_ address: String) {
    report.result("Serving \(address) (Ctrl-C ends it)")
    if opensBrowser { Browser.open(address) }
  }
}
