/// The memory of the trees that stand on one thread: taken from the system in chunks, and given back all at once when
/// the last tree is gone.
///
/// A tree is thousands of small blocks which live and die together. What cmark frees on the way is kept by size and
/// handed out again, so that a text costs no more memory than with the system's allocator, and far less time.
@safe
struct CmarkArena {
  /// Where a chunk begins: the chunk before it.
  @safe
  private struct Chunk {
    var previous: UnsafeMutablePointer<Chunk>?
  }

  /// Before each block: the class of its size. Blocks begin at multiples of it, as C wants of memory for anything.
  private static let header = 16
  /// The size of a chunk in bytes; one of them stays for the next tree.
  private static let chunkSize = 1 << 18
  /// Up to this many bytes, sizes are multiples of sixteen, above it powers of two.
  private static let largestFine = 512
  private static let classes = largestFine / 16 + 64

  /// The chunk that was taken first, which stays.
  private let first: UnsafeMutablePointer<Chunk>
  private var last: UnsafeMutablePointer<Chunk>
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// For each class the block that was freed last; such a block begins with the address of the one before.
  private let freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// How many trees stand.
  private(set) var trees = 0

  init() {
    unsafe first = Self.chunk(size: Self.chunkSize)
    unsafe last = first
    unsafe next = UnsafeMutableRawPointer(first) + Self.header
    unsafe end = UnsafeMutableRawPointer(first) + Self.chunkSize
    unsafe freed = .allocate(capacity: Self.classes)
    unsafe freed.initialize(repeating: nil, count: Self.classes)
  }

  /// Gives everything back to the system; the arena must not be used any more.
  mutating func destroy() {
    unsafe freeChunks(after: nil)
    unsafe freed.deallocate()
  }

  /// Begins a tree.
  mutating func open() {
    trees += 1
  }

  /// Ends a tree; with the last one, all blocks are gone.
  mutating func close() {
    trees -= 1
    guard trees == 0 else { return }
    unsafe freeChunks(after: first)
    unsafe last = first
    unsafe next = UnsafeMutableRawPointer(first) + Self.header
    unsafe end = UnsafeMutableRawPointer(first) + Self.chunkSize
    unsafe freed.update(repeating: nil, count: Self.classes)
  }

  /// A block of `size` bytes, all of them zero where that matters.
  @inline(__always)
  mutating func allocate(_ size: Int, isZero: Bool = true) -> UnsafeMutableRawPointer {
    let index = Self.classIndex(of: size)
    var block: UnsafeMutableRawPointer
    if let reused = unsafe freed[index] {
      unsafe freed[index] = unsafe reused.load(as: UnsafeMutableRawPointer?.self)
      unsafe block = reused
    } else {
      let needed = Self.size(ofClass: index) &+ Self.header
      unsafe block = next
      if unsafe needed <= end - next { unsafe next += needed } else { unsafe block = takeChunk(for: needed) }
      unsafe block.storeBytes(of: index, as: Int.self)
      unsafe block += Self.header
    }
    if isZero { unsafe block.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
    return unsafe block
  }

  /// A block of `size` bytes that begins with what `block` holds; what is behind it is not zero.
  mutating func reallocate(_ block: UnsafeMutableRawPointer, _ size: Int) -> UnsafeMutableRawPointer {
    let old = unsafe Self.size(ofClass: Self.classIndex(of: block))
    guard size > old else { return unsafe block }
    let new = unsafe allocate(size, isZero: false)
    unsafe new.copyMemory(from: block, byteCount: old)
    unsafe free(block)
    return unsafe new
  }

  /// Takes a block back.
  @inline(__always)
  mutating func free(_ block: UnsafeMutableRawPointer) {
    let index = unsafe Self.classIndex(of: block)
    unsafe block.storeBytes(of: freed[index], as: UnsafeMutableRawPointer?.self)
    unsafe freed[index] = unsafe block
  }

  // MARK: Sizes

  @inline(__always)
  private static func classIndex(of size: Int) -> Int {
    // A block has room for an address once it is freed, and the class of no bytes as well.
    size <= largestFine
      ? Int(UInt(bitPattern: size &+ 15) >> 4) : largestFine / 16 + Int.bitWidth - (size - 1).leadingZeroBitCount
  }

  @inline(__always)
  private static func size(ofClass index: Int) -> Int {
    index <= largestFine / 16 ? max(index &<< 4, 16) : 1 &<< (index - largestFine / 16)
  }

  @inline(__always)
  private static func classIndex(of block: UnsafeMutableRawPointer) -> Int {
    unsafe (block - header).load(as: Int.self)
  }

  // MARK: Chunks

  /// Room for `needed` bytes where the chunk has not enough.
  @inline(never)
  private mutating func takeChunk(for needed: Int) -> UnsafeMutableRawPointer {
    // What is large gets a chunk of its own, so that the room that is left stays in use.
    let isLarge = needed > Self.chunkSize / 4
    let chunk = unsafe Self.chunk(size: isLarge ? needed + Self.header : Self.chunkSize)
    unsafe chunk.pointee.previous = unsafe last
    unsafe last = chunk
    let start = unsafe UnsafeMutableRawPointer(chunk) + Self.header
    guard !isLarge else { return unsafe start }
    unsafe next = start + needed
    unsafe end = unsafe UnsafeMutableRawPointer(chunk) + Self.chunkSize
    return unsafe start
  }

  private static func chunk(size: Int) -> UnsafeMutablePointer<Chunk> {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: header)
    return unsafe memory.initializeMemory(as: Chunk.self, repeating: Chunk(previous: nil), count: 1)
  }

  private mutating func freeChunks(after kept: UnsafeMutablePointer<Chunk>?) {
    var chunk: UnsafeMutablePointer<Chunk>? = unsafe last
    while let current = unsafe chunk, unsafe current != kept {
      unsafe chunk = current.pointee.previous
      unsafe UnsafeMutableRawPointer(current).deallocate()
    }
  }
}
