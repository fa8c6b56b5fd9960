import FeedDigests
import FeedFiles
import FeedModel
import Foundation

/// The folder in which pictures are kept from run to run: a folder for each, named by a digest, and a file with its colours.
///
/// Whatever goes wrong here costs time and nothing else: what cannot be kept is made again.
final class PictureFolder: Sendable {
  /// The name of the folder of a picture that is published in one way.
  static func name(_ digest: String, _ plan: PicturePlan) -> String {
    let form = plan.isRedrawn ? "\(plan.size.width)x\(plan.size.height)" : "original"
    return place(digest) + "-\(form)-\(PictureRenderer.version)"
  }

  /// The name of the folder of what is drawn from words in a form.
  static func name(drawing digest: String, _ form: ShareForm) -> String {
    place(digest) + "-\(form.rawValue)-\(SharePainter.version)"
  }

  private let path: String
  private let isTemporary: Bool

  /// Pictures that were not used for this many seconds are removed.
  private static let lifetime = 90 * day
  private static let day = 86_400.0

  /// Takes a folder, which need not be there yet; without one, or where none can be made, pictures are kept for this run.
  init(_ path: String?) {
    if let path, (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil,
      FileManager.default.isWritableFile(atPath: path)
    {
      self.path = path
      isTemporary = false
    } else {
      self.path = FileManager.default.temporaryDirectory.appending(path: "feedsite-\(UUID().uuidString)").path
      isTemporary = true
    }
  }

  deinit {
    if isTemporary { remove() }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// A file of a picture, nil standing for the picture itself; nil where it has to be made.
  func file(_ rendition: PictureRendition?, in name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)/\(Self.name(of: rendition))").map(Array.init)
  }

  /// Keeps all files of a picture; those that look for it meanwhile see all of them or none.
  func keep(_ files: [(rendition: PictureRendition?, bytes: [UInt8])], in name: String) {
    let manager = FileManager.default
    let folder = "\(path)/\(name)"
    let draft = "\(folder)-\(UUID().uuidString)"
    do {
      try manager.createDirectory(atPath: draft, withIntermediateDirectories: true)
      for file in files {
        let part = try FileDraft("\(draft)/.draft")
        try part.append(file.bytes)
        try part.create("\(draft)/\(Self.name(of: file.rendition))")
      }
      // An existing folder was finished by another run, or has lost files.
      try? manager.removeItem(atPath: folder)
      try manager.moveItem(atPath: draft, toPath: folder)
    } catch {
      try? manager.removeItem(atPath: draft)
    }
  }

  /// The colours of a picture; nil where it takes the pixels to know.
  func colors(_ digest: String) -> PictureColors? {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(Self.place(digest)).colors") else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, lines.allSatisfy({ $0.isEmpty || $0.count == 3 }) else { return nil }
    return PictureColors(average: Self.color(lines[0]), dominant: Self.color(lines[1]))
  }

  private static func color(_ text: Substring) -> PictureColor? {
    let digits = text.compactMap(\.wholeNumberValue)
    return digits.count == 3 ? PictureColor(red: digits[0], green: digits[1], blue: digits[2]) : nil
  }

  private static func digits(_ color: PictureColor?) -> String {
    color.map { "\($0.red)\($0.green)\($0.blue)" } ?? ""
  }

  func keep(_ colors: PictureColors, _ digest: String) {
    guard !isTemporary else { return }
    let file = "\(path)/\(Self.place(digest)).colors"
    try? FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let lines = "\(Self.digits(colors.average))\n\(Self.digits(colors.dominant))"
    guard let draft = try? FileDraft("\(file)-\(UUID().uuidString)"), (try? draft.append(Array(lines.utf8))) != nil
    else { return }
    try? draft.replace(file)
  }

  /// Records that a picture was used.
  func touch(_ name: String) {
    guard !isTemporary else { return }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: "\(path)/\(name)")
  }

  /// Removes pictures that were not used for a long time, or all where pictures are kept for this run only; a colour is
  /// read again once in that time.
  ///
  /// Reading the date of each picture takes a while, so a folder is cleaned up once a day.
  func removeUnused() {
    let (manager, mark) = (FileManager.default, "\(path)/last-removal")
    guard !isTemporary else { return remove() }
    guard age(of: mark) ?? .infinity > Self.day else { return }
    _ = manager.createFile(atPath: mark, contents: nil)
    for shelf in (try? manager.contentsOfDirectory(atPath: path)) ?? [] where shelf.count == 2 {
      for name in (try? manager.contentsOfDirectory(atPath: "\(path)/\(shelf)")) ?? [] {
        let item = "\(path)/\(shelf)/\(name)"
        if age(of: item) ?? 0 > Self.lifetime { try? manager.removeItem(atPath: item) }
      }
    }
  }

  /// How many seconds ago something was last changed; nil where it is not there.
  private func age(of item: String) -> Double? {
    let modified = (try? FileManager.default.attributesOfItem(atPath: item))?[.modificationDate] as? Date
    return modified.map { -$0.timeIntervalSinceNow }
  }

  /// Sharded by the first two digits, since a folder with many thousands of names is slow on some systems.
  private static func place(_ digest: String) -> String { "\(digest.prefix(2))/\(digest.dropFirst(2))" }

  private static func name(of rendition: PictureRendition?) -> String {
    rendition.map { "\($0.size.width)-\($0.mimeType.dropFirst("image/".count))" } ?? "picture"
  }
}

extension SharePicture {
  /// What tells drawings apart: all that is drawn, and the typefaces and libraries that decide how it looks.
  var digest: String {
    var digest = MessageDigest.sha256
    // The length in front keeps apart what would be the same side by side.
    for part in parts + ThemeTypefaces.digests(of: look.typefaceFiles) + TextTypesetter.machine {
      digest.update(Array("\(part.utf8.count):\(part)".utf8))
    }
    digest.update(look.emblem)
    return digest.finished().hexadecimal
  }

  private var parts: [String] {
    [
      label ?? "", words, setting.rawValue, "\(details.count)", author ?? "", site, language, "\(isRightToLeft)",
      look.accent ?? "", look.ground ?? "",
    ] + details + mark.parts
      + [look.titleFamilies, look.textFamilies, look.quotationFamilies].map {
        $0.joined(separator: ",")
      }
  }
}

extension SharePicture.Mark {
  fileprivate var parts: [String] {
    switch self {
    case .band: ["band"]
    case .edge: ["edge"]
    case .quotationMark: ["quotation"]
    case .day(let month, let day): ["day", month, day]
    case .ticket: ["ticket"]
    case .record: ["record"]
    case .people(let initials): ["people"] + initials
    }
  }
}
