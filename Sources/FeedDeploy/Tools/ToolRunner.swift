import FeedDiagnostics
import FeedFiles

/// Runs programs without a shell: arguments reach them as they are, and nobody interprets them.
package struct ToolRunner: Sendable {
  /// The environment that they get.
  package let environment: [String: String]
  /// An open file that they inherit, so that its lock lasts for as long as any of them runs, however feedsite ends.
  package let inherited: Int32?

  /// Variables that would point git at another repository than the one it is told.
  private static let misleading = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]

  /// Creates a runner.
  package init(environment: [String: String], inherited: Int32? = nil) {
    self.environment = environment.filter { !Self.misleading.contains($0.key) }
    self.inherited = inherited
  }

  /// Looks for a program.
  func tool(_ name: String, package: String? = nil) throws(Diagnostic) -> Tool {
    try Tool(name, package: package, environment: environment)
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - action: What it is to do, for messages: `send files`.
  ///   - input: What it reads from standard input.
  ///   - accepted: Exit codes that are no failure.
  @discardableResult
  func run(
    _ tool: Tool, _ arguments: [String], to action: String, input: [UInt8] = [],
    accepting accepted: Set<Int32> = [0]
  ) throws(Diagnostic) -> ToolResult {
    let result: ToolResult
    do throws(SystemError) {
      result = try ToolProcess(tool: tool, arguments: arguments, environment: environment, inherited: inherited)
        .run(input: input)
    } catch {
      throw failure(of: tool, to: action, error.reason)
    }
    guard accepted.contains(result.status) else { throw failure(of: tool, to: action, result.explanation) }
    return result
  }

  private func failure(of tool: Tool, to action: String, _ reason: String) -> Diagnostic {
    Diagnostic(.deploy(.toolFailed(tool.name, action: action, reason: reason)), at: nil)
  }
}
