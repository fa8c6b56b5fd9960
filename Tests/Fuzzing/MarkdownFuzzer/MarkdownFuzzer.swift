import BodyChecking
import CLibFuzzer
import Foundation

/// Reads whatever libFuzzer makes up; see `scripts/fuzz`.
@main
enum MarkdownFuzzer {
  /// Calls libFuzzer's driver by hand, because SwiftPM wants a `main` of its own.
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, readMarkdown))
  }
}

/// Reads one input; named as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
  let check = BodyCheck(input)
  guard let problem = check.problems.first else { return 0 }
  // A trap makes libFuzzer keep the input; what is wrong goes before it.
  let report = "\n== \(problem)\n== page\n\(check.page)\n== feed\n\(check.feed)\n"
  FileHandle.standardError.write(Data(report.utf8))
  abort()
}
