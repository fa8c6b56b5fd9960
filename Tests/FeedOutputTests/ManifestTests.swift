import FeedDiagnostics
import FeedOutput
import FeedSite
import Testing

@Suite struct ManifestTests {
  private let folder: TemporaryFolder
  private let site: SiteTable = ["/": "home"]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version": 2, "complete": true, "files": []}"#,
    #"{"version": 1, "complete": true, "files": ["../content/rain.md"]}"#,
    #"{"version": 1, "complete": true, "files": ["/etc/hosts"]}"#,
    #"{"version": 1, "complete": true, "files": ["a//b"]}"#,
    #"{"version": 1, "complete": true, "files": ["a/./b"]}"#,
    #"{"version": 1, "complete": true, "files": ["..\/\u0301/b"]}"#,
    #"{"version": 1, "complete": true, "files": [".feedsite-manifest.json"]}"#,
  ])
  func aManifestThatCannotBeBelievedStopsTheRun(text: String) async throws {
    try folder.put("rain", at: "content/rain.md")
    try folder.put(text, at: "public/.feedsite-manifest.json")
    let words = [
      "public/.feedsite-manifest.json: error: the list of feedsite's own files cannot be read; "
        + "empty the folder and build again"
    ]
    #expect(folder.output().diagnostics(for: site).words == words)
    #expect(await folder.build(site, clean: true).diagnostics.words == words)
    #expect(try folder.tree() == [".feedsite-manifest.json": text])
    #expect(folder.exists("content/rain.md"))
  }

  @Test func aManifestThatIsNoFileStopsTheRun() async throws {
    try folder.makeFolder("public/.feedsite-manifest.json")
    #expect(folder.output().diagnostics(for: site).map(\.code) == ["broken-manifest"])
  }

  @Test func withoutItsManifestAFolderIsForeign() async throws {
    await folder.build(site)
    try folder.remove("public/.feedsite-manifest.json")
    #expect(await folder.build(site).diagnostics.map(\.code) == ["foreign-output-folder"])
  }
}
