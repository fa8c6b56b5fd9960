import Foundation

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
  /// Maps all elements on all processors; results are in the order of the elements.
  package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) async -> [Result] {
    // Many pieces a processor even out elements that take longer than others.
    let pieces = Swift.max(1, Swift.min(count, ProcessInfo.processInfo.activeProcessorCount * 32))
    let size = (count + pieces - 1) / pieces
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for (number, start) in stride(from: startIndex, to: endIndex, by: Swift.max(1, size)).enumerated() {
        group.addTask {
          (number, self[start..<Swift.min(start + size, self.endIndex)].map(transform))
        }
      }
      var parts: [[Result]] = Array(repeating: [], count: pieces)
      for await (number, part) in group { parts[number] = part }
      var results: [Result] = []
      results.reserveCapacity(count)
      for number in parts.indices {
        results += parts[number]
        parts[number] = []
      }
      return results
    }
  }
}

/// Releases a value that is no longer needed on another thread: freeing millions of small pieces takes a while, and
/// nothing has to wait for that.
package func takeApart<Value: Sendable>(_ value: consuming Value) {
  Task.detached { [value] in withExtendedLifetime(value) {} }
}
