import FeedFiles

/// A folder on disk, read with system calls.
///
/// A contributor to a site must not be able to publish files of the machine that builds it, so symbolic links that lead
/// out of the folder are followed only on request.
struct DiskFolder: Sendable {
  /// The folder, which may be reached by a link itself.
  let root: String
  /// Whether links may lead anywhere.
  let followsLinks: Bool

  func location(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// Up to `limit` bytes of a file from an offset on; fewer where it ends before.
  func read(_ path: String, from offset: Int, limit: Int) throws(FileError) -> [UInt8] {
    let file = try opened(path)
    let status = try FileError.naming(path) { () throws(SystemError) in try file.status() }
    guard status.kind == .file else {
      let kind = status.kind == .folder ? "a folder" : "a pipe, a socket or a device"
      throw FileError(path: path, reason: "it is \(kind) and not a file; move it away")
    }
    let count = max(0, min(limit, status.size - offset))
    return try FileError.naming(path) { () throws(SystemError) in try file.bytes(at: offset, limit: count) }
  }

  private func opened(_ path: String) throws(FileError) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor(reading: location(path), followsLink: followsLinks)
    } catch {
      guard error.code == ELOOP, !followsLinks else { throw FileError(error, at: path) }
    }
    try check(path)
    return try FileError.naming(path) { () throws(SystemError) in
      try FileDescriptor(reading: location(path), followsLink: true)
    }
  }

  func size(_ path: String) throws(FileError) -> Int {
    let item = try status(path, followsLink: false)
    guard item.kind == .symbolicLink else { return item.size }
    try check(path)
    return try status(path, followsLink: true).size
  }

  private func status(_ path: String, followsLink: Bool) throws(FileError) -> FileStatus {
    try FileError.naming(path) { () throws(SystemError) in
      try FileStatus(of: location(path), followsLink: followsLink)
    }
  }

  /// Repositories hold tokens and deleted content, so none of them is content, wherever it is.
  private static let repositories: Set<Substring> = [".git", ".hg", ".jj", ".svn"]

  /// Throws if a path of the folder leads out of it once links are followed; one that leads nowhere leads nowhere else.
  fileprivate func check(_ path: String) throws(FileError) {
    guard !followsLinks, let place = FileStatus.resolved("\(root)/\(path)"), let folder = FileStatus.resolved(root)
    else { return }
    let inside = folder.hasSuffix("/") ? folder : folder + "/"
    guard place != folder else { return }
    if place.utf8.starts(with: inside.utf8) {
      let parts = place.utf8.dropFirst(inside.utf8.count).split(separator: UInt8(ascii: "/")).map(Substring.init)
      if Self.repositories.isDisjoint(with: parts) { return }
    }
    throw FileError(path: path, reason: "the link leads to \(place), outside the content", destination: place)
  }
}

extension FileError {
  fileprivate init(_ error: SystemError, at path: String) {
    self.init(path: path, reason: error.reason, isMissing: error.isMissing)
  }

  /// Runs an action on a file; errors name its path.
  fileprivate static func naming<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw FileError(error, at: path)
    }
  }
}

/// Lists the files below a folder; links are followed unless they lead round in a circle or out of the folder.
struct FolderWalk {
  private let top: DiskFolder
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
  /// - Throws: what keeps the folder itself from being listed; errors in subfolders are part of the listing.
  static func list(
    _ top: DiskFolder,
    leavingOut isLeftOut: @escaping (_ name: String, _ folder: String) -> Bool = ContentPath.isLeftOut
  ) throws(FileError) -> ContentListing {
    var walk = FolderWalk(top: top, isLeftOut: isLeftOut)
    walk.list(try FileError.naming("") { () throws(SystemError) in try OpenedDirectory(top.root) }, "")
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
        try top.check(path)
        listing.files.append(path)
      } catch {
        listing.errors.append(error)
      }
    case .folder, .linkedFolder:
      do throws(FileError) {
        if entry.type == .linkedFolder { try top.check(path) }
        let inner = try FileError.naming(path) { () throws(SystemError) in
          try OpenedDirectory(entry.name, in: directory.number)
        }
        if entry.type == .linkedFolder, let target = inner.identity, open.contains(target) {
          throw FileError(path: path, reason: "the link leads back to a folder that holds it; remove it")
        }
        list(inner, path)
      } catch {
        listing.errors.append(error)
      }
    case .brokenLink:
      listing.errors.append(FileError(path: path, reason: "the link leads nowhere; correct or remove it"))
    case .other:
      // What is wrong with the settings is reported when they are read.
      guard !ContentFile.settingsPaths.contains(path) else { break }
      listing.errors.append(FileError(path: path, reason: "it is a pipe, a socket or a device; move it away"))
    }
  }
}
