package import FeedDiagnostics

/// What decided on the kind of a file.
package enum KindSource: Hashable, Sendable {
  /// `type:`, and where it stands.
  case type(SourceLocation)
  /// The nearest enclosing folder whose name is that of a kind, as the folder is written.
  case folder(String)
  /// It has a title, and a date or the mark of a draft: an article.
  case title
  /// It has a date or the mark of a draft, and no title: a note.
  case noTitle
  /// It stands below `pages/`.
  case pagesFolder
  /// It has neither kind nor date: a page.
  case neither
}
