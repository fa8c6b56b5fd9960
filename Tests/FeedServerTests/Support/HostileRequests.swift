/// Requests that no honest client sends.
enum HostileRequests {
  /// Bytes for a connection each, with a name for messages.
  static let all: [(name: String, bytes: [UInt8])] = traversals + lines + fields + bodies + ranges + garbage

  /// Ways to write a path that leads out of a folder, for files that are beside ours or the system's.
  private static var traversals: [(String, [UInt8])] {
    let ups = [
      "..", "%2e%2e", "%2E%2E", ".%2e", "%2e.", "..%00", "..%2f..", "%2e%2e%2f%2e%2e", "..%5c..", "%2e%2e%5c..",
      "..\\..",
      "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "%uff0e%uff0e", "\u{FF0E}\u{FF0E}", "....", "..;", ".. ",
      "..%20", "..%09", "..%0d%0a", "./..", "%2e/%2e%2e", "//..", "notes/../..",
    ]
    let targets = ["secret.txt", "outside/index.html", "public-secret/index.html", "etc/passwd"]
    let depths = ups.flatMap { up in
      targets.map { target in
        "/\(Array(repeating: up, count: target == "etc/passwd" ? 12 : 1).joined(separator: "/"))/\(target)"
      }
    }
    let others = [
      "/link.txt", "/linked/", "/linked/index.html", "/sibling/", "/sibling", "/.hidden", "/.git/config",
      "/%2egit/config",
      "/.git%2fconfig", "/notes/..%2f..%2fsecret.txt", "/index.html%00.txt", "/%00", "/%00../secret.txt",
      "//etc/passwd",
      "///etc/passwd", "/\\etc\\passwd", "/%5cetc%5cpasswd", "/C:/windows", "/file:///etc/passwd", "file:///etc/passwd",
      "/notes/%2e%2e/%2e%2e/secret.txt", "/./../secret.txt", "/../public-secret/", "/proc/self/environ",
      "/proc/self/cwd/secret.txt", "/~root/", "/%7eroot/", "/feed.xml/../../secret.txt", "/feed.xml/", "/feed.xml/x",
      "../secret.txt", "secret.txt", "?/../../secret.txt", "/?../../secret.txt", "/#/../../secret.txt",
      "/a%", "/a%2", "/a%zz", "/%ff%fe", "/%ed%a0%80", "/%f8%88%80%80%80",
    ]
    return (depths + others).map { ("GET \($0)", request("GET \($0) HTTP/1.1")) }
  }

  /// Lines that are no request lines, and methods that are not for us.
  private static var lines: [(String, [UInt8])] {
    let lines: [String] = [
      "", " ", "GET", "GET /", "GET / HTTP/9.9", "GET / HTTP/1.1.1", "GET / http/1.1", "GET  /  HTTP/1.1",
      "GET\t/\tHTTP/1.1",
      " GET / HTTP/1.1", "get / HTTP/1.1", "G\u{0}T / HTTP/1.1", "GET /\u{0} HTTP/1.1", "GET /\u{7F} HTTP/1.1",
      "GET /é HTTP/1.1", "GET * HTTP/1.1", "OPTIONS * HTTP/1.1", "CONNECT localhost:22 HTTP/1.1",
      "CONNECT / HTTP/1.1", "TRACE / HTTP/1.1", "POST / HTTP/1.1", "DELETE /index.html HTTP/1.1", "PUT /x HTTP/1.1",
      "PRI * HTTP/2.0", "GET http://evil.example/ HTTP/1.1", "GET http://localhost/../secret.txt HTTP/1.1",
      "GET http://[::1/ HTTP/1.1", "GET ://x HTTP/1.1", "GET / HTTP/1.0", "GET / HTTP/0.9", "FOO / HTTP/1.1",
      "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1",
      "GET /?" + String(repeating: "a=b&", count: 20_000) + " HTTP/1.1",
      String(repeating: "A", count: 50_000) + " / HTTP/1.1",
      "GET /" + String(repeating: "../", count: 2_000) + " HTTP/1.1",
      "GET " + String(repeating: "/", count: 5_000) + " HTTP/1.1",
      "GET /" + String(repeating: "%2e%2e/", count: 800) + " HTTP/1.1",
    ]
    return lines.map { (String($0.prefix(60)), request($0)) }
  }

  /// Fields that lie, repeat, or are too many.
  private static var fields: [(String, [UInt8])] {
    let fields: [String] = [
      "Host: evil.example", "Host:", "Host: localhost\r\nHost: evil.example", "Host: localhost, evil.example",
      "Host: evil.example\r\nHost: localhost", "X: y", "Host: localhost\u{0}.evil.example",
      "Host: 127.0.0.1.evil.example",
      "Host : localhost", " Host: localhost", "Host: localhost\r\n folded: yes", "Host: localhost\r\nX\u{0}: y",
      "Host: localhost\r\nX: \u{0}", "Host: localhost\r\nX: a\rb", "Host: localhost\nX: y",
      "Host: localhost\r\n: empty",
      "Host: localhost\r\nX", "Host: user@localhost", "Host: localhost:99999999", "Host: [::1", "Host: a b",
      "Host: localhost\r\n" + (0..<5_000).map { "X-\($0): y" }.joined(separator: "\r\n"),
      "Host: localhost\r\nX: " + String(repeating: "y", count: 200_000),
      "Host: localhost\r\n" + String(repeating: "X", count: 200_000) + ": y",
      "Host: " + String(repeating: "a", count: 30_000),
      "Host: localhost\r\nCookie: " + String(repeating: "a=b; ", count: 9_000),
      "Host: localhost\r\nX-Forwarded-Host: evil.example",
      "Host: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
      "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket", "Host: localhost\r\nExpect: 100-continue",
      "Host: localhost\r\nExpect: nonsense", "Host: localhost\r\nConnection: close, keep-alive",
    ]
    return fields.map { (String($0.prefix(60)), Array("GET / HTTP/1.1\r\n\($0)\r\n\r\n".utf8)) }
  }

  /// Bodies where there should be none, and lengths that contradict each other.
  private static var bodies: [(String, [UInt8])] {
    let bodies: [String] = [
      "Content-Length: 5\r\n\r\nhello", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
      "Content-Length: x\r\n\r\n", "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
      "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /secret.txt HTTP/1.1\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx", "Transfer-Encoding: chunked\r\n\r\n-1\r\nx",
      "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding: xchunked\r\n\r\n",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\n1;" + String(repeating: "x", count: 50_000) + "\r\na\r\n0\r\n\r\n",
      "Content-Length: 0\r\nContent-Length: 0\r\n\r\n", "Content-Length: +5\r\n\r\nhello",
      "Content-Length: 0x5\r\n\r\nhello",
      "Content-Length: 10\r\n\r\nshort", "Content-Length: 3\r\n\r\n" + String(repeating: "long", count: 50_000),
    ]
    return bodies.map { (String($0.prefix(60)), Array("GET / HTTP/1.1\r\nHost: localhost\r\n\($0)".utf8)) }
  }

  /// Fields with rules of their own, broken.
  private static var ranges: [(String, [UInt8])] {
    let ranges: [String] = [
      "Range: bytes=" + String(repeating: "0-0,", count: 3_000) + "0-0", "Range: bytes=0-18446744073709551615",
      "Range: bytes=-18446744073709551616", "Range: bytes=9223372036854775807-",
      "Range: bytes=9223372036854775808-9223372036854775809",
      "Range: bytes=5-1", "Range: bytes=--1", "Range: bytes=\u{0}", "Range: chars=0-1",
      "Range: bytes=0-0\r\nRange: bytes=1-1",
      "If-None-Match: " + String(repeating: "\"", count: 5_000), "If-None-Match: W/",
      "If-Modified-Since: Sun, 99 Foo 99999999999999999999 99:99:99 GMT",
      "If-Modified-Since: Sun, 06 Nov 0000 08:49:37 GMT", "If-Range: \"\r\nRange: bytes=0-1", "If-Match: \"",
      "If-Unmodified-Since: -1",
      "Accept-Encoding: " + String(repeating: "gzip;q=0.1,", count: 1_000),
    ]
    return ranges.map {
      (String($0.prefix(60)), Array("GET /song.m4a HTTP/1.1\r\nHost: localhost\r\n\($0)\r\n\r\n".utf8))
    }
  }

  /// Bytes of other protocols, or of none.
  private static var garbage: [(String, [UInt8])] {
    let texts = [
      "\r\n\r\n\r\n", "\n\n\n", "\u{0}\u{0}\u{0}\u{0}", "SSH-2.0-OpenSSH_9.2\r\n", "EHLO evil\r\n",
      "*1\r\n$4\r\nPING\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u{0}\u{0}\u{0}\u{4}", "USER root\r\nPASS x\r\n",
    ].map { (String($0.prefix(20)), Array($0.utf8)) }
    let handshake: (String, [UInt8]) = (
      "TLS", [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03, 0x03] + Array(repeating: 0x5A, count: 500)
    )
    var number: UInt32 = 12_345
    let noise = (0..<20).map { index in
      (
        "noise \(index)",
        (0..<(64 << (index % 6))).map { _ in
          number = number &* 1_664_525 &+ 1_013_904_223
          return UInt8(truncatingIfNeeded: number >> 24)
        }
      )
    }
    return texts + [handshake] + noise
  }

  private static func request(_ line: String) -> [UInt8] {
    Array("\(line)\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
  }
}
