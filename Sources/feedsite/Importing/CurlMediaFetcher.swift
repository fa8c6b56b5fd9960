import FeedImport
import FeedModel
import Foundation

/// Fetches media by way of curl, one request a host at a time with a pause between two, each file up to a size.
final class CurlMediaFetcher: Sendable {
  /// A file takes longer than a link.
  private let settings = ExternalRequestSettings(
    timeLimit: .seconds(120), userAgent: "feedsite/\(Version.number) (import)")
  /// The size in bytes above which a file stays where it is.
  private let sizeLimit = 200 << 20
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-import-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func fetch(_ addresses: [String]) async -> [(address: String, medium: FetchedMedium)] {
    guard !addresses.isEmpty else { return [] }
    guard let curl = ExternalRequest.findCurl() else {
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
    let request = ExternalRequest(url: address, settings: settings, curl: curl, isOwn: false)
    let (reply, fault) = await request.download(to: file, sizeLimit: sizeLimit)
    if reply.isRefusal { return .failure(PrivateNetwork.refusal) }
    if let fault { return .failure(fault) }
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
