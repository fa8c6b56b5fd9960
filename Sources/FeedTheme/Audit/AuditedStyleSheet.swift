/// A style sheet of a theme, or one of the files that it is joined from.
struct AuditedStyleSheet {
  /// The path below `/assets/` at which it is published.
  let published: String
  /// The file.
  let file: AuditedFile
  /// Whether it is joined from several files, without comments and without what means nothing.
  let isJoined: Bool
  /// What it names and declares.
  let scanner: StyleSheetScanner

  init(published: String, file: AuditedFile, isJoined: Bool) {
    self.published = published
    self.file = file
    self.isJoined = isJoined
    scanner = StyleSheetScanner(TemplateText(file.text))
  }

  /// How many bytes of it a page loads, for which runs of white space count as one space where they are compacted.
  var size: Int { isJoined ? scanner.compactSize : file.text.utf8.count }
}
