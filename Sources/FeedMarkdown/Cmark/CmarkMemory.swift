internal import CCmark

/// Hands cmark the memory of a thread's ``CmarkArena``.
///
/// cmark's functions for memory are told nothing but sizes and addresses (`cmark.h`, "Custom memory allocator
/// support"), so that the arena has to be found through the thread. A tree therefore stays on the thread that parsed it.
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

  /// Ends a tree.
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
