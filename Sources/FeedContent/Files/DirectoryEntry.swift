#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
struct DirectoryEntry {
  /// What stands behind a name; symbolic links count as what they lead to.
  enum FileType {
    case file
    case folder
    case other
  }

  let name: String
  let type: FileType

  /// The names in a folder in the system's order, without `.` and `..`.
  static func list(folder location: String, named path: String) throws(FileError) -> [DirectoryEntry] {
    guard let directory = unsafe opendir(location) else { throw FileReading.error(path) }
    defer { unsafe _ = closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = unsafe readdir(directory) {
      let kind = unsafe Int32(entry.pointee.d_type)
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { unsafe String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(DirectoryEntry(name: name, type: type(of: kind, at: "\(location)/\(name)")))
    }
    return entries
  }

  private static func type(of kind: Int32, at location: String) -> FileType {
    switch kind {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    default:
      var status = stat()
      guard unsafe stat(location, &status) == 0 else { return .other }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      // A link to a folder could lead round in a circle, so only links to files are followed.
      default: return .other
      }
    }
  }
}
