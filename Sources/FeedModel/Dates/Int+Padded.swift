extension Int {
  /// The number in decimal notation, with zeros before it up to `width` digits.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
