import FeedServer
import Foundation
import Testing

@Suite("Requests that no honest client sends")
struct HostileRequestTests {
  @Test("None of them gets a byte from outside of the site, and the server stays up")
  func requests() async throws {
    #expect(HostileRequests.all.count >= 200)
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      for (name, bytes) in HostileRequests.all {
        let answer = try await RawExchange.send(bytes, port: port)
        let text = String(decoding: answer, as: UTF8.self)
        #expect(!text.contains(ServedFolder.secret), "\(name)")
        #expect(!text.contains("root:x:"), "\(name)")
        // What is answered is an answer of HTTP, and never one that lets something through.
        if !answer.isEmpty { #expect(text.hasPrefix("HTTP/1.1 "), "\(name): \(text.prefix(40))") }
        #expect(!text.contains("evil.example"), "\(name)")
      }
      #expect(try await RawExchange.get("/feed.xml", port: port).text == "<rss/>")
    }
    withExtendedLifetime(folder) {}
  }

  @Test("A name that leads here from elsewhere is told to go away")
  func rebinding() async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      for host in ["evil.example", "127.0.0.1.evil.example:\(port)", ""] {
        let text = try await RawExchange.send(
          "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", port: port)
        #expect(text.hasPrefix("HTTP/1.1 421") && !text.contains("Home"), "\(host)")
      }
      let text = try await RawExchange.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", port: port)
      #expect(text.hasPrefix("HTTP/1.1 400"))
    }
    withExtendedLifetime(folder) {}
  }

  @Test("Fields that are too large or too many are refused")
  func limits() async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      let large = try await RawExchange.get("/", ["X: " + String(repeating: "y", count: 20_000)], port: port)
      #expect(large.status == 400)
      let many = try await RawExchange.get("/", (0..<200).map { "X-\($0): y" }, port: port)
      #expect(many.status == 400)
      #expect(try await RawExchange.get("/", (0..<50).map { "X-\($0): y" }, port: port).status == 200)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("A client that is too slow loses its connection, however it spreads its bytes; others do not wait")
  func slowClients() async throws {
    let folder = try ServedFolder()
    let limits = ConnectionLimits(requestTime: .seconds(20), idleTime: .seconds(20))
    try await RunningServer.with(folder.site, limits: limits) { port in
      try await withThrowingTaskGroup(of: Duration.self) { group in
        for _ in 0..<50 {
          group.addTask {
            let start = ContinuousClock.now
            // Neither this client nor the one that sends nothing after an answer ever ends its side.
            _ = try await RawExchange.send(Array("GET / HTTP/1.1\r\nHost: loc".utf8), port: port, halfCloses: false)
            return ContinuousClock.now - start
          }
          group.addTask {
            let start = ContinuousClock.now
            _ = try await RawExchange.send(
              Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), port: port, halfCloses: false)
            return ContinuousClock.now - start
          }
        }
        for _ in 0..<20 { #expect(try await RawExchange.get("/feed.xml", port: port).status == 200) }
        for try await time in group { #expect(time < .seconds(150)) }
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test("More connections than allowed wait for their turn")
  func connections() async throws {
    let folder = try ServedFolder()
    let limits = ConnectionLimits(connections: 64, requestTime: .seconds(60), idleTime: .seconds(60))
    try await RunningServer.with(folder.site, limits: limits) { port in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<200 {
          group.addTask { try await RawExchange.get("/feed.xml", port: port).status }
        }
        for try await status in group { #expect(status == 200) }
      }
    }
    withExtendedLifetime(folder) {}
  }
}
