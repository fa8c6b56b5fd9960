extension Accent {
  /// The colour as a class name: `accent-song`.
  var className: String { "accent-\(name)" }

  /// The colour as a custom property of CSS, where the site and not the theme chose it; nil for anything else than
  /// `#rrggbb`, so that no other CSS comes in.
  var style: String? {
    guard let color, color.count == 7, color.first == "#", color.dropFirst().allSatisfy(\.isHexDigit) else {
      return nil
    }
    return "--accent: \(color)"
  }
}
