import FeedModel
package import FeedServer
import HTTPTypes

/// Requests to the preview: no path leads out of the site and no redirect to another host, parts lie within their file, and
/// only hosts are answered that no other page can have a name of.
package struct RequestsSubject: FuzzSubject {
  private let names: @Sendable (RequestPath) -> [String]
  private static let length = 1000

  /// Creates the subject.
  ///
  /// - Parameter names: the names of a path, as they are looked at.
  package init(names: @escaping @Sendable (RequestPath) -> [String] = { $0.names }) { self.names = names }

  /// A first line with a target, then lines with fields.
  package func problem(in bytes: [UInt8]) async -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    let target = String(lines.first ?? "")
    return problem(withTarget: target) ?? Self.problem(withRange: fields["range"]) ?? Self.problem(withDate: fields)
      ?? Self.problem(withHost: fields["host"]) ?? Self.problem(withConditions: fields)
  }

  private func problem(withTarget target: String) -> String? {
    guard let path = RequestPath(target: target) else { return nil }
    for name in names(path) {
      let isHarmful =
        ["", ".", ".."].contains(name) || name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
      if isHarmful { return "\(target.debugDescription) has a name \(name.debugDescription)" }
    }
    for address in ["http://localhost/", "https://okapi.example/wall/"] {
      guard let site = SiteURL(address) else { continue }
      for exists in [true, false] {
        // A page of every folder, or a file of every name.
        let destination = SitePaths(site: site).destination(of: path) { $0.hasSuffix("index.html") != exists }
        switch destination {
        case .nothing: continue
        case .file(let file):
          if file.utf8.first == UInt8(ascii: "/") || file.split(separator: "/").contains("..") {
            return "the file \(file)"
          }
        case .redirect(let place):
          // Browsers take a backslash for a slash, but not after a question mark (URL Standard, section 4.4).
          let isOurs =
            place.utf8.starts(with: "/".utf8) && !place.utf8.starts(with: "//".utf8)
            && !place.utf8.prefix { $0 != 0x3F }.contains(0x5C)
          if !isOurs || !place.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            return "\(target.debugDescription) leads to \(place.debugDescription)"
          }
        }
      }
    }
    return nil
  }

  private static func problem(withRange field: String?) -> String? {
    for length in [0, 1, length] {
      guard case .part(let part) = ByteRangeRequest(field, length: length) else { continue }
      if part.lowerBound < 0 || part.upperBound >= length { return "\(part) of \(length) bytes" }
    }
    return nil
  }

  private static func problem(withDate fields: [String: String]) -> String? {
    guard let date = fields["if-modified-since"].flatMap({ HTTPDate($0) }) else { return nil }
    return HTTPDate(date.text) == date ? nil : "\(date.text) is not \(date.seconds)"
  }

  private static func problem(withHost host: String?) -> String? {
    guard HostCheck().allows(host), let host else { return nil }
    let name = host.lowercased()
    let isNumber = name.utf8.allSatisfy { (0x30...0x3A).contains($0) || $0 == 0x2E }
    return isNumber || name.hasPrefix("[") || name.hasPrefix("localhost") || name.contains(".localhost")
      ? nil : "the host \(host.debugDescription)"
  }

  private static func problem(withConditions fields: [String: String]) -> String? {
    for tag in fields["if-none-match"].flatMap({ EntityTag.list($0) }) ?? [] where EntityTag.list(tag.text) != [tag] {
      return "the tag \(tag.text.debugDescription)"
    }
    var own = HTTPFields()
    for (name, value) in fields {
      if let name = HTTPField.Name(name) { own[name] = value }
    }
    let conditions = Preconditions(own)
    let (tag, date) = (EntityTag("a"), HTTPDate(seconds: 1_000_000))
    if case .notModified = conditions.verdict(tag: tag, lastModified: date),
      own[.ifNoneMatch] == nil, own[.ifModifiedSince] == nil
    {
      return "what nobody has is said to be known"
    }
    let allows = conditions.allowsRange(tag: tag, lastModified: date, now: HTTPDate(seconds: 2_000_000))
    return !allows && own[.ifRange] == nil ? "a range without a condition is refused" : nil
  }
}
