import Logging
import ServiceLifecycle
import UnixSignals

/// Runs work until it is interrupted.
package enum Interruption {
  private struct Work: Service {
    let body: @Sendable () async -> Void

    func run() async { await cancelWhenGracefulShutdown { await body() } }
  }

  /// Works until the process gets SIGINT or SIGTERM, which cancels the task of the work, or until it ends by itself.
  ///
  /// What it is in the middle of may come to its end.
  package static func run(_ work: @escaping @Sendable () async -> Void) async {
    let logger = Logger(label: "feedsite") { _ in SwiftLogNoOpLogHandler() }
    let service = ServiceGroupConfiguration.ServiceConfiguration(
      service: Work(body: work), successTerminationBehavior: .gracefullyShutdownGroup)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [service], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger))
    // The work cannot fail, and a group that was cancelled has ended as well.
    try? await group.run()
  }
}
