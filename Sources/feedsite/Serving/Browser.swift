import Foundation

/// The program that shows pages.
enum Browser {
  /// Asks the system to show an address; whether it has a browser is its own business.
  static func open(_ address: String) {
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
