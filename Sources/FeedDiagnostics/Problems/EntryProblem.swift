/// What can be wrong with an entry as a whole.
public enum EntryProblem: ProblemKind {
  /// `type:` names no kind but is close to one; the folder or the shape decided on `used`.
  case misspelledKind(String, suggestion: String, used: String)
  /// `type:` names no kind; the folder or the shape decided on `used`.
  case undeclaredKind(String, used: String)
  /// The kind is known and neither `date:` nor the file name says when, so that the file is a page outside the feed.
  case missingDate(kind: String, isBundle: Bool)
  /// The entry lacks what makes it one of its kind, the value of a key or the body, and is published as another kind.
  ///
  /// A key that is stated has a value that cannot be used, which another message says.
  case incomplete(kind: String, key: String?, isStated: Bool = false, used: String)
  /// An event does not say when it begins; the date of the entry is `used` instead.
  case eventWithoutStart(used: String, waits: Bool)
  /// The entry lists pictures, but its kind shows only the first.
  case unshownPictures(key: String, count: Int)
  /// The title, or the name of a person, was taken from the file name.
  case titleFromFileName(String, key: String, kind: String)
  /// The body holds a tag of a template language that has no meaning here, and is left out.
  case liquidTags(String)
  case duplicateID(String)
  /// The address of a tag's wall is longer than file systems take; `bytes` counts UTF-8.
  case longTag(String, bytes: Int)
  /// The entry has more tags than `limit`, so that the rest are left out.
  case manyTags(limit: Int)
  /// The address is a template that feedsite does not run; the path of the file decides instead.
  case templateAddress(key: String, String)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .misspelledKind: ("misspelled-kind", .warning)
    case .undeclaredKind: ("undeclared-kind", .warning)
    case .missingDate: ("missing-date", .warning)
    case .incomplete: ("incomplete-entry", .warning)
    case .eventWithoutStart: ("event-without-start", .warning)
    case .unshownPictures: ("unshown-pictures", .warning)
    case .titleFromFileName: ("title-from-file-name", .warning)
    case .liquidTags: ("liquid-tags", .warning)
    case .duplicateID: ("duplicate-id", .error)
    case .longTag: ("long-tag", .warning)
    case .manyTags: ("too-many-tags", .warning)
    case .templateAddress: ("template-address", .warning)
    }
  }

  package var words: String {
    switch self {
    case .misspelledKind(let name, let suggestion, let used):
      "\(Self.quoted(name)) is not a kind, so this is read as \"\(used)\"; did you mean \"\(suggestion)\"?"
    case .undeclaredKind(let name, let used):
      "\(Self.quoted(name)) is not a kind, so this is read as \"\(used)\"; "
        + "declare it under \"kinds\" in site.yml or write \"type: \(used)\""
    case .missingDate(let kind, let isBundle):
      "\(Self.needing(kind)) a date, so this is a page outside the feed; add \"date: 2025-04-09\""
        + (kind == "event" ? ", the day on which you announce it," : "")
        + " or put 2025-04-09- before the \(isBundle ? "name of the folder" : "file name")"
    case .incomplete(let kind, let key?, isStated: true, let used):
      "\"\(key)\" holds nothing that \(Self.article(for: kind)) can use, so this is published as "
        + "\(Self.article(for: used)); correct its value"
    case .incomplete(let kind, let key, _, let used):
      key.map {
        "\(Self.needing(kind)) \"\($0)\", so this is published as \(Self.article(for: used)); add a line \"\($0): ...\""
      }
        ?? "\(Self.article(for: kind)) without a body has nothing to show, so this is published as "
        + "\(Self.article(for: used)); write something below the front matter"
    case .eventWithoutStart(let date, waits: true):
      "this event is left out until \(date), the date of the entry; write the day of the event into \"starts: ...\", and "
        + "into \"date\" the day on which you announce it"
    case .eventWithoutStart(let date, waits: false):
      "an event needs \"starts\"; \(date), the date of the entry, stands in; add a line \"starts: ...\""
    case .unshownPictures(let key, let count):
      "\"\(key)\" lists \(count) pictures, of which only the first is shown; write \"type: media\" to show all of them, or "
        + "put the others into the text"
    case .titleFromFileName(let title, let key, let kind):
      "\(Self.needing(kind)) a \(key); \(Self.quoted(title)) was taken from the file name; add \"\(key): \(title)\""
    case .liquidTags(let tag):
      "\(Self.quoted(tag)) is not understood and is left out; write Markdown instead, or put it in code to "
        + "show it"
    case .duplicateID(let id):
      "two entries have the id or guid \(Self.quoted(id)); give one of them another, or remove it from the copy"
    case .longTag(let name, let bytes):
      "the tag \(Self.quoted(name)) has \(bytes) bytes in its address, more than the 255 that file systems take; "
        + "write a shorter one"
    case .manyTags(let limit):
      "the entry has more than \(limit) tags, and those from here on are left out; keep those that matter most"
    case .templateAddress(let key, let text):
      "\(Self.quoted(text)) is a template that is not run, so the path of the file decides on the address; write \"\(key)\" "
        + "as an address such as /2025/rain/"
    }
  }
}
