/// A category of Apple Podcasts, which other directories take as well.
public struct PodcastCategory: Hashable, Sendable {
  /// The category.
  public let name: String
  /// The category within it.
  public let subcategory: String?

  /// Music as a whole.
  public static let music = PodcastCategory(name: "Music", subcategory: nil)

  private init(name: String, subcategory: String?) {
    self.name = name
    self.subcategory = subcategory
  }

  /// The category with a name, or the one that has a subcategory of that name, compared without case; nil for others.
  public init?(named text: String) {
    let name = text.lowercased()
    for names in Self.catalogue {
      guard let found = names.first(where: { $0.lowercased() == name }) else { continue }
      self.init(name: names[0], subcategory: found == names[0] ? nil : found)
      return
    }
    return nil
  }

  /// All names, categories before their subcategories.
  package static var names: [String] { catalogue.flatMap(\.self) }

  /// A category a line, before its subcategories.
  private static let catalogue = String(decoding: PackageResources.PodcastCategories_txt, as: UTF8.self)
    .split(separator: "\n").map { $0.split(separator: ", ").map(String.init) }
}
