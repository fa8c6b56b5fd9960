package import FeedModel

/// The templates that draw an entry.
package struct CardTemplate: Hashable, Sendable {
  /// The template of the card, for example `card/song`.
  package let card: String
  /// The template of what is particular to the kind on the entry's page, for example `details/song`; nil where the
  /// page shows nothing but what all kinds share.
  package let details: String?
}

extension CardTemplate {
  /// The templates of an entry's kind.
  ///
  /// - Parameter templates: The names of the theme's templates, such as `card/song`; they decide what draws kinds that
  ///   the site declares.
  package init(of object: any FeedViewObject, among templates: Set<String>) {
    let (kind, isDeclared) = (object.entry.kind.name, object.facts.custom != nil)
    func template(in folder: String) -> String {
      isDeclared && !templates.contains("\(folder)/\(kind)") ? "\(folder)/custom" : "\(folder)/\(kind)"
    }
    let details = template(in: "details")
    self.init(
      card: template(in: "card"), details: isDeclared || EntryTemplates.required[details] != nil ? details : nil)
  }
}
