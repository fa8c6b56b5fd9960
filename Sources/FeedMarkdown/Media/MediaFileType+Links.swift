extension MediaFileType {
  /// What a link to the file is used for.
  var linkKind: MarkdownLink.Kind {
    switch kind {
    case .audio: .audio
    case .video: .video
    }
  }
}
