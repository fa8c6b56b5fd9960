/// Sets of numbers from zero that grow together (union by size, paths halved).
struct DisjointSets {
  private var parents: [Int]
  private var sizes: [Int]

  /// Creates a set for each number.
  init(count: Int) {
    parents = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  /// The number that stands for the set in which another one is.
  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes one set of those in which two numbers are.
  mutating func unite(_ first: Int, _ second: Int) {
    let (first, second) = (representative(of: first), representative(of: second))
    guard first != second else { return }
    let (large, small) = sizes[first] < sizes[second] ? (second, first) : (first, second)
    parents[small] = large
    sizes[large] += sizes[small]
  }
}
