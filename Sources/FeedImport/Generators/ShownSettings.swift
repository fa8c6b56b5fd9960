import FeedContent
import FeedYAML

/// The settings that tags in texts show: `{{ site.motto }}` of Jekyll, `{{< param "motto" >}}` of Hugo.
struct ShownSettings {
  /// What tags say, without quotes and in lower case, and the text that is in their place.
  private var texts: [String: String] = [:]

  /// Adds texts, numbers and booleans from settings, which take precedence over those that are there.
  ///
  /// - Parameter known: The keys that builds fill in.
  mutating func add(_ settings: Setting, prefixedBy prefix: String, except known: Set<String> = []) {
    for (key, value) in settings.fields where !known.contains(key) {
      if let text = value.value?.text {
        texts[(prefix + key).lowercased()] = text.collapsingWhitespace.trimmed
      } else {
        add(value, prefixedBy: "\(prefix)\(key).")
      }
    }
  }

  /// The body of a text with the settings in place of tags that show them; those of its own front matter take
  /// precedence.
  func filled(in body: String, of own: [FrontMatterField]) -> String {
    guard !texts.isEmpty, body.contains("{{") else { return body }
    let ownNames = Set(own.map { "param " + $0.key.lowercased() })
    var result = ""
    var rest = body[...]
    while let start = rest.firstRange(of: /\{%-?\s*raw\s*-?%\}/),
      let end = rest[start.upperBound...].firstRange(of: /\{%-?\s*endraw\s*-?%\}/)
    {
      result += fill(rest[..<start.lowerBound], except: ownNames) + rest[start.lowerBound..<end.upperBound]
      rest = rest[end.upperBound...]
    }
    return result + fill(rest, except: ownNames)
  }

  private func fill(_ text: Substring, except ownNames: Set<String>) -> String {
    String(text).replacing(/\{\{[<%\-]?([^{}]*?)[>%\-]?\}\}/) { match -> String in
      let tag = match.1
      let name = String(tag).filter { !"\"'".contains($0) }.collapsingWhitespace.trimmed.lowercased()
      if let text = texts[name], !ownNames.contains(name) { return text }
      guard tag.contains("|") else { return String(match.0) }
      // Builds understand filters, after a text as after a name.
      return String(match.0).replacing(/"[^"]*"|'[^']*'|\bsite\.[\w.\-]*\w/) { part -> String in
        guard let text = texts[part.output.lowercased()], !text.contains("\"") else { return String(part.output) }
        return "\"\(text)\""
      }
    }
  }
}
