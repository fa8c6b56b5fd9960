import FeedContent
import FeedDiagnostics
import FeedImport
import FeedMarkup
import FeedModel
import Foundation

/// The file in which fetched webmentions are kept, each with everything that the service returns.
struct WebmentionFile {
  private var values: [FrontMatterField.Value]

  /// Reads the file, if there is one; nil where it is no list of webmentions.
  init?(_ bytes: [UInt8]?) {
    guard let values = try? bytes.map(Webmention.values) ?? [] else { return nil }
    self.values = values
  }

  var count: Int { values.count }

  /// The highest of the numbers by which the service knows them; 0 where there is none.
  var lastNumber: Int { values.compactMap(Self.number).max() ?? 0 }

  /// Adds webmentions; one that is there already is replaced.
  ///
  /// - Returns: How many are new.
  mutating func add(_ others: [FrontMatterField.Value]) -> Int {
    var places: [Int: Int] = [:]
    for (place, value) in values.enumerated() { places[Self.number(of: value) ?? 0] = place }
    places[0] = nil
    let before = values.count
    for other in others {
      let number = Self.number(of: other)
      if let place = number.flatMap({ places[$0] }) {
        values[place] = other
      } else {
        if let number { places[number] = values.count }
        values.append(other)
      }
    }
    values = values.enumerated().map { (number: Self.number(of: $1) ?? 0, place: $0, value: $1) }
      .sorted { ($0.number, $0.place) < ($1.number, $1.place) }.map(\.value)
    return values.count - before
  }

  /// The file as the service exports it.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { feed in
      feed.member("type", "feed")
      feed.member("children", .array(values.map(\.json)))
    }
    return writer.finish()
  }

  private static func number(of value: FrontMatterField.Value) -> Int? { Webmention(value)?.id }
}

/// Fetches the webmentions that webmention.io has received for a site (https://github.com/aaronpk/webmention.io, API).
struct WebmentionFetcher {
  /// The one that gives nothing without a key.
  static let usualService = "https://webmention.io"

  let service: String
  /// The host of the site.
  let domain: String
  /// The key to what it has received; without it, only what is public.
  let token: String?

  private static let pageSize = 100
  /// How many times it is asked at most, in case it always has more.
  private static let mostPages = 1_000
  /// How many bytes an answer of the service may have.
  private static let sizeLimit = 64 << 20

  /// The webmentions after the one with a number, in the order in which the service gives them, up to a page that is
  /// the one before again.
  func fetch(since number: Int) async throws(Diagnostic) -> [FrontMatterField.Value] {
    guard token != nil || service != Self.usualService else { throw failure(keyAdvice) }
    guard let curl = ExternalRequest.findCurl() else {
      throw failure("the program curl is missing; install the package curl of your system")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-responses-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw failure(error.localizedDescription)
    }
    var all: [FrontMatterField.Value] = []
    var last: [FrontMatterField.Value] = []
    for page in 0..<Self.mostPages {
      let mentions = try await fetch(page: page, since: number, curl, folder)
      // A service without pages answers the same each time.
      guard mentions != last else { return all }
      all += mentions
      guard mentions.count == Self.pageSize else { return all }
      last = mentions
    }
    return all
  }

  private func fetch(
    page: Int, since number: Int, _ curl: String, _ folder: URL
  ) async throws(Diagnostic) -> [FrontMatterField.Value] {
    let (addressFile, file) = (folder.appending(path: "address").path, folder.appending(path: "\(page).json").path)
    let address = address(page: page, since: number)
    guard FileManager.default.createFile(atPath: addressFile, contents: Data("url = \"\(address)\"\n".utf8)) else {
      throw failure("the folder \(folder.path) cannot be written to")
    }
    let settings = ExternalRequestSettings(
      timeLimit: .seconds(60), userAgent: "feedsite/\(Version.number) (responses)")
    let request = ExternalRequest(url: service, settings: settings, curl: curl, addressFile: addressFile)
    let (reply, fault) = await request.download(to: file, sizeLimit: Self.sizeLimit)
    if let fault {
      throw failure(fault + ((400..<500).contains(reply.status) ? "; \(keyAdvice)" : ""))
    }
    let bytes = FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? []
    guard let found = try? Webmention.values(in: bytes) else {
      throw failure("what it sends is not a list of webmentions")
    }
    return found
  }

  private func address(page: Int, since number: Int) -> String {
    URLQuery.address(
      "\(service)/api/mentions.jf2",
      [
        "domain": domain, "per-page": String(Self.pageSize), "page": String(page), "sort-dir": "up",
        "since_id": String(number), "token": token,
      ])
  }

  private var keyAdvice: String {
    (token == nil ? "set WEBMENTION_IO_TOKEN to" : "WEBMENTION_IO_TOKEN has to be")
      + " the key that webmention.io shows in its settings"
  }

  private func failure(_ reason: String) -> Diagnostic {
    Diagnostic(.response(.notFetched(ExternalRequest.host(service), reason: reason)), at: nil)
  }
}
