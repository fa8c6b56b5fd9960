import FeedContent
import FeedModel
import Foundation

/// The completions that shells offer when Tab is pressed.
enum Completion {
  /// The kinds of the site in reach, those that it declares included.
  @Sendable
  static func kinds(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let folder = ContentFolder.find(value(of: ["-c", "--content"], in: words))
    return ContentFileReader(folder: folder, followsLinks: false).kindNames
  }

  /// The conditions of a filter: keys, and the kinds after `type`.
  @Sendable
  static func conditions(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    prefix.hasPrefix("kind=")
      ? kinds(words, index, prefix).map { "kind=" + $0 } : EntryCondition.usualKeys.map { $0 + "=" }
  }

  @Sendable
  static func themes(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let folders = ThemeFolders.around(ContentFolder.find(nil))
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return Set(names.filter { !$0.hasPrefix(".") }).sorted()
  }

  /// Folders that hold a site.yml first, since they are what is wanted; any other folder where there is none.
  @Sendable
  static func contentFolders(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let parent = prefix.folderPrefix
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.isEmpty ? "." : parent)) ?? []
    let folders = names.filter { !$0.hasPrefix(".") }.map { parent + $0 + "/" }.filter(ContentFolder.isFolder).sorted()
    let sites = folders.filter { ContentFolder.hasSettings($0) }
    return sites.isEmpty ? folders : sites
  }

  private static func value(of names: [String], in words: [String]) -> String? {
    zip(words, words.dropFirst()).first { names.contains($0.0) }?.1
  }
}
