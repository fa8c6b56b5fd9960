import FeedDeploy
import FeedOutput
import FeedSite
import Testing

@Suite struct DeploymentPlanTests {
  private func plan(_ old: [String: String], _ new: [String: String]) -> DeploymentPlan {
    DeploymentPlan(from: DeployedFiles(old), to: [SiteFile](new))
  }

  @Test func `Files are divided into new, changed, unchanged and removed ones`() {
    let plan = plan(["a": "1", "b": "1", "c": "1"], ["a": "1", "b": "2", "d": "1"])
    #expect(plan.new.texts == ["d"])
    #expect(plan.changed.texts == ["b"])
    #expect(plan.unchanged.texts == ["a"])
    #expect(plan.early == [])
    #expect(plan.late.texts == ["c"])
    #expect(plan.removalCount == 1)
  }

  @Test func `Nothing is done where nothing changed`() {
    #expect(plan(["a": "1", "雨/index.html": "1"], ["a": "1", "雨/index.html": "1"]).isEmpty)
    #expect(plan([:], [:]).isEmpty)
  }

  @Test func `What others refer to is sent first, feeds last`() {
    let files = ["feed.xml": "1", "z/index.html": "1", "a/index.html": "1", "style.css": "1", "zz.png": "1"]
    let wanted = ["style.css", "zz.png", "a/index.html", "z/index.html", "feed.xml"]
    #expect(plan([:], files).sent.texts == wanted)
    #expect(plan(files.mapValues { _ in "0" }, files).sent.texts == wanted)
    // New files do not go before changed ones of an earlier stage.
    #expect(plan(["style.css": "0"], files).sent.texts == wanted)
  }

  @Test func `A renamed file is sent before the old one goes`() {
    let plan = plan(["old/index.html": "1"], ["new/index.html": "1"])
    #expect(plan.new.texts == ["new/index.html"])
    #expect(plan.early == [])
    #expect(plan.late.texts == ["old/index.html"])
    #expect(plan.emptiedFolders(by: plan.late).texts == ["old"])
  }

  @Test(arguments: [
    ("Rain/index.html", "rain/index.html"), ("rain.html", "RAIN.html"), ("caf\u{E9}.html", "cafe\u{301}.html"),
    ("STRASSE.html", "stra\u{DF}e.html"), ("\u{C5}.html", "\u{212B}.html"),
  ])
  func `Names that some file systems take for one make way first`(old: String, new: String) {
    let plan = plan([old: "1"], [new: "1"])
    #expect(plan.early == [OutputPath(old)])
    #expect(plan.new.map(\.path) == [OutputPath(new)])
    #expect(plan.late == [])
  }

  @Test func `A file makes way for a folder, and a folder for a file`() {
    let folder = plan(["a": "1", "x": "1"], ["a/index.html": "1", "x": "1"])
    #expect(folder.early.texts == ["a"])
    #expect(folder.emptiedFolders(by: folder.early) == [])
    let file = plan(["a/b/c": "1", "a/d": "1"], ["a": "1"])
    #expect(file.early.texts == ["a/b/c", "a/d"])
    #expect(file.emptiedFolders(by: file.early).texts == ["a/b", "a"])
  }

  @Test func `Folders that hold files of the site stay`() {
    let plan = plan(["a/b/x": "1", "a/c/y": "1", "d/z": "1"], ["a/c/y": "1", "d/new": "1"])
    #expect(plan.emptiedFolders(by: plan.late).texts == ["a/b"])
  }

  @Test func `Names that differ in their bytes are different files`() {
    let both = ["caf\u{E9}.html", "cafe\u{301}.html"]
    let files = both.map { SiteFile($0) }
    let plan = DeploymentPlan(from: DeployedFiles(), to: files)
    #expect(plan.new.count == 2)
    #expect(plan.result.files.count == 2)
  }

  @Test func `What was pending is sent again, or removed`() {
    let deployed = DeployedFiles(
      files: [OutputPath("a"): FileDigest("1"), OutputPath("b"): FileDigest("1")],
      pending: [OutputPath("b"), OutputPath("c"), OutputPath("d")])
    let plan = DeploymentPlan(from: deployed, to: [SiteFile](["a": "1", "b": "1", "c": "1"]))
    #expect(plan.unchanged.texts == ["a"])
    #expect(plan.changed.texts == ["b", "c"])
    #expect(plan.new == [])
    #expect(plan.late.texts == ["d"])
  }

  @Test func `A few removals are ordinary, a fourth of a large site is not`() {
    let names = (0..<200).map { "\($0)" }
    let old = Dictionary(uniqueKeysWithValues: names.map { ($0, "1") })
    #expect(plan(old, [:]).standardRemovalLimit == 50)
    #expect(plan(["a": "1"], [:]).standardRemovalLimit == 25)
  }

  @Test func `Batches hold files of one stage and are not too large`() {
    let many = (0..<2_500).map { SiteFile("\(10_000 + $0).png") }
    let files = DeploymentPlan(from: DeployedFiles(), to: many + [SiteFile("index.html"), SiteFile("feed.xml")]).sent
    #expect(Deployment.batches(of: files).map(\.count) == [1_000, 1_000, 500, 1, 1])
    let large = ["a", "b", "c"].map {
      SiteFile(path: OutputPath($0), stage: .asset, digest: FileDigest(sha256: "", size: 100 << 20))
    }
    #expect(Deployment.batches(of: large).map(\.count) == [1, 1, 1])
    #expect(Deployment.batches(of: []) == [])
  }
}
