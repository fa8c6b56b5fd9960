internal import Foundation

/// Bodies as writers of a feed wall write them, in English, Chinese and Japanese, from one line to several pages.
public struct Corpus: Sendable {
  /// Bodies of plain CommonMark.
  public let plain: [String]
  /// The same, but every third body uses extensions.
  public let rich: [String]

  /// Puts `count` bodies of each set together from the texts in the folder `Bodies`; the same ones each time.
  public init(count: Int) throws {
    let plainTexts = try Self.texts(in: "plain")
    let richTexts = try Self.texts(in: "rich")
    var numbers = RandomNumbers(seed: 1)
    plain = (0..<count).map { _ in Self.body(from: plainTexts, and: plainTexts, using: &numbers) }
    rich = (0..<count).map { number in
      Self.body(from: number.isMultiple(of: 3) ? richTexts : plainTexts, and: plainTexts, using: &numbers)
    }
  }

  /// One text, and in one of four bodies another one below it, so that few bodies are alike.
  private static func body(
    from texts: [String], and others: [String], using numbers: inout RandomNumbers
  ) -> String {
    guard let first = texts.randomElement(using: &numbers) else { return "" }
    guard numbers.next().isMultiple(of: 4), let second = others.randomElement(using: &numbers), second != first else {
      return first
    }
    return first + "\n" + second
  }

  private static func texts(in folder: String) throws -> [String] {
    let url = Bundle.module.bundleURL.appending(path: "Bodies").appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "md" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }
}
