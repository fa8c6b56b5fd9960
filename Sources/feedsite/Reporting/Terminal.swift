import FeedFiles

/// Where output goes.
enum Terminal {
  /// Whether somebody watches standard output.
  static var isStandardOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody watches standard error.
  static var isStandardError: Bool { isatty(STDERR_FILENO) == 1 }
}
