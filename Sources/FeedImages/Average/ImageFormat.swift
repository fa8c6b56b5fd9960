/// A format whose pictures can be averaged.
package enum ImageFormat: Sendable {
  case jpeg
  case png
  case webP

  /// The format of a MIME type; nil for others.
  package init?(mimeType: String) {
    switch mimeType {
    case "image/jpeg": self = .jpeg
    case "image/png": self = .png
    case "image/webp": self = .webP
    default: return nil
    }
  }

  /// How many bytes a pixel takes at most while a picture is read: a JPEG file may come in several passes, of which the
  /// numbers of all blocks are kept.
  package var bytesPerPixel: Int {
    switch self {
    case .jpeg: 6
    case .png, .webP: 4
    }
  }
}
