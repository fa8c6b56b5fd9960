import FeedModel
import FeedTheme

extension CustomContext {
  /// An entry of a kind that the site declares.
  init(_ custom: CustomFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let fields = custom.values.map { CustomFieldContext($0, in: environment) }
    let separator = environment.wording.text(.listSeparator)
    let values = fields.map { ($0.key, FreeContext.Value.text($0.text ?? $0.items.joined(separator: separator))) }
    self.init(
      entry: entry,
      label: custom.declaration.label,
      customFields: fields,
      values: FreeContext(Dictionary(values) { _, last in last }))
  }
}
