import FeedMedia
import FeedModel

/// The files that belong to one entry, and the names that they get beside it.
final class EntryFiles {
  struct File {
    let name: String
    /// Where it is on this machine; nil where it has yet to be fetched.
    let location: String?
    /// The address that it has on the web.
    let address: String
  }

  private(set) var files: [File] = []
  /// Addresses of media that stay where they are.
  private(set) var remote: [String] = []
  /// Paths that are not in the source.
  private(set) var missing: [String] = []
  private let locations: [String: String]
  private let fetches: Bool
  private var names: [String: String] = [:]
  private var taken: Set<String> = ["index.md"]

  /// - Parameter locations: Where files of the source are, by the addresses under which texts name them.
  init(locations: [String: String], fetches: Bool) {
    self.locations = locations
    self.fetches = fetches
  }

  /// The reference to a picture, a recording or a video in the entry: a file name beside it, or its address.
  func reference(_ medium: ImportedMedium, base: String?) -> String {
    let absolute = ImportedAddress.absolute(medium.source, relativeTo: base)
    if let name = name(of: medium.source, absolute) { return name }
    guard ImportedAddress.isOfWeb(absolute) else {
      if !missing.contains(medium.source) { missing.append(medium.source) }
      return absolute
    }
    guard fetches else {
      if !remote.contains(absolute) { remote.append(absolute) }
      return absolute
    }
    return add(absolute, location: nil, ending: Self.ending(medium.kind))
  }

  /// The name of a file of the source; nil where it has no such file.
  func name(of source: String, _ absolute: String) -> String? {
    for address in [source, absolute, URLReference.decoded(source)] {
      if let location = locations[address] { return add(address, location: location, ending: "") }
    }
    return nil
  }

  private func add(_ address: String, location: String?, ending: String) -> String {
    if let name = names[location ?? address] { return name }
    let original = URLReference.decoded(ImportedAddress.fileName(of: address))
    // An address may end like a program and lead to a picture.
    let isMedium = MediaTypes.isMedia(original)
    let found = isMedium ? original : location.map { ImportedAddress.fileName(of: $0) } ?? original
    let dot = isMedium || location != nil ? found.lastIndex(of: ".") : nil
    let stem = Slug.make(from: String(dot.map { found[..<$0] } ?? found[...]).replacing(".", with: "-"))
    let suffix = dot.map { Slug.make(from: String(found[found.index(after: $0)...])) } ?? ending
    let base = String((stem.isEmpty || stem.hasPrefix("_") ? "file" + stem : stem).prefix(80))
    var number = 1
    var name = ""
    repeat {
      name = base + (number == 1 ? "" : "-\(number)") + (suffix.isEmpty ? "" : "." + suffix)
      number += 1
    } while !taken.insert(name).inserted
    names[location ?? address] = name
    files.append(File(name: name, location: location, address: address))
    return name
  }

  /// The extension of a file whose type is unknown.
  private static func ending(_ kind: ImportedMedium.Kind) -> String {
    switch kind {
    case .image: "jpg"
    case .audio: "mp3"
    case .video: "mp4"
    }
  }
}
