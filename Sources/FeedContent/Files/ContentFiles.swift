import Synchronization

/// How the loader gets at files: closures, so that tests can load a site that exists in memory only.
public struct ContentFiles: Sendable {
  /// All files below the content folder; names that begin with a dot and the left-out folders need not be among them.
  public var list: @Sendable () throws(FileError) -> ContentListing
  /// Up to `limit` bytes of a file from an offset on; fewer where it ends before.
  public var readPart: @Sendable (_ path: String, _ offset: Int, _ limit: Int) throws(FileError) -> [UInt8]
  /// The size of a file in bytes.
  public var size: @Sendable (_ path: String) throws(FileError) -> Int
  /// Where a file is, for those who copy it.
  public var location: @Sendable (_ path: String) -> String

  /// Creates access to files.
  public init(
    list: @escaping @Sendable () throws(FileError) -> ContentListing,
    readPart: @escaping @Sendable (_ path: String, _ offset: Int, _ limit: Int) throws(FileError) -> [UInt8],
    size: @escaping @Sendable (_ path: String) throws(FileError) -> Int,
    location: @escaping @Sendable (_ path: String) -> String
  ) {
    self.list = list
    self.readPart = readPart
    self.size = size
    self.location = location
  }

  /// The first `limit` bytes of a file, or all of it where it has no more.
  public func read(_ path: String, _ limit: Int) throws(FileError) -> [UInt8] { try readPart(path, 0, limit) }
}

/// How much of a content folder was read, counted from any thread.
package final class ReadingCounts: Sendable {
  private let fileCount = Atomic(0)
  private let byteCount = Atomic(0)

  package init() {}

  /// How often a file, or a part of it, was read.
  package var files: Int { fileCount.load(ordering: .relaxed) }
  /// How many bytes of them were read.
  package var bytes: Int { byteCount.load(ordering: .relaxed) }

  fileprivate func add(_ bytes: [UInt8]) -> [UInt8] {
    fileCount.add(1, ordering: .relaxed)
    byteCount.add(bytes.count, ordering: .relaxed)
    return bytes
  }
}

extension ContentFiles {
  func counted(by tally: ReadingCounts) -> ContentFiles {
    let readPart = readPart
    var files = self
    files.readPart = { (path, offset, limit) throws(FileError) in tally.add(try readPart(path, offset, limit)) }
    return files
  }
}

/// The files of a content folder, and what of it could not be listed.
public struct ContentListing: Sendable {
  /// The paths of all files, relative to the content folder, in any order.
  public var files: [String]
  /// The folders and names that cannot be read; the rest is listed anyway.
  public var errors: [FileError] = []
  /// The folders of other generators, such as `_layouts`, which were not listed.
  public var leftOut: [String] = []
  /// The files of other generators that are about the making of a site and no part of it.
  var projectFiles: [String] = []
  /// The files that texts beside them were made of.
  var sources: [String] = []
  /// Whether nothing is missing but what is among the errors; links can make folders hold each other without end.
  package var isComplete = true

  /// Creates a listing.
  public init(files: [String]) {
    self.files = files
  }
}

/// Why a file or folder cannot be read.
public struct FileError: Error, Hashable, Sendable {
  /// The path, relative to the content folder; empty for the folder itself.
  public let path: String
  /// The system's reason, for example `Permission denied`.
  public let reason: String
  /// Whether nothing of that kind is there at all.
  public let isMissing: Bool
  /// Where a symbolic link leads that leaves the content folder; nil for all other reasons.
  public let destination: String?

  /// Creates an error.
  public init(path: String, reason: String, isMissing: Bool = false, destination: String? = nil) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
    self.destination = destination
  }
}

extension ContentFiles {
  /// The files of a folder.
  ///
  /// - Parameter followsLinks: Whether symbolic links that lead out of the folder are followed, instead of being errors.
  public static func folder(at root: String, followsLinks: Bool) -> ContentFiles {
    let folder = DiskFolder(root: root, followsLinks: followsLinks)
    return ContentFiles(
      list: { () throws(FileError) in try FolderWalk.list(folder) },
      readPart: { (path, offset, limit) throws(FileError) in try folder.read(path, from: offset, limit: limit) },
      size: { (path) throws(FileError) in try folder.size(path) },
      location: { folder.location($0) })
  }
}

extension ContentListing {
  /// The listing without what texts beside it were made of.
  func withoutSources() -> ContentListing {
    let sources = Set(ContentFile.sources(of: ["md", "markdown"], among: files).filter(ContentLoader.isEntry))
    guard !sources.isEmpty else { return self }
    var listing = self
    listing.sources = sources.sorted()
    listing.files.removeAll(where: sources.contains)
    return listing
  }

  /// The listing without some folders and files of the content folder itself.
  func leavingOut(_ folders: [String], files project: [String]) -> ContentListing {
    func isLeftOut(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } || project.contains(path) }
    var listing = self
    listing.projectFiles = project
    listing.leftOut += folders.filter { folder in files.contains { $0.hasPrefix(folder + "/") } }
    listing.files.removeAll(where: isLeftOut)
    listing.errors.removeAll { isLeftOut($0.path) }
    return listing
  }

  /// Lists a folder that need not be a content folder.
  ///
  /// - Parameters:
  ///   - isLeftOut: Whether a file or folder with a name in a folder is left out; the path of the root is empty.
  ///   - followsLinks: Whether symbolic links that lead out of the folder are followed, instead of being errors.
  package init(
    ofFolderAt root: String, leavingOut isLeftOut: @escaping (_ name: String, _ folder: String) -> Bool,
    followsLinks: Bool
  ) throws(FileError) {
    self = try FolderWalk.list(DiskFolder(root: root, followsLinks: followsLinks), leavingOut: isLeftOut)
  }
}

extension ContentFiles {
  /// Files that exist in memory only, by path.
  public static func inMemory(_ files: [String: [UInt8]]) -> ContentFiles {
    @Sendable func bytes(at path: String) throws(FileError) -> [UInt8] {
      guard let bytes = files[path] else {
        throw FileError(path: path, reason: "No such file or directory", isMissing: true)
      }
      return bytes
    }
    return ContentFiles(
      list: { () throws(FileError) in ContentListing(files: Array(files.keys)) },
      readPart: { (path, offset, limit) throws(FileError) in
        Array(try bytes(at: path).dropFirst(offset).prefix(limit))
      },
      size: { (path) throws(FileError) in try bytes(at: path).count },
      location: { $0 })
  }
}
