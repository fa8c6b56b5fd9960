/// What the placeholders of an archetype stand for.
struct ArchetypeValues: Sendable {
  /// The words that the writer gave.
  let title: String
  /// The date as front matter writes it; empty for what has none.
  let date: String
  /// The fresh id.
  let id: String
  /// The last part of the address.
  let slug: String
  /// The name of the kind.
  let kind: String
  /// The folder of the file, relative to the content folder.
  let folder: String
  /// The file without its extension, relative to the content folder.
  let path: String

  /// The names of the placeholders.
  static let names = ["title", "date", "id", "slug", "kind", "folder", "path"]

  /// What a placeholder stands for; nil where there is none of that name.
  subscript(name: String) -> String? {
    switch name {
    case "title": title
    case "date": date
    case "id": id
    case "slug": slug
    case "kind": kind
    case "folder": folder
    case "path": path
    default: nil
    }
  }
}
