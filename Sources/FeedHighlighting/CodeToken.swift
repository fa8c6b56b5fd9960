/// The kinds of tokens that are coloured differently.
///
/// The names are part of what themes rely on: a piece is marked as `<span class="tok-NAME">`. Code that is none of
/// these carries no mark.
package enum CodeTokenKind: String, CaseIterable, Sendable {
  /// A word of the language itself.
  case keyword
  /// The name of a type.
  case type
  /// A text, a character or a regular expression, with its delimiters.
  case string
  case number
  case comment
  /// A value with a name of its own, such as `true`, `nil` or a symbol.
  case literal
  /// The name of a function where it is declared or called.
  case function
  /// An annotation, the name of an attribute, a property or a key.
  case attribute
  /// The name of an element.
  case tag
  /// A variable, where the language marks variables.
  case variable
  /// What was added, in a comparison.
  case inserted
  /// What was removed, in a comparison.
  case deleted
  /// What speaks about the code or its place: directives, prompts, headers.
  case meta
}

/// A piece of code that has a kind.
package struct CodeToken: Hashable, Sendable {
  package let kind: CodeTokenKind
  /// Its bytes in the code.
  package internal(set) var range: Range<Int>
}
