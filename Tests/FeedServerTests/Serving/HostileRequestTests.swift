import Foundation
import Testing

@testable import FeedServer

@Suite("Requests that no honest client sends")
struct HostileRequestTests {
  @Test
  func `None of them gets a byte from outside of the site, and the server stays up`() async throws {
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

  @Test
  func `A foreign name that leads here is refused`() async throws {
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

  @Test
  func `The host of the request line decides, whatever the field says`() async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      for target in ["http://evil.example/", "http://evil.example", "x://localhost@evil.example/", "http:///"] {
        let text = try await RawExchange.send(
          "GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", port: port)
        #expect(text.hasPrefix("HTTP/1.1 421") && !text.contains("Home"), "\(target)")
      }
      let text = try await RawExchange.send(
        "GET http://localhost:\(port)/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", port: port)
      #expect(text.hasPrefix("HTTP/1.1 200") && text.contains("Home"))
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `Pages of other sites do not hear of changes`() async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site, reload: ReloadChannel()) { port in
      for origin in ["http://evil.example", "null", "http://localhost:1"] {
        let answer = try await RawExchange.get("/__feedsite/events", ["Origin: \(origin)"], port: port)
        #expect(answer.status == 403, "\(origin)")
      }
      let own = try await RawExchange.get(
        "/__feedsite/events", ["Origin: http://localhost"], method: "HEAD", port: port)
      // A stream has no length that an answer to HEAD could state.
      #expect(own.status == 405 && own.fields["allow"] == "GET")
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `Fields that are too large or too many are refused`() async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      let large = try await RawExchange.get("/", ["X: " + String(repeating: "y", count: 20_000)], port: port)
      #expect(large.status == 431 && large.fields["connection"] == "close")
      let many = try await RawExchange.get("/", (0..<200).map { "X-\($0): y" }, port: port)
      #expect(many.status == 431)
      // However much a client still has to say, it hears why it is not listened to.
      let endless = try await RawExchange.get("/", ["X: " + String(repeating: "y", count: 500_000)], port: port)
      #expect(endless.status == 431)
      #expect(try await RawExchange.get("/", (0..<50).map { "X-\($0): y" }, port: port).status == 200)
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `An address that is too long is distinguished from fields that are too large, after other requests as well`()
    async throws
  {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site) { port in
      for count in [8_192, 10_000, 16_000, 16_384, 17_000, 100_000] {
        let answer = try await RawExchange.get("/" + String(repeating: "a", count: count), port: port)
        #expect(answer.status == 414, "\(count)")
      }
      #expect(try await RawExchange.get("/" + String(repeating: "a", count: 8_191), port: port).status == 404)
      let first = "GET /feed.xml HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let long = "GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let large = "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "y", count: 20_000))\r\n\r\n"
      for (requests, status) in [(first + long, 414), (first + large, 431), (first + large + long, 431)] {
        let text = try await RawExchange.send(requests, port: port)
        let answers = text.components(separatedBy: "HTTP/1.1 ").dropFirst()
        #expect(answers.map { Int($0.prefix(3)) } == [200, status])
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `A client that is too slow loses its connection, however it spreads its bytes; others do not wait`() async throws
  {
    let folder = try ServedFolder()
    let limits = ConnectionLimits(requestTime: .seconds(20), idleTime: .seconds(20))
    try await RunningServer.with(folder.site, limits: limits) { port in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask {
            // Neither this client nor the one that sends nothing after an answer ever ends its side; an exchange that
            // nobody ends throws.
            _ = try await RawExchange.send(Array("GET / HTTP/1.1\r\nHost: loc".utf8), port: port, halfCloses: false)
          }
          group.addTask {
            _ = try await RawExchange.send(
              Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), port: port, halfCloses: false)
          }
        }
        for _ in 0..<20 { #expect(try await RawExchange.get("/feed.xml", port: port).status == 200) }
        try await group.waitForAll()
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `More connections than allowed wait for their turn`() async throws {
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
