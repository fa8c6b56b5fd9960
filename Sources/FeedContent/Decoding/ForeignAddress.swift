import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// An address in a body that other generators read in a way of their own.
struct ForeignAddress {
  /// The wall that Pelican leads to with `{tag}rain`, `{category}rain`, `{author}ann` or `{index}`.
  enum Wall {
    case tag(String)
    case person(String)
    case home
  }

  /// A wall; nil for all other addresses.
  let wall: Wall?
  /// The name in double brackets, which says a file wherever it is: `[[Note]]#heading`.
  let note: String?
  /// The place within the page of ``note``, as an address writes it.
  let suffix: String
  /// The address without the signs of other generators: `@/blog/rain.md`, `{filename}/rain.md`.
  let address: String

  init(_ written: String) {
    if written.hasPrefix("[["), let end = written.firstRange(of: "]]") {
      let name = written[written.index(written.startIndex, offsetBy: 2)..<end.lowerBound]
      note = URLReference.decoded(String(name))
      let heading = URLReference.decoded(String(written[end.upperBound...].drop { $0 == "#" }))
      suffix = heading.isEmpty ? "" : "#" + URLReference.encoded(MarkdownAnchor.name(for: heading))
      address = written
      wall = nil
      return
    }
    note = nil
    suffix = ""
    let isMarked = written.utf8.first.map { "@{|".utf8.contains($0) } ?? false
    wall = isMarked ? Self.wall(written) : nil
    address = isMarked ? Self.withoutMark(written) : written
  }

  private static func wall(_ written: String) -> Wall? {
    for mark in ["tag", "category", "author", "index"] {
      guard let whole = ["{\(mark)}", "|\(mark)|"].first(where: written.hasPrefix) else { continue }
      let name = URLReference.decoded(String(written.dropFirst(whole.count)))
      return mark == "index" ? .home : mark == "author" ? .person(name) : .tag(name)
    }
    return nil
  }

  private static func withoutMark(_ written: String) -> String {
    if written.hasPrefix("@/") { return String(written.dropFirst()) }
    for mark in ["filename", "static", "attach"] {
      for whole in ["{\(mark)}", "|\(mark)|"] where written.hasPrefix(whole) {
        return String(written.dropFirst(whole.count))
      }
    }
    return written
  }
}

extension BodyLinks {
  /// Leads to the wall of a tag or a person; whether there is one shows when all pages are known.
  func wall(_ wall: ForeignAddress.Wall, _ link: MarkdownLink) -> ResolvedLink {
    let route: Route? =
      switch wall {
      case .tag(let name): Tag(name: name).map(fields.edition.wall(of:))
      case .person(let name): fields.inOwnLanguage(fields.context.people.person(named: name)).route
      case .home: fields.edition.home
      }
    guard let route, link.kind == .link else { return missing(link) }
    return unverified(link, route, "", file: nil)
  }

  /// Leads a name in double brackets to the entry or file that it means.
  func note(_ name: String, _ written: MarkdownLink, _ suffix: String) -> ResolvedLink {
    guard !name.isEmpty else { return ResolvedLink(suffix) }
    // Messages show the name as it was written.
    let link = MarkdownLink(
      kind: written.kind, destination: "[[\(URLReference.decoded(name + suffix))]]", title: written.title,
      text: written.text, location: written.location)
    if link.kind == .link, let target = fields.context.entries.note(named: name, from: fields.folder) {
      return page(of: target, link, suffix)
    }
    let near = ContentPath.join(fields.folder, name).flatMap { local(link, [$0] + fields.siteCandidates(name), "") }
    if let near { return near }
    if let path = fields.context.files.path(named: name, from: fields.folder),
      let file = local(link, [path], "")
    {
      return file
    }
    return link.kind == .link && fields.context.entries.isUnreadable(note: name)
      ? Self.unreadable(link) : missing(link)
  }
}
