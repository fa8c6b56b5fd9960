import Foundation
import TestSupport

/// A web server on this machine, for tests of what asks other sites.
final class LoopbackServer: Sendable {
  /// Its address, without a slash at the end.
  let address: String
  private let process: Process
  private let folder: TemporaryFolder

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - handler: The methods of its request handler in Python, which writes what it is asked for into `sys.argv[1]`.
  ///   - arguments: What else `sys.argv` holds.
  init(handler: String = LoopbackServer.statuses, arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    let indented = handler.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    try folder.put(Self.beginning + indented.joined(separator: "\n") + Self.end, at: "server.py")
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", folder.path(of: "server.py"), folder.path(of: "log")] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.start()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = "http://127.0.0.1:\(port.filter(\.isNumber))"
  }

  deinit { process.terminate() }

  /// The lines that the handler has written.
  func log() throws -> [String] {
    folder.exists("log") ? try folder.text(of: "log").split(separator: "\n").map(String.init) : []
  }

  /// What ``statuses`` was asked for: the time in seconds, the method, the path and the user agent of each request.
  func requests() throws -> [(time: Double, method: String, path: String, agent: String)] {
    try log().map { line in
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      return (Double(words[0]) ?? 0, words[1], words[2], words[3])
    }
  }

  /// Answers with the status that the last part of a path is; `slow` takes its time, and `get-only` knows no HEAD.
  static let statuses = """
    def answer(self):
        with open(sys.argv[1], "a") as log:
            print(time.monotonic(), self.command, self.path, self.headers["User-Agent"], file=log)
        name = self.path.split("?")[0].split("/")[-1]
        if name == "slow":
            time.sleep(30)
        status = int(name) if name.isdigit() else 200
        if name == "get-only" and self.command == "HEAD":
            status = 405
        self.send_response(status)
        if status in (301, 302):
            self.send_header("Location", "/404" if "lost" in self.path else "/200")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_HEAD = do_GET = answer
    """

  private static let beginning = """
    import http.server, json, sys, time, urllib.parse

    class Handler(http.server.BaseHTTPRequestHandler):

    """

  private static let end = """


        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """
}
