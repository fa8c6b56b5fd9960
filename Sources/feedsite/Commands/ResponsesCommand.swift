import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedFiles
import FeedImport
import FeedModel
import Foundation

/// `feedsite responses`: what there is to do with answers from elsewhere.
struct ResponsesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "responses",
    abstract: "Fetch webmentions from other sites.",
    subcommands: [FetchResponsesCommand.self])
}

/// `feedsite responses fetch`: from webmention.io to a file of the content folder.
struct FetchResponsesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch the webmentions that webmention.io has received for the site.",
    discussion: """
      Writes new webmentions into responses/webmention.io.json of the content folder; a build shows them below the \
      entries. The API key from the settings of webmention.io is read from the environment variable \
      WEBMENTION_IO_TOKEN; it is never written or printed.

      EXAMPLES
        feedsite responses fetch
        WEBMENTION_IO_TOKEN=$KEY feedsite responses fetch wall/content
      """)

  @OptionGroup var content: ContentArgument
  @OptionGroup var links: LinkOptions

  @Option(help: ArgumentHelp("The address of a service with the same API.", valueName: "url"))
  var from = WebmentionFetcher.usualService

  /// Where the answers are kept, in the content folder.
  private static let file = "responses/webmention.io.json"

  func validate() throws {
    guard from.hasPrefix("https://") || from.hasPrefix("http://"), !from.contains(where: { "\"\\ \n".contains($0) })
    else {
      throw ValidationError("\"\(from)\" is not an address; it begins with https://")
    }
  }

  func run() async throws {
    let report = Report()
    let (added, count) = try await report.attempt(fetch)
    let path = URL(filePath: content.folder).appending(path: Self.file).relativePath
    report.result(
      added == 0
        ? "No new webmentions; \(path) holds \(CountFormatter.text(count, "webmention"))"
        : "Wrote \(CountFormatter.text(added, "new webmention")) into \(path)")
  }

  /// How many webmentions are new, and how many there are.
  private func fetch() async throws(Diagnostic) -> (added: Int, count: Int) {
    let (site, diagnostics) = ContentLoader(folder: content.folder, context: BuildContext(now: 0)).loadSite()
    if let error = diagnostics.errors.first { throw error }
    let origin = site.url.origin
    guard site.url != .localhost, let host = URL(string: origin)?.host(percentEncoded: false) else {
      throw Diagnostic(.response(.noSiteAddress), at: SourceLocation(file: content.folder + "/site.yml"))
    }
    let path = URL(filePath: content.folder).appending(path: Self.file)
    if !links.followLinks { try checkLinks() }
    guard var file = WebmentionFile(try Self.bytes(at: path)) else {
      throw Diagnostic(
        .response(.notWebmentions), at: SourceLocation(file: path.relativePath), severity: .error)
    }
    let service = from.hasSuffix("/") ? String(from.dropLast()) : from
    let token = ProcessInfo.processInfo.environment["WEBMENTION_IO_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    let added = file.add(
      try await WebmentionFetcher(service: service, domain: host, token: token).fetch(since: file.lastNumber))
    guard added > 0 else { return (0, file.count) }
    try ContentFileWriter.write(file.bytes, to: path.relativePath, replaces: true)
    return (added, file.count)
  }

  /// Refuses a file outside of the content folder that a symbolic link leads to: it would be published and changed.
  private func checkLinks() throws(Diagnostic) {
    let root = FileStatus.resolved(content.folder).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    for name in ["responses", Self.file] {
      let path = URL(filePath: content.folder).appending(path: name)
      guard let root, let place = FileStatus.resolved(path.path), !"\(place)/".hasPrefix(root) else { continue }
      let reason =
        "it is a symbolic link that leads out of the content folder, to \(place); put a copy in its place, or use "
        + "--follow-links"
      throw Diagnostic(.frontMatter(.unreadable(reason: reason)), at: SourceLocation(file: path.relativePath))
    }
  }

  /// What a file holds; nil where there is none.
  private static func bytes(at path: URL) throws(Diagnostic) -> [UInt8]? {
    guard !ContentFileWriter.taken([path.path]).isEmpty else { return nil }
    do {
      return [UInt8](try Data(contentsOf: path))
    } catch {
      throw Diagnostic(
        .frontMatter(.unreadable(reason: ContentFolderWriter.reason(error))),
        at: SourceLocation(file: path.relativePath))
    }
  }
}
