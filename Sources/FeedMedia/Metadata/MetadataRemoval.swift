package import FeedDiagnostics

/// What is left out of a media file before it is published: where and when it was made, with what and by whom; of a
/// drawing, what could run in it.
///
/// Nothing that is seen or heard changes, and no pixel is decoded: segments, chunks, boxes and frames are left out whole,
/// or overwritten where other parts of the file are found by their places. What names a piece of music stays.
package enum MetadataRemoval {
  /// The changes that remove the metadata of a file; none for formats without any that is known.
  ///
  /// - Parameter mimeType: What the content is, as ``MediaProbe`` finds it.
  /// - Returns: Of a file that is damaged, the changes up to where it is.
  package static func edits(of source: ByteSource, mimeType: String) -> ByteEdits {
    var edits = ByteEdits(byteCount: source.byteCount)
    do throws(MediaError) {
      switch mimeType {
      case "image/jpeg": try JPEGMetadata.remove(from: source, &edits)
      case "image/png", "image/apng": try PNGMetadata.remove(from: source, &edits)
      case "image/webp": try WebPMetadata.remove(from: source, &edits)
      case "image/gif": try GIFMetadata.remove(from: source, &edits)
      case "image/heic", "image/avif", "audio/mp4", "video/mp4", "video/quicktime", "video/3gpp":
        ISOMetadata.remove(from: source, &edits)
      // What is no more than the pixels has no boxes (ISO/IEC 18181-2).
      case "image/jxl": if try source.holds("JXL ", at: 4) { ISOMetadata.remove(from: source, &edits) }
      case "audio/mpeg", "audio/aac": try ID3Metadata.remove(from: source, &edits)
      case "audio/flac": try FLACMetadata.remove(from: source, &edits)
      case "audio/ogg", "video/ogg": try OggMetadata.remove(from: source, &edits)
      case "audio/webm", "video/webm", "audio/matroska", "video/matroska":
        try MatroskaMetadata.remove(from: source, &edits)
      case "audio/wav", "audio/aiff", "video/x-msvideo": try RIFFMetadata.remove(from: source, &edits)
      case "image/tiff": try TIFFMetadata.remove(from: source, &edits)
      case MediaTypes.drawing: try SVGCleaning.remove(from: source, &edits)
      default: break
      }
    } catch {
      // The rest of it cannot be interpreted.
    }
    return edits
  }

  /// The changes that remove the metadata of any file; of one that is damaged, those up to where it is.
  ///
  /// - Parameters:
  ///   - name: The name or path of the file.
  ///   - read: Gives up to `limit` bytes from an offset on; fewer where the file ends before or cannot be read.
  package static func edits(
    ofFileNamed name: String, byteCount: Int,
    read: @escaping (_ offset: Int, _ limit: Int) -> [UInt8]
  ) -> ByteEdits {
    func source(limit: Int) -> ByteSource { ByteSource(byteCount: byteCount, limit: limit) { read($0, $1) } }
    // Servers choose the type by the name of a file, whatever its content.
    guard !MediaTypes.isDrawing(name) else { return edits(of: source(limit: .max), mimeType: MediaTypes.drawing) }
    let probe = MediaProbe(source(limit: ByteSource.standardLimit), named: MediaTypes.type(ofFile: name))
    return edits(of: source(limit: .max), mimeType: probe.facts.mimeType ?? MediaTypes.unknown)
  }

  /// Why an empty drawing takes the place of one; nil where its own content is published.
  package static func fault(ofDrawing source: ByteSource) -> MediaError? { SVGCleaning.fault(of: source) }

  /// A cover without its metadata; as it is where it is of no format that has any.
  ///
  /// What can have covers itself is none, or a recording within a recording within a recording would never end.
  static func removed(from picture: [UInt8]) -> [UInt8] {
    let type = MediaProbe(ByteSource(picture), named: MediaTypes.unknown).facts.mimeType ?? MediaTypes.unknown
    guard type.hasPrefix("image/"), !["image/heic", "image/avif"].contains(type) else { return picture }
    return edits(of: ByteSource(picture), mimeType: type).applied(to: picture)
  }
}
