import FeedModel

/// Where the file of a new entry stands, so that the site makes the wanted address of it.
struct NewFilePlace {
  /// The folder, relative to the content folder.
  let folder: String
  /// The last part of the address.
  let slug: String
  /// The path, relative to the content folder.
  let path: String

  /// How many characters of a title make a name; notes are told apart by fewer words.
  private static let titleLength = 60
  private static let noteLength = 32

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - slug: The slug that the writer wants; nil for one that is made from the title.
  ///   - day: The day of the entry, which begins the name where nothing of the title can, or would be misread.
  ///   - id: The entry's id, which stands in for a title of which no character can stand in an address.
  init(folder: String, slug: String?, title: String, day: CalendarDay, id: String, isNamedByDate: Bool) {
    let made = Slug.make(from: slug ?? Self.words(title))
    let limit = isNamedByDate ? Self.noteLength : Self.titleLength
    let name = Slug.shortened(made, to: slug == nil ? limit : .max)
    // A name that is a date, an index or hidden would be read as something else.
    let isMisread = name.hasPrefix("_") || name == "index" || ContentPath.splitDatePrefix(name) != nil
    self.folder = folder
    self.slug = name.isEmpty ? String(Slug.make(from: id).prefix(8)) : name
    let needsDate = isNamedByDate || name.isEmpty || isMisread
    path = "\(folder)/\(needsDate ? "\(day)-" : "")\(self.slug).md"
  }

  /// The address of the entry.
  var route: Route { EntryRoute(path: path, isInPagesFolder: folder == "pages").route(slug: nil, fallback: "") }

  /// A title without the marks of sentences and of Markdown, which say nothing in an address.
  private static func words(_ title: String) -> String {
    String(title.map { !$0.isASCII || $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : " " })
  }
}
