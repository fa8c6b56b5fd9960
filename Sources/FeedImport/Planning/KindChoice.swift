import FeedModel

/// Decides what an entry becomes, by what it is.
struct KindChoice {
  /// As many characters as stand beside a picture that is the post.
  private static let captionLength = 200
  /// As many characters as a note with pictures may have.
  private static let noteLength = 1000

  /// The kind of an entry.
  static func kind(of entry: ImportedEntry, _ shape: PostShape) -> Kind {
    if case .kind(let kind) = entry.role { return kind }
    let isUntitled = entry.title == nil
    if isUntitled, !(entry.inReplyTo + entry.likeOf + entry.repostOf).isEmpty { return .text }
    if entry.link != nil { return .link }
    if entry.media.contains(where: { $0.kind == .audio }) { return isUntitled ? .media : .song }
    if entry.media.contains(where: { $0.kind == .video }) { return .media }
    let pictures = entry.media.count + shape.pictures.count
    if pictures > 0, shape.isSimple {
      if isUntitled, shape.words.count <= noteLength { return .media }
      if !isUntitled, pictures == 1, shape.words.count <= captionLength, !shape.hasLinks { return .media }
    }
    return isUntitled ? .text : .article
  }
}
