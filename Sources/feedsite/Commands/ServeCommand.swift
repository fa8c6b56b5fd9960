import ArgumentParser
import FeedModel
import FeedServer

/// `feedsite serve`: the site as a build would write it, rendered on request and kept up to date.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a content folder in the browser while you write.",
    discussion: """
      Serves the site of CONTENT on this machine. Pages are rendered on request, and nothing is written. Open pages \
      show each change as soon as a file is saved, and errors until they are fixed. Entries with errors are left out \
      meanwhile.

      Only this machine can see the preview unless --bind says otherwise. Ctrl-C ends it.

      EXAMPLES
        feedsite serve content/                 At http://127.0.0.1:8080/
        feedsite serve content/ -O -D           Open the browser; include drafts.
        feedsite serve content/ --bind 0.0.0.0  Let a phone on the network see it.
        feedsite serve --public public/         Serve what a build wrote.
      """)

  @OptionGroup var content: ContentArgument

  @Option(name: [.short, .long], help: "The port to listen on. (default: 8080, or the next free one)")
  var port: Int?

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var bind = "127.0.0.1"

  @Flag(name: [.customShort("O"), .long], help: "Open the site in the browser.")
  var open = false

  @Flag(inversion: .prefixedNo, help: "Keep open pages up to date.")
  var reload = true

  @Flag(help: "Poll for changes, for file systems that do not report them.")
  var poll = false

  @Option(
    name: .customLong("public"),
    help: ArgumentHelp("Serve this folder, which is built already, instead of content.", valueName: "folder"))
  var publicFolder: String?

  @OptionGroup var selection: SelectionOptions

  @Option(
    name: [.customShort("u"), .long],
    help: ArgumentHelp("The address to use in pages and feeds, instead of the server's own.", valueName: "url"),
    transform: SiteURLArgument.parse)
  var baseURL: SiteURL?

  @OptionGroup var site: SiteOptions

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("\(port) is not a port; write 0 to 65535.") }
  }

  func run() async throws {
    let report = Report()
    if publicFolder == nil { try ContentFolder.check(content.folder, report) }
    let preview = Preview(
      source: try source(), address: ServerAddress(host: bind, port: port), url: baseURL, opensBrowser: open,
      report: report)
    let didServe = await preview.run()
    if !didServe { throw ExitCode(1) }
  }

  private func source() throws -> PreviewSource {
    if let publicFolder {
      guard let folder = RenderedSite(folder: publicFolder, site: baseURL ?? .localhost) else {
        throw ValidationError("There is no folder \(publicFolder); build the site into it first.")
      }
      return .folder(folder)
    }
    return .content(
      PreviewSettings(
        contentFolder: content.folder, context: site.context(at: baseURL, selecting: selection, keepsGoing: true),
        followsClock: site.clock == nil, reloads: reload, polls: poll))
  }
}
