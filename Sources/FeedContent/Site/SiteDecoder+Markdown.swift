import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// How the bodies of the site are read.
  func markdown(_ reader: FieldReader) -> MarkdownOptions {
    section("markdown", reader) { nested in
      var options = MarkdownOptions()
      for (name, value) in MarkdownExtensions.named {
        if nested.flag(name, default: options.extensions.contains(value)) {
          options.extensions.formUnion(value)
        } else {
          options.extensions.subtract(value)
        }
      }
      options.rawHTML = rawHTML(nested) ?? options.rawHTML
      options.sizeLimit = sizeLimit(nested) ?? options.sizeLimit
      return options
    } ?? MarkdownOptions()
  }

  private func rawHTML(_ reader: FieldReader) -> RawHTMLPolicy? {
    guard let field = reader.field(["html"]) else { return nil }
    if let isKept = field.value.flag { return isKept ? .kept : .dropped }
    let names: [String: RawHTMLPolicy] = ["filtered": .harmless, "tagfilter": .tagfilter]
    return reader.choice(of: field, among: ["true", "false"] + names.keys.sorted()) {
      names[LocatedFields.comparable($0)]
    }
  }

  private func sizeLimit(_ reader: FieldReader) -> Int? {
    let largest = MarkdownOptions(sizeLimit: .max).sizeLimit
    return reader.value(
      ["size-limit"], expected: "a size such as 500000, \"500 kB\" or \"2 MB\", at most \(largest >> 20) MiB"
    ) { text in ByteCount(text).map(\.bytes).flatMap { (1...largest).contains($0) ? $0 : nil } }
  }
}

/// A size of files as people write it: `500000`, `500 kB`, `2 MB`, `1.5 MiB`.
struct ByteCount {
  /// The size in bytes, rounded.
  let bytes: Int

  /// Decimal units (ISO 80000-1) and binary ones (IEC 80000-13), without case.
  private static let units: [String: Double] = [
    "": 1, "b": 1, "byte": 1, "bytes": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 1024, "mib": 1_048_576,
    "gib": 1_073_741_824,
  ]

  /// Reads a number without sign and the unit behind it; nil where the text is anything else.
  init?(_ text: String) {
    let number = text.prefix { $0 == "." || $0 == "_" || $0.isASCII && $0.isNumber }
    let unit = text[number.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }.lowercased()
    guard let factor = Self.units[unit], let amount = Double(number.filter { $0 != "_" }),
      let bytes = Int(exactly: (amount * factor).rounded())
    else { return nil }
    self.bytes = bytes
  }
}
