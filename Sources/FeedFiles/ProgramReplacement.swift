/// Runs another program in place of this one, with its terminal, files and identity (POSIX `execv`).
package enum ProgramReplacement {
  /// Runs the program; returns only where that fails, with the system's reason.
  package static func run(_ program: String, _ arguments: [String]) -> String {
    let words = CStrings([program] + arguments)
    _ = unsafe execv(program, words.pointers)
    return SystemError.last.reason
  }
}

/// Texts as the system takes lists of them: pointers to C strings, and a null after the last one.
@safe package struct CStrings: ~Copyable {
  /// The pointers, valid for as long as the value lives.
  package let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  package init(_ texts: [String]) {
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
