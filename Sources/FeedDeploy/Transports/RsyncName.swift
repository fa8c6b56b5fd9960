/// Names as rsync prints them.
enum RsyncName {
  /// A name without rsync's escapes: `\#012` stands for the byte with that octal number.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var name: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].dropFirst(2).prefix(3)
      if bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "#")]), digits.count == 3,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        name.append(byte)
        index += 5
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
