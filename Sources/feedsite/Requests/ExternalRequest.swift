import FeedFiles
import FeedModel
import Foundation

/// Asks for one address of another site by way of curl, which knows the web's protocols and their pitfalls.
struct ExternalRequest: Sendable {
  let url: String
  let settings: ExternalRequestSettings
  let curl: String
  /// A file that tells curl the address instead of its arguments, which everybody on the machine can read.
  var addressFile: String?
  /// Whether the address was written by whoever runs feedsite, who may mean a host of a private network; what it leads on
  /// to is up to others.
  var isOwn = true

  /// The path of the program; nil where it is not in a folder of `PATH`.
  static func findCurl() -> String? {
    FileStatus.program("curl", in: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// The host of an address with its port: requests to one host are paced.
  static func host(_ url: String) -> String { URLAuthority(of: url)?.text.lowercased() ?? url }

  /// How many addresses are asked that lead on to each other.
  private static let mostPlaces = 11

  /// Asks for the head of what is there and, where the host does not like that, for the first byte of the whole.
  func answer() async -> ExternalAnswer {
    let head = await ask(["--head", "--output", "/dev/null"])
    guard !head.isFine, !head.isFinal else { return head.answer }
    try? await Task.sleep(for: settings.delay)
    return await ask(["--range", "0-0", "--output", "/dev/null"]).answer
  }

  /// The result of one request, as curl reports it.
  struct Reply {
    /// The status of the answer (RFC 9110, section 15); 0 where there was none.
    let status: Int
    /// How curl ended; -1 where it does not say it.
    let code: Int
    /// The MIME type as the host states it; empty where it states none.
    let type: String
    /// The address of the host on the internet; empty where curl does not say it.
    let host: String
    /// Where the answer leads on to; empty where nowhere.
    let next: String
    /// What went wrong, in the words of curl.
    let message: String

    /// Of an address that nobody asks, since it leads to where strangers must not lead.
    static let refusal = failure(7, "it leads to this machine or into a private network")
    /// Of an address whose host has no place on the internet.
    static let unknownHost = failure(6, "no host of this name is known")
    /// Of an address to which others lead on for longer than the time limit.
    static let timeout = failure(28, "it leads on to other addresses for too long")

    private static func failure(_ code: Int, _ message: String) -> Reply {
      Reply(status: 0, code: code, type: "", host: "", next: "", message: message)
    }

    var isRefusal: Bool { message == Self.refusal.message }
    var isFine: Bool { (200..<400).contains(status) }
    /// Whether asking in another way would change nothing: no such host, no connection, too slow, no trust, a loop.
    var isFinal: Bool { [6, 7, 28, 35, 47, 51, 60].contains(code) }

    var reason: String { message.isEmpty ? "no answer" : message }

    var answer: ExternalAnswer {
      // Of a file that is cut off at the limit of time or size, the head was fine.
      if isFine { return .fine }
      // A range that a file does not have is a file, though.
      if status == 416 { return .fine }
      return status == 0 || isFinal ? .dead(reason) : ExternalAnswer(status: status)
    }
  }

  /// Downloads the address into a file; the fault says why that failed.
  ///
  /// Before version 8.4, curl accepts any number of bytes where the response does not state its length. A limit of the
  /// rate keeps that to a few times the size limit, so that the disk is not filled.
  func download(to file: String, sizeLimit: Int) async -> (reply: Reply, fault: String?) {
    let rate = Int(4 * Double(sizeLimit) / (settings.timeLimit / .seconds(1)))
    let reply = await ask(
      ["--fail", "--max-filesize", String(sizeLimit), "--limit-rate", String(rate), "--output", file])
    guard reply.code == 0, (200..<300).contains(reply.status) else { return (reply, reply.reason) }
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    return (reply, size == 0 ? "it is empty" : size > sizeLimit ? "it is too large" : nil)
  }

  /// Asks for the address and for what it leads on to, as long as that is nowhere where strangers must not lead.
  private func ask(_ method: [String]) async -> Reply {
    let end = ContinuousClock.now + settings.timeLimit
    let first = addressFile.map { ["--config", $0] } ?? ["--url", url]
    var reply = await ask(method, for: first, at: url, isTrusted: isOwn, until: end)
    // A host of the own network may lead on within it; where a proxy answers for the host, its name has to say so.
    let isTrusted = isOwn && (PrivateNetwork.holds(address: url) || isInPrivateNetwork(reply))
    for _ in 1..<Self.mostPlaces where (300..<400).contains(reply.status) && !reply.next.isEmpty {
      guard let address = argument(reply.next) else { break }
      reply = await ask(method, for: address, at: reply.next, isTrusted: isTrusted, until: end)
    }
    return reply
  }

  /// What tells curl another address, by the file if there is one; nil where that cannot be written.
  private func argument(_ address: String) -> [String]? {
    guard let addressFile else { return ["--url", address] }
    let escaped = address.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    guard FileManager.default.createFile(atPath: addressFile, contents: Data("url = \"\(escaped)\"\n".utf8)) else {
      return nil
    }
    return ["--config", addressFile]
  }

  /// Whether a host of a private network answered, and no proxy, which may be there and asks hosts anywhere.
  private func isInPrivateNetwork(_ reply: Reply) -> Bool {
    PrivateNetwork.holds(host: reply.host) && !settings.proxies.contains(reply.host)
  }

  private func ask(
    _ method: [String], for address: [String], at place: String, isTrusted: Bool, until end: ContinuousClock.Instant
  ) async -> Reply {
    var resolution: [String] = []
    if !isTrusted {
      switch PrivateNetwork.place(of: place) {
      case .inside: return .refusal
      // The proxy may know it. Without one, whoever names the host could name a place here when curl asks once more.
      case .unknown: guard !settings.proxies.isEmpty else { return .unknownHost }
      case .known(let arguments): resolution = arguments
      }
    }
    let milliseconds = Int((end - .now) / .milliseconds(1))
    guard milliseconds > 0 else { return .timeout }
    let seconds = String(Double(milliseconds) / 1000)
    // The settings of whoever runs feedsite are not for this; addresses never begin with a hyphen.
    var arguments = ["-q", "--silent", "--globoff", "--proto", "=http,https"]
    arguments += ["--connect-timeout", seconds, "--max-time", seconds, "--user-agent", settings.userAgent] + method
    arguments += [
      "--write-out", "%{http_code} %{exitcode} %{content_type}\n%{remote_ip}\n%{redirect_url}\n%{errormsg}",
    ]
    let output = await run(arguments + resolution + address)
    let lines = (output ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 2).map(String.init)
    let reply = Reply(
      status: words.first.flatMap { Int($0) } ?? 0, code: words.dropFirst().first.flatMap { Int($0) } ?? -1,
      type: words.count > 2 ? words[2] : "", host: lines.count > 1 ? lines[1] : "",
      next: lines.count > 2 ? lines[2] : "", message: lines.dropFirst(3).joined(separator: " "))
    return isTrusted || !isInPrivateNetwork(reply) ? reply : .refusal
  }

  private func run(_ arguments: [String]) async -> String? {
    let process = Process()
    process.executableURL = URL(filePath: curl)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    return await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
      do {
        try process.run()
      } catch {
        return continuation.resume(returning: nil)
      }
      // It waits until somebody reads what does not fit into the pipe, such as an address of 100 kB.
      DispatchQueue.global().async {
        let data = try? pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }
}

/// How hosts of other sites are asked.
struct ExternalRequestSettings: Sendable {
  /// The pause between two requests to one host.
  var delay: Duration = .seconds(1)
  /// How long one request may take, with all addresses to which the first leads on.
  var timeLimit: Duration = .seconds(20)
  /// How many hosts are asked at a time, each one request at a time.
  var hostLimit = 8
  /// The user agent of requests, by which hosts can recognise them.
  var userAgent = "feedsite/\(Version.number) (link check)"
  /// Where the proxies are that curl asks in place of hosts.
  var proxies = PrivateNetwork.proxies(in: ProcessInfo.processInfo.environment)

  /// Asks for addresses: hosts side by side, each for one address after the other, with a pause between two.
  ///
  /// - Returns: The answers, in any order.
  func ask<Answer: Sendable>(
    for urls: [String], _ ask: @escaping @Sendable (_ url: String) async -> Answer
  ) async -> [Answer] {
    let hosts = Dictionary(grouping: urls, by: ExternalRequest.host)
    var waiting = hosts.sorted { $0.key < $1.key }.map(\.value)[...]
    return await withTaskGroup(of: [Answer].self) { group in
      func addNext() {
        guard let urls = waiting.popFirst() else { return }
        group.addTask {
          var answers: [Answer] = []
          for (number, url) in urls.enumerated() {
            if number > 0 { try? await Task.sleep(for: delay) }
            answers.append(await ask(url))
          }
          return answers
        }
      }
      for _ in 0..<hostLimit { addNext() }
      var answers: [Answer] = []
      for await found in group {
        answers += found
        addNext()
      }
      return answers
    }
  }
}
