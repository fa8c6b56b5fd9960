internal import Comparison

/// Both ways over all bodies, one right after the other.
struct Round {
  let cmark: Stopwatch
  let feedsite: Stopwatch

  /// Runs both; which of them runs first should change from round to round.
  init(_ bodies: [String], startingWithCmark: Bool) {
    let early = startingWithCmark ? Self.time(bodies, Cmark.render) : nil
    feedsite = Self.time(bodies, Feedsite.render)
    cmark = early ?? Self.time(bodies, Cmark.render)
  }

  private static func time(_ bodies: [String], _ render: (String) -> Int) -> Stopwatch {
    var length = 0
    return Stopwatch { for body in bodies { length &+= render(body) } }
  }
}
