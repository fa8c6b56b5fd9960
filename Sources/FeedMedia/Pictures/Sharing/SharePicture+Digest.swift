import FeedDigests
import FeedModel

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
