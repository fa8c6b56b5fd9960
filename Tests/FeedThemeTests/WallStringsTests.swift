import Foundation
import Testing

@testable import FeedTheme

@Suite struct WallStringsTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../themes/_base/strings").standardizedFileURL.path(percentEncoded: false)

  private func table(_ language: String) throws -> StringTable {
    let text = try String(contentsOfFile: "\(folder)/\(language).yml", encoding: .utf8)
    var reader = StringTableReader()
    var table = StringTable(language: LanguageTag(language))
    reader.read(text, file: "\(language).yml", into: &table)
    #expect(reader.diagnostics.isEmpty)
    return table
  }

  @Test func `Both languages have the same strings`() throws {
    let english = try table("en").texts.keys.filter { !$0.hasSuffix(".one") }
    #expect(try Set(table("zh-Hant").texts.keys) == Set(english))
  }

  @Test func `Both languages fill in the same places`() throws {
    let english = try table("en").texts
    for (key, text) in try table("zh-Hant").texts {
      let places = StringPattern(text).placeholders.sorted()
      #expect(places == english[key].map { StringPattern($0).placeholders.sorted() }, "\(key)")
    }
  }

  @Test func `Every plural has both forms`() throws {
    let keys = try Set(table("en").texts.keys)
    for key in keys where key.hasSuffix(".one") {
      #expect(keys.contains(key.dropLast(4) + ".other"))
    }
  }
}
