/// Lists the files below a folder; links to folders are followed unless they lead round in a circle.
struct FolderWalk {
  private let root: String
  private var listing = ContentListing(files: [])
  /// The folders that hold the one which is being listed.
  private var open: Set<FolderIdentity> = []

  private init(root: String) {
    self.root = root
  }

  /// The files below a folder, without those that are left out.
  ///
  /// - Throws: what keeps the folder itself from being listed; whatever lies deeper stands in the listing.
  static func list(_ root: String) throws(FileError) -> ContentListing {
    var walk = FolderWalk(root: root)
    try walk.list("")
    return walk.listing
  }

  private func location(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private mutating func list(_ folder: String) throws(FileError) {
    let entries = try DirectoryEntry.list(folder: location(folder), named: folder)
    let identity = DirectoryEntry.identity(ofFolder: location(folder))
    if let identity { open.insert(identity) }
    defer { if let identity { open.remove(identity) } }
    for entry in entries {
      guard let name = entry.name else {
        listing.errors.append(FileError(path: folder, reason: "a name in it is not UTF-8; rename that file"))
        continue
      }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !ContentPath.isLeftOut(name, in: folder) else {
        if ContentPath.isOfGenerator(name) { listing.leftOut.append(path) }
        continue
      }
      add(entry, at: path)
    }
  }

  private mutating func add(_ entry: DirectoryEntry, at path: String) {
    switch entry.type {
    case .file: listing.files.append(path)
    case .folder: descend(path)
    case .linkedFolder:
      if let target = DirectoryEntry.identity(ofFolder: location(path)), open.contains(target) {
        listing.errors.append(FileError(path: path, reason: "the link leads back to a folder that holds it; remove it"))
      } else {
        descend(path)
      }
    case .brokenLink: listing.errors.append(FileError(path: path, reason: "the link leads nowhere; mend or remove it"))
    case .other:
      guard ContentPath.isMarkdown(path) else { break }
      listing.errors.append(FileError(path: path, reason: "it is a pipe, a socket or a device; move it away"))
    }
  }

  private mutating func descend(_ path: String) {
    do throws(FileError) {
      try list(path)
    } catch {
      listing.errors.append(error)
    }
  }
}
