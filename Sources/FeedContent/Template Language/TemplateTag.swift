/// A tag of Liquid, Nunjucks, Tera or Hugo: `{% name … %}`, `{{ … }}`, `{{< name … >}}`, `{{% name … %}}`.
struct TemplateTag {
  /// The braces that it stands in.
  enum Form: Hashable {
    /// `{% … %}`: something to do.
    case action
    /// `{{ … }}`: something to show.
    case output
    /// `{{< … >}}` and `{{% … %}}`.
    case shortcode
  }

  let form: Form
  /// Where it stands, braces included.
  let range: Range<Int>
  /// The first word, without the `/` or `end` that makes it the end of something.
  let name: String
  /// Whether it ends what a tag of the same name began.
  let isEnd: Bool
  /// What follows the name, or all of what is to be shown.
  let rest: Substring

  /// Whether the rest is a list in parentheses, as Tera's are.
  var isCall: Bool { rest.first == "(" }

  var arguments: TemplateArguments {
    guard isCall else { return TemplateArguments(rest) }
    return TemplateArguments(rest[..<(rest.lastIndex(of: ")") ?? rest.endIndex)].dropFirst())
  }
}

/// The arguments of a tag: `id="a"`, `caption: "b"`, `src = c`, and those without a name.
struct TemplateArguments {
  private(set) var positional: [String] = []
  private(set) var named: [String: String] = [:]
  /// The names whose values are not quoted, and may be names of variables.
  private(set) var bare: Set<String> = []

  init(_ text: Substring) {
    var rest = text.unicodeScalars
    while true {
      rest = rest.drop { $0.properties.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return }
      let first = Self.value(&rest)
      let gap = rest.drop { $0.properties.isWhitespace }
      let isNamed = gap.first == "=" || rest.first == ":" && rest.dropFirst().first != "/"
      guard !first.isQuoted, isNamed, Self.isName(first.text) else {
        positional.append(first.text)
        if rest.first == ":" || rest.first == "=" { rest = rest.dropFirst() }
        continue
      }
      rest = gap.dropFirst().drop { $0.properties.isWhitespace }
      let value = Self.value(&rest)
      let name = first.text.lowercased()
      if named[name] == nil {
        named[name] = value.text
        if !value.isQuoted { bare.insert(name) }
      }
    }
  }

  /// The first of several names that has a value with something in it.
  func value(_ names: String...) -> String? {
    names.lazy.compactMap { named[$0] }.first { !$0.isEmpty }
  }

  /// The first of several names that has a value, else the first argument without a name.
  func first(_ names: String...) -> String? {
    names.lazy.compactMap { named[$0] }.first { !$0.isEmpty } ?? positional.first
  }

  mutating func dropFirst() { positional.removeFirst() }

  /// Puts the values of variables in the place of their names.
  mutating func resolve(_ value: (String) -> String?) {
    for name in bare { named[name] = named[name].map { value($0) ?? $0 } }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x80 || TemplateScanner.isWord($0) } && !text.isEmpty
  }

  /// Takes a value: a text in quotation marks, or what stands up to a space, a comma or a sign.
  private static func value(
    _ rest: inout Substring.UnicodeScalarView
  ) -> (text: String, isQuoted: Bool) {
    var text = String.UnicodeScalarView()
    guard let quote = rest.first, quote == "\"" || quote == "'" || quote == "`" else {
      while let scalar = rest.first, !scalar.properties.isWhitespace, scalar != ",", scalar != "=", scalar != "\"" {
        if scalar == ":", isName(String(text)), rest.dropFirst().first != "/" { break }
        text.append(scalar)
        rest = rest.dropFirst()
      }
      // A sign that begins nothing is passed over.
      if text.isEmpty { rest = rest.dropFirst() }
      return (String(text), false)
    }
    rest = rest.dropFirst()
    while let scalar = rest.first {
      rest = rest.dropFirst()
      if scalar == quote { break }
      if scalar == "\\", quote != "`", let next = rest.first, next == quote || next == "\\" {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(scalar)
      }
    }
    return (String(text), true)
  }
}
