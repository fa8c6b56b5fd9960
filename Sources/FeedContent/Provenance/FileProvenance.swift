package import FeedDiagnostics
package import FeedModel

/// Where the decisions on a file came from: data for those who ask why an entry became what it is.
package struct FileProvenance: Hashable, Sendable {
  /// The path of the file relative to the content folder.
  package let path: String
  /// The path as messages name it.
  package let file: String
  /// The kind of an entry; nil for a page outside the feed.
  package let kind: Kind?
  package let kindSource: KindSource
  package let dateSource: DateSource
  package let addressSource: AddressSource
  /// `guid` or `id`; nil where the path of the file decides on the identity.
  package let identityKey: StatedKey?
  /// The key that names the authors; nil where `author:` in `site.yml` does.
  package let authorKey: StatedKey?
  /// Why this build leaves the file out.
  package internal(set) var skipped: SkippedFile.Reason?
  /// When the entry ceases to be shown.
  package let expires: FeedDate?
}

/// What decided on the address of a file's page.
package enum AddressSource: Hashable, Sendable {
  /// A permalink, under the key as it is written, and where its value is.
  case permalink(String, SourceLocation)
  /// A pattern under `permalinks` in `site.yml`.
  case rule(String)
  /// The folders of the file, and `slug:` for the last part, which is there.
  case slug(SourceLocation)
  /// The path of the file.
  case path
  /// The folders of the file, with date and identity for a last part without any characters that addresses can hold.
  case fallback
}

/// A key of the front matter as it is written, and where its value is.
package struct StatedKey: Hashable, Sendable {
  package let name: String
  package let location: SourceLocation
}

/// What decided on the date of a file.
package enum DateSource: Hashable, Sendable {
  /// A key of the front matter as it is written, and where its value is.
  case key(String, SourceLocation)
  /// The beginning of the file's name, or of that of its bundle's folder.
  case fileName
  /// The beginning of the name of an enclosing folder, or the last of the folders of year, month and day; as the folder is
  /// written.
  case folder(String)
  /// Nothing: a draft counts as written now, a person or a page needs no date.
  case nothing
}

/// What decided on the kind of a file.
package enum KindSource: Hashable, Sendable {
  /// `type:`, or a key that means a kind as well, as it is written, and where its value is.
  case type(String, SourceLocation)
  /// The nearest enclosing folder whose name is that of a kind, as the folder is written.
  case folder(String)
  /// It has a title, and a date or the mark of a draft: an article.
  case title
  /// It has a date or the mark of a draft, and no title: a note.
  case noTitle
  /// It has a key that only entries of this kind have, as it is written.
  case key(String)
  /// It is below `pages/`.
  case pagesFolder
  /// It has neither kind nor date: a page.
  case neither
}
