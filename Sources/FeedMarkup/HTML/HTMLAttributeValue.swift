/// The value of an attribute in HTML.
package enum HTMLAttributeValue: Sendable, Hashable {
  /// A text; nil leaves the attribute out.
  case text(String?)
  /// A boolean attribute such as `hidden`; false leaves it out.
  case flag(Bool)
  /// An address, percent-encoded where needed; nil leaves the attribute out.
  case address(String?)
}

extension HTMLAttributeValue: ExpressibleByStringLiteral {
  /// Creates a text.
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension HTMLAttributeValue: ExpressibleByBooleanLiteral {
  /// Creates a boolean attribute.
  package init(booleanLiteral isPresent: Bool) {
    self = .flag(isPresent)
  }
}
