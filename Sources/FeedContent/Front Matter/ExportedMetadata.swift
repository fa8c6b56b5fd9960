/// What a page of MDX exports about itself where it has no front matter: `export const metadata = {…}`, as Next.js reads it.
///
/// Most such objects of JavaScript are a mapping of YAML as well (YAML 1.2.2, 7.4.2, flow mappings), and are read as one.
enum ExportedMetadata {
  private static let names = ["metadata", "meta", "frontmatter", "frontMatter"]
  private static let beginning = Array("export const ".utf8)
  private static let call = Array("new Date(".utf8)

  /// The object of a body; nil where it exports none. Its keys are on the lines and in the columns of the body.
  static func frontMatter(in body: String) -> FrontMatter? {
    let bytes = Array(body.utf8)
    var (index, number) = (0, 0)
    while let line = FrontMatterSplitter.line(in: bytes[index...]) {
      if isBegun(by: line.text) {
        guard let object = object(of: line.text, in: bytes) else { return nil }
        let text = Array(repeating: UInt8(ascii: " "), count: object.lowerBound - index) + withoutCalls(bytes[object])
        return FrontMatter(language: .yaml, text: text[...], lineOffset: number)
      }
      (index, number) = (line.end, number + 1)
    }
    return nil
  }

  /// Whether a module is such an object.
  static func isBegun(by module: ArraySlice<UInt8>) -> Bool {
    guard module.starts(with: beginning) else { return false }
    let name = module.dropFirst(beginning.count).prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
    return names.contains(String(decoding: name, as: UTF8.self))
  }

  /// Where the object stands that begins on a line, after the name, a type of TypeScript and the equals sign.
  private static func object(of line: ArraySlice<UInt8>, in bytes: [UInt8]) -> Range<Int>? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")),
      let brace = line[(equals + 1)...].firstIndex(where: { $0 > UInt8(ascii: " ") }), line[brace] == UInt8(ascii: "{")
    else { return nil }
    var scanner = JSXScanner(bytes)
    return scanner.expressionEnd(at: brace).map { brace..<$0 }
  }

  /// The text with `new Date(…)` as the date alone, in its place.
  private static func withoutCalls(_ object: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array(object)
    var start = 0
    while let found = text[start...].firstRange(of: call) {
      start = found.upperBound
      guard let end = text[start...].firstIndex(of: UInt8(ascii: ")")) else { break }
      for index in [end] + found { text[index] = UInt8(ascii: " ") }
    }
    return text
  }
}
