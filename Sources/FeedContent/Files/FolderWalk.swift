import FeedFiles

/// Lists the files below a folder; links are followed unless they lead round in a circle or out of the folder.
struct FolderWalk {
  private let boundary: LinkBoundary
  /// Whether nobody looks at a name in a folder.
  private let isLeftOut: (_ name: String, _ folder: String) -> Bool
  private var listing = ContentListing(files: [])
  /// The folders that hold the one which is being listed.
  private var open: Set<FileIdentity> = []
  /// The folders that were listed already.
  private var known: Set<FileIdentity> = []
  /// How many names were listed in folders that had been listed before.
  private var repetitions = 0

  /// Folders with two links each to the one before them, thirty of them, would hold a thousand million files.
  private static let repetitionLimit = 20_000

  /// The files below a folder, without those that are left out.
  ///
  /// - Throws: what keeps the folder itself from being listed; whatever lies deeper stands in the listing.
  static func list(
    _ root: String, within boundary: LinkBoundary,
    leavingOut isLeftOut: @escaping (_ name: String, _ folder: String) -> Bool = ContentPath.isLeftOut
  ) throws(FileError) -> ContentListing {
    var walk = FolderWalk(boundary: boundary, isLeftOut: isLeftOut)
    walk.list(try FileError.naming("") { () throws(SystemError) in try OpenedDirectory(root) }, "")
    return walk.listing
  }

  private mutating func list(_ directory: borrowing OpenedDirectory, _ folder: String) {
    guard repetitions <= Self.repetitionLimit else { return }
    let entries = directory.entries()
    let identity = directory.identity
    if let identity {
      open.insert(identity)
      if !known.insert(identity).inserted { repetitions += entries.count + 1 }
    }
    guard repetitions <= Self.repetitionLimit else {
      listing.isComplete = false
      let reason = "links lead to the same folders again and again, to more than \(Self.repetitionLimit) names; "
      listing.errors.append(FileError(path: folder, reason: reason + "remove some of the links"))
      return
    }
    defer { if let identity { open.remove(identity) } }
    for entry in entries {
      guard entry.isUTF8 else {
        listing.errors.append(FileError(path: folder, reason: "a name in it is not UTF-8; rename that file"))
        continue
      }
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      guard !isLeftOut(entry.name, folder) else {
        if ContentPath.isOfGenerator(entry.name, in: folder) { listing.leftOut.append(path) }
        continue
      }
      add(entry, in: directory, at: path)
    }
  }

  private mutating func add(_ entry: DirectoryEntry, in directory: borrowing OpenedDirectory, at path: String) {
    switch entry.type {
    case .file: listing.files.append(path)
    case .linkedFile:
      do throws(FileError) {
        try boundary.check(path)
        listing.files.append(path)
      } catch {
        listing.errors.append(error)
      }
    case .folder, .linkedFolder:
      do throws(FileError) {
        if entry.type == .linkedFolder { try boundary.check(path) }
        let inner = try FileError.naming(path) { () throws(SystemError) in try directory.opened(entry.name) }
        if entry.type == .linkedFolder, let target = inner.identity, open.contains(target) {
          throw FileError(path: path, reason: "the link leads back to a folder that holds it; remove it")
        }
        list(inner, path)
      } catch {
        listing.errors.append(error)
      }
    case .brokenLink: listing.errors.append(FileError(path: path, reason: "the link leads nowhere; mend or remove it"))
    case .other:
      // Whoever reads the settings tells of them.
      guard !ContentFile.settingsPaths.contains(path) else { break }
      listing.errors.append(FileError(path: path, reason: "it is a pipe, a socket or a device; move it away"))
    }
  }
}
