#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names within a folder.
struct FolderListing {
  /// The names in the order of their bytes, without `.` and `..`.
  let names: [String]

  /// Reads a folder.
  init(of folder: String) throws(SystemError) {
    // The entry that the system returns may be shorter than the declared type: it must not be copied as a whole.
    guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { throw SystemError(code: ENOSYS) }
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      names.append(unsafe String(cString: bytes))
    }
    self.names = names.filter { $0 != "." && $0 != ".." }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
