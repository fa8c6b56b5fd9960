package import FeedDiagnostics

/// Finds out what a media file is by its content, and by its name where the content does not tell.
package struct MediaProbe {
  /// The facts; the MIME type is always among them.
  package private(set) var facts = MediaFacts()
  /// What is wrong with the file.
  package private(set) var problem: MediaProblem?

  /// Looks at a file.
  ///
  /// - Parameter named: the MIME type that the file's name promises.
  package init(_ source: ByteSource, named: String) {
    do throws(MediaFault) {
      guard source.byteCount > 0 else { throw .empty }
      if let reader = try MediaSignature.reader(of: source, expected: named) {
        try reader.read(source, into: &facts)
      } else if Self.recognized.contains(named) {
        throw .unrecognized(expected: named)
      }
    } catch {
      // Nobody promised that a file of another type is whole.
      if named != MediaTypes.unknown { problem = .broken(error) }
    }
    if problem == nil, let found = facts.mimeType, named != MediaTypes.unknown,
      Self.family(found) != Self.family(named)
    {
      problem = .mismatch(named: named, found: found)
    }
    facts.mimeType = facts.mimeType ?? named
  }

  /// The types whose content is always recognized.
  private static let recognized: Set<String> = [
    "image/jpeg", "image/png", "image/apng", "image/gif", "image/webp", "image/avif", "image/svg+xml", "audio/mpeg",
    "audio/mp4", "audio/ogg", "audio/flac", "audio/wav", "audio/webm", "video/mp4", "video/webm", "video/ogg",
    "video/quicktime",
  ]

  /// Types that share a container are often named after one another, and players do not mind.
  private static func family(_ type: String) -> String {
    switch type {
    case "image/apng": "image/png"
    case "audio/mp4", "video/quicktime", "video/3gpp": "video/mp4"
    case "audio/ogg": "video/ogg"
    case "audio/webm", "video/matroska": "video/webm"
    default: type
    }
  }
}
