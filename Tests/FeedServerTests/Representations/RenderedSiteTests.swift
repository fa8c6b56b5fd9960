import FeedModel
import FeedServer
import FeedSite
import Foundation
import Testing

@Suite struct RenderedSiteTests {
  @Test func `A file that became a link since it was listed is not served`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = folder.appending(path: "content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
    let file = content.appending(path: "a.txt")
    func status(within folders: [String]?) async -> Bool {
      let site = RenderedSite(site: .localhost, lastModified: HTTPDate(seconds: 0), within: folders) { path in
        path == "a.txt" ? .file(file.path) : nil
      }
      guard let path = RequestPath(target: "/a.txt"), case .representation = await site.find(path) else { return false }
      return true
    }
    try Data("public".utf8).write(to: file)
    #expect(await status(within: [content.path]))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../secret.txt")
    #expect(await !status(within: [content.path]))
    #expect(await status(within: nil))
  }
}
