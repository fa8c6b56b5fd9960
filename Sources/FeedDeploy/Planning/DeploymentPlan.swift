import FeedMarkup
package import FeedOutput
package import FeedSite
import Foundation

/// What a deployment is going to do; a pure function of what is there and of what is wanted.
package struct DeploymentPlan: Equatable, Sendable {
  /// What is there already.
  package let deployed: DeployedFiles
  package let sent: [SiteFile]
  /// The files that are sent and were not there, in the order in which they are sent.
  package let new: [SiteFile]
  /// The files that are sent and replace others, in the order in which they are sent.
  package let changed: [SiteFile]
  package let unchanged: [SiteFile]
  /// The files that are in the way of new ones, removed before anything is sent.
  package let early: [OutputPath]
  /// The files that the site no longer has, removed when everything else is done.
  package let late: [OutputPath]

  /// Compares what is there with what is wanted.
  package init(from deployed: DeployedFiles, to wanted: [SiteFile]) {
    self.deployed = deployed
    let stale = StaleFilePlan(from: deployed.all.sorted(), to: wanted.map(\.path), clean: false)
    early = stale.early
    late = stale.late
    let ordered = wanted.sorted { ($0.stage, $0.path) < ($1.stage, $1.path) }
    unchanged = ordered.filter { deployed.files[$0.path] == $0.digest && !deployed.pending.contains($0.path) }
    sent = ordered.filter { deployed.files[$0.path] != $0.digest || deployed.pending.contains($0.path) }
    let known = deployed.all
    new = sent.filter { !known.contains($0.path) }
    changed = sent.filter { known.contains($0.path) }
  }

  package var isEmpty: Bool { new.isEmpty && changed.isEmpty && removalCount == 0 }

  package var removalCount: Int { early.count + late.count }

  /// The number of files that are removed without confirmation: a quarter of all, and at least 25.
  package var standardRemovalLimit: Int { max(25, deployed.all.count / 4) }

  /// What is there when everything is done.
  package var result: DeployedFiles {
    DeployedFiles(files: Dictionary((sent + unchanged).map { ($0.path, $0.digest) }) { first, _ in first })
  }

  /// What is there while it is being done.
  package var beginning: DeployedFiles {
    DeployedFiles(
      files: Dictionary(unchanged.map { ($0.path, $0.digest) }) { first, _ in first },
      pending: Set(sent.map(\.path)).union(early).union(late))
  }

  /// The folders that hold nothing of the site once files are removed, a folder after those within it.
  package func emptiedFolders(by removed: [OutputPath]) -> [OutputPath] {
    let needed = Set((sent + unchanged).flatMap { $0.path.folders })
    return Set(removed.flatMap(\.folders)).subtracting(needed).sorted(by: >)
  }
}

/// The files on a target that belong to the site, with their digests: the list is kept on the target itself.
///
/// It is written before the first change of a deployment and after the last one. In between, files that are being sent or
/// removed are ``pending``, so that whenever a deployment is stopped, the next one knows what it may have left.
package struct DeployedFiles: Equatable, Sendable {
  /// The files whose content is known.
  package var files: [OutputPath: FileDigest]
  /// The files that may be there, with old bytes, with new ones or, where the transport is not atomic, with a part.
  package var pending: Set<OutputPath>

  /// Creates a list.
  package init(files: [OutputPath: FileDigest] = [:], pending: Set<OutputPath> = []) {
    self.files = files
    self.pending = pending
  }

  /// All files that belong to the site if they exist.
  package var all: Set<OutputPath> { pending.union(files.keys) }

  /// The list with its names alone, without what it says about contents.
  package var unknown: DeployedFiles { DeployedFiles(pending: all) }
}

/// The size and digest that identify the bytes of a file.
package struct FileDigest: Hashable, Sendable {
  /// SHA-256, in hexadecimal digits.
  package let sha256: String
  /// The length in bytes.
  package let size: Int

  package init(sha256: String, size: Int) {
    self.sha256 = sha256
    self.size = size
  }
}

/// A file of the site, as it is to be on the target.
package struct SiteFile: Hashable, Sendable {
  package let path: OutputPath
  /// When it is sent: what others refer to comes first.
  package let stage: SiteItem.Stage
  package let digest: FileDigest

  package init(path: OutputPath, stage: SiteItem.Stage, digest: FileDigest) {
    self.path = path
    self.stage = stage
    self.digest = digest
  }
}

extension DeployedFiles {
  private struct Document: Decodable {
    struct File: Decodable {
      let path: OutputPath
      let sha256: String
      let size: Int
    }

    let version: Int
    let files: [File]
    let pending: [OutputPath]
  }

  /// The version of the format.
  private static let version = 1

  /// The list as JSON, always the same for the same list.
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { list in
      list.array("files", of: files.sorted(by: { $0.key < $1.key })) { entry, file in
        file.member("path", entry.key.text)
        file.member("sha256", entry.value.sha256)
        file.member("size", entry.value.size)
      }
      list.array("pending", of: pending.sorted().map(\.text))
      list.member("version", Self.version)
    }
    return json.finish()
  }

  /// Reads a list; nil where the bytes are none, or cannot be believed.
  package init?(json bytes: [UInt8]) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
      document.version == Self.version
    else { return nil }
    let paths = document.files.map(\.path) + document.pending
    // What the list names is removed one day: a path that leads elsewhere must not be believed.
    guard paths.allSatisfy({ $0.isWellFormed && $0.reservedName == nil }) else { return nil }
    files = Dictionary(
      document.files.map { ($0.path, FileDigest(sha256: $0.sha256, size: $0.size)) }
    ) { first, _ in first }
    pending = Set(document.pending)
  }
}
