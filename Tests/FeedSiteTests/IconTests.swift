import FeedDiagnostics
import FeedMedia
import FeedModel
import Foundation
import Testing

@testable import FeedSite

@Suite("Icons and the web app manifest")
struct IconTests {
  /// A picture whose left half is red and whose right half is transparent.
  private func picture(side: Int) throws -> SiteIcon.Source {
    let row: [UInt16] = (0..<side).flatMap { $0 < side / 2 ? [.max, 0, 0, .max] : [0, 0, 0, 0] }
    let image = try #require(
      LinearImage(width: side, height: side, channels: (0..<side).flatMap { _ in row }))
    return source(image.png)
  }

  private func source(_ bytes: [UInt8]) -> SiteIcon.Source {
    SiteIcon.Source(bytes: bytes, location: SourceLocation(file: "content/icon.png"))
  }

  private var drawing: SiteIcon.Source { source(Array("<svg/>".utf8)) }

  private func testSite(_ icon: SiteIcon?) -> TestSite {
    var site = TestSite()
    site.site.icon = icon
    return site
  }

  private func bytes(_ site: AssembledSite, _ path: String) throws -> [UInt8] {
    let item = try #require(site.table.items.first { $0.route.path == path })
    guard case .bytes(let make) = item.content else { return [] }
    return make()
  }

  private func manifest(_ site: AssembledSite) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try bytes(site, "/manifest.webmanifest")))
    return try #require(object as? [String: Any])
  }

  private static let made = [
    "/apple-touch-icon.png", "/favicon.ico", "/icon-192.png", "/icon-512.png", "/icon-maskable-192.png",
    "/icon-maskable-512.png",
  ]

  @Test
  func `A picture is made into every size that browsers and systems ask for`() throws {
    let site = try testSite(SiteIcon(picture: picture(side: 600))).assemble()
    #expect(site.paths.filter { $0.contains("icon") }.sorted() == Self.made)
    let sides = [
      "/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512, "/icon-maskable-192.png": 192,
      "/icon-maskable-512.png": 512,
    ]
    for (path, side) in sides {
      let image = try LinearImage(png: try bytes(site, path), limit: 600)
      #expect(image.width == side && image.height == side, "\(path)")
    }
  }

  @Test
  func `Icons as they are keep what is transparent; those for home screens stand on the theme's background`() throws {
    let site = try testSite(SiteIcon(picture: picture(side: 512))).assemble()
    let plain = try LinearImage(png: try bytes(site, "/icon-192.png"), limit: 512)
    #expect(plain.channels.last == 0)
    for path in ["/apple-touch-icon.png", "/icon-maskable-192.png", "/icon-maskable-512.png"] {
      let image = try LinearImage(png: try bytes(site, path), limit: 512)
      #expect(image.channels.suffix(4) == [.max, .max, .max, .max], "\(path)")
    }
  }

  @Test
  func `Nothing of a maskable icon lies in the tenth at each side that may be cut off`() throws {
    let site = try testSite(SiteIcon(picture: picture(side: 512))).assemble()
    let image = try LinearImage(png: try bytes(site, "/icon-maskable-192.png"), limit: 512)
    let margin = 20
    let red = (0..<192).filter { column in image.channels[(96 * 192 + column) * 4 + 1] == 0 }
    #expect(red.first == margin && red.last == 95)
  }

  @Test
  func `Favicon.ico is an icon file of Windows with one picture of 32 pixels`() throws {
    let site = try testSite(SiteIcon(picture: picture(side: 512))).assemble()
    let file = try bytes(site, "/favicon.ico")
    #expect(Array(file.prefix(14)) == [0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
    let size = file[14..<18].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(Array(file[18..<22]) == [22, 0, 0, 0] && file.count == 22 + size)
    #expect(try LinearImage(png: Array(file[22...]), limit: 32).width == 32)
  }

  @Test
  func `A drawing is published as it is and needs no other size`() throws {
    let site = try testSite(SiteIcon(drawing: drawing)).assemble()
    #expect(site.paths.filter { $0.contains("icon") } == ["/icon.svg"])
    #expect(try bytes(site, "/icon.svg") == Array("<svg/>".utf8))
    let icons = try #require(try manifest(site)["icons"] as? [[String: String]])
    #expect(
      icons == [
        ["src": "https://example.org/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"]
      ])
  }

  @Test
  func `The manifest names the site, where it starts and its icons, under any base path`() throws {
    var site = try testSite(SiteIcon(drawing: drawing, picture: picture(side: 512)))
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    site.site.description = "A \"site\""
    site.site.language = "he"
    let manifest = try manifest(try site.assemble())
    #expect(manifest["name"] as? String == "Site" && manifest["description"] as? String == "A \"site\"")
    #expect(manifest["lang"] as? String == "he" && manifest["dir"] as? String == "rtl")
    #expect(manifest["start_url"] as? String == "https://example.org/sub/")
    #expect(manifest["scope"] as? String == "https://example.org/sub/")
    #expect(manifest["display"] as? String == "minimal-ui")
    let icons = try #require(manifest["icons"] as? [[String: String]])
    #expect(
      icons.map { "\($0["purpose"] ?? "") \($0["sizes"] ?? "") \($0["src"] ?? "")" } == [
        "any 192x192 https://example.org/sub/icon-192.png", "any 512x512 https://example.org/sub/icon-512.png",
        "maskable 192x192 https://example.org/sub/icon-maskable-192.png",
        "maskable 512x512 https://example.org/sub/icon-maskable-512.png", "any any https://example.org/sub/icon.svg",
      ])
  }

  @Test
  func `Pages link to the icons and the manifest, a drawing after a picture`() throws {
    var site = try testSite(SiteIcon(drawing: drawing, picture: picture(side: 512)))
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    let assembled = try site.assemble()
    #expect(
      assembled.values("icon", on: "/") == [
        "icon /sub/favicon.ico image/x-icon 32x32", "apple-touch-icon /sub/apple-touch-icon.png image/png 180x180",
        "icon /sub/icon.svg image/svg+xml any",
      ])
    #expect(assembled.values("manifest", on: "/") == ["/sub/manifest.webmanifest"])
  }

  @Test
  func `The home page and walls are previewed with the icon where the author has no portrait`() throws {
    var site = testSite(SiteIcon(picture: try picture(side: 600)))
    site.entries = [Sample.article(1)]
    let icon = #"<meta property="og:image" content="https://example.org/icon-maskable-512.png">"#
    for path in ["/", "/articles/", "/tags/"] where try site.assemble().paths.contains(path) {
      #expect(try site.assemble().text(path)?.contains(icon) == true, "\(path)")
    }
    #expect(try site.assemble().text("/articles/1/")?.contains("og:image") == false)
  }

  @Test
  func `A small picture is made into the sizes that it has pixels for`() throws {
    let site = try testSite(SiteIcon(picture: picture(side: 185))).assemble()
    #expect(site.paths.filter { $0.contains("icon") }.sorted() == ["/apple-touch-icon.png", "/favicon.ico"])
    #expect(!site.paths.contains("/manifest.webmanifest"))
    #expect(site.values("manifest", on: "/") == [])
  }

  @Test
  func `A site without an icon has no manifest and links to none`() throws {
    let site = try testSite(nil).assemble()
    #expect(!site.paths.contains { $0.contains("icon") || $0.contains("manifest") })
    #expect(site.values("icon", on: "/") == [] && site.values("manifest", on: "/") == [])
  }

  @Test
  func `A picture that cannot be read is a warning at its file, and a drawing beside it counts all the same`() throws {
    var source = try picture(side: 512)
    source = self.source(Array(source.bytes.prefix(100)))
    let site = try testSite(SiteIcon(drawing: drawing, picture: source)).assemble()
    #expect(
      site.words == [
        "content/icon.png: warning: the file is broken: its picture data makes no sense; export it again"
      ])
    #expect(site.paths.filter { $0.contains("icon") } == ["/icon.svg"])
  }

  @Test
  func `Icons and a manifest that the site brings itself count`() throws {
    var site = try testSite(SiteIcon(picture: picture(side: 512)))
    site.addStaticFile("favicon.ico")
    site.addStaticFile("manifest.webmanifest")
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    #expect(try bytes(assembled, "/favicon.ico") == [] && bytes(assembled, "/manifest.webmanifest") == [])
  }
}
