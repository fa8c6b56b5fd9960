import FeedModel

/// Reads which place of a picture stays in view where the picture is cut.
enum FocalPointParser {
  /// One of the two parts of a point, in per cent.
  private enum Part {
    /// How far from the left.
    case x(Int)
    /// How far from the top.
    case y(Int)
    /// How far on the axis that the order tells.
    case either(Int)

    init?(_ text: Substring) {
      switch text {
      case "left": self = .x(0)
      case "right": self = .x(100)
      case "top": self = .y(0)
      case "bottom": self = .y(100)
      case "center", "centre": self = .either(50)
      default:
        guard text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) else { return nil }
        self = .either(Int(share.rounded()))
      }
    }

    var x: Int? {
      switch self {
      case .x(let share), .either(let share): share
      case .y: nil
      }
    }

    var y: Int? {
      switch self {
      case .y(let share), .either(let share): share
      case .x: nil
      }
    }
  }

  /// The point that a text means: `30% 60%`, from the left and from the top, or words such as `top left`, which may stand
  /// in any order and be joined by a hyphen; nil where it means none.
  static func point(from text: String) -> FocalPoint? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "," }
    let parts = words.compactMap(Part.init)
    guard parts.count == words.count, let first = parts.first, parts.count <= 2 else { return nil }
    let second = parts.count == 2 ? parts[1] : .either(50)
    if let x = first.x, let y = second.y { return FocalPoint(x: x, y: y) }
    if let y = first.y, let x = second.x { return FocalPoint(x: x, y: y) }
    return nil
  }
}

extension FieldReader {
  /// The point of a picture that stays in view.
  func focus(_ name: String) -> FocalPoint? {
    value([name], expected: "a place such as \"30% 60%\" or \"top left\"", FocalPointParser.point)
  }
}
