/// A colour that stands for a picture until it is loaded: the average of its pixels.
public struct PlaceholderColor: Hashable, Sendable {
  /// Red, from 0 to 15.
  public let red: Int
  /// Green, from 0 to 15.
  public let green: Int
  /// Blue, from 0 to 15.
  public let blue: Int

  /// Creates a colour; what lies outside 0 to 15 becomes the nearer of the two.
  public init(red: Int, green: Int, blue: Int) {
    self.red = min(max(red, 0), 15)
    self.green = min(max(green, 0), 15)
    self.blue = min(max(blue, 0), 15)
  }

  /// The colour as CSS writes it: `#a53`.
  public var hexadecimal: String {
    // The digit in front keeps the zeros.
    "#" + String(0x1000 | red << 8 | green << 4 | blue, radix: 16).dropFirst()
  }
}
