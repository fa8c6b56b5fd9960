import FeedContent
import FeedDiagnostics
import FeedMarkup

/// The archive of Mastodon, and of others that export an outbox (ActivityPub section 5.1): notes, replies and boosts.
struct MastodonFormat: SingleFileFormat {
  let name = "mastodon"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let head = source.head(path)
    return head.contains("\"orderedItems\"") && head.contains("activitystreams")
      && head.contains(/"type"\s*:\s*"(Create|Announce)"/)
  }

  func read(_ path: String, of source: ImportSource) throws(ImportFailure) -> ImportedSite {
    let outbox = try source.json(path)
    let location = source.location(of: path)
    let folder = path.dropLast("outbox.json".count)
    let actorPath = "\(folder)actor.json"
    let actor = source.paths.contains(actorPath) ? try source.json(actorPath) : .null
    var site = ImportedSite(title: actor["name"].text ?? actor["preferredUsername"].text)
    site.description = FeedText.plain(actor["summary"].text)
    site.author = site.title.map { ImportedAuthor(name: $0, url: actor["url"].text) }
    var hidden = 0
    for activity in outbox["orderedItems"].items {
      guard let entry = Self.entry(activity, at: location) else { continue }
      guard Self.isPublic(activity) else {
        hidden += 1
        continue
      }
      site.entries.append(entry)
    }
    site.notes.addLeftOut("post that was not public", "posts that were not public", count: hidden, at: location)
    for (name, what) in [("likes", "like"), ("bookmarks", "bookmark")]
    where source.paths.contains("\(folder)\(name).json") {
      let count = try source.json("\(folder)\(name).json")["orderedItems"].items.count
      site.notes.addLeftOut(what, count: count, at: location)
    }
    for file in source.media { site.files["/" + file.dropFirst(folder.count)] = source.file(file) }
    return site
  }

  /// Posts to followers or to single people are private.
  private static func isPublic(_ activity: JSONValue) -> Bool {
    let addressed =
      activity["to"].texts + activity["cc"].texts + activity["object"]["to"].texts + activity["object"]["cc"].texts
    return addressed.contains { $0.hasSuffix("#Public") || $0 == "as:Public" }
  }

  private static func entry(_ activity: JSONValue, at location: SourceLocation) -> ImportedEntry? {
    var entry = ImportedEntry(at: location)
    let object = activity["object"]
    entry.setDate(object["published"].text ?? activity["published"].text)
    switch activity["type"].text {
    case "Announce":
      guard let reposted = object.text ?? object["id"].text else { return nil }
      entry.id = activity["id"].text
      entry.repostOf = [reposted]
      return entry
    case "Create": break
    default: return nil
    }
    // Its feed knows a post by the address of its page.
    entry.id = object["url"].text ?? object["id"].text
    entry.title = object["name"].text
    entry.syndication = [object["url"].text ?? object["id"].text].compactMap { $0 }
    entry.inReplyTo = [object["inReplyTo"].text].compactMap { $0 }
    // What the author puts before a text that not everybody wants to read.
    entry.summary = object["summary"].text
    entry.body = .html((object["content"].text ?? "") + options(object))
    let languages = object["contentMap"].keys
    if languages.count == 1 { entry.language = ForeignSettings.language(languages[0]) }
    entry.updated = FeedDateParser.date(object["updated"].text)
    let tags = object["tag"].items.filter { $0["type"].text == "Hashtag" }.compactMap { $0["name"].text }
    entry.tags = FeedText.tags(tags.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 })
    entry.media = object["attachment"].items.compactMap { attachment in
      guard let url = attachment["url"].text,
        var medium = ImportedMedium(type: attachment["mediaType"].text, source: place(ofFileAt: url))
      else { return nil }
      medium.alt = attachment["name"].text
      return medium
    }
    return entry
  }

  /// Where the archive has a file: servers that keep files elsewhere put the name of that before its path.
  private static func place(ofFileAt url: String) -> String {
    guard !ImportedAddress.isOfWeb(url), let files = url.firstRange(of: "media_attachments/") else { return url }
    return "/" + url[files.lowerBound...]
  }

  private static func options(_ object: JSONValue) -> String {
    let options = (object["oneOf"].items + object["anyOf"].items).compactMap { $0["name"].text }
    let items = options.map { "<li>\(HTMLEscaping.escape($0))</li>" }.joined()
    return items.isEmpty ? "" : "<ul>\(items)</ul>"
  }
}
