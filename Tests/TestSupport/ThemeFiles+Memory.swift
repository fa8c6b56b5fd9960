package import FeedTheme
import Foundation

extension ThemeFiles {
  /// Files that exist in memory only, by path.
  package static func memory(_ texts: [String: String]) -> ThemeFiles {
    let paths = texts.keys.sorted()
    var files = ThemeFiles.disk
    files.subfolders = { folder in
      let below = paths.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1) }
      return Set(below.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }).sorted()
    }
    files.files = { folder in
      let below = paths.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
      return below.isEmpty ? nil : below
    }
    files.contents = { path in
      guard let text = texts[path] else { throw CocoaError(.fileReadNoSuchFile) }
      return Data(text.utf8)
    }
    return files
  }
}
