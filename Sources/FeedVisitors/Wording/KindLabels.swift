package import FeedModel
package import FeedTheme

/// What kinds are called in the site's language: strings of the theme, or what the site declares.
package struct KindLabels: Sendable {
  private let strings: Strings
  private let declared: [String: KindDeclaration]

  /// Takes the kinds that the site declares; of two with one name the first counts.
  package init(strings: Strings, declarations: [KindDeclaration]) {
    self.strings = strings
    self.declared = Dictionary(declarations.map { ($0.kind.name, $0) }) { first, _ in first }
  }

  /// What one entry of the kind is called, for example `Song`.
  package func singular(_ kind: Kind) -> String {
    declared[kind.name]?.label ?? strings.text("kind.\(kind.name)")
  }

  /// What the entries of the kind are called, for example `Songs`; declared kinds by their title, or their plural, capitalised.
  package func plural(_ kind: Kind) -> String {
    guard let declaration = declared[kind.name] else { return strings.text("kind.\(kind.name).plural") }
    return declaration.title ?? kind.plural.prefix(1).uppercased() + kind.plural.dropFirst()
  }
}
