import CLibFuzzer
import Foundation
import FuzzSubjects
import Synchronization

/// Hands whatever libFuzzer makes up to the subject that `FEEDSITE_FUZZ_SUBJECT` names; see `scripts/fuzz`.
@main
enum Fuzzer {
  static let subject = FuzzSubjects.all[ProcessInfo.processInfo.environment["FEEDSITE_FUZZ_SUBJECT"] ?? ""]

  /// Calls libFuzzer's driver by hand, because SwiftPM wants a `main` of its own.
  static func main() {
    guard subject != nil else {
      let names = FuzzSubjects.all.keys.sorted().joined(separator: ", ")
      FileHandle.standardError.write(Data("fuzzer: FEEDSITE_FUZZ_SUBJECT has to be one of \(names)\n".utf8))
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, readInput))
  }

  /// What a subject says of an input, waited for, since libFuzzer calls a function of C.
  static func problem(in bytes: [UInt8]) -> String? {
    let answer = Answer()
    let (subject, isDone) = (subject, DispatchSemaphore(value: 0))
    Task.detached {
      answer.take(await subject?.problem(in: bytes))
      isDone.signal()
    }
    isDone.wait()
    return answer.problem
  }
}

/// What a subject says, as one thread hands it to another.
private final class Answer: Sendable {
  private let state = Mutex<String?>(nil)

  var problem: String? { state.withLock { $0 } }

  func take(_ problem: String?) { state.withLock { $0 = problem } }
}

/// Reads one input; named as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let problem = Fuzzer.problem(in: bytes) else { return 0 }
  // A trap makes libFuzzer keep the input; what is wrong goes before it.
  FileHandle.standardError.write(Data("\n== \(problem)\n".utf8))
  abort()
}
