/// An icon file of Windows that holds one PNG picture, as browsers expect it at `/favicon.ico`.
struct WindowsIcon {
  let png: [UInt8]
  /// Pixels a side, fewer than 256.
  let side: Int

  /// The file: a header, the entry of the one picture, and the picture.
  var bytes: [UInt8] {
    let header = number(0, size: 2) + number(1, size: 2) + number(1, size: 2)
    let dimensions = number(side, size: 1) + number(side, size: 1) + number(0, size: 2)
    let format = number(1, size: 2) + number(32, size: 2)
    let place = number(png.count, size: 4) + number(22, size: 4)
    return header + dimensions + format + place + png
  }

  /// A number with its lowest byte first.
  private func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
