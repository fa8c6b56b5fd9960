package import Foundation
import Synchronization

extension Process {
  /// Starts it while no other test starts one.
  ///
  /// Foundation learns of the end of a process from a socket that only this process holds. One that is started at the
  /// same moment can inherit it (`Process.swift` of swift-corelibs-foundation closes what was open a little before), and
  /// then nobody hears of the end of the first before that of the second.
  package func start() throws {
    try Self.starts.withLock { _ in try run() }
  }

  private static let starts = Mutex(())
}
