extension DiagnosticFormatter {
  func words(_ problem: FrontMatterProblem) -> String {
    switch problem {
    case .invalidUTF8(let offset):
      "the file is not UTF-8 (byte \(offset) is no part of a character); save it as UTF-8"
    case .unclosed(let end):
      "the front matter is not closed; end it with " + (end == "}" ? "a closing brace" : "a line \(Self.quoted(end))")
    case .invalidYAML(let reason):
      "this is not YAML: \(reason)" + (YAMLAdvice.advice(for: reason).map { "; \($0)" } ?? "")
    case .invalidTOML(let fault):
      "this is not TOML: \(words(fault))"
    case .invalidJSON(let reason):
      "this is not JSON: \(reason); put keys and texts in double quotes, and commas between them"
    case .program(let language):
      "the front matter is a program in \(Self.quoted(language)), which feedsite does not run; "
        + "write what it returns as YAML between two lines \"---\""
    case .notMapping:
      "keys with values are wanted here; write lines such as \"title: Rain\""
    case .duplicateKey(let key, let firstLine):
      "the key \(Self.quoted(key)) stands twice (first on line \(firstLine)); keep one of them"
    case .invalidKey:
      "a key must be text; write it in quotes"
    case .unreadable(let reason):
      "the file cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes, more than the \(limit) that feedsite reads; split it"
    }
  }

  func words(_ problem: FieldProblem) -> String {
    switch problem {
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" wants \(expected), not \(found)"
    case .missing(let key, let kind):
      "\(Self.needing(kind)) \"\(key)\"; add a line \"\(key): ...\""
    case .incomplete(let key, let inside):
      "\"\(inside)\" needs \"\(key)\"; write \"\(key): ...\" below it"
    case .invalidDate(let text, let suggestions):
      "\(Self.quoted(text)) is not a date; write "
        + (suggestions.count > 1
          ? "\(suggestions.joined(separator: " or ")), whichever is meant"
          : "\(suggestions.first ?? "2025-04-09"), with a time \(suggestions.first ?? "2025-04-09")T20:00")
    case .invalidValue(let key, let value, let expected):
      "\(Self.quoted(value)) does not fit \"\(key)\"; write \(expected)"
    case .unknownChoice(let key, let value, let choices, let nearest):
      "\(Self.quoted(value)) is no value of \"\(key)\"; "
        + Self.question(nearest, else: "use \(Self.list(choices))")
    case .likelyTypo(let key, let suggestion):
      "\"\(key)\" is not a key that feedsite knows; did you mean \"\(suggestion)\"?"
    case .unreadKey(let key, let name, let kinds, let fileCount):
      "\"\(key)\" is "
        + (kinds.isEmpty
          ? "not a key that feedsite knows"
          : "a key of \(Self.list(kinds)) and not of this kind")
        + "\(fileCount > 1 ? " (in \(fileCount) files)" : ""); "
        + "nothing shows it unless your theme reads \"extra.\(name)\""
    case .unknownKey(let key, let suggestion, let known):
      "\"\(key)\" is not a key that feedsite knows here; "
        + Self.question(suggestion, else: "known are \(known.joined(separator: ", "))")
    case .conflict(let key, let other):
      "\"\(key)\" and \"\(other)\" contradict each other; keep one of them"
    case .commented(let key, let text):
      "\(Self.quoted(text)) is a comment to YAML, so \"\(key)\" is empty; put it in quotes"
    case .longList(let key, let limit):
      "\"\(key)\" has more than \(limit) values, and those from here on are left out; part them among several entries"
    case .titleOfNote:
      "a note has no title, so this one is not shown; write \"type: article\" to show it"
    }
  }

  func words(_ problem: EntryProblem) -> String {
    switch problem {
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
        + "\(Self.article(for: used)); mend it"
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
      "\(Self.quoted(tag)) means nothing to feedsite and is left out; write Markdown instead, or put it in code to "
        + "show it"
    case .duplicateID(let id):
      "two entries have the id or guid \(Self.quoted(id)); give one of them another"
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

  func words(_ problem: ReferenceProblem) -> String {
    switch problem {
    case .unknownEntry(let key, let name, let suggestions):
      "\"\(key)\" names \(Self.quoted(name)), which is no entry; "
        + (suggestions.isEmpty
          ? "write the path of its file, its id or its slug"
            + (["songs", "tracks"].contains(key) ? ", or \"- title: ...\" for a song without a page" : "")
          : "did you mean \(Self.list(suggestions.map { "\"\($0)\"" }))?")
    case .ambiguousEntry(let key, let name, let candidates):
      "\"\(key)\" names \(Self.quoted(name)), which could be \(Self.list(candidates)); write the path"
    case .wrongKind(let key, let name, let found, let expected):
      "\"\(key)\" wants \(Self.article(for: expected)), but \(Self.quoted(name)) is \(Self.article(for: found))"
    case .unpublishedEntry(let key, let name, let reason):
      "\"\(key)\" names \(Self.quoted(name)), which this build leaves out (\(reason)); it is shown without a link"
    case .missingFile(let key, let path, let nearest):
      "\"\(key)\" names \(Self.quoted(path)), which does not exist; "
        + (nearest.map { "did you mean \(Self.quoted($0))?" } ?? "put the file there or mend the path")
    case .missingSiteFile(let key, let path):
      "\"\(key)\" names \(Self.quoted(path)), which this site does not publish; put the file into static/"
    case .outsideContent(let key?, let path):
      "\"\(key)\" names \(Self.quoted(path)), which lies outside the content folder; copy the file into it"
    case .outsideContent(nil, let path):
      "this is a symbolic link that leads out of the content folder, to \(Self.quoted(path)); put a copy in its "
        + "place, or allow such links with --follow-links"
    case .program(let name, 0):
      "\(Self.quoted(name)) is not published, since browsers or web servers run what such a file holds; move it into "
        + "static/ if you trust it"
    case .program(let name, let others):
      "\(Self.quoted(name)) and \(others) more of this folder are not published, since browsers or web servers run what "
        + "such files hold; move those that you trust into static/"
    case .sameLanguage(let language, let other):
      "\(Self.quoted(other)) is the translation in \"\(language)\" already; write \"language: ...\" in one of the two, "
        + "or take one out"
    }
  }

  func words(_ problem: BodyProblem) -> String {
    switch problem {
    case .missingAlt(let image):
      "the image \(Self.quoted(image)) has no alternative text; say what it shows for those who cannot see it"
    case .deadLink(let link, let nearest):
      "the link \(Self.quoted(link)) leads to no file and no entry of this site" + Self.question(nearest)
    case .spacedAddress(let address):
      "the address \(Self.quoted(address)) stays text, since a space ends it; write it in angle brackets, as <\(address)>"
    case .missingAnchor(let link, let nearest):
      "the link \(Self.quoted(link)) names a place that its page does not have" + Self.question(nearest)
    case .unsafeLink(let link):
      "the address \(Self.quoted(link)) could run a program or open a local file and is left out; write one with https"
    case .unsafeRawLink(let link):
      "the address \(Self.quoted(link)) in raw HTML could run a program or open a local file; pages keep it as it is "
        + "written, and feeds leave it out"
    case .rawHTML(let tag):
      "tags such as \(Self.quoted(tag)) are left out; write it as Markdown, "
        + "or allow raw HTML with markdown: {html: true} in site.yml"
    case .droppedAttribute(let name):
      "the attribute \(Self.quoted(name)) is not allowed here, or not with this value; take it out of the braces"
    case .strayAttributes:
      "this attribute list belongs to nothing; put it right behind a link, an image or marked words, at the end of a "
        + "heading, or on a line of its own below a block"
    case .unclosedAttributes:
      "this attribute list has no closing brace; put } behind it"
    case .repeatedName(let name):
      "the id \(Self.quoted(name)) belongs to something above already and is left out; choose another one"
    case .unknownFootnote(let label, let nearest):
      "there is no footnote [^\(label)]; "
        + (nearest.map { "did you mean [^\($0)]?" }
          ?? "write [^\(label)]: and its words on a line of its own, or \\[^\(label)] where none is meant")
    case .unusedFootnote(let label):
      "nothing refers to the footnote [^\(label)], so it is left out; write [^\(label)] where it belongs"
    case .duplicateFootnote(let label):
      "there are two footnotes [^\(label)], and the first one is shown; give this one a label of its own"
    case .limitExceeded(let kind, let limit):
      "the body has more than \(limit) \(Self.words(kind)); from here on they stay text, so split the body"
    case .tooLarge(let bytes, let limit):
      "the body has \(bytes) bytes, more than the \(limit) that feedsite renders; split it"
    }
  }

  private static func words(_ limit: MarkdownLimit) -> String {
    switch limit {
    case .lines: "footnotes, definitions and lines of attributes"
    case .cells: "cells of tables"
    case .pieces: "addresses, names, marks and pieces of text between them"
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private static func needing(_ kind: String) -> String {
    "\(article(for: kind)) \(kind == "memories" ? "need" : "needs")"
  }

  private static func article(for kind: String) -> String {
    switch kind {
    case "site.yml", "media", "memories": kind
    default: "aeiou".contains(kind.first ?? "x") ? "an \(kind)" : "a \(kind)"
    }
  }
}

extension DiagnosticFormatter {
  func words(_ problem: MediaProblem) -> String {
    switch problem {
    case .broken(let fault):
      "the file is broken: \(words(fault))"
    case .mismatch(let named, let found):
      "the name of the file says \(named), but its content is \(found); name it after its content"
    case .unsupported(let type) where type.hasPrefix("image/"):
      "most browsers cannot show \(Self.format(of: type)); export it as JPEG, PNG or WebP"
    case .unsupported(let type):
      "most browsers cannot play \(Self.format(of: type)); "
        + "export it as \(type.hasPrefix("audio/") ? "MP3, M4A or FLAC" : "MP4")"
    case .oversized(let width, let height, let bytes):
      "the picture has \(width) × \(height) pixels in \((bytes + (1 << 19)) >> 20) MB, too many for smaller copies, so that "
        + "visitors load all of it; export it with at most 8000 pixels on the longer side"
    case .otherDuration(let key, let written, let measured, let file):
      "\"\(key)\" says \(Self.clock(written)), but \(Self.quoted(file)) plays for \(Self.clock(measured)); mend it or take it out"
    }
  }

  /// `HEIC` of `image/heic`: what programs call a format.
  private static func format(of type: String) -> String {
    type == "video/x-msvideo" ? "AVI" : type.split(separator: "/").last.map { $0.uppercased() } ?? type
  }

  /// `3:45`, as front matter has it.
  private static func clock(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private func words(_ fault: MediaError) -> String {
    switch fault {
    case .empty: "it has no bytes; put the whole file there"
    case .unreadable(let reason): "it cannot be read (\(reason)); mend its permissions or copy it again"
    case .truncated: "it ends too early; copy the whole file again"
    case .unrecognized(let expected): "its content is not \(expected); export it again, or name it after its content"
    case .pointer: "it is the pointer of Git LFS to a file that is not here; fetch it with git lfs pull"
    case .damaged(let part): "its \(part) makes no sense; export it again"
    case .undecodable(let reason): "its picture cannot be shown as a whole (\(reason)); export it again"
    case .illegible(let encoding):
      "its text is in \(encoding), in which feedsite cannot tell what could run in it, so an empty drawing takes its place; "
        + "save it as UTF-8"
    case .buried(let limit): "its first \(limit) bytes do not say what it holds; export it again"
    }
  }
}

extension DiagnosticFormatter {
  func words(_ problem: ResponseProblem) -> String {
    switch problem {
    case .invalidJSON:
      "it is no JSON from here on; export it again, or correct it, and the answers in it are shown"
    case .notWebmentions:
      "it holds no webmentions; it has to be a feed of them with \"children\", as webmention.io exports it, "
        + "an array, or a single one"
    case .noResponse:
      "it says neither who wrote it nor what it answers, so it is shown nowhere; entries of your own belong in another "
        + "folder than responses/"
    case .unreadable(let count):
      "\(count) of its webmentions \(count == 1 ? "is" : "are") left out, "
        + "since \"wm-target\" or \"wm-property\" is missing; export them again"
    case .noSiteAddress:
      "it does not say where the site is published; write the address behind \"base-url:\""
    case .notFetched(let host, let reason):
      "\(Self.quoted(host)) does not give the answers: \(reason)"
    case .unknownTarget(let address, let count):
      count == 1
        ? "it answers \(Self.quoted(address)), which the site does not have; "
          + "if an entry moved, give it the old address in aliases"
        : "\(count) of its answers are to addresses that the site does not have, such as \(Self.quoted(address)); "
          + "if an entry moved, give it the old address in aliases"
    }
  }
}
