extension MediaFixture {
  /// A whole small file for a name that ends as media files do; nil for others.
  static func bytes(forFile name: String) -> [UInt8]? {
    let extensions = [
      "jpg": "plain.jpg", "jpeg": "plain.jpg", "png": "plain.png", "mp3": "info.mp3", "mp4": "film.mp4",
    ]
    guard let fixture = name.split(separator: ".").last.flatMap({ extensions[String($0)] }) else { return nil }
    return all.first { $0.name == fixture }.flatMap { try? $0.bytes }
  }
}
