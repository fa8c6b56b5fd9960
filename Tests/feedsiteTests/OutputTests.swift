import Foundation
import HTMLChecking
import TestSupport
import Testing

@Suite("What holds for every output")
struct OutputTests {
  private static let texts: Set = ["html", "xml", "json", "ics", "opml", "txt", "webmanifest", "css", "js", "svg"]

  @Test
  func `Every text is UTF-8 without a byte order mark, whether the content has one or not`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("\u{FEFF}---\ntitle: Rain\ndate: 2024-02-01\n---\nIt rains.\n", at: "content/articles/rain.md")
    try folder.put("\u{FEFF}\ndate", at: "content/notes/2024-02-02-mark.md")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    for output in [try FileTree(folder.path(of: "public")), try await GoldenSite.output.value] {
      for path in output.paths where Self.texts.contains((path as NSString).pathExtension) {
        let bytes = try #require(output[path])
        #expect(String(data: bytes, encoding: .utf8) != nil && !bytes.starts(with: [0xEF, 0xBB, 0xBF]), "\(path)")
        #expect(!output.text(path).unicodeScalars.contains("\u{FEFF}"), "\(path)")
      }
    }
  }

  @Test
  func `Pictures that nothing can be kept of leave nothing behind`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(TemporaryFolder.smallSite.replacing("share: {pictures: false}", with: ""), at: "content/site.yml")
    try folder.put("", at: "file")
    try FileManager.default.createDirectory(atPath: folder.path(of: "temporary"), withIntermediateDirectories: false)
    let run = try await folder.feedsite(
      "build", "content", "--clock", "2026-01-01",
      environment: ["XDG_CACHE_HOME": folder.path(of: "file"), "TMPDIR": folder.path(of: "temporary")])
    #expect(run.status == 0)
    #expect(try FileTree(folder.path(of: "public")).paths.contains { $0.hasSuffix(".png") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "temporary")) == [])
  }

  @Test
  func `Pictures are kept where --pictures says, and nowhere else`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(TemporaryFolder.smallSite.replacing("share: {pictures: false}", with: ""), at: "content/site.yml")
    func build(_ output: String) async throws -> FileTree {
      let run = try await folder.feedsite(
        "build", "content", "-o", output, "--pictures", "kept", "--clock", "2026-01-01",
        environment: ["XDG_CACHE_HOME": folder.path(of: "cache")])
      #expect(run.status == 0, "\(run.errors)")
      return try FileTree(folder.path(of: output))
    }
    let one = try await build("one")
    let kept = try FileTree(folder.path(of: "kept")).paths.filter { $0.hasSuffix("/picture") }
    #expect(kept.count == 4 && one.paths(withExtension: "png").count == 4)
    #expect(try await build("two").differences(to: one) == [])
    #expect(try FileTree(folder.path(of: "kept")).paths.filter { $0.hasSuffix("/picture") } == kept)
    #expect(!folder.exists("cache"))
  }

  @Test
  func `Every address in what machines read is absolute`() async throws {
    let output = try await GoldenSite.subfolderOutput.value
    var count = 0
    func check(_ address: some StringProtocol, _ path: String) {
      count += 1
      #expect(["https://", "http://", "mailto:", "urn:"].contains { address.hasPrefix($0) }, "\(address) in \(path)")
    }
    for path in output.paths {
      let text = output.text(path)
      switch (path as NSString).pathExtension {
      case "ics":
        for line in text.matches(of: /\r\n(?:URL|SOURCE|CONFERENCE)[^:\r]*:([^\r]*)/) { check(line.output.1, path) }
      case "opml": for match in text.matches(of: /(?:xmlUrl|htmlUrl)="([^"]*)"/) { check(match.output.1, path) }
      case "xml":
        for match in text.matches(of: /(?:href|url|feedUrl|img)="([^"]*)"/) { check(match.output.1, path) }
        for match in text.matches(of: /<(?:link|loc|image:loc)>([^<]*)</) { check(match.output.1, path) }
        for match in text.matches(of: /(?:href|src|poster|cite)="([^"#][^"]*)"/) { check(match.output.1, path) }
      case "html":
        for match in text.matches(of: /"(?:url|contentUrl|item|thumbnailUrl|image|sameAs)":"([^"]*)"/) {
          check(match.output.1, path)
        }
      default: break
      }
    }
    #expect(count > 1000)
  }

  @Test
  func `Every feed declares each prefix that it uses, and no item has more than one enclosure`() async throws {
    let output = try await GoldenSite.output.value
    for path in output.paths(withExtension: "xml") {
      let text = output.text(path)
      let used = Set(text.matches(of: /<([a-z]+):[A-Za-z]/).map { String($0.output.1) })
      let declared = Set(text.matches(of: /xmlns:([a-z]+)=/).map { String($0.output.1) })
      #expect(used.subtracting(declared) == [], "\(path)")
      guard text.contains("<rss") else { continue }
      #expect(!text.contains("<media:group"), "alternatives of one medium there are none: \(path)")
      for item in text.components(separatedBy: "<item>").dropFirst() {
        #expect(item.components(separatedBy: "<enclosure ").count <= 2, "\(path)")
        let parts = ["<title>", "<description>", "<content:encoded>"].compactMap { item.range(of: $0)?.lowerBound }
        #expect(parts == parts.sorted(), "\(path)")
      }
    }
  }

  @Test
  func `What feeds carry holds no script, no form and no frame`() async throws {
    let output = try await GoldenSite.output.value
    var count = 0
    for path in output.paths where path.hasSuffix("feed.xml") {
      for item in try XMLTree(output.text(path)).first("channel")?.all("item") ?? [] {
        count += 1
        let names = HTMLDocument(item.first("content:encoded")?.text ?? "").elements.map(\.name)
        #expect(Set(names).isDisjoint(with: ["script", "form", "iframe", "object", "style", "input"]), "\(path)")
      }
    }
    #expect(count > 50)
  }

  @Test
  func `The podcast of an album says all that directories and players ask for`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let settings = try folder.text(of: "content/site.yml")
    try folder.put("\(settings)author: {name: Ann, email: ann@small.example}\n", at: "content/site.yml")
    try folder.put("RIFF", at: "content/albums/one.mp3")
    try folder.put(
      "---\ntitle: Weather\ndate: 2024-02-02\nartist: Ann\ntracks:\n"
        + "  - {title: One, audio: one.mp3, duration: 65, disc: 2, explicit: true}\n---\n",
      at: "content/albums/weather.md")
    #expect(try await folder.feedsite("build", "content", "--clock", "2026-01-01").status == 0)
    let text = try folder.text(of: "public/albums/weather/feed.xml")
    for part in [
      "<itunes:author>Ann</itunes:author>", "<itunes:category text=\"Music\"/>", "<itunes:explicit>true</",
      "<itunes:email>ann@small.example</itunes:email>", "<itunes:type>serial</itunes:type>",
      "<itunes:duration>65</itunes:duration>", "<itunes:episode>1</itunes:episode>",
      "<itunes:season>2</itunes:season>", "<podcast:medium>music</podcast:medium>", "<podcast:guid>",
      "<podcast:person>Ann</podcast:person>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
