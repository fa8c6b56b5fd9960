import FeedContent
package import FeedDiagnostics
import FeedMedia
import FeedModel
import Foundation

/// The files of a content folder that an import makes.
package struct ContentPlan: Sendable {
  package enum Contents: Hashable, Sendable {
    /// Text in UTF-8.
    case text(String)
    /// Bytes in base64 (RFC 4648 section 4).
    case base64(ArraySlice<UInt8>)
    /// What another file of this machine holds.
    case copy(of: String)
    /// What an address of the web leads to, once it is fetched.
    case address(String)

    /// The bytes, where they are here.
    package var bytes: [UInt8]? {
      switch self {
      case .text(let text): Array(text.utf8)
      case .base64(let text): Data(base64Encoded: Data(text)).map { Array($0) }
      case .copy, .address: nil
      }
    }
  }

  /// A file, relative to the content folder.
  package struct File: Hashable, Sendable {
    package let path: String
    package let contents: Contents
    /// The other path that the same entry would have, with or without files of its own.
    package var otherPath: String?

    package init(path: String, contents: Contents, otherPath: String? = nil) {
      self.path = path
      self.contents = contents
      self.otherPath = otherPath
    }
  }

  /// The files, sorted by path.
  package var files: [File] = []
  /// What was imported into it, and what was not.
  package var report = ImportReport()
}

extension ContentPlan {
  /// The plan of a folder of entries in feedsite's own form and of other files.
  init(entries: [ContentFile], files others: [File]) {
    for entry in entries {
      report.counts[entry.kind?.plural ?? "pages", default: 0] += 1
      report.draftCount += entry.isDraft ? 1 : 0
    }
    report.mediaCount = others.count { MediaTypes.isMedia($0.path) }
    files = (entries.map { File(path: $0.path, contents: .text($0.text)) } + others).sorted { $0.path < $1.path }
  }
}

/// What an import did.
package struct ImportReport: Sendable {
  package var format = ""
  /// How many entries of each kind there are, by the plural of the kind, and how many `pages`.
  package var counts: [String: Int] = [:]
  package var mediaCount = 0
  package var draftCount = 0
  /// The files that were written, relative to the content folder.
  package var written: [String] = []
  /// What feedsite reads of the content folder, where that was looked at: its problems are among the ``diagnostics``.
  package var content: PlannedContent?
  /// How many files were there already, byte for byte.
  package var unchangedCount = 0
  /// What was not imported or not as it was, and what is wrong; if anything is wrong, nothing was written.
  package var diagnostics: [Diagnostic] = []
}
