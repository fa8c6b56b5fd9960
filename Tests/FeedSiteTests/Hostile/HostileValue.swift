import Testing

/// What a field can hold that breaks a careless writer.
struct HostileValue: Sendable, CustomTestStringConvertible {
  /// What it is, for messages.
  let name: String
  /// The value itself.
  let text: String

  var testDescription: String { name }

  /// The value within double quotes of YAML, with every character escaped that may not stand there or might not stay.
  var yaml: String {
    text.unicodeScalars.reduce(into: "") { yaml, scalar in
      let isPlain = scalar.value > 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\" && scalar != "@"
      let isLetter = scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
      yaml += isPlain || isLetter ? String(Character(scalar)) : "\\U" + Self.hexadecimal(scalar.value)
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Texts of fields.
  static let texts = [
    HostileValue(name: "a script", text: "<script>alert(1)</script><img src=x onerror=alert(1)>"),
    HostileValue(name: "the end of a section", text: "a ]]> b ]]&gt; --> c <!-- d <![CDATA[ e"),
    HostileValue(name: "the end of an element", text: "</script></style></title></textarea></article></svg>"),
    HostileValue(name: "the end of an attribute", text: "\" onclick=\"go()\" ' onclick='go()' ` onclick=go() x=\\"),
    HostileValue(name: "references", text: "&lt;b&gt; &#60;b&#62; &amp;amp; &bogus; & &;"),
    HostileValue(name: "a template", text: "{{title}} {{{body}}} {{#site}}x{{/site}} {{>entry}} ${x} {% x %}"),
    HostileValue(name: "line ends", text: "a\nb\r\nc\rd\n\ne\u{2028}f\u{2029}g\u{85}h"),
    HostileValue(name: "lines of a calendar", text: "a\r\nEND:VEVENT\r\nATTACH:x\r\n b;c,d:e\\,f\\n"),
    HostileValue(name: "control characters", text: controls),
    HostileValue(name: "noncharacters", text: noncharacters),
    HostileValue(name: "lone combining characters", text: "\u{301}\u{338}\u{20DD} \u{301}<\u{338}\"\u{301}&\u{FE0F}"),
    HostileValue(name: "emoji", text: "👩‍👩‍👧‍👦 🏳️‍🌈 🇹🇼 👍🏽 1️⃣ \u{200D}\u{FE0F}"),
    HostileValue(name: "directions", text: "\u{202E}abc\u{202D} \u{2066}x\u{2067} \u{200F}مرحبا\u{200E} \u{61C}שלום"),
    HostileValue(
      name: "Markdown", text: "[a](javascript:go()) `<b>` *a* _b_ # c\n\n<div onclick=go()>\n\n| a |\n|---|"),
    HostileValue(name: "JSON", text: "\"}],\"a\":[{\"b\":\"\\u0022\\\\\" \\u003c/script>"),
  ]

  /// All of them in one.
  static let all = HostileValue(name: "everything", text: texts.map(\.text).joined(separator: " "))

  private static let controls = scalars(Array(0..<0x20) + Array(0x7F...0x9F))

  private static let noncharacters = scalars(
    [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF, 0xFEFF, 0xE000] as [UInt32])

  private static func scalars(_ values: [UInt32]) -> String {
    "a" + String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) })) + "b"
  }

  /// A text that is far too long, of several scripts and with hardly a space.
  static let long = HostileValue(
    name: "100,000 characters",
    text: String(repeating: String(repeating: "long", count: 24) + "<\"&雨", count: 1_000) + " \n 🌂"
  )

  /// Addresses.
  static let addresses = [
    HostileValue(name: "a script", text: "javascript:alert(1)"),
    HostileValue(name: "a script in disguise", text: " \u{1}JaVa\tscript\n:alert(1)"),
    HostileValue(name: "data", text: "data:text/html,<script>alert(1)</script>"),
    HostileValue(
      name: "the end of an attribute", text: "https://x.example/\" onclick=\"go()\"><script>alert(1)</script>"),
    HostileValue(name: "line ends", text: "https://x.example/a\r\nATTACH:x\n b"),
    HostileValue(name: "control characters", text: "https://x.example/\u{0}\u{1}\u{7F}\u{85}\u{FFFE}\u{202E}"),
    HostileValue(name: "other scripts", text: "https://雨.example/雨 🌂?雨=`{|}^[]\\#<雨>"),
    HostileValue(name: "broken escapes", text: "https://x.example/%zz%2?%&%00#%"),
    HostileValue(name: "no host", text: "https:///a"), HostileValue(name: "a host of another", text: "//evil.example/"),
    HostileValue(name: "a path", text: "/songs/\"><script>alert(1)</script>"),
    HostileValue(name: "a user", text: "https://a:b@x.example:99999/"), HostileValue(name: "nothing", text: " "),
    HostileValue(name: "brackets", text: "https://[::1]/]]>"),
    HostileValue(name: "commas", text: "https://x.example/a,b 2x, c"),
  ]
}
