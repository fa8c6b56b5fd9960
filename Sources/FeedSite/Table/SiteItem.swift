package import FeedDiagnostics
import FeedMedia
package import FeedModel

/// One route of the site and where its bytes come from.
package struct SiteItem: Sendable {
  /// Where the bytes come from.
  package enum Content: Sendable {
    /// A pure function makes them; it may be called from any thread and more than once.
    case bytes(@Sendable () -> [UInt8])
    /// They are copied from a file of the content folder or the theme, given by its path.
    case file(String)
    /// They are copied from a media file, given by its path, without its metadata.
    case mediaFile(String)
    /// They are made of a picture; indirect, so that pages, which most files are, do not take its room.
    indirect case picture(PublishedPicture)

    /// The file that they are copied or made from; nil for what feedsite writes.
    package var location: String? {
      switch self {
      case .bytes: nil
      case .file(let location), .mediaFile(let location): location
      case .picture(let picture): picture.location
      }
    }
  }

  /// When a file is written: what others refer to comes first.
  package enum Stage: Comparable, Sendable {
    /// Images, style sheets and other files that pages refer to.
    case asset
    /// Pages of entries, and other pages that list none.
    case page
    /// Pages that show many entries of the past: the older pages of walls and the days of the year.
    case list
    /// Feeds, the sitemap and the newest page of each wall.
    case index
  }

  package let route: Route
  /// The file that holds it, relative to the output folder.
  package let file: String
  package let stage: Stage
  /// Where its bytes come from.
  package let content: Content
  /// The file of the content folder that wants it, for messages; nil for what feedsite makes itself.
  package let location: SourceLocation?

  /// - Parameter file: The route's file, where it is known already.
  package init(
    route: Route, file: String? = nil, stage: Stage, content: Content, location: SourceLocation? = nil
  ) {
    self.route = route
    self.file = file ?? route.file
    self.stage = stage
    self.content = content
    self.location = location
  }
}

/// What the site consists of: every route once, in the order in which the files are written.
package struct SiteTable: Sendable {
  /// The items; routes differ even on file systems that ignore case and normalisation.
  package let items: [SiteItem]
  /// The identities of the entries in feeds; nil where the table has no entries.
  package var identities: PublishedIdentities?
  /// What an earlier run published of the files that this run leaves out because of their errors: it stays.
  package var retained: [FaultyFile] = []
  private let release: @Sendable (SiteItem.Stage) -> Void

  /// Creates a table from items whose routes differ; they are put in the order of their stages, then of their routes.
  ///
  /// - Parameter release: Releases what the files of a stage share and later stages hardly need.
  package init(
    items: [SiteItem], identities: PublishedIdentities? = nil,
    release: @escaping @Sendable (SiteItem.Stage) -> Void = { _ in }
  ) {
    self.identities = identities
    self.release = release
    // Numbers are moved about faster than items.
    self.items = items.indices.sorted { (items[$0].stage, items[$0].route) < (items[$1].stage, items[$1].route) }
      .map { items[$0] }
  }

  /// Releases memory after a stage was written; what is needed again is made again.
  package func finish(_ stage: SiteItem.Stage) { release(stage) }
}

/// The identities by which subscribers know the entries of a site.
package struct PublishedIdentities: Sendable {
  /// The namespace of all identities: as the site's `id:` it makes the same.
  package let site: FeedUUID
  /// Where the site's `id:` is stated, or has to be.
  package let siteLocation: SourceLocation?
  /// The entries that feeds show.
  package let entries: [Entry]
}

/// A picture as it is published, or another size of it; its bytes are made on first use, and kept by the store.
package struct PublishedPicture: Sendable {
  /// The file that it is made of.
  package let location: String
  private let make: @Sendable () throws(MediaError) -> [UInt8]

  /// Takes a file that is published by a plan; nil for the picture itself.
  init(_ file: PublishedFile, _ plan: PicturePlan, _ rendition: PictureRendition?, from store: PictureStore) {
    location = file.location
    make = { [path = file.path] () throws(MediaError) -> [UInt8] in
      try store.file(rendition, ofPictureAt: path, plan)
    }
  }

  /// Takes words of a file that are drawn.
  init(
    _ form: ShareForm, of location: String, from store: PictureStore, _ words: @escaping @Sendable () -> SharePicture?
  ) {
    self.location = location
    make = { words().map { store.file(form, of: $0) } ?? [] }
  }

  /// The bytes; this may be called from any thread and more than once.
  package func bytes() throws(MediaError) -> [UInt8] { try make() }
}
