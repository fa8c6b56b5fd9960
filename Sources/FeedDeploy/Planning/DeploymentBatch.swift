/// Files that are sent in one go: of one stage, and not so many that a break would cost much.
package struct DeploymentBatch: Equatable, Sendable {
  /// The files.
  package let files: [SiteFile]

  /// How many files, and how many bytes, a batch may hold; a larger file has a batch of its own.
  package static let limits = (files: 1_000, bytes: 128 << 20)

  /// The sum of the files' sizes.
  package var size: Int { files.reduce(0) { $0 + $1.digest.size } }

  /// Parts files, which stand in the order of their stages.
  package static func batches(of files: [SiteFile]) -> [DeploymentBatch] {
    var batches: [DeploymentBatch] = []
    var current: [SiteFile] = []
    var size = 0
    for file in files {
      let isFull = current.count == limits.files || size + file.digest.size > limits.bytes
      if let last = current.last, isFull || last.stage != file.stage {
        batches.append(DeploymentBatch(files: current))
        (current, size) = ([], 0)
      }
      current.append(file)
      size += file.digest.size
    }
    return current.isEmpty ? batches : batches + [DeploymentBatch(files: current)]
  }
}
