import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedFiles
import Foundation

/// `feedsite new`: a file for a new entry.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a file for a new entry.",
    discussion: """
      Creates a file for an entry of the kind KIND in the folder of that kind, and prints its path. The file has the \
      date and, unless it is a page, an id of its own. With --guide, it lists every other field of the kind in \
      comments. Existing files are never overwritten.

      KIND is a kind of feedsite, one that site.yml declares, or page. TITLE is the title; for a note or a quotation \
      the text, for a follow the person who is followed, for a person the name, and for a link it may be the address.

      A file _archetypes/KIND.md in the content folder is a template for new files of the kind. Its placeholders are \
      {{title}}, {{date}}, {{published}}, {{id}}, {{slug}}, {{kind}}, {{folder}} and {{path}}.

      EXAMPLES
        feedsite new note "We found your umbrella."
        feedsite new song "Rain Until Further Notice" --edit
        feedsite new event "Second show" --guide
        feedsite new photo "The bridge" --date 2024-04-09
        feedsite new article "那個下午" --slug that-afternoon
        feedsite new page About -c ~/band/content
      """)

  @Argument(
    help: ArgumentHelp("The kind: note, article, photo, song, event and so on, or page.", valueName: "kind"),
    completion: .custom(Completion.kinds))
  var kind: String

  @Argument(help: ArgumentHelp("The title, in quotes or not.", valueName: "title"))
  var title: [String]

  @Option(
    help: ArgumentHelp("The date of publication, in the time zone of the site. (default: now)", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The last part of the address, instead of one made from the title.", valueName: "slug"))
  var slug: String?

  @Flag(help: "List every other field of the kind in comments, with an example.")
  var guide = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The content folder. (default: content, or the one that the working folder is in)", valueName: "folder"),
    completion: .directory)
  var content: String?

  @Flag(name: [.short, .long], help: "Open the file in the editor that VISUAL or EDITOR names.")
  var edit = false

  func run() throws {
    let report = Report()
    let words = title.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { throw ValidationError("The title is empty; say what the entry is called.") }
    let editor = edit ? Self.editor : nil
    guard !edit || editor != nil else {
      throw ValidationError("No editor is known; set VISUAL or EDITOR, for example with: export EDITOR=nano")
    }
    let folder = ContentFileReader(folder: ContentFolder.find(content), followsLinks: false)
    guard !folder.diagnostics.hasErrors else {
      throw report.failure(folder.diagnostics)
    }
    let outcome = folder.newFile(
      NewFileRequest(
        kind: kind, title: words, date: date, slug: slug, id: UUID().uuidString.lowercased(),
        now: Int(Date().timeIntervalSince1970), isGuided: guide))
    switch outcome {
    case .unknownKind(let suggestion, let known):
      let key = Self.keysOfNotes[kind.lowercased()]
      throw ValidationError(
        "There is no kind \"\(kind)\"; "
          + (key.map { "it is a note with \"\($0): https://...\", so write \"feedsite new note\"." }
            ?? Suggestion.question(suggestion, else: "there are \(known.joined(separator: ", "))."))
      )
    case .invalidDate(let suggestions):
      let examples = suggestions.isEmpty ? ["2026-04-09", "2026-04-09T20:00"] : suggestions
      throw ValidationError("\"\(date ?? "")\" is not a date; write \(examples.joined(separator: " or ")).")
    case .refused(let diagnostics): throw report.failure(diagnostics)
    case .file(let file): try write(file, folder.displayPath(file.path), editor, report)
    }
  }

  /// What others call notes that answer something, by the keys that make them so.
  private static let keysOfNotes = [
    "reply": "in-reply-to", "rsvp": "in-reply-to", "like": "like-of", "repost": "repost-of",
  ]

  /// The command of the editor that `VISUAL`, or else `EDITOR`, names, which may have arguments of its own.
  private static var editor: String? {
    ["VISUAL", "EDITOR"].compactMap { ProcessInfo.processInfo.environment[$0] }
      .first { !$0.allSatisfy(\.isWhitespace) }
  }

  private func write(_ file: NewFile, _ path: String, _ editor: String?, _ report: Report) throws {
    try report.attempt { () throws(Diagnostic) in try ContentFileWriter.write(Array(file.text.utf8), to: path) }
    report.result(path)
    if file.isDraft {
      report.standardError("It is a draft: replace what it marks with REPLACE, then delete draft: true.")
    }
    guard let editor else { return }
    // The editor replaces this process, so that it has the terminal to itself; the call returns only if that fails.
    let script = """
      \(editor) "$1"
      status=$?
      [ $status -eq 127 ] || exit $status
      echo 'The editor is not there; set VISUAL or EDITOR to one that is, for example with: export EDITOR=nano' >&2
      exit 1
      """
    let reason = ProgramReplacement.run("/bin/sh", ["-c", script, "sh", path])
    report.standardError("The editor cannot be run: \(reason)")
    throw ExitCode(1)
  }
}
