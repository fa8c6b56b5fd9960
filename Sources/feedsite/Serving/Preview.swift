import FeedFiles
import FeedModel
import FeedServer
import Foundation

/// One run of `feedsite serve`: listens, serves and follows changes until it is told to end.
struct Preview: Sendable {
  let source: PreviewSource
  let address: ServerAddress
  let url: SiteURL?
  let opensBrowser: Bool
  let report: Report

  /// Serves; false where no port is free.
  func run() async -> Bool {
    let site = CurrentSite()
    let channel = reloads ? ReloadChannel() : nil
    let server = PreviewServer(site: site, hosts: HostCheck(names: hostNames), reload: channel)
    for port in address.ports {
      do {
        try await server.run(address: address.host, port: port) { port in await work(site, channel, port: port) }
        return true
      } catch let failure as SystemError {
        let isInUse = failure.code == EADDRINUSE
        if isInUse, port < address.ports.upperBound { continue }
        let words = isInUse ? "another program listens there; choose one with --port" : failure.reason
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
      let live = WatchedSite(settings: settings, origin: origin, report: report, channel: channel)
      await live.run(showingOn: site) { announce(origin + $0) }
    }
  }

  private func announce(_ address: String) {
    report.result("Serving \(address) (Ctrl-C ends it)")
    if opensBrowser { Self.show(address) }
  }

  /// Asks the system to show an address; whether it has a browser is its own business.
  private static func show(_ address: String) {
    let process = Process()
    #if canImport(Darwin)
      process.executableURL = URL(filePath: "/usr/bin/open")
      process.arguments = [address]
    #else
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["xdg-open", address]
    #endif
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

enum PreviewSource: Sendable {
  /// A folder that is built already.
  case folder(RenderedSite)
  case content(PreviewSettings)
}

struct ServerAddress: Sendable {
  let host: String
  /// The requested port; nil where any near the usual one will do.
  let port: Int?

  /// The ports to try in turn.
  var ports: ClosedRange<Int> { port.map { $0...$0 } ?? 8_080...8_179 }

  /// Scheme, host and port by which this machine reaches the preview.
  func origin(port: Int) -> String {
    let isEverywhere = ["0.0.0.0", "::", "[::]", "*"].contains(host)
    let name = isEverywhere ? "127.0.0.1" : host
    let needsBrackets = name.contains(":") && !name.hasPrefix("[")
    return "http://\(needsBrackets ? "[\(name)]" : name):\(port)"
  }
}

/// How the site of a content folder is followed.
struct PreviewSettings: Sendable {
  let contentFolder: String
  /// What a build would take from the outside.
  let context: BuildContext
  /// Whether the system's clock counts instead of the context's.
  let followsClock: Bool
  /// Whether open pages are kept up to date.
  let reloads: Bool
  /// Whether the folders are polled for changes instead of being watched by the system.
  let polls: Bool

  /// The context at this moment.
  ///
  /// - Parameter origin: Where the site is served; nil where it is to have its own address.
  func context(origin: String?) -> BuildContext {
    var context = context
    if followsClock { context.now = ClockArgument.now.seconds }
    context.origin = origin
    return context
  }
}
