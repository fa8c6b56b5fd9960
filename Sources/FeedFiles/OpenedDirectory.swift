/// One name in a folder.
package struct DirectoryEntry: Sendable {
  /// What a name refers to; symbolic links count as what they lead to.
  package enum FileType: Sendable {
    case file
    case linkedFile
    case folder
    /// A symbolic link to a folder, which may lead round in a circle.
    case linkedFolder
    /// A symbolic link that leads nowhere.
    case brokenLink
    case other
  }

  /// The name, with a replacement character for bytes that are not UTF-8.
  package let name: String
  package let isUTF8: Bool
  /// What the name refers to.
  package let type: FileType
}

/// A folder that is open, so that what is in it is found without its path.
@safe package struct OpenedDirectory: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif
  /// The system's number for it, valid as long as the stream is open.
  package let number: Int32

  /// Opens a folder; a relative path starts from an open one.
  package init(_ path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
    let number = try FileDescriptor(readingFolder: path, in: folder).released()
    guard let stream = unsafe fdopendir(number) else {
      defer { _ = close(number) }
      throw .last
    }
    unsafe self.stream = stream
    self.number = number
  }

  deinit {
    unsafe _ = closedir(stream)
  }

  /// Which folder it is; nil where the system does not tell.
  package var identity: FileIdentity? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? FileStatus(status).identity : nil
  }

  /// Reads the names in it in the system's order, without `.` and `..`.
  package func entries() -> [DirectoryEntry] {
    var entries: [DirectoryEntry] = []
    while let entry = unsafe readdir(stream) {
      let kind = unsafe Int32(entry.pointee.d_type)
      // The entry may be shorter than its declared type: it must not be copied as a whole.
      let (name, exactName) = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe (String(cString: $0), String(validatingCString: $0))
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(DirectoryEntry(name: name, isUTF8: exactName != nil, type: type(of: kind, exactName ?? "")))
    }
    return entries
  }

  /// The names in it in the order of their bytes.
  package func sortedNames() -> [String] {
    entries().map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Some file systems do not report the type with the name, which takes another system call.
  private func type(of kind: Int32, _ name: String) -> DirectoryEntry.FileType {
    switch kind {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    default: break
    }
    guard let item = try? FileStatus(of: name, in: number, followsLink: false) else { return .other }
    let isLink = item.kind == .symbolicLink
    guard let target = isLink ? try? FileStatus(of: name, in: number, followsLink: true) : item else {
      return .brokenLink
    }
    switch target.kind {
    case .file: return isLink ? .linkedFile : .file
    case .folder: return isLink ? .linkedFolder : .folder
    case .symbolicLink, .other: return .other
    }
  }
}
