internal import Foundation

/// The time that some work takes, by the clock and on the processor.
public struct Stopwatch: Sendable {
  /// Seconds by the clock.
  public let elapsed: Double
  /// Processor seconds, which other programs on the machine disturb less.
  public let processor: Double

  /// Does the work.
  public init(_ work: () -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    let processorStart = Self.processorTime
    work()
    processor = Self.processorTime - processorStart
    elapsed = (clock.now - start) / .seconds(1)
  }

  private static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
