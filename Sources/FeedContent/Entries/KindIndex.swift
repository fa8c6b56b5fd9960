import FeedModel
import FeedYAML

/// Every name that a kind goes by, in `type:` and as a folder.
struct KindIndex: Sendable {
  /// The names that suggestions may offer, in the singular as `type:` takes them.
  let suggestions: [String]
  private let kinds: [String: Kind]
  private let kindsWithURL: Set<Kind>

  init(declarations: [KindDeclaration]) {
    var kinds: [String: Kind] = [:]
    for kind in Kind.builtIn + declarations.map(\.kind) {
      let singulars = [kind.name] + kind.otherNames
      for name in singulars + [kind.plural] + singulars.map(Self.plural) where kinds[name] == nil {
        kinds[name] = kind
      }
    }
    self.kinds = kinds
    let declared = declarations.filter { $0.fields.contains { $0.key == "url" } }.map(\.kind)
    self.kindsWithURL = Set([.link, .quote, .person] + declared)
    self.suggestions = (Kind.builtIn + declarations.map(\.kind)).flatMap { [$0.name] + $0.otherNames }
  }

  /// Whether a name is taken, in the singular or plural.
  func contains(_ name: String) -> Bool { kind(named: name) != nil }

  /// The kind that goes by a name, compared without case.
  func kind(named name: String) -> Kind? { kinds[LocatedFields.comparable(name)] }

  /// Whether `url` is a field of the kind, so that it does not mean the permalink.
  func hasOwnURL(_ kind: Kind) -> Bool { kindsWithURL.contains(kind) }

  /// The kind that the nearest enclosing folder names, and that folder; `_posts` goes after the folder around it, which
  /// Jekyll takes for the category of what is in it.
  func kind(ofFolders folders: [String]) -> (kind: Kind, folder: String)? {
    var ofPosts: (kind: Kind, folder: String)?
    for folder in folders.reversed() {
      guard let kind = kind(named: ContentPath.publicName(ofFolder: folder)) else { continue }
      if folder != "_posts" { return (kind, folder) }
      ofPosts = (kind, folder)
    }
    return ofPosts
  }

  private static func plural(_ name: String) -> String { name.hasSuffix("s") ? name + "es" : name + "s" }
}
