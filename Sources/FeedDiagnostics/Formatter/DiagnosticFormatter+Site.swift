extension DiagnosticFormatter {
  func words(_ problem: RouteProblem) -> String {
    switch problem {
    case .duplicate(let route, let other):
      "the address \(route) is taken by \(other) already; give one of them another "
        + (route.hasSuffix("/") ? "\"slug\" or \"permalink\"" : "name or \"permalink\"")
    case .taken(let route, let other, let used):
      "\(other) has the address \(route) already, so this is published at \(used); write \"slug: ...\" to choose another"
    case .replaced(let route, let other):
      "the address \(route) belongs to \(other), so this is not published there; give one of them another name or "
        + "\"permalink\", or take it out of \"aliases\""
    case .fileAndFolder(let route, let other):
      "the address \(route) would be a file where \(other) needs a folder; end it with \"/\""
    case .tooLong(let route, let bytes):
      "a part of the address \(Self.quoted(route)) has \(bytes) bytes, more than the 255 that file systems take; "
        + "set a shorter \"slug\""
    case .longPath(let route, let limit):
      "the address \(Self.quoted(route)) has more than the \(limit) bytes that file systems take; "
        + "set a shorter \"permalink\", or move the file up by some folders"
    case .unwritable(let route):
      "no file can have an address with a zero byte, as here behind \(Self.quoted(route)); set another \"permalink\" or alias"
    case .forHosts(let route, let name):
      "no page can have the address \(route), since web hosts take \(Self.quoted(name)) for an order to them; set another "
        + "\"permalink\" or alias"
    case .manyTags(let count, let limit):
      "the entries have \(count) different tags, and each would get a wall and its feeds; a site of this size may have \(limit), so "
        + "keep those that tell several entries from others"
    case .manyAliases(let count, let limit):
      "the entries have \(count) aliases, and each would get a page; a site of this size may have \(limit), so keep those that "
        + "readers still come from"
    }
  }

  func words(_ problem: SiteProblem) -> String {
    switch problem {
    case .noContentFolder:
      "there is no such content folder; give the folder that holds your entries, for example content/"
    case .noSiteFile(let title, _, let inner?):
      "there is no site.yml, so the site is called \(Self.quoted(title)), at http://localhost/ and in UTC; add one, or "
        + "give the folder of \(inner) instead"
    case .noSiteFile(let title, let foreign, nil):
      "there is no site.yml, so the site is called \(Self.quoted(title)), at http://localhost/ and in UTC; add one"
        + (foreign.map { ", or let \"feedsite import\" make a content folder of this one, whose settings are in \($0)" }
          ?? "")
    case .noSiteID(let id):
      "the site has no id, so a new title would give every entry a new guid; add \"id: \(id)\""
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    case .textsInHTML(let count):
      "\(count) \(count == 1 ? "file" : "files") in HTML with front matter \(count == 1 ? "is" : "are") not read; "
        + "feedsite import makes Markdown of those of Jekyll and Hugo"
    case .otherMarkup(let ending, let count):
      "\(count) \(count == 1 ? "file" : "files") ending with .\(ending) \(count == 1 ? "is" : "are") not read, since feedsite "
        + "reads Markdown; pandoc makes Markdown of \(count == 1 ? "it" : "them")"
    case .nothingDated(let count):
      count == 1
        ? "the file has no date and is a page; to put it on the wall, write a date, such as \"date: 2025-04-09\", or begin "
          + "its name with one"
        : "none of \(count) files has a date, so all of them are pages; to put them on the wall, write a date, such as "
          + "\"date: 2025-04-09\", or begin their names with one"
    case .reservedKind(let name):
      "\(Self.quoted(name)) is a name that feedsite uses itself; choose another"
    case .unfitIcon(let width, let height, let fault):
      "the icon has \(width) × \(height) pixels; \(words(fault))"
    case .noTypefaces:
      "this machine has no typefaces, so no pictures for sharing are drawn; install some, such as Noto, "
        + "or write \"share: {pictures: false}\" in site.yml"
    case .noDestination(let target, let ways):
      "the target \(Self.quoted(target)) names no place; write \(Self.list(ways.map { "\"\($0)\"" })) below it"
    case .secret(let key):
      "\"\(key)\" holds what looks like a password or a token, and site.yml is no place for one; take it out, change it, "
        + "and let the program that connects know it (docs: Deploy)"
    }
  }

  private func words(_ fault: IconError) -> String {
    switch fault {
    case .notSquare: "crop it to a square"
    case .tooSmall(let wanted): "larger icons than it are left out; export it with \(wanted) × \(wanted) or more"
    case .tooLarge(let limit): "it is left out; export it with \(limit) × \(limit) or fewer"
    }
  }

  func words(_ problem: ThemeProblem) -> String {
    switch problem {
    case .unknownTheme(let name, let searched, let available):
      "there is no theme \(Self.quoted(name)) in \(Self.list(searched)); "
        + (available.isEmpty ? "put its folder there" : "use \(Self.list(available))")
    case .missingTemplate(let name):
      "the theme has no template \"\(name)\"; add \(name).mustache"
    case .syntax(let reason):
      "the template is not Mustache: \(reason)"
    case .unknownVariable(let name, let template, let suggestion, let known):
      "\"\(name)\" is not a variable of \(template); "
        + Self.question(suggestion, else: known.isEmpty ? "there are none" : "known here are \(Self.few(known))")
    case .wrongUse(let variable, let isA, let use):
      "\"\(variable)\" is \(isA); \(use)"
    case .unknownPartial(let name, let suggestion):
      "there is no template \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; add \(name).mustache")
    case .missingString(let key):
      "no language of the theme has the string \"\(key)\"; add it to strings/en.yml"
    case .missingMeasure(let key):
      "the metrics of the theme lack \"\(key)\"; add a line \"\(key): ...\", as in metrics.yml of the theme wall"
    case .invalidSettings(let reason):
      "the theme's settings are not as they should be: \(reason)"
    case .unknownInterface(let stated, let known):
      "the theme is written for interface \(stated), and this feedsite has interface \(known); "
        + "use a newer feedsite, or a version of the theme for interface \(known)"
    case .invalidStrings(let reason):
      "the theme's strings are not as they should be: \(reason)"
    case .unknownSetting(let key, let suggestion, let known):
      "the theme has no setting \(Self.quoted(key)); "
        + Self.question(suggestion, else: known.isEmpty ? "it has none at all" : "it has \(Self.few(known))")
    case .unknownFont(let name, let suggestion, let known):
      "the theme has no typeface \(Self.quoted(name)); "
        + Self.question(
          suggestion,
          else: known.isEmpty ? "leave \"font\" out, for it has none to choose from" : "it has \(Self.few(known))")
    case .faintColor(let key, let color, let ratio, let needed, let other, let scheme):
      "the \(key) \(color) has a contrast of \(ratio) to \(other) where it is \(scheme), and \(needed) are needed"
        + " (WCAG 2.2); choose another one, or one each for light and dark"
    case .untranslated(let language, let fallback):
      "the theme has no strings in the language \(Self.quoted(language)), so those in \(Self.quoted(fallback)) are shown"
        + "; translate them in theme/strings/\(language).yml of the content folder"
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    }
  }

  func words(_ problem: OutputProblem) -> String {
    switch problem {
    case .foreignFolder(let example):
      "the folder holds files that feedsite did not write, such as \(Self.quoted(example)); "
        + "choose an empty or a new one"
    case .otherOutput(isExport: true):
      "the folder holds an export of feedsite; choose an empty or a new one"
    case .otherOutput(isExport: false):
      "the folder holds a site that feedsite has built; choose an empty or a new one"
    case .overlapsContent:
      "the output folder is the content folder, holds it or lies within it; choose another one"
    case .notAFolder:
      "the output path is a file; choose a folder"
    case .foreignFile(let path):
      "\(Self.quoted(path)) stands where a file of the site belongs, and feedsite did not write it; move it away"
    case .reservedName(let name):
      "no part of an address begins with a dot, as \(Self.quoted(name)) does, since such files of the output folder are "
        + "its owner's; set another \"permalink\" or alias"
    case .busy:
      "another run of feedsite is writing to the folder; wait for its end and build again"
    case .failed(let action, let reason):
      "cannot \(action): \(reason)"
    case .brokenManifest:
      "the list of feedsite's own files cannot be read; build the site, which makes a new one"
    case .lostManifest(let kept, let folder):
      "the list of feedsite's own files cannot be read, so a build makes a new one: it takes over files that are as it "
        + "writes them, "
        + (kept == 0 ? "" : "moves \(kept) that may be yours to \(Self.quoted(folder)), ")
        + "and leaves those that it does not write; remove what you do not want"
    case .reappearingItems(let count):
      "\(Self.items(count)) would reappear as new to every subscriber, since the last build gave "
        + (count == 1 ? "it another guid; its file is named below" : "them other guids; their files are named below")
    case .changedGUID(let old, let new):
      "the entry was published as \(Self.quoted(old.value)) and is \(Self.quoted(new.value)) now, which changes its "
        + "guid; to keep the guid, write \(Self.line(old.key, old.value)) in the front matter"
        + (new.key == "guid" && old.key != "guid" ? " instead of \(Self.line(new.key, new.value))" : "")
    case .movedEntry(let address):
      "the last build had the entry at \(Self.quoted(address)), which leads nowhere now; to lead readers on, add "
        + "\"aliases: [\(address)]\" to the front matter"
    case .changedSiteID(let old, let count):
      "the site's id has changed, so \(Self.items(count)) would reappear as new to every subscriber; "
        + "to keep the guids, write \(Self.line("id", old))"
    }
  }

  private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  /// A line of YAML to be copied as it is, so it is never cut.
  private static func line(_ key: String, _ id: String) -> String {
    let isPlain =
      id.first.map { $0.isLetter || $0.isNumber } == true
      && id.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain
      ? "\"\(key): \(id)\""
      : "\"\(key): '\(id.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'\""
  }
}

extension DiagnosticFormatter {
  func words(_ problem: ThemeCheckProblem) -> String {
    switch problem {
    case .unusedTemplate(let name, let suggestion):
      "nothing uses the template \"\(name)\"; "
        + Self.question(suggestion, else: "include it with {{>\(name)}}, or take it out")
    case .unusedString(let key):
      "nothing uses the string \"\(key)\"; print it with {{t.\(key)}}, or take it out"
    case .missingTranslations(let language, let keys):
      "the language \(Self.quoted(language)) lacks \(keys.count) of the strings, so English ones are shown; "
        + "add \(Self.few(keys)) to strings/\(language).yml"
    case .differentPlaceholders(let key, let expected):
      "\"\(key)\" does not fill in what the English text does; it needs "
        + (expected.isEmpty ? "no names in braces" : expected.map { "{\($0)}" }.joined(separator: ", "))
    case .missingAsset(let name, let suggestion):
      "the theme has no file \(Self.quoted("assets/\(name)")); "
        + Self.question(suggestion, else: "add it, or take out what names it")
    case .lowContrast(let name, let ratio, let background):
      "the accent \(Self.quoted(name)) has a contrast of \(ratio) to the background \(background); "
        + "signs need 3 and text needs 4.5 (WCAG 2.2), so choose a darker or a lighter one"
    case .overBudget(let what, let size, let limit):
      "\(what) of a page have \(size) bytes; bring them below \(limit)"
    case .thirdPartyRequest(let address):
      "a page would load \(Self.quoted(address)) from another host; put the file into assets/ of the theme"
    case .inlineScript(let attribute):
      "\"\(attribute)\" holds a script, which strict sites forbid; add a listener in a file of assets/"
    case .missingPart(let part):
      words(part)
    case .missingAlternative:
      "the image has no alternative text; add alt=\"{{alt}}\", or alt=\"\" where it says nothing"
    }
  }

  private func words(_ part: ThemePart) -> String {
    switch part {
    case .language: "the page does not say its language; write <html lang=\"{{language}}\" dir=\"{{direction}}\">"
    case .title: "the page has no title; write <title>{{title}}</title>"
    case .encoding: "the page does not say its encoding; write <meta charset=\"utf-8\">"
    case .viewport:
      "phones would show the page small; write <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    case .main: "the page does not say where its content is; put {{{main}}} into <main id=\"_main\">"
    case .skipLink:
      "who uses a keyboard cannot skip the menu; write <a href=\"#_main\">{{t.skipToContent}}</a> before everything else"
    case .content: "the page does not show its content; write {{{main}}}"
    }
  }
}
