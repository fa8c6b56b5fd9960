import FeedSite
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct CopyingTests {
  private let folder: TemporaryFolder
  private let site: SiteTable

  init() throws {
    folder = try TemporaryFolder(holding: "content")
    site = SiteTable(copying: folder.path(of: "content/cover.jpg"), to: "/cover.jpg")
  }

  @Test(arguments: [0, 1, 1 << 17, (1 << 17) + 1, 700_001])
  func `Copies files of any size`(size: Int) async throws {
    let text = String((0..<size).map { Character(Unicode.Scalar(UInt8(97 + $0 % 23))) })
    try folder.put(text, at: "content/cover.jpg")
    #expect(await folder.build(site) == OutputSummary(written: 1))
    #expect(try folder.text(of: "public/cover.jpg") == text)
    try folder.age("public/cover.jpg")
    #expect(await folder.build(site) == OutputSummary(unchanged: 1))
    #expect(try folder.isAged("public/cover.jpg"))
  }

  @Test(arguments: [0, 200_000, 399_999])
  func `Notices one changed byte`(position: Int) async throws {
    var bytes = [UInt8](repeating: 97, count: 400_000)
    try folder.put(String(decoding: bytes, as: UTF8.self), at: "content/cover.jpg")
    await folder.build(site)
    bytes[position] = 98
    try folder.put(String(decoding: bytes, as: UTF8.self), at: "content/cover.jpg")
    #expect(await folder.build(site) == OutputSummary(written: 1))
    #expect(try folder.text(of: "public/cover.jpg") == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `Follows a link in the content folder`() async throws {
    try folder.put("cover", at: "elsewhere.jpg")
    try folder.link("content/cover.jpg", to: "../elsewhere.jpg")
    #expect(await folder.build(site) == OutputSummary(written: 1))
    #expect(try folder.text(of: "public/cover.jpg") == "cover")
  }

  @Test func `Follows no link out of the content folder that was put there since it was listed`() async throws {
    try folder.put("cover", at: "elsewhere/cover.jpg")
    try folder.put("rain", at: "content/rain.jpg")
    let output = OutputFolder(
      path: folder.path(of: "public"), contentFolder: folder.path(of: "content/"), followsLinks: false)
    try folder.link("content/cover.jpg", to: "rain.jpg")
    #expect(await output.write(site) == OutputSummary(written: 1))
    #expect(try folder.text(of: "public/cover.jpg") == "rain")
    try folder.remove("content/cover.jpg")
    try folder.link("content/cover.jpg", to: "../elsewhere/cover.jpg")
    try folder.link("content/photos", to: "../elsewhere")
    for (source, route) in [("cover.jpg", "/cover.jpg"), ("photos/cover.jpg", "/photos/cover.jpg")] {
      let path = folder.path(of: "content/" + source)
      let words = await output.write(SiteTable(copying: path, to: route)).diagnostics.words
      let reason = "it was replaced just now, or a link leads out of the content folder"
      #expect(words.count == 1 && words[0].contains("cannot copy \"\(path)\": \(reason)"), "\(words)")
    }
    #expect(try folder.tree().values.allSatisfy { $0 != "cover" })
  }

  @Test func `Reports a source that is missing`() async throws {
    let source = folder.path(of: "content/cover.jpg")
    let summary = await folder.build(site)
    #expect(
      summary.diagnostics.words == [
        "public/cover.jpg: error: cannot copy \"\(source)\": No such file or directory"
      ])
    #expect(!folder.exists("public/cover.jpg"))
  }

  @Test func `Reports a source that is a folder`() async throws {
    try folder.makeFolder("content/cover.jpg")
    let source = folder.path(of: "content/cover.jpg")
    #expect(
      await folder.build(site).diagnostics.words == [
        "public/cover.jpg: error: cannot copy \"\(source)\": Is a directory"
      ])
  }
}
