/// How a template or a style sheet names a file.
enum AssetReference: Hashable {
  /// A file of the theme, by its path in `assets/`.
  case asset(String)
  /// A file of another host.
  case elsewhere(String)
  /// Something else, such as a value of the page.
  case other

  /// What an attribute of a template names: `{{assets}}wall.css` is a file of the theme.
  init(attribute value: String) {
    let value = value.trimmingSpace
    if value.hasPrefix("{{assets}}") {
      let path = String(value.dropFirst("{{assets}}".count).prefix { $0 != "?" && $0 != "#" })
      self = path.isEmpty || path.contains("{{") ? .other : .asset(path)
    } else {
      self = Self.isElsewhere(value) ? .elsewhere(value) : .other
    }
  }

  /// What a style sheet in `assets/` names, relative to its own place.
  init(address: String, in styleSheet: String) {
    let address = address.trimmingSpace
    if Self.isElsewhere(address) {
      self = .elsewhere(address)
    } else if address.isEmpty || address.hasPrefix("#") || address.lowercased().hasPrefix("data:") {
      self = .other
    } else {
      var parts = styleSheet.split(separator: "/").dropLast()
      for part in address.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/") where part != "." {
        if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
      }
      self = .asset(parts.joined(separator: "/"))
    }
  }

  private static func isElsewhere(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("//")
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
