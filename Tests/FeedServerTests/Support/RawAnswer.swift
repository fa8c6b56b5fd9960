/// An answer of HTTP/1.1, taken apart.
struct RawAnswer {
  let status: Int
  let fields: [String: String]
  let body: [UInt8]

  init(_ bytes: [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    let split = bytes.indices.first { bytes[$0...].starts(with: end) } ?? bytes.count
    let lines = String(decoding: bytes[..<split], as: UTF8.self).split(separator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    fields = Dictionary(
      lines.dropFirst().compactMap { line in
        line.firstIndex(of: ":").map {
          (line[..<$0].lowercased(), String(line[line.index(after: $0)...].drop { $0 == " " }))
        }
      }
    ) { first, _ in first }
    body = Array(bytes.dropFirst(split + 4))
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
