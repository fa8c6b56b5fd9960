import FeedServer
import Foundation
import Testing

@Suite("A folder over HTTP")
struct ServingTests {
  private func serving(_ work: @escaping @Sendable (Int) async throws -> Void) async throws {
    let folder = try ServedFolder()
    try await RunningServer.with(folder.site, work)
    withExtendedLifetime(folder) {}
  }

  @Test
  func `Files have their type, length, tag and date, and their bytes`() async throws {
    try await serving { port in
      let answer = try await RawExchange.get("/song.m4a", port: port)
      #expect(answer.status == 200 && answer.body.count == 1000)
      #expect(answer.fields["content-type"] == "audio/mp4" && answer.fields["content-length"] == "1000")
      #expect(answer.fields["accept-ranges"] == "bytes")
      #expect(answer.fields["etag"] != nil && answer.fields["last-modified"] != nil && answer.fields["date"] != nil)
    }
  }

  @Test
  func `HEAD has the fields of GET and no bytes`() async throws {
    try await serving { port in
      let answer = try await RawExchange.get("/song.m4a", ["Range: bytes=0-1"], method: "HEAD", port: port)
      #expect(answer.status == 200 && answer.body == [] && answer.fields["content-length"] == "1000")
    }
  }

  @Test(arguments: ["/notes", "/nothing", "/%zz", "/" + String(repeating: "a", count: 8_192)])
  func `HEAD has the fields of GET and no bytes where there is no page`(target: String) async throws {
    try await serving { port in
      let page = try await RawExchange.get(target, port: port)
      let answer = try await RawExchange.get(target, method: "HEAD", port: port)
      #expect(answer.status == page.status && answer.status >= 300 && answer.body == [])
      #expect(answer.fields["content-length"] == String(page.body.count) && !page.body.isEmpty)
    }
  }

  @Test
  func `Ranges are answered with parts, and those beyond the end with an error`() async throws {
    try await serving { port in
      let suffix = try await RawExchange.get("/song.m4a", ["Range: bytes=-500"], port: port)
      #expect(suffix.status == 206 && suffix.body.count == 500)
      #expect(suffix.fields["content-range"] == "bytes 500-999/1000" && suffix.fields["content-length"] == "500")
      let first = try await RawExchange.get("/song.m4a", ["Range: bytes=0-2"], port: port)
      #expect(first.text == "abc")
      let several = try await RawExchange.get("/song.m4a", ["Range: bytes=0-1,5-6"], port: port)
      #expect(several.status == 200 && several.body.count == 1000)
      let behind = try await RawExchange.get("/song.m4a", ["Range: bytes=1000-"], port: port)
      #expect(behind.status == 416 && behind.fields["content-range"] == "bytes */1000")
      let empty = try await RawExchange.get("/empty.txt", ["Range: bytes=0-"], port: port)
      #expect(empty.status == 416 && empty.fields["content-range"] == "bytes */0")
    }
  }

  @Test
  func `A client that has the current state gets no bytes, and a range of another state gets the whole`() async throws {
    try await serving { port in
      // A file may change twice in a second, so its date is told once that second is over.
      try await Task.sleep(for: .seconds(2))
      let answer = try await RawExchange.get("/song.m4a", port: port)
      let tag = try #require(answer.fields["etag"])
      let date = try #require(answer.fields["last-modified"])
      for field in ["If-None-Match: \(tag)", "If-None-Match: \"x\", \(tag)", "If-Modified-Since: \(date)"] {
        let again = try await RawExchange.get("/song.m4a", [field], port: port)
        #expect(again.status == 304 && again.body == [] && again.fields["etag"] == tag, "\(field)")
      }
      let part = try await RawExchange.get("/song.m4a", ["Range: bytes=0-1", "If-Range: \(tag)"], port: port)
      #expect(part.status == 206)
      let changed = try await RawExchange.get("/song.m4a", ["Range: bytes=0-1", "If-Range: \"x\""], port: port)
      #expect(changed.status == 200)
      #expect(try await RawExchange.get("/song.m4a", ["If-Match: \"x\""], port: port).status == 412)
    }
  }

  @Test
  func `Addresses without their slash lead on, and the site's own page says that there is nothing`() async throws {
    try await serving { port in
      let redirect = try await RawExchange.get("/notes?a=b", port: port)
      #expect(redirect.status == 301 && redirect.fields["location"] == "/notes/?a=b")
      #expect(try await RawExchange.get("/notes/", port: port).text.contains("Notes"))
      #expect(try await RawExchange.get("/inside.xml", port: port).text == "<rss/>", "a link that stays inside")
      let lost = try await RawExchange.get("/nothing", port: port)
      #expect(
        lost.status == 404 && lost.text.contains("Lost") && lost.fields["content-type"] == "text/html; charset=utf-8")
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND"])
  func `Only GET and HEAD are known`(method: String) async throws {
    try await serving { port in
      let answer = try await RawExchange.get("/", method: method, port: port)
      #expect(answer.status == 405 && answer.fields["allow"] == "GET, HEAD")
    }
  }

  @Test
  func `A client that ends its side after its request gets the whole answer, however slowly it reads`() async throws {
    let folder = try ServedFolder()
    let file = folder.large
    try await RunningServer.with(folder.site) { port in
      // Where the answer ends in the buffers of the system makes the difference.
      for count in stride(from: 1_500_000, through: ServedFolder.largeSize, by: 250_000) {
        let request = "GET /\(file) HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-\(count - 1)\r\n\r\n"
        let answer = RawAnswer(
          try await RawExchange.send(Array(request.utf8), port: port, pause: .milliseconds(100)))
        #expect(answer.status == 206 && answer.body.count == count)
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test
  func `Several requests on one connection are answered in order`() async throws {
    try await serving { port in
      let requests = ["/feed.xml", "/notes/"].map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
      let last = "GET /song.m4a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let text = try await RawExchange.send(requests.joined() + last, port: port)
      let answers = text.components(separatedBy: "HTTP/1.1 200 OK")
      try #require(answers.count == 4)
      #expect(answers[1].contains("<rss/>") && answers[2].contains("Notes") && answers[3].contains("abcdef"))
    }
  }
}
