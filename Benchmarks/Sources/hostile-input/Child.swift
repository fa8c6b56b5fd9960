internal import Comparison
internal import Foundation

/// A process of its own for one way over one text, so that memory is that of nothing else and time can be limited.
enum Child {
  /// The ways, by the names under which a child is told about them.
  static let ways = ["cmark": Cmark.renderSmart, "feedsite": Feedsite.render]

  /// Starts a child and waits for it; nil where it took longer than allowed or crashed.
  static func measure(_ way: String, _ family: HostileFamily, size: Int, limit: Int) throws -> Measurement? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -t \(limit); exec \"$0\" \"$@\"", CommandLine.arguments[0], "--measure", way, family.name,
      "\(size)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Measurement(String(decoding: data, as: UTF8.self))
  }

  /// What a child does.
  static func run(_ arguments: [String]) {
    guard arguments.count == 3, let render = ways[arguments[0]],
      let family = HostileFamily.all.first(where: { $0.name == arguments[1] }), let size = Int(arguments[2])
    else { return }
    let text = family.text(size)
    let memory = MemoryUse.peak
    let time = Stopwatch { _ = render(text) }
    print(Measurement(seconds: time.processor, memory: MemoryUse.peak - memory).description)
  }
}
