import FeedMedia
import FeedModel
import FeedYAML

/// The Markdown that the tags of other generators mean.
struct TemplateMeaning {
  let page: TemplatePage
  /// Whether the tag stands where an address does.
  let isAddress: Bool
  /// The byte after the tag.
  let next: UInt8?
  /// Whether the tag is a paragraph of its own, and no line in HTML.
  let isParagraph: Bool

  /// The text that a tag becomes; nil where it is unknown.
  func text(of tag: ForeignTag) -> String? {
    guard tag.form != .output || tag.isCall else { return TemplateOutput(page: page, next: next).text(of: tag) }
    guard !tag.isEnd else { return nil }
    var arguments = tag.arguments
    arguments.resolve { page.value($0) }
    let name = tag.name.lowercased()
    switch name {
    case "post_url", "link", "ref", "relref", "get_url", "url_for", "post_link", "link_to":
      return reference(arguments, tag: name)
    case _ where !page.isMDX && Self.labelled.contains(name): return Self.label(arguments)
    case "param": return arguments.first("name").flatMap(page.value)
    case "gist": return gist(arguments)
    case "tweet", "x", "twitter": return tweet(arguments, host: name == "x" ? "x.com" : "twitter.com")
    case "instagram":
      return arguments.first("id").flatMap(Self.identifier).map {
        MarkdownText.address("https://www.instagram.com/p/\($0)/")
      }
    case "spotify":
      guard let kind = arguments.value("type"), let id = arguments.value("id") else { return nil }
      return MarkdownText.address("https://open.spotify.com/\(kind)/\(id)")
    case "img", "asset_img": return picture(arguments) ?? positionalPicture(arguments)
    case "include" where arguments.positional.first == "gallery": return gallery(arguments)
    default:
      let file = player(name, arguments) ?? picture(arguments) ?? positionalFile(name, arguments)
      let link = file ?? namedLink(arguments) ?? mailbox(name, arguments)
      return link ?? words(name, arguments) ?? bareAddress(arguments) ?? namelessPicture(tag, arguments)
    }
  }

  /// Tags that show a label, and their content on request.
  private static let labelled: Set<String> = [
    "details", "expand", "collapse", "accordion", "spoiler", "tab", "tabitem",
  ]

  /// A label on a line of its own; nil where there is none.
  private static func label(_ arguments: TemplateArguments) -> String? {
    let words =
      arguments.value("summary", "title", "label", "header", "name") ?? arguments.positional.joined(separator: " ")
    return words.isEmpty ? nil : "**\(MarkdownText.label(words))**  "
  }

  // MARK: Links

  /// `{% post_link a 'words' %}`, `{% link words, https://example.org %}`.
  private func reference(_ arguments: TemplateArguments, tag: String) -> String? {
    var words = arguments.positional
    if let place = words.firstIndex(where: { $0.contains("://") }) {
      let address = words.remove(at: place)
      return isAddress
        ? MarkdownText.destination(address)
        : MarkdownText.link(address, text: words.isEmpty ? address : words.joined(separator: " "))
    }
    guard let path = arguments.first("path", "url") else { return nil }
    let named = arguments.value("path", "url") == nil ? words.dropFirst() : words[...]
    return reference(path, text: tag == "post_link" ? named.joined(separator: " ") : "", tag: tag)
  }

  private func reference(_ written: String, text: String, tag: String) -> String {
    let path = written.hasPrefix("@/") ? String(written.dropFirst()) : written
    let isPath = path.hasPrefix("/") || path.hasPrefix(".") || path.hasPrefix("#")
    let address: String
    switch tag {
    case "link": address = path.hasPrefix("/") || path.contains("://") ? path : "/" + path
    case "post_url": address = MarkdownText.named(path.hasPrefix("/") ? String(path.dropFirst()) : path)
    default: address = isPath || path.contains("://") ? path : MarkdownText.named(path)
    }
    guard !isAddress else { return MarkdownText.destination(address) }
    guard text.isEmpty else { return MarkdownText.link(address, text: text) }
    let file = path.split(separator: "#").first.map { String($0).fileName } ?? path
    return MarkdownText.link(address, text: ContentPath.isMarkdown(file) ? file.fileStem : file)
  }

  /// `{{ slides(title="Slides", url="https://example.org/") }}`: whatever its looks, a link to the address.
  private func namedLink(_ arguments: TemplateArguments) -> String? {
    guard !isAddress, let title = arguments.value("title", "text", "label", "name"), !title.isEmpty,
      let address = arguments.value("url", "href", "link"),
      address.hasPrefix("https://") || address.hasPrefix("http://")
    else { return nil }
    return MarkdownText.link(address, text: title)
  }

  /// `{{< email "ann@example.org" >}}`.
  private func mailbox(_ name: String, _ arguments: TemplateArguments) -> String? {
    guard !isAddress, name.contains("mail"), let box = arguments.first("address", "email", "mail"),
      box.utf8.allSatisfy({ TemplateScanner.isWord($0) || "@.+".utf8.contains($0) }),
      box.split(separator: "@").count == 2
    else { return nil }
    return "<\(box)>"
  }

  /// `{% include note.html content="Words" %}`: the words, as an alert or a quotation where the name is one of those.
  private func words(_ name: String, _ arguments: TemplateArguments) -> String? {
    guard !isAddress, let words = arguments.value("content", "text", "body")?.trimmingWhitespace, !words.isEmpty,
      !words.contains(where: \.isNewline)
    else { return nil }
    let file = name.hasPrefix("include") ? arguments.positional.first.map { $0.fileName.fileStem.lowercased() } : name
    if let file, Self.quotations.contains(file) {
      let source = Self.attribution(arguments)
      return (isParagraph ? "> " : "") + words + (source.isEmpty ? "" : " — \(source)")
    }
    guard let file, Self.isNotice(file) || Self.notices.contains(file) else { return words }
    let kind = arguments.value("type", "level")?.lowercased() ?? file
    return Self.noticeStart(named: Self.isNotice(kind) ? kind : "note", title: words)
  }

  /// `{{< bandcamp url="https://ann.bandcamp.com/album/rain" >}}`: whatever it shows, a link to the address.
  private func bareAddress(_ arguments: TemplateArguments) -> String? {
    let named = arguments.value("url", "href", "link", "src")
    guard !isAddress, let address = named ?? (arguments.positional.count == 1 ? arguments.positional[0] : nil),
      address.hasPrefix("https://") || address.hasPrefix("http://")
    else { return nil }
    return MarkdownText.address(address)
  }

  // MARK: Players

  /// A film, by the name of the tag or of the file that it includes.
  private func player(_ name: String, _ arguments: TemplateArguments) -> String? {
    var arguments = arguments
    var name = name
    if name.hasPrefix("include") || name == "render", let file = arguments.positional.first {
      name = file.fileName.lowercased()
      arguments.dropFirst()
    }
    if let provider = arguments.value("provider") { name = provider.lowercased() }
    let isYouTube = name.contains("youtube")
    guard isYouTube || name.contains("vimeo") || name == "video",
      let film = arguments.first("id", "video_id", "videoid", "url", "src", "video", "v")
    else { return nil }
    if film.hasPrefix("https://") || film.hasPrefix("http://") {
      return MediaTypes.type(ofFile: film).hasPrefix("video/") ? nil : MarkdownText.address(film)
    }
    guard name != "video", let id = Self.identifier(film) else { return nil }
    let start = arguments.value("start", "t").flatMap { Int($0) }
    return MarkdownText.address(
      isYouTube
        ? "https://www.youtube.com/watch?v=\(id)" + (start.map { "&t=\($0)" } ?? "") : "https://vimeo.com/\(id)")
  }

  private static func identifier(_ text: String) -> String? {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && TemplateScanner.isWord($0) }
    return isPlain && (1...64).contains(text.utf8.count) ? text : nil
  }

  private func gist(_ arguments: TemplateArguments) -> String? {
    var parts = arguments.positional.flatMap { $0.split(separator: "/").map(String.init) }
    parts += [arguments.value("user"), arguments.value("id")].compactMap(\.self)
    // After the number, which is hexadecimal, one of the files may be named.
    if parts.count > 1, !parts[1].allSatisfy(\.isHexDigit) { parts.removeSubrange(1...) }
    let path = parts.prefix(2).compactMap(Self.identifier)
    guard !path.isEmpty, path.count == min(parts.count, 2) else { return nil }
    return MarkdownText.address("https://gist.github.com/" + path.joined(separator: "/"))
  }

  private func tweet(_ arguments: TemplateArguments, host: String) -> String? {
    if let address = arguments.positional.first, address.hasPrefix("https://") {
      return MarkdownText.address(address)
    }
    guard let id = arguments.first("id").flatMap(Self.identifier) else { return nil }
    let user = arguments.value("user").flatMap(Self.identifier) ?? "i"
    return MarkdownText.address("https://\(host)/\(user)/status/\(id)")
  }

  // MARK: Pictures and recordings

  /// The file that an argument names which says so: a picture, a recording or a film with what is written about it.
  private func picture(_ arguments: TemplateArguments) -> String? {
    let names = ["src", "image_path", "path", "image", "img", "file", "filename", "url", "source", "name"]
    guard let address = names.lazy.compactMap({ arguments.value($0) }).first(where: Self.isShown) else { return nil }
    let caption = arguments.value("caption", "title") ?? ""
    let alt = arguments.named["alt"] ?? (caption.isEmpty ? arguments.value("description") ?? "" : caption)
    return MarkdownText.image(
      address, alt: alt, title: caption, width: arguments.value("width", "w"),
      link: arguments.value("link", "href"))
  }

  /// `{% include gallery id="tour" caption="Words" %}` of Minimal Mistakes: the pictures that the front matter lists.
  private func gallery(_ arguments: TemplateArguments) -> String? {
    guard case .list(let items)? = page.fields[arguments.value("id") ?? "gallery"]?.value.shape else { return nil }
    let pictures = items.compactMap { item -> String? in
      guard case .fields(let fields) = item.shape else { return nil }
      func text(_ key: String) -> String? { fields[key]?.value.text }
      guard let address = text("image-path") ?? text("url"), Self.isShown(address) else { return nil }
      return MarkdownText.image(
        address, alt: text("alt") ?? "", title: text("title") ?? "", width: nil, link: text("url"))
    }
    guard !pictures.isEmpty else { return nil }
    let caption = arguments.value("caption").map { " " + MarkdownText.label($0) } ?? ""
    return pictures.joined(separator: " ") + caption
  }

  /// `{% img left /a.png 300 200 Words %}`, `{% asset_img a.png Words %}`.
  private func positionalPicture(_ arguments: TemplateArguments) -> String? {
    guard let place = arguments.positional.firstIndex(where: Self.isShown) else { return nil }
    let rest = arguments.positional[(place + 1)...]
    let width = rest.first.flatMap { Int($0) }
    let words = rest.drop { Int($0) != nil }
    return MarkdownText.image(
      arguments.positional[place], alt: words.joined(separator: " "), title: "", width: width.map(String.init),
      link: nil)
  }

  /// `{{< video "a.mp4" >}}`, `{{< figure "a.jpg" >}}`: a file that is first.
  private func positionalFile(_ name: String, _ arguments: TemplateArguments) -> String? {
    guard ["video", "audio", "figure", "image", "picture", "photo", "mp3", "mp4"].contains(name),
      let file = arguments.positional.first, Self.isShown(file)
    else { return nil }
    // In Eleventy words stand second.
    let alt = name == "image" ? arguments.positional.dropFirst().first { Int($0) == nil } ?? "" : ""
    return MarkdownText.image(file, alt: alt, title: arguments.value("caption", "title") ?? "", width: nil, link: nil)
  }

  /// `{% eleventyImage "a.jpg", "Words" %}`: a tag of any name whose first argument is a picture, followed by a text.
  private func namelessPicture(_ tag: ForeignTag, _ arguments: TemplateArguments) -> String? {
    guard tag.form == .action, !isAddress, !tag.name.hasPrefix("include"), !Self.inclusions.contains(tag.name),
      let file = arguments.positional.first,
      MediaTypes.isShownByBrowsers(String(file.withoutQuery))
    else { return nil }
    let words = arguments.value("alt") ?? arguments.positional.dropFirst().first { Int($0) == nil }
    return MarkdownText.image(
      file, alt: words ?? "", title: arguments.value("caption", "title") ?? "", width: nil, link: nil)
  }

  /// Tags that read what a file says, or only ask for its name.
  private static let inclusions: Set = [
    "render", "import", "from", "extends", "layout", "if", "unless", "case", "when",
  ]

  private static func isShown(_ path: String) -> Bool {
    MediaTypes.isMedia(String(path.withoutQuery))
  }

  // MARK: Blocks

  /// Tags that end what needs no end.
  static let knownEnds = Set([
    "figure", "highlight", "codeblock", "code", "mermaid", "raw", "comment", "verbatim",
  ]).union(labelled)

  /// Whether what stands up to the end of the tag is code.
  static func isCode(_ tag: ForeignTag) -> Bool {
    switch tag.form {
    case .action: ["highlight", "codeblock", "code", "mermaid"].contains(tag.name)
    case .shortcode: ["highlight", "code", "mermaid"].contains(tag.name)
    case .output: false
    }
  }

  static func language(of tag: ForeignTag) -> String {
    if tag.name == "mermaid" { return tag.name }
    let arguments = tag.arguments
    let isFirst = tag.name != "codeblock"
    let language = arguments.value("lang", "language") ?? (isFirst ? arguments.positional.first : nil) ?? ""
    let isPlain = language.utf8.allSatisfy { TemplateScanner.isWord($0) || "+#.".utf8.contains($0) }
    return isPlain ? language : ""
  }

  /// Whether what stands up to the end of the tag is a block quote or an alert.
  static func isBlock(_ tag: ForeignTag) -> Bool {
    guard tag.form != .output else { return false }
    return quotations.contains(tag.name) || alerts[tag.name] != nil || isNotice(tag)
  }

  private static let quotations: Set<String> = ["quote", "blockquote"]

  private static func isNotice(_ tag: ForeignTag) -> Bool { notices.contains(tag.name) }

  /// Tags whose arguments say which kind of notice they are.
  private static let notices: Set<String> = ["notice", "callout", "alert", "admonition", "hint"]

  /// What the line of such a tag becomes: of `{% note info "Title" %}`, an alert with its title.
  static func blockStart(of tag: ForeignTag) -> String {
    guard alerts[tag.name] != nil || isNotice(tag) else { return ">" }
    let arguments = tag.arguments
    var words = arguments.positional[...]
    var kind = arguments.value("type", "level")?.lowercased()
    if kind == nil, let first = words.first?.lowercased(), alerts[first] != nil || isNotice(tag) {
      kind = first
      words.removeFirst()
    }
    let title = arguments.value("title") ?? words.joined(separator: " ")
    return alert(alerts[kind ?? tag.name] ?? alerts[tag.name] ?? "NOTE", title: title)
  }

  /// What a line becomes that begins a container of a name; nil where the name says nothing of how it is shown.
  static func blockStart(named name: String, title: String) -> String? {
    let name = name.lowercased()
    guard let kind = alerts[name] ?? (folded.contains(name) ? "NOTE" : nil) else { return nil }
    return alert(kind, title: title)
  }

  static func isNotice(_ name: String) -> Bool { alerts[name] != nil || otherNotices[name] != nil }

  /// What a line becomes that begins a notice; a kind that is no alert shows as its title where none is stated.
  static func noticeStart(named name: String, title: String?) -> String {
    alert(
      alerts[name] ?? otherNotices[name] ?? "NOTE",
      title: title ?? (alerts[name] == nil ? name.prefix(1).uppercased() + name.dropFirst() : ""))
  }

  /// The kinds of notices of Python-Markdown and Material for MkDocs that are no alerts, and the alerts that are nearest.
  private static let otherNotices = [
    "abstract": "NOTE", "summary": "NOTE", "tldr": "NOTE", "hint": "TIP", "todo": "NOTE", "check": "TIP", "done": "TIP",
    "question": "NOTE", "help": "NOTE", "faq": "NOTE", "attention": "WARNING", "failure": "CAUTION", "fail": "CAUTION",
    "missing": "CAUTION", "bug": "CAUTION", "example": "NOTE", "snippet": "NOTE", "quote": "NOTE", "cite": "NOTE",
    "seealso": "NOTE", "admonition": "NOTE",
  ]

  private static func alert(_ kind: String, title: String) -> String {
    "> [!\(kind)]" + (title.isEmpty ? "" : " \(title)")
  }

  /// Tags whose content other generators show on request.
  private static let folded: Set<String> = ["details", "spoiler", "collapse"]

  /// The replacement of the tag that ends a block: for quotations, their author.
  static func blockEnd(of tag: ForeignTag) -> String {
    guard quotations.contains(tag.name) else { return "" }
    let arguments = tag.arguments
    let named = attribution(arguments)
    let source = named.isEmpty && tag.form == .action ? arguments.positional.joined(separator: " ") : named
    return source.isEmpty ? "" : "> — \(source)"
  }

  private static func attribution(_ arguments: TemplateArguments) -> String {
    [arguments.value("author", "by", "cite"), arguments.value("source", "title")].compactMap(\.self)
      .map { $0.trimmingPrefix(while: { "—–-".contains($0) || $0.isWhitespace }) }.joined(separator: ", ")
  }

  private static let alerts = [
    "note": "NOTE", "info": "NOTE", "tip": "TIP", "success": "TIP", "important": "IMPORTANT", "warning": "WARNING",
    "warn": "WARNING", "danger": "CAUTION", "caution": "CAUTION", "error": "CAUTION",
  ]
}

/// What templates in the body of a file can name.
struct TemplatePage: Sendable {
  let siteTitle: String
  let siteURL: String
  /// The front matter, whose texts are variables of the page.
  let fields: LocatedFields
  let title: String?
  let date: FeedDate?
  /// Whether images may have attribute lists.
  let hasAttributes: Bool
  /// Whether the front matter does not say that the body is free of templates.
  let isTemplate: Bool
  /// Whether frames in raw HTML become embeds.
  var framesPlayers = true
  /// Whether the body is MDX, in which braces mean something else.
  var isMDX = false

  /// Whether `:::note` and `!!! note` begin notices.
  var hasNotices: Bool { isTemplate || isMDX }

  /// The value of a name: `page.title`, `site.title`, or a key of the front matter.
  func value(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    switch parts.first {
    case "site" where parts.count == 2:
      return ["title": siteTitle, "name": siteTitle, "baseurl": ""][parts[1]]
    case "page" where parts.count == 2, "post" where parts.count == 2: return own(String(parts[1]))
    default: return parts.count == 1 ? own(name) : nil
    }
  }

  private func own(_ key: String) -> String? {
    switch key {
    case "title": title
    case "date": date?.day.description
    default: fields[LocatedFields.comparable(key)]?.value.text ?? fields[key]?.value.text
    }
  }
}
