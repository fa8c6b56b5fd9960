/// Where a preview listens.
struct ServerAddress: Sendable {
  /// The address as it was given.
  let host: String
  /// The port that was asked for; nil where any near the usual one will do.
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
