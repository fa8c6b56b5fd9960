/// How walls are made.
public struct WallSettings: Hashable, Sendable {
  /// How many entries a full page holds, at least one.
  public var perPage: Int
  /// The layouts that readers can choose among, each once; the first is the one that pages show at first.
  public private(set) var layouts: [WallLayout]
  /// How the cards stand at first.
  public var layout: WallLayout { layouts.first ?? .wall }

  /// Creates settings; without layouts all of them are offered.
  public init(perPage: Int = 24, layouts: [WallLayout] = WallLayout.allCases) {
    self.perPage = max(1, perPage)
    let unique = layouts.enumerated().filter { index, layout in !layouts[..<index].contains(layout) }.map(\.element)
    self.layouts = unique.isEmpty ? WallLayout.allCases : unique
  }
}
