#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Texts as the system takes lists of them: pointers to C strings, and a null behind the last one.
@safe struct CStrings: ~Copyable {
  /// The pointers, valid for as long as the value lives.
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  /// Copies texts.
  init(_ texts: [String]) {
    count = texts.count
    unsafe pointers = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      unsafe pointers.advanced(by: index).initialize(to: strdup(text))
    }
    unsafe pointers.advanced(by: texts.count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
