import CCmark
import FeedDiagnostics
import Testing

@testable import FeedMarkdown

@Suite("Memory of cmark's trees")
struct CmarkArenaTests {
  /// Sizes on both sides of each boundary: the finest classes, powers of two, and what gets a chunk of its own.
  private static let sizes = [0, 1, 15, 16, 17, 511, 512, 513, 1024, 1025, 65_535, 65_536, 65_537, 262_144, 1_000_000]

  @Test(arguments: sizes)
  func `Hands out blocks of zeros that lie apart`(size: Int) {
    var arena = CmarkArena()
    defer { arena.destroy() }
    arena.open()
    let blocks = (1...40).map { number in
      let block = unsafe Block(arena.allocate(size), size: size)
      let isZero = block.isFilled(with: 0)
      #expect(isZero && block.address % 16 == 0)
      block.fill(with: UInt8(number))
      return block
    }
    for (block, number) in zip(blocks, 1...) { #expect(block.isFilled(with: UInt8(number))) }
  }

  @Test(arguments: sizes)
  func `Hands out again what was freed, as zeros`(size: Int) {
    var arena = CmarkArena()
    defer { arena.destroy() }
    arena.open()
    let first = unsafe Block(arena.allocate(size), size: size)
    first.fill(with: 0xFF)
    unsafe arena.free(first.start)
    let second = unsafe Block(arena.allocate(size), size: size)
    #expect(second.address == first.address)
    #expect(second.isFilled(with: 0))
  }

  @Test(arguments: sizes)
  func `Keeps what a block holds when it grows`(size: Int) {
    var arena = CmarkArena()
    defer { arena.destroy() }
    arena.open()
    let small = unsafe Block(arena.allocate(size), size: size)
    small.fill(with: 7)
    let large = unsafe Block(arena.reallocate(small.start, size * 3 + 1), size: size)
    #expect(large.isFilled(with: 7))
  }

  @Test
  func `Starts over when the last tree is gone, and not before`() {
    var arena = CmarkArena()
    defer { arena.destroy() }
    arena.open()
    let first = unsafe Block(arena.allocate(100), size: 100)
    arena.open()
    arena.close()
    let second = unsafe Block(arena.allocate(100), size: 100)
    #expect(second.address != first.address)
    for _ in 0..<5000 { _ = unsafe arena.allocate(200) }
    arena.close()
    arena.open()
    let third = unsafe Block(arena.allocate(100), size: 100)
    #expect(third.address == first.address)
  }

  @Test
  func `Is the one that the thread's trees are counted in`() {
    let addresses = (0..<4).map { _ in
      let memory = unsafe CmarkMemory.open()
      defer { CmarkMemory.close() }
      let first = unsafe Int(bitPattern: memory.pointee.calloc(1, 100))
      for _ in 0..<5000 { _ = unsafe memory.pointee.calloc(1, 200) }
      return first
    }
    // What was taken first stays, so that each tree begins there.
    #expect(Set(addresses).count == 1)
  }

  @Test
  func `Belongs to a thread: bodies are read on many at once`() async {
    let text = String(repeating: "> - *a* [b](c) `d` ~~e~~ [^1]\n\n[^1]: f\n\n", count: 40)
    let expected = markup(of: text)
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { markup(of: text) } }
      for await found in group { #expect(found == expected) }
    }
  }

  private func markup(of text: String) -> String {
    MarkdownParser().parse(text, at: SourceLocation(file: "a.md", line: 1)).body.html(MarkdownRendering())
  }

  /// A block of an arena.
  @safe
  private struct Block {
    let start: UnsafeMutableRawPointer
    let size: Int

    init(_ start: UnsafeMutableRawPointer, size: Int) {
      unsafe self.start = unsafe start
      self.size = size
    }

    var address: Int { unsafe Int(bitPattern: start) }

    func fill(with byte: UInt8) {
      unsafe start.initializeMemory(as: UInt8.self, repeating: byte, count: size)
    }

    func isFilled(with byte: UInt8) -> Bool {
      unsafe UnsafeRawBufferPointer(start: start, count: size).allSatisfy { $0 == byte }
    }
  }
}
