package import FeedDiagnostics
import FeedDigests
import FeedModel
package import FeedOutput
import Foundation

/// Carries out a plan, so that it can be stopped at any moment and begun again.
package struct Deployment {
  private let plan: DeploymentPlan
  private let transport: any Transport
  private let folder: String

  /// How much may be sent before the list is written again; after an interruption, this much may have to be sent again.
  private static let checkpoint = (files: 500, bytes: 64 << 20)

  /// The number of files that are removed at once.
  private static let removalLimit = 1_000

  package init(_ plan: DeploymentPlan, of folder: String, with transport: any Transport) {
    self.plan = plan
    self.transport = transport
    self.folder = folder
  }

  /// The list of the files that are deployed on a target.
  ///
  /// - Parameter ignoresBrokenList: Whether a list that cannot be read counts as none.
  package static func deployed(
    with transport: any Transport, named name: String, ignoringBrokenList ignoresBrokenList: Bool
  ) throws(Diagnostic) -> DeployedFiles {
    let lists = try transport.lists().filter { !$0.isEmpty }
    if let deployed = lists.lazy.compactMap({ DeployedFiles(json: $0) }).first { return deployed }
    guard lists.isEmpty || ignoresBrokenList else {
      throw Diagnostic(.deploy(.brokenList), at: SourceLocation(file: name))
    }
    return DeployedFiles()
  }

  /// The files in the places of new ones that feedsite did not put there.
  package func foreignFiles() throws(Diagnostic) -> [OutputPath] {
    // Where a file of the site becomes a folder, or the other way round, what is there now is the site's and is
    // removed.
    let removed = Set(plan.early)
    let emptied = Set(plan.emptiedFolders(by: plan.early))
    let paths = plan.new.map(\.path).filter { path in
      !emptied.contains(path) && !path.folders.contains(where: removed.contains)
    }
    return paths.isEmpty ? [] : try transport.taken(paths, besides: folder).sorted()
  }

  /// Removes what is in the way, sends stage after stage, and removes the rest.
  ///
  /// - Parameter progress: Called with the number of files that were sent or removed, and the total.
  package func run(progress: (Int, Int) -> Void = { _, _ in }) throws(Diagnostic) {
    let sent = plan.sent
    let total = sent.count + plan.removalCount
    var done = 0
    var state = plan.beginning
    if !transport.isAtomic { try write(state) }

    try remove(plan.early, &state)
    done += plan.early.count
    var unlisted = (files: done, bytes: 0)
    progress(done, total)

    for batch in Self.batches(of: sent) {
      try transport.send(batch.map(\.path), from: folder)
      for file in batch {
        state.files[file.path] = file.digest
        state.pending.remove(file.path)
        unlisted.bytes += file.digest.size
      }
      done += batch.count
      unlisted.files += batch.count
      progress(done, total)
      if !transport.isAtomic, done < total,
        unlisted.files >= Self.checkpoint.files || unlisted.bytes >= Self.checkpoint.bytes
      {
        try write(state)
        unlisted = (0, 0)
      }
    }

    try remove(plan.late, &state)
    progress(total, total)
    try write(plan.result)
    try transport.finish("\(sent.count) sent, \(plan.removalCount) removed, \(plan.unchanged.count) unchanged")
  }

  private func remove(_ paths: [OutputPath], _ state: inout DeployedFiles) throws(Diagnostic) {
    guard !paths.isEmpty else { return }
    for start in stride(from: 0, to: paths.count, by: Self.removalLimit) {
      try transport.remove(Array(paths[start..<min(start + Self.removalLimit, paths.count)]))
    }
    let folders = plan.emptiedFolders(by: paths)
    if !folders.isEmpty { try transport.removeFolders(folders) }
    state.pending.subtract(paths)
  }

  private func write(_ list: DeployedFiles) throws(Diagnostic) {
    try transport.write(list: list.json())
  }

  /// The largest number of files and of bytes in a batch; a larger file is sent alone.
  private static let batchLimits = (files: 1_000, bytes: 128 << 20)

  /// Splits files, which are in the order of their stages, into batches: files of one stage, and not so many that an
  /// interruption would cost much.
  package static func batches(of files: [SiteFile]) -> [[SiteFile]] {
    var batches: [[SiteFile]] = []
    var size = 0
    for file in files {
      let isFull = batches.last?.count == batchLimits.files || size + file.digest.size > batchLimits.bytes
      if isFull || batches.last?.last?.stage != file.stage {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(file)
      size += file.digest.size
    }
    return batches
  }
}

/// Computes the digests of the files in an output folder.
package enum OutputDigests {
  /// How many bytes are read at a time.
  private static let chunkSize = 1 << 20

  /// The files of a build with their digests, in the order of their paths.
  package static func files(in folder: String) async throws(Diagnostic) -> [SiteFile] {
    let built = try Manifest.built(in: folder)
    let digests = await built.concurrentMap { file in digest(of: folder + "/" + file.path.text) }
    var files: [SiteFile] = []
    for (file, digest) in zip(built, digests) {
      guard let digest else {
        throw Diagnostic(.deploy(.missingOutput(file.path.text)), at: SourceLocation(file: folder))
      }
      files.append(SiteFile(path: file.path, stage: file.stage, digest: digest))
    }
    return files
  }

  /// The digest of a file; nil for what cannot be read or is no file.
  static func digest(of file: String) -> FileDigest? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular, let handle = FileHandle(forReadingAtPath: file)
    else { return nil }
    defer { try? handle.close() }
    var digest = MessageDigest.sha256
    var size = 0
    do {
      while let bytes = try handle.read(upToCount: chunkSize), !bytes.isEmpty {
        digest.update(bytes)
        size += bytes.count
      }
    } catch {
      return nil
    }
    return FileDigest(sha256: digest.finished().hexadecimal, size: size)
  }
}
