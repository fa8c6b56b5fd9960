package import FeedModel
package import FeedTheme

/// A kind of entry with templates of its own.
package protocol TemplateKind: FeedViewObject {
  /// The variables of its templates.
  static var fields: TemplateFields<KindContext<Self>> { get }
}

/// An entry as the templates of its kind see it.
///
/// A class, since sections of templates hold what stands around them.
package final class KindContext<Object: FeedViewObject>: Sendable {
  let object: Object
  let entry: EntryContext

  init(_ object: Object, _ entry: EntryContext) {
    (self.object, self.entry) = (object, entry)
  }

  var environment: HTMLEnvironment { entry.environment }
  var wording: Wording { environment.wording }

  /// People as templates see them.
  func people(_ people: [PersonReference]) -> [PersonContext] { people.map { PersonContext($0, in: environment) } }

  /// What all entries share, before variables of the kind's own.
  static func fields(_ name: String, _ own: TemplateFields<KindContext>.Field...) -> TemplateFields<KindContext> {
    EntryContext.fields.within({ $0.entry }, as: name, adding: own)
  }
}
