import FeedMarkup
import Testing

@Suite("QR codes")
struct QRCodeTests {
  @Test(arguments: GoldenQRCodes.all)
  func `Are drawn as scanners were seen to read them`(text: String, symbol: String) throws {
    let code = try #require(QRCode(text))
    #expect(drawing(code) == symbol)
  }

  @Test(
    arguments: [
      (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (180, 53), (181, 57), (213, 57), (214, 61), (2331, 177),
    ])
  func `Are as small as the text allows at level M`(byteCount: Int, size: Int) {
    #expect(QRCode(String(repeating: "x", count: byteCount))?.size == size)
  }

  @Test
  func `Do not exist for more than fits into the largest`() {
    #expect(QRCode(String(repeating: "x", count: 2332)) == nil)
    #expect(QRCode(String(repeating: "雨", count: 778)) == nil)
  }

  @Test
  func `Have finders in three corners and light modules all around`() throws {
    let code = try #require(QRCode("https://example.com/"))
    let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for (column, row) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
      let seen = (0..<7).map { y in (0..<7).map { x in code[column + x, row + y] ? "#" : "." }.joined() }
      #expect(seen == finder)
    }
    #expect(!code[-1, 0] && !code[0, -1] && !code[code.size, 0] && !code[0, code.size])
  }

  @Test
  func `Are SVG with a quiet zone, one path on a light ground, and a name`() throws {
    let svg = try #require(QRCode("https://example.com/")).svg(label: "Rain & \"sun\"").markup
    #expect(
      svg.hasPrefix(
        "<svg viewBox=\"0 0 33 33\" width=\"33\" height=\"33\" role=\"img\" "
          + "aria-label=\"Rain &amp; &quot;sun&quot;\" shape-rendering=\"crispEdges\">"
          + "<path fill=\"#fff\" d=\"M0 0h33v33H0z\"></path><path stroke=\"#000\" d=\"M4 4.5h7m"))
    #expect(svg.hasSuffix("\"></path></svg>"))
  }

  @Test
  func `Draw as many modules as are dark`() throws {
    let code = try #require(QRCode("https://example.com/"))
    let dark = (0..<code.size).map { row in (0..<code.size).count { code[$0, row] } }.reduce(0, +)
    let path = try #require(code.svg(label: "").markup.split(separator: "stroke=\"#000\" d=\"").last)
    let drawn = path.matches(of: /h(\d+)/).compactMap { Int($0.output.1) }.reduce(0, +)
    #expect(drawn == dark)
  }

  private func drawing(_ code: QRCode) -> String {
    stride(from: 0, to: code.size, by: 2).map { row in
      (0..<code.size).map { column in
        switch (code[column, row], code[column, row + 1]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): "·"
        }
      }.joined()
    }.joined(separator: "\n")
  }
}
