import FeedModel

/// Reads which place of a picture stays in view where the picture is cut.
enum FocalPointParser {
  /// How far from the left and from the top a word may mean, in per cent; a number means either, as the order tells.
  private static func part(_ text: Substring) -> (x: Int?, y: Int?)? {
    switch text {
    case "left": return (0, nil)
    case "right": return (100, nil)
    case "top": return (nil, 0)
    case "bottom": return (nil, 100)
    case "center", "centre": return (50, 50)
    default:
      guard text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) else { return nil }
      return (Int(share.rounded()), Int(share.rounded()))
    }
  }

  /// The point that a text means: `30% 60%`, from the left and from the top, or words such as `top left`, which may stand
  /// in any order and be joined by a hyphen; nil where it means none.
  static func point(from text: String) -> FocalPoint? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "," }
    let parts = words.compactMap(part)
    guard parts.count == words.count, let first = parts.first, parts.count <= 2 else { return nil }
    let second: (x: Int?, y: Int?) = parts.count == 2 ? parts[1] : (50, 50)
    if let x = first.x, let y = second.y { return FocalPoint(x: x, y: y) }
    if let x = second.x, let y = first.y { return FocalPoint(x: x, y: y) }
    return nil
  }
}

extension FieldReader {
  /// The point of a picture that stays in view.
  func focus(_ name: String) -> FocalPoint? {
    value([name], expected: "a place such as \"30% 60%\" or \"top left\"", FocalPointParser.point)
  }
}
