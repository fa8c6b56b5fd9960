import FeedContent
import FeedDiagnostics
import Foundation

/// An archive, unpacked into a temporary folder that is removed with the last reference.
///
/// The programs of the system unpack it: `unzip`, or `tar` for what gzip has packed. Both write nothing outside the
/// folder, whatever names an archive holds.
final class UnpackedArchive: Sendable {
  /// The folder that holds what was packed, or the one folder or file that is all of it.
  let root: String
  private let folder: String

  /// Unpacks an archive of some bytes; nil where a file is none, by its first bytes (APPNOTE 4.3.7, RFC 1952).
  init?(_ path: String, size: Int) throws(ImportFailure) {
    guard let program = Self.program(for: path) else { return nil }
    folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-archive-\(UUID().uuidString)").path
    let limit = Self.leastLimit + Self.expansionLimit * size
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try Self.run(program, URL(filePath: path).standardizedFileURL.path, into: folder, below: (folder, limit))
      try Self.removeLinks(in: folder)
      // Some services pack an archive of the posts into the archive. Of `...zip` the folder would be the one above.
      for name in Self.names(in: folder) where name.hasSuffix(".zip") && !name.hasPrefix(".") {
        try Self.run(
          .unzip, folder + "/" + name, into: folder + "/" + name.dropLast(".zip".count), below: (folder, limit))
        try Self.removeLinks(in: folder)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      let reason = (error as? FileError)?.reason ?? error.localizedDescription
      throw ImportFailure(.packed(reason: reason), at: SourceLocation(file: path))
    }
    let names = Self.names(in: folder)
    root = names.count == 1 ? folder + "/" + names[0] : folder
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The name of what was packed; nil where the archive holds several things.
  var name: String? { root == folder ? nil : (root as NSString).lastPathComponent }

  /// How many bytes any archive may unpack to, and how many times its own size besides: texts shrink to a twentieth, and
  /// what shrinks to a thousandth was made to fill the disk.
  private static let (leastLimit, expansionLimit) = (256 << 20, 20)

  private enum Program: String {
    case unzip
    case tar
  }

  private static func program(for path: String) -> Program? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 4)).map(Array.init) ?? []
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .unzip }
    return head.starts(with: [0x1F, 0x8B]) ? .tar : nil
  }

  private static func run(
    _ program: Program, _ path: String, into folder: String, below bound: (folder: String, limit: Int)
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      switch program {
      // Without a password at hand it would ask for one.
      case .unzip: ["unzip", "-q", "-o", "-P", "", path, "-d", folder]
      case .tar: ["tar", "-xzf", path, "-C", folder]
      }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let complaints = bound.folder + ".said"
    defer { try? FileManager.default.removeItem(atPath: complaints) }
    guard FileManager.default.createFile(atPath: complaints, contents: nil),
      let errors = FileHandle(forWritingAtPath: complaints)
    else { throw FileError(path: path, reason: "there is no room for temporary files") }
    process.standardError = errors
    try process.run()
    var pause = 0.005
    while process.isRunning {
      Thread.sleep(forTimeInterval: pause)
      let start = Date.now
      // It inherits the signals that this thread blocks, that to terminate among them; this one cannot be blocked.
      if size(of: bound.folder) > bound.limit { kill(process.processIdentifier, SIGKILL) }
      // Many files take long to look at.
      pause = min(0.1, max(pause * 1.5, -start.timeIntervalSinceNow * 5))
    }
    process.waitUntilExit()
    guard size(of: bound.folder) <= bound.limit else {
      throw FileError(path: path, reason: "it would become more than \(bound.limit >> 20) MB")
    }
    let said = String(decoding: FileManager.default.contents(atPath: complaints) ?? Data(), as: UTF8.self)
    switch (program, process.terminationStatus) {
    // The first means warnings that unzip could handle.
    case (_, 0), (.unzip, 1): return
    case (_, 127): throw FileError(path: path, reason: "the program \(program.rawValue) is missing")
    default:
      let lines = said.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      // Some lines only name the archive, or what was put right.
      let reason = lines.first { !$0.isEmpty && !$0.hasPrefix("[") && !$0.hasPrefix("tar: Removing leading") }
      throw FileError(path: path, reason: reason ?? "\(program.rawValue) failed, perhaps since it is not complete")
    }
  }

  private static func size(of folder: String) -> Int {
    let files = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    while let file = files?.nextObject() as? URL {
      size += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
    return size
  }

  /// Links may lead out of the folder: to files that must not be published, or to a place where an archive within the
  /// archive would be unpacked.
  private static func removeLinks(in folder: String) throws {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names
    where names.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "__MACOSX" }.sorted()
  }
}
