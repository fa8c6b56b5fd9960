import FeedFiles
import FeedSite
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct FailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  @Test func `One failing file does not stop the others but pruning`() async throws {
    await folder.build(["/old/": "old"])
    let site: SiteTable = ["/": "home", "/one/": "1", "/two/": "2", "/three/": "3"]
    let output = folder.output { path throws(SystemError) in
      if path.contains("/one/") || path.contains("/two/") { throw SystemError(code: 28) }
    }
    let summary = await output.write(site)
    #expect(
      summary.diagnostics.words == [
        "public/one/index.html: error: cannot write the file: No space left on device",
        "public/two/index.html: error: cannot write the file: No space left on device",
      ])
    #expect(summary.written == 2)
    #expect(try folder.text(of: "public/old/index.html") == "old")
    await folder.build(site)
    #expect(try await TemporaryFolder.cleanTree(of: site) == folder.tree())
  }

  @Test func `A manifest that cannot be written is reported once and nothing else happens`() async throws {
    let output = folder.output { path throws(SystemError) in
      if path.contains("manifest") { throw SystemError(code: 28) }
    }
    #expect(
      await output.write(.large(count: 20)).diagnostics.words == [
        "public/.feedsite-manifest.json: error: cannot write the file: No space left on device"
      ])
    #expect(try folder.tree().isEmpty)
  }

  @Test func `A name that is too long is reported before anything is written`() async throws {
    let name = String(repeating: "n", count: 300)
    let summary = await folder.build(["/": "home", "/\(name)/": "page"])
    #expect(
      summary.diagnostics.words == [
        "public/\(name): error: cannot look at the folder: File name too long"
      ])
    #expect(try folder.tree().isEmpty)
  }

  @Test func `A failed write leaves no temporary file`() async throws {
    let output = folder.output { path throws(SystemError) in
      if path.hasSuffix("/index.html") { throw SystemError(code: 5) }
    }
    #expect(await output.write(["/": "home"]).diagnostics.count == 1)
    #expect(try Array(folder.tree().keys) == [".feedsite-manifest.json"])
  }

  @Test func `A file that cannot be removed stays listed`() async throws {
    let before: SiteTable = ["/": "home", "/old/": "old"]
    await folder.build(before)
    let output = folder.output { path throws(SystemError) in
      if path.hasSuffix("/old/index.html") { throw SystemError(code: 1) }
    }
    #expect(
      await output.write(["/": "home"]).diagnostics.words == [
        "public/old/index.html: error: cannot remove the file: Operation not permitted"
      ])
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1, removed: 1))
    #expect(try await TemporaryFolder.cleanTree(of: ["/": "home"]) == folder.tree())
  }
}
