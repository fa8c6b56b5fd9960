import FeedDiagnostics
import FeedModel

/// The day that the path of a file states.
struct PathDate {
  let day: CalendarDay
  /// Which part of the path states it.
  let source: DateSource
}

extension PathDate {
  /// Looks for a day: before the name of the file or its bundle, else before that of an enclosing folder, else in folders
  /// such as `2014/01/07`; the nearest counts.
  init?(_ path: String) {
    var folders = ContentPath.folders(path)
    let name =
      ContentPath.isBundleIndex(path) ? folders.popLast() ?? "" : path.fileName.fileStem
    if let date = ContentPath.splitDatePrefix(name)?.date {
      self.init(day: date, source: .fileName)
      return
    }
    // In a bundle, its own folder may be that of the day.
    if ContentPath.isBundleIndex(path) { folders.append(name) }
    while let folder = folders.last {
      if let date = ContentPath.splitDatePrefix(folder)?.date ?? Self.day(folders.suffix(3)) {
        self.init(day: date, source: .folder(folder))
        return
      }
      folders.removeLast()
    }
    return nil
  }

  /// Folders of a year, a month and a day.
  private static func day(_ folders: ArraySlice<String>) -> CalendarDay? {
    let numbers = folders.compactMap { $0.utf8.allSatisfy { $0.isASCIIDigit } ? Int($0) : nil }
    guard numbers.count == 3, zip(folders, [4...4, 1...2, 1...2]).allSatisfy({ $1.contains($0.utf8.count) }) else {
      return nil
    }
    return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
