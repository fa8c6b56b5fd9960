#if canImport(Glibc) || canImport(Musl)
  import FeedFiles
  import FeedModel

  /// Learns from Linux what changes in folders (inotify(7)).
  struct InotifySource: ChangeSource {
    private(set) var folders: [String]
    private(set) var canContinue = true
    private let excluded: ExcludedFolders
    private let queue: Int32
    /// The watched folders by the numbers that events carry; one that links lead to has several paths.
    private var paths: [Int32: Set<String>] = [:]
    /// The links to files, by the numbers of the folders that the files are in and by the names of these.
    private var links: [Int32: [String: Set<String>]] = [:]
    /// Folders that are not there yet, or not any more; they are looked for again.
    private var missing: Set<String> = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    /// Watches folders; nil where the system allows no more watches.
    init?(folders: [String], without excluded: ExcludedFolders) {
      self.folders = folders
      self.excluded = excluded
      queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      for folder in folders { watchRoot(folder) }
      guard canContinue else {
        finish()
        return nil
      }
    }

    func finish() { _ = close(queue) }

    mutating func watch(_ folders: [String]) {
      for folder in self.folders where !folders.contains(folder) { forget(folder) }
      let added = folders.filter { !self.folders.contains($0) }
      self.folders = folders
      missing.formIntersection(folders)
      for folder in added { watchRoot(folder) }
    }

    mutating func wait(milliseconds: Int) -> FolderChange? {
      var change = FolderChange()
      for folder in missing where FileStatus.isFolder(folder) {
        watchRoot(folder)
        change.isUnknown = true
      }
      var waiting = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&waiting, 1, change.isEmpty ? Int32(milliseconds) : 0) > 0 { readEvents(into: &change) }
      return change.isEmpty ? nil : change
    }

    private mutating func watchRoot(_ folder: String) {
      missing.remove(folder)
      if !FileStatus.isFolder(folder) { missing.insert(folder) }
      watchTree(folder) { _ in }
    }

    /// Watches a folder with all folders in it, and names the files that are in them already.
    private mutating func watchTree(_ folder: String, _ found: (String) -> Void) {
      FolderScan.visit(folder, without: excluded.identities, within: excluded.roots(of: folders)) { path, type in
        if type == .linkedFile { watchTarget(of: path) }
        guard type == .folder else { return found(path) }
        if let number = watchFolder(path) { paths[number, default: []].insert(path) }
      }
    }

    /// Watches the file that a link leads to, by way of its folder, since editors put another one in its place.
    private mutating func watchTarget(of link: String) {
      guard let file = FileStatus.resolved(link), let number = watchFolder(file.folderPrefix) else { return }
      links[number, default: [:]][file.fileName, default: []].insert(link)
    }

    /// Watches a folder without those in it; nil where that cannot be.
    private mutating func watchFolder(_ folder: String) -> Int32? {
      let number = unsafe inotify_add_watch(queue, folder, Self.events)
      guard number >= 0 else {
        if errno == ENOSPC { canContinue = false }
        return nil
      }
      return number
    }

    /// Stops watching a folder with all folders in it, or what a link leads to.
    private mutating func forget(_ folder: String) {
      func isOutside(_ path: String) -> Bool { path != folder && !path.hasPrefix(folder + "/") }
      for number in Set(paths.keys).union(links.keys) {
        let known: Set<String> = paths[number]?.filter(isOutside) ?? []
        let names = links[number]?.mapValues { $0.filter(isOutside) }.filter { !$0.value.isEmpty } ?? [:]
        paths[number] = known.isEmpty ? nil : known
        links[number] = names.isEmpty ? nil : names
        if known.isEmpty, names.isEmpty { _ = inotify_rm_watch(queue, number) }
      }
    }

    private mutating func readEvents(into change: inout FolderChange) {
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(queue, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        var offset = 0
        while offset + 16 <= count {
          let length = Int(number(at: offset + 12))
          guard offset + 16 + length <= count else { break }
          let name = buffer[offset + 16..<offset + 16 + length].prefix { $0 != 0 }
          if let name = String(validating: name, as: UTF8.self) {
            note(watch: Int32(bitPattern: number(at: offset)), mask: number(at: offset + 4), name: name, in: &change)
          } else {
            // A name that is no UTF-8 has no path here, but makes its folder unreadable.
            change.isUnknown = true
          }
          offset += 16 + length
        }
      }
    }

    /// A number in the machine's order of bytes.
    private func number(at offset: Int) -> UInt32 {
      var number: UInt32 = 0
      unsafe withUnsafeMutableBytes(of: &number) { unsafe $0.copyBytes(from: buffer[offset..<offset + 4]) }
      return number
    }

    private mutating func note(watch: Int32, mask: UInt32, name: String, in change: inout FolderChange) {
      func has(_ event: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: event) != 0 }
      if has(IN_Q_OVERFLOW) {
        change.isUnknown = true
        for folder in folders { watchTree(folder) { _ in } }
        return
      }
      let known = paths[watch] ?? []
      if has(IN_IGNORED) {
        paths[watch] = nil
        links[watch] = nil
      } else if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) {
        for folder in known where folders.contains(folder) {
          forget(folder)
          missing.insert(folder)
          change.isUnknown = true
        }
        change.paths.formUnion(links[watch, default: [:]].values.joined())
      } else if !name.isEmpty {
        change.paths.formUnion(links[watch]?[name] ?? [])
        guard FolderScan.isVisible(name) else { return }
        for folder in known { note(folder + "/" + name, in: &change, isGone: has(IN_MOVED_FROM)) }
      }
    }

    /// Notes what happened to a file or folder in a watched folder.
    private mutating func note(_ path: String, in change: inout FolderChange, isGone: Bool) {
      if excluded.contains(path) { return }
      change.paths.insert(path)
      if isGone { forget(path) }
      if FileStatus.isFolder(path) {
        // Files may have been put into a new folder before it was watched.
        watchTree(path) { change.paths.insert($0) }
      } else if (try? FileStatus(of: path, followsLink: false))?.kind == .symbolicLink {
        watchTarget(of: path)
      }
    }
  }
#endif
