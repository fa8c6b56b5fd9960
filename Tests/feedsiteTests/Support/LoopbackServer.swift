import Foundation
import TestSupport

/// A web server on this machine, for tests of what asks other sites.
///
/// The last part of a path is the status that it answers with; `slow` takes its time, and `get-only` knows no HEAD.
final class LoopbackServer: Sendable {
  /// Its address, without a slash at the end.
  let address: String
  private let process: Process
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put(Self.program, at: "server.py")
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", folder.path(of: "server.py"), folder.path(of: "log")]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.start()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = "http://127.0.0.1:\(port.filter(\.isNumber))"
  }

  deinit { process.terminate() }

  /// What was asked for: the time in seconds, the method, the path and the user agent of each request.
  func requests() throws -> [(time: Double, method: String, path: String, agent: String)] {
    guard folder.exists("log") else { return [] }
    return try folder.text(of: "log").split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      return (Double(words[0]) ?? 0, words[1], words[2], words[3])
    }
  }

  private static let program = """
    import http.server, sys, time

    class Handler(http.server.BaseHTTPRequestHandler):
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

        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """
}
