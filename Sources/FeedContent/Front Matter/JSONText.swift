/// Finds JSON at the beginning of a file.
enum JSONExtent {
  /// Whether a text begins with an object of JSON, and not with a tag of a template or an attribute list.
  static func begins(in text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "{") else { return false }
    let next = text.dropFirst().first { !" \t\r\n".utf8.contains($0) }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
  }

  /// The index after the closing brace of the object that a text begins with; nil where it is not closed.
  static func end(in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var isText = false
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "{") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }
}

/// Rewrites JSON so that it means the same as YAML.
///
/// JSON is YAML in flow style except two escapes: `\/`, which older readers of YAML do not know, and halves of
/// surrogate pairs, which none knows. Spaces after a shortened text keep all values in their places.
enum JSONText {
  static func yaml(from json: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard json.contains(UInt8(ascii: "\\")) else { return json }
    var yaml: [UInt8] = []
    yaml.reserveCapacity(json.count)
    var isText = false
    var saved = 0
    var index = json.startIndex
    while index < json.endIndex {
      let byte = json[index]
      if isText, byte == UInt8(ascii: "\\") {
        let escape = escape(in: json[index...])
        yaml += escape.yaml
        saved += escape.length - escape.yaml.count
        index += escape.length
        continue
      }
      yaml.append(byte)
      if byte == UInt8(ascii: "\"") {
        isText.toggle()
        yaml += repeatElement(UInt8(ascii: " "), count: isText ? 0 : saved)
        saved = 0
      }
      index += 1
    }
    return yaml[...]
  }

  /// The escape with which a text begins, as YAML writes it, and its length in JSON.
  private static func escape(in text: ArraySlice<UInt8>) -> (yaml: [UInt8], length: Int) {
    guard text.dropFirst().first != UInt8(ascii: "/") else { return ([UInt8(ascii: "/")], 2) }
    guard let unit = codeUnit(text), UTF16.isSurrogate(unit) else { return (Array(text.prefix(2)), min(2, text.count)) }
    if let low = codeUnit(text.dropFirst(6)), UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(low) {
      let scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
      let digits = String(scalar, radix: 16)
      return (Array(("\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits).utf8), 12)
    }
    // Half a pair is no character.
    return (Array("\\uFFFD".utf8), 6)
  }

  /// The code unit of UTF-16 that an escape such as `\ud83d` names.
  private static func codeUnit(_ text: ArraySlice<UInt8>) -> UInt16? {
    let escape = text.prefix(6)
    guard escape.count == 6, escape.starts(with: "\\u".utf8) else { return nil }
    return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
  }
}
