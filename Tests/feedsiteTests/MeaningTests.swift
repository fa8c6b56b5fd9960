import Foundation
import HTMLChecking
import TestSupport
import Testing

@Suite("What pages mean to machines")
struct MeaningTests {
  /// The pages of the recorded site that readers see, but for the error page, which stands at any address.
  private func pages() async throws -> [(path: String, document: HTMLDocument)] {
    let output = try await GoldenSite.output.value
    let paths = output.paths(withExtension: "html").filter { path in
      path != "404.html" && !output.text(path).contains("http-equiv=\"refresh\"")
    }
    try #require(paths.count > 60)
    return paths.map { ($0, HTMLDocument(output.text($0))) }
  }

  private func microformats(_ path: String) async throws -> [Microformat] {
    Microformat.all(in: HTMLDocument(try await GoldenSite.output.value.text(path)))
  }

  @Test
  func `A page has a language, landmarks of their own, and first of all a link that skips to its main part`()
    async throws
  {
    for (path, document) in try await pages() {
      let elements = document.elements
      #expect(elements.first { $0.name == "html" }?.attributes.contains { $0.name == "lang" } == true, "\(path)")
      let body = elements.drop { $0.name != "body" }.dropFirst()
      let landmarks = elements.map(\.name)
      #expect(landmarks.filter { $0 == "main" }.count == 1 && landmarks.contains("nav"), "\(path)")
      #expect(landmarks.contains("header") && landmarks.contains("footer"), "\(path)")
      let main = elements.first { $0.name == "main" }?.attributes.first { $0.name == "id" }?.value
      #expect(
        body.first?.name == "a" && body.first?.attributes.first { $0.name == "href" }?.value == main.map { "#\($0)" },
        "\(path)")
      let unnamed = elements.filter { $0.name == "nav" && !$0.attributes.contains { $0.name.hasPrefix("aria-label") } }
      #expect(unnamed.isEmpty, "\(path)")
    }
  }

  @Test
  func `Every time is a day, a moment with its offset, or a duration`() async throws {
    let shapes = /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2}|Z))?|P(T?\d+[DHMS])+|\d{4}|\d{2}-\d{2}/
    for (path, document) in try await pages() {
      for time in document.values(of: "datetime") { #expect(time.wholeMatch(of: shapes) != nil, "\(path): \(time)") }
    }
  }

  @Test
  func `A page says at which one address it stands, and previews say the same`() async throws {
    for (path, document) in try await pages() {
      let folder = path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
      let canonical = addresses("canonical", in: document)
      #expect(canonical.count == 1 && canonical.first?.hasPrefix("https://example.org/") == true, "\(path)")
      #expect(canonical.first?.removingPercentEncoding == "https://example.org/" + folder, "\(path)")
      let properties = self.properties(of: document)
      #expect(properties["og:url"] == canonical, "\(path)")
      for name in ["og:title", "og:type", "og:site_name", "og:locale", "twitter:card"] {
        #expect(properties[name]?.count == 1, "\(name) of \(path)")
      }
      let pictures = properties["og:image"] ?? []
      #expect(pictures.allSatisfy { $0.hasPrefix("https://example.org/") }, "\(path)")
      for name in ["og:image:width", "og:image:height", "og:image:alt"] {
        #expect(properties[name, default: []].count == pictures.count, "\(name) of \(path)")
      }
    }
  }

  @Test
  func `The head of an entry leads to the newer and the older one, and that of a wall to its archives`() async throws {
    let documents = Dictionary(uniqueKeysWithValues: try await pages().map { ($0.path, $0.document) })
    func neighbours(_ relation: String, of path: String) throws -> [String] {
      addresses(relation, in: try #require(documents[path])).compactMap {
        SiteAddress($0, on: path, site: "https://example.org/")?.file
      }
    }
    var count = 0
    for path in documents.keys {
      for older in try neighbours("next", of: path) where !older.contains("page/") {
        count += 1
        #expect(try neighbours("prev", of: older) == [path], "\(older)")
      }
    }
    #expect(count > 15)
    #expect(try neighbours("next", of: "index.html") == ["page/1/index.html"])
    #expect(try neighbours("prev", of: "page/1/index.html") == ["page/2/index.html"])
    #expect(try neighbours("next", of: "page/1/index.html") == [])
  }

  @Test
  func `The author's home page and the pages of people say where else they are`() async throws {
    let output = try await GoldenSite.output.value
    #expect(addresses("me", in: HTMLDocument(output.text("index.html"))) == ["https://social.example/@mei"])
    for (name, profile) in [("mei", "https://social.example/@mei"), ("roof", "https://roof.example/")] {
      let page = HTMLDocument(output.text("people/\(name)/index.html"))
      #expect(addresses("me", of: "a", in: page) == [profile], "\(name)")
    }
  }

  @Test
  func `Every page says where webmentions and pingbacks are received`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let services = "webmention: https://hooks.example/mention\npingback: https://hooks.example/xmlrpc\n"
    try folder.put(TemporaryFolder.smallSite + services, at: "content/site.yml")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let output = try FileTree(folder.path(of: "public"))
    let paths = output.paths(withExtension: "html")
    #expect(paths.count > 8)
    for path in paths {
      let document = HTMLDocument(output.text(path))
      #expect(addresses("webmention", in: document) == ["https://hooks.example/mention"], "\(path)")
      #expect(addresses("pingback", in: document) == ["https://hooks.example/xmlrpc"], "\(path)")
    }
  }

  @Test
  func `A wall is an h-feed of entries, each with its address, identity and date`() async throws {
    for path in ["index.html", "songs/index.html", "tags/rain/index.html", "people/mei/index.html"] {
      let feed = try #require(try await microformats(path).first { $0.types == ["h-feed"] }, "\(path)")
      #expect(feed["name"]?.isEmpty == false && feed["author"] != nil, "\(path)")
      #expect(feed["url"]?.hasPrefix("https://example.org/") == true, "\(path)")
      let entries = feed.all.filter { $0.types.contains("h-entry") }
      #expect(!entries.isEmpty, "\(path)")
      for entry in entries where entry["uid"] != nil {
        #expect(entry["uid"]?.hasPrefix("urn:uuid:") == true && entry["url"] != nil, "\(path)")
        #expect(entry["published"] != nil, "\(path): \(entry)")
      }
      #expect(entries.filter { $0["uid"] != nil }.count >= entries.count - 1, "only memories have no identity")
    }
  }

  @Test
  func `The page of an entry says in microformats what the entry holds`() async throws {
    let expected: [(path: String, properties: [String])] = [
      ("songs/rain/index.html", ["name", "url", "uid", "published", "author", "category", "audio"]),
      ("media/puddles/index.html", ["url", "uid", "published", "author", "photo"]),
      ("notes/a-year-ago/index.html", ["url", "uid", "published", "content", "syndication", "in-reply-to"]),
      ("articles/roofs/index.html", ["name", "url", "uid", "published", "updated", "content"]),
      ("links/clouds/index.html", ["name", "url", "uid", "bookmark-of"]),
      ("events/show/index.html", ["name", "url", "uid", "start", "end", "location"]),
    ]
    for (path, properties) in expected {
      let entry = try #require(try await microformats(path).first { $0.types.contains("h-entry") }, "\(path)")
      #expect(Set(properties).subtracting(entry.properties.keys).sorted() == [], "\(path)")
    }
    let note = try #require(try await microformats("notes/a-year-ago/index.html").first)
    #expect(note["name"] == nil, "a note has no title")
    #expect(note.all.contains { $0.types == ["h-cite"] })
    let event = try #require(try await microformats("events/show/index.html").first)
    #expect(event.types == ["h-entry", "h-event"])
    let person = try #require(try await microformats("people/mei/index.html").first { $0.types == ["h-card"] })
    #expect(person["name"] != nil && person["url"] != nil && person["photo"] != nil)
  }

  @Test
  func `What an entry likes and passes on is cited`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(
      "---\ndate: 2024-01-02\nlike-of: {url: 'https://a.example/', name: A}\nrepost-of: https://b.example/\n---\n",
      at: "content/notes/like.md")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let page = HTMLDocument(try folder.text(of: "public/notes/like/index.html"))
    let entry = try #require(Microformat.all(in: page).first)
    #expect(entry["like-of"] == "https://a.example/" && entry["repost-of"] == "https://b.example/")
    #expect(entry.all.filter { $0.types == ["h-cite"] }.map { $0["name"] } == ["A", "b.example"])
  }

  @Test
  func `Whether somebody comes is an rsvp`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(
      "---\ndate: 2024-01-02\nin-reply-to: {url: 'https://a.example/party', name: A party}\nrsvp: maybe\n---\n",
      at: "content/notes/party.md")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let page = HTMLDocument(try folder.text(of: "public/notes/party/index.html"))
    let entry = try #require(Microformat.all(in: page).first)
    #expect(entry["rsvp"] == "maybe" && entry["in-reply-to"] == "https://a.example/party")
    #expect(try folder.text(of: "public/notes/party/index.html").contains("May come to <a"))
    #expect(try folder.text(of: "public/feed.xml").contains("May come to"))
  }

  /// Where the links of a relation lead: those of the head, or others by the name of their elements.
  private func addresses(_ relation: String, of name: String = "link", in document: HTMLDocument) -> [String] {
    let links = document.elements.filter { element in
      element.name == name && element.attributes.contains { $0.name == "rel" && $0.value == relation }
    }
    return links.compactMap { link in link.attributes.first { $0.name == "href" }?.value }
  }

  private func properties(of document: HTMLDocument) -> [String: [String]] {
    var properties: [String: [String]] = [:]
    for element in document.elements where element.name == "meta" {
      let values = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
      guard let name = values["property"] ?? values["name"], let content = values["content"] else { continue }
      properties[name, default: []].append(content)
    }
    return properties
  }
}
