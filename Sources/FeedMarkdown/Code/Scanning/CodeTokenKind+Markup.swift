extension CodeTokenKind {
  /// The tag before such a piece: `<span class="tok-NAME">`.
  var startTag: StaticString {
    switch self {
    case .keyword: "<span class=\"tok-keyword\">"
    case .type: "<span class=\"tok-type\">"
    case .string: "<span class=\"tok-string\">"
    case .number: "<span class=\"tok-number\">"
    case .comment: "<span class=\"tok-comment\">"
    case .literal: "<span class=\"tok-literal\">"
    case .function: "<span class=\"tok-function\">"
    case .attribute: "<span class=\"tok-attribute\">"
    case .tag: "<span class=\"tok-tag\">"
    case .variable: "<span class=\"tok-variable\">"
    case .inserted: "<span class=\"tok-inserted\">"
    case .deleted: "<span class=\"tok-deleted\">"
    case .meta: "<span class=\"tok-meta\">"
    }
  }
}
