/// What one way over one text took.
struct Measurement {
  /// Processor seconds, which do not depend on what else the machine does.
  let seconds: Double
  /// How far the memory in use rose above what it was before, in bytes.
  let memory: Int

  init(seconds: Double, memory: Int) {
    self.seconds = seconds
    self.memory = memory
  }

  /// Reads what `description` wrote.
  init?(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let seconds = Double(parts[0]), let memory = Int(parts[1]) else { return nil }
    self.init(seconds: seconds, memory: memory)
  }

  /// The two numbers, as the parent process reads them.
  var description: String { "\(seconds) \(memory)" }

  /// The memory in whole megabytes.
  var megabytes: Int { memory / 1_000_000 }
}
