internal import CCmark

/// The memory of the trees that are on one thread: taken from the system in chunks, and given back all at once when
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

  /// A block of `size` bytes that begins with what `block` holds; what is after it is not zero.
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

/// Hands cmark the memory of a thread's ``CmarkArena``.
///
/// cmark's allocation functions get only sizes and addresses (`cmark.h`, "Custom memory allocator support"), so the
/// arena has to be found through the thread. A tree therefore stays on the thread that parsed it.
@safe
enum CmarkMemory {
  /// What cmark is given; made once and never changed, so that threads can share it.
  nonisolated(unsafe) static let allocator: UnsafeMutablePointer<cmark_mem> = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    unsafe memory.initialize(
      to: cmark_mem(
        calloc: { count, size in
          // cmark asks for as many bytes as its texts take, which are far from overflowing.
          unsafe CmarkMemory.arena.pointee.allocate(count * size)
        },
        realloc: { block, size in
          guard let block = unsafe block else { return unsafe CmarkMemory.arena.pointee.allocate(size) }
          return unsafe CmarkMemory.arena.pointee.reallocate(block, size)
        },
        free: { block in
          if let block = unsafe block { unsafe CmarkMemory.arena.pointee.free(block) }
        }))
    return unsafe memory
  }()

  /// Begins a tree, and gives what cmark is to make it with.
  static func open() -> UnsafeMutablePointer<cmark_mem> {
    let allocator = unsafe allocator
    unsafe arena.pointee.open()
    return unsafe allocator
  }

  static func close() {
    unsafe arena.pointee.close()
  }

  /// The arena of the thread that asks.
  @inline(__always)
  private static var arena: UnsafeMutablePointer<CmarkArena> {
    if let known = unsafe slot().pointee { return unsafe known.assumingMemoryBound(to: CmarkArena.self) }
    return unsafe makeArena()
  }

  /// Where the arena of the thread that asks is kept.
  ///
  /// Never inlined: a copy in another object file would look into a variable of its own.
  @inline(never)
  private static func slot() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> { unsafe feedsite_cmark_slot() }

  @inline(never)
  private static func makeArena() -> UnsafeMutablePointer<CmarkArena> {
    let new = UnsafeMutablePointer<CmarkArena>.allocate(capacity: 1)
    unsafe new.initialize(to: CmarkArena())
    let error = unsafe pthread_setspecific(key, new)
    precondition(error == 0, "the system has no memory for what a thread keeps for cmark")
    unsafe slot().pointee = UnsafeMutableRawPointer(new)
    return unsafe new
  }

  /// Frees the arena of a thread where the thread ends.
  ///
  /// - Precondition: The process has a key left and the memory for it. It asks for one key in all, so that no content
  ///   can use them up.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = unsafe pthread_key_create(&key) { memory in
      #if canImport(Darwin)
        let arena = unsafe memory.assumingMemoryBound(to: CmarkArena.self)
      #else
        guard let arena = unsafe memory?.assumingMemoryBound(to: CmarkArena.self) else { return }
      #endif
      unsafe arena.pointee.destroy()
      unsafe arena.deallocate()
      unsafe slot().pointee = nil
    }
    precondition(error == 0, "the system has no room for what a thread keeps for cmark")
    return key
  }()
}
