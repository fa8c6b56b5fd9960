import FeedDeploy
import FeedOutput
import FeedSite

extension SiteFile {
  /// A file whose text stands for its bytes; feeds are indexes, other files that end with `.html` pages.
  init(_ path: String, _ text: String = "a") {
    let stage: SiteItem.Stage = path.hasSuffix(".xml") ? .index : path.hasSuffix(".html") ? .page : .asset
    self.init(path: OutputPath(path), stage: stage, digest: FileDigest(text))
  }
}

extension FileDigest {
  /// A digest that differs as texts do.
  init(_ text: String) { self.init(sha256: text, size: text.utf8.count) }
}

extension [SiteFile] {
  /// Files from paths and texts.
  init(_ files: [String: String]) { self = files.map { SiteFile($0, $1) } }
}

extension DeployedFiles {
  /// What is there once files are deployed.
  init(_ files: [String: String]) { self = DeploymentPlan(from: DeployedFiles(), to: [SiteFile](files)).result }
}

extension [OutputPath] {
  /// The paths as texts.
  var texts: [String] { map(\.text) }
}

extension [SiteFile] {
  /// The paths as texts.
  var texts: [String] { map(\.path.text) }
}
