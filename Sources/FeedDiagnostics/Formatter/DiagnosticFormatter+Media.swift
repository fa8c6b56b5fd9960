extension DiagnosticFormatter {
  func words(_ problem: MediaProblem) -> String {
    switch problem {
    case .broken(let fault):
      "the file is broken: \(words(fault))"
    case .mismatch(let named, let found):
      "the name of the file says \(named), but its content is \(found); name it after its content"
    case .otherDuration(let key, let written, let measured, let file):
      "\"\(key)\" says \(Self.clock(written)), but \(Self.quoted(file)) plays for \(Self.clock(measured)); mend it or take it out"
    }
  }

  /// `3:45`, as front matter has it.
  private static func clock(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private func words(_ fault: MediaFault) -> String {
    switch fault {
    case .empty: "it has no bytes; put the whole file there"
    case .unreadable(let reason): "it cannot be read (\(reason)); mend its permissions or copy it again"
    case .truncated: "it ends too early; copy the whole file again"
    case .unrecognized(let expected): "its content is not \(expected); export it again, or name it after its content"
    case .damaged(let part): "its \(part) makes no sense; export it again"
    case .undecodable(let reason): "its picture cannot be shown as a whole (\(reason)); export it again"
    case .buried(let limit): "its first \(limit) bytes do not say what it holds; export it again"
    }
  }
}
