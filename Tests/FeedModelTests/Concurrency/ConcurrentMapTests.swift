import FeedModel
import Synchronization
import Testing

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 7, 15, 16, 17, 31, 33, 64, 1000, 12_345])
  func `Results are in the order of the elements`(count: Int) async {
    #expect(await Array(0..<count).concurrentMap { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test
  func `A slice is mapped from its own start`() async {
    let numbers = Array(0..<100)
    #expect(await numbers[40..<75].concurrentMap { $0 } == Array(40..<75))
    #expect(await numbers[40..<40].concurrentMap { $0 } == [])
    #expect(await (5..<9).concurrentMap { $0 } == [5, 6, 7, 8])
  }

  @Test
  func `Every element is mapped once`() async {
    let calls = Mutex(0)
    _ = await Array(0..<500).concurrentMap { _ in calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 500)
  }
}
