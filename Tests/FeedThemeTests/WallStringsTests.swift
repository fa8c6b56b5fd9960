import Foundation
import Testing

@testable import FeedTheme

/// The words of the bundled themes, in all their languages.
@Suite struct WallStringsTests {
  private static let languages = [
    "zh-Hant", "zh-Hans", "ja", "ko", "de", "fr", "es", "pt", "ru", "ar", "he",
  ]

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../themes/_base/strings").standardizedFileURL.path(percentEncoded: false)

  private func texts(_ language: String) throws -> [String: String] {
    let text = try String(contentsOfFile: "\(folder)/\(language).yml", encoding: .utf8)
    var reader = ThemeFieldReader()
    var table = StringTable(language: LanguageTag(language))
    table.read(text, file: "\(language).yml", with: &reader)
    #expect(reader.diagnostics.isEmpty)
    return table.texts
  }

  private func placeholders(_ text: String?) -> Set<String> { Set(StringPattern(text ?? "").placeholders) }

  /// The strings by what they count, and the others.
  private func families(_ texts: [String: String]) -> (counted: [String: Set<PluralForm>], plain: Set<String>) {
    var counted: [String: Set<PluralForm>] = [:]
    var plain: Set<String> = []
    for key in texts.keys {
      if let form = PluralForm.allCases.first(where: { key.hasSuffix(".\($0.rawValue)") }) {
        counted[String(key.dropLast(form.rawValue.count + 1)), default: []].insert(form)
      } else {
        plain.insert(key)
      }
    }
    return (counted, plain)
  }

  @Test func `There is a file for each of the languages and for no other`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == Set((Self.languages + ["en"]).map { "\($0).yml" }))
  }

  @Test(arguments: languages)
  func `All languages have the same strings`(language: String) throws {
    let (english, other) = try (families(texts("en")), families(texts(language)))
    #expect(other.plain == english.plain)
    #expect(Set(other.counted.keys) == Set(english.counted.keys))
  }

  @Test(arguments: languages + ["en"])
  func `What is counted has the forms that the language has`(language: String) throws {
    let texts = try texts(language)
    let needed = Set((0...200).map { PluralForm(of: $0, in: LanguageTag(language)) })
    for (key, forms) in families(texts).counted {
      #expect(forms.contains(.other), "\(key)")
      #expect(forms.subtracting(needed).isSubset(of: [.other]), "\(key)")
      // Where the number is said, the noun beside it has all forms.
      if placeholders(texts["\(key).other"]).contains("count") { #expect(forms.isSuperset(of: needed), "\(key)") }
    }
  }

  @Test(arguments: languages)
  func `All languages fill in the same places`(language: String) throws {
    let english = try texts("en")
    for (key, text) in try texts(language) {
      let form = PluralForm.allCases.first { key.hasSuffix(".\($0.rawValue)") }
      let original = form.map { "\(key.dropLast($0.rawValue.count))other" } ?? key
      let (expected, found) = (placeholders(english[original]), placeholders(text))
      let isSame = form?.saysNumber == true ? found.union(["count"]) == expected.union(["count"]) : found == expected
      #expect(isSame, "\(key): \(text)")
    }
  }

  @Test(arguments: languages)
  func `No sentence is left in English`(language: String) throws {
    let english = try texts("en")
    let translated = try texts(language)
    let same = translated.filter { key, text in english[key] == text && text.split(separator: " ").count > 3 }
    #expect(same.isEmpty, "\(same.keys.sorted())")
  }
}
