import FeedImport
import FeedModel
import Foundation

/// Fetches media by way of curl, one request a host at a time with a pause between two, each file up to a size.
final class CurlMediaFetcher: Sendable {
  /// A file takes longer than a link.
  private let settings = ExternalLinkSettings(
    timeLimit: .seconds(120), userAgent: "feedsite/\(Version.number) (import)")
  /// The size in bytes above which a file stays where it is.
  private let sizeLimit = 200 << 20
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-import-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func fetch(_ addresses: [String]) async -> [(address: String, medium: FetchedMedium)] {
    guard !addresses.isEmpty else { return [] }
    guard let curl = ExternalLinkCheck.find("curl") else {
      return addresses.map { ($0, .failure("the program curl is missing")) }
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fetched = await settings.ask(for: addresses.filter { !PrivateNetwork.holds(address: $0) }) { address in
      (address: address, medium: await self.fetch(address, curl))
    }
    let refused = addresses.filter(PrivateNetwork.holds(address:)).map {
      (address: $0, medium: FetchedMedium.failure(PrivateNetwork.refusal))
    }
    return (refused + fetched).sorted { $0.address < $1.address }
  }

  private func fetch(_ address: String, _ curl: String) async -> FetchedMedium {
    let file = folder.appending(path: UUID().uuidString).path
    // What is no medium, or too large, takes no room until the end.
    defer { try? FileManager.default.removeItem(atPath: file) }
    let request = ExternalRequest(url: address, settings: settings, curl: curl)
    let (reply, fault) = await request.download(to: file, sizeLimit: sizeLimit)
    if let fault { return .failure(fault) }
    if PrivateNetwork.holds(host: reply.host) { return .failure(PrivateNetwork.refusal) }
    guard let ending = Self.ending(type: reply.type, address: address) else {
      return .failure("it is \(reply.type.isEmpty ? "something else" : reply.type) and no picture, recording or film")
    }
    let named = file + "." + ending
    try? FileManager.default.moveItem(atPath: file, toPath: named)
    return .file(named)
  }

  /// The ending for a file of a MIME type; that of its address where the type says nothing; nil for what is no medium.
  private static func ending(type: String, address: String) -> String? {
    let endings = [
      "image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "image/webp": "webp", "image/avif": "avif",
      "image/svg+xml": "svg", "audio/mpeg": "mp3", "audio/mp4": "m4a", "audio/ogg": "ogg", "audio/flac": "flac",
      "video/mp4": "mp4", "video/webm": "webm", "video/quicktime": "mov",
    ]
    let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    if let ending = endings[name] { return ending }
    let isMedium = ["image/", "audio/", "video/"].contains { name.hasPrefix($0) }
    guard isMedium || ["", "application/octet-stream", "binary/octet-stream"].contains(name),
      ImportedMedium(type: nil, source: address) != nil
    else { return nil }
    return URL(string: address)?.pathExtension
  }
}

/// The addresses of this machine and of the networks around it, from which nothing that strangers name is fetched: the
/// answer would be published (the IANA registries of special-purpose addresses).
enum PrivateNetwork {
  /// Why a file stays where it is.
  static let refusal = "it is on this machine or in a private network; put it beside the entry yourself"

  /// Whether an address leads into such a network, as far as its host tells; one without a host may lead anywhere.
  static func holds(address: String) -> Bool {
    let host = URLAuthority.site(of: address)
    return host.isEmpty || holds(host: host)
  }

  /// Whether a host, given by its name or address, is in such a network as far as that tells.
  static func holds(host: String) -> Bool {
    // What stands for a letter, a digit or a dot in names of hosts (UTS 46, section 4).
    let name = host.precomposedStringWithCompatibilityMapping.lowercased().replacing("。", with: ".")
      .trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if ["localhost", ""].contains(name) || name.contains("%") { return !host.isEmpty }
    if [".localhost", ".local", ".internal", ".lan", ".home.arpa"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    if name.contains(":") { return holds(version6: name) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part -> UInt8? in part.hasPrefix("0") && part != "0" ? nil : UInt8(part) }
    guard numbers.count == 4, let first = numbers[0], let second = numbers[1] else {
      // What ends with a number is an address as well: `2130706433`, `0x7f.1`, `0177.0.0.1`, `127.0x0.1`.
      return parts.last.map { $0.allSatisfy(\.isNumber) || $0.hasPrefix("0x") } ?? false
    }
    switch (first, second) {
    case (0, _), (10, _), (127, _), (100, 64...127), (169, 254), (172, 16...31), (192, 168), (224..., _): return true
    default: return false
    }
  }

  private static func holds(version6 name: String) -> Bool {
    if let mapped = name.split(separator: ":").last, mapped.contains(".") { return holds(host: String(mapped)) }
    switch UInt16(name.prefix { $0 != ":" }, radix: 16) ?? 0 {
    case 0...0xFF, 0xFC00...0xFDFF, 0xFE80...0xFEBF, 0xFF00...: return true
    default: return false
    }
  }
}
