import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedMarkdown
import Foundation

/// `feedsite markdown`: from a body to its HTML, without a site around it.
struct MarkdownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown",
    abstract: "Print the HTML of a Markdown file.",
    discussion: """
      Reads FILE, or standard input, and prints the HTML of it. Problems go to standard error.

      PROFILES
        full        What a page shows with default settings, without front matter.
        commonmark  CommonMark 0.30 to the letter, raw HTML included.
        gfm         GitHub Flavored Markdown 0.29.

      EXAMPLES
        feedsite markdown content/notes/rain.md
        echo '# Hello *world*' | feedsite markdown
        feedsite markdown --profile commonmark - < README.md
      """)

  @Argument(
    help: ArgumentHelp("The file to read; - or nothing for standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown"]))
  var file = "-"

  @Option(help: ArgumentHelp("How to read and print it.", valueName: "profile"))
  var profile = MarkdownProfile.full

  func run() throws {
    let report = Report(isVerbose: true)
    let input = InputFile(path: file)
    let body = try report.attempt { () throws(Diagnostic) in
      try BodyText(of: try input.read(), file: input.name, skipsFrontMatter: profile.skipsFrontMatter)
    }
    let parsed = MarkdownParser(options: profile.options).parse(body.text, at: body.place)
    report.print(parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors else { throw ExitCode(1) }
    report.bytes(Array(parsed.body.html(profile.rendering).utf8))
  }
}

/// What `feedsite markdown` reads beyond CommonMark, and what its HTML is made for.
enum MarkdownProfile: String, CaseIterable, ExpressibleByArgument {
  /// CommonMark 0.30 and nothing else.
  case commonmark
  /// GitHub Flavored Markdown 0.29.
  case gfm
  /// What a site whose settings say nothing reads, as its pages show it.
  case full

  var options: MarkdownOptions {
    switch self {
    case .commonmark: .commonMark
    case .gfm: .gfm
    case .full: MarkdownOptions()
    }
  }

  var rendering: MarkdownRendering {
    switch self {
    case .commonmark, .gfm: MarkdownRendering(purpose: .document)
    case .full: MarkdownRendering(purpose: .page, identifierPrefix: "")
    }
  }

  /// The specifications know no front matter: three dashes are a thematic break there.
  var skipsFrontMatter: Bool { self == .full }
}

/// A file that is named on the command line, or standard input.
struct InputFile {
  /// The path; `-` for standard input.
  let path: String

  /// The largest input that is read, as with the files of a site; bodies have a smaller limit of their own.
  private static let sizeLimit = 16 << 20

  var name: String { isStandardInput ? "standard input" : path }

  private var isStandardInput: Bool { path == "-" }

  func read() throws(Diagnostic) -> [UInt8] {
    let bytes = isStandardInput ? try readStandardInput() : try readFile()
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        .frontMatter(.tooLarge(bytes: bytes.count, limit: Self.sizeLimit)), at: SourceLocation(file: name))
    }
    return bytes
  }

  private func readFile() throws(Diagnostic) -> [UInt8] {
    do throws(FileError) {
      return try Self.bytes(at: path, limit: Self.sizeLimit + 1)
    } catch {
      throw unreadable(error.reason)
    }
  }

  /// The first `limit` bytes of a file, or all of it where it has no more.
  static func bytes(at path: String, limit: Int) throws(FileError) -> [UInt8] {
    let isAbsolute = path.hasPrefix("/")
    return try ContentFiles.folder(at: isAbsolute ? "" : ".", followsLinks: true).read(
      isAbsolute ? String(path.dropFirst()) : path, limit)
  }

  private func readStandardInput() throws(Diagnostic) -> [UInt8] {
    do {
      return [UInt8](try FileHandle.standardInput.read(upToCount: Self.sizeLimit + 1) ?? Data())
    } catch {
      throw unreadable("\(error.localizedDescription)")
    }
  }

  private func unreadable(_ reason: String) -> Diagnostic {
    Diagnostic(.frontMatter(.unreadable(reason: reason)), at: SourceLocation(file: name))
  }
}
