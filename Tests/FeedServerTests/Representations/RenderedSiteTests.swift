import FeedModel
import FeedServer
import FeedSite
import TestSupport
import Testing

@Suite struct RenderedSiteTests {
  @Test func `A file that became a link since it was listed is not served`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("secret", at: "secret.txt")
    let (content, file) = (folder.path(of: "content"), folder.path(of: "content/a.txt"))
    func status(within folders: [String]?) async -> Bool {
      let site = RenderedSite(site: .localhost, lastModified: HTTPDate(seconds: 0), within: folders) { path in
        path == "a.txt" ? .file(file) : nil
      }
      guard let path = RequestPath(target: "/a.txt"), case .representation = await site.find(path) else { return false }
      return true
    }
    try folder.put("public", at: "content/a.txt")
    #expect(await status(within: [content]))
    try folder.remove("content/a.txt")
    try folder.link("content/a.txt", to: "../secret.txt")
    #expect(await !status(within: [content]))
    #expect(await status(within: nil))
    withExtendedLifetime(folder) {}
  }
}
