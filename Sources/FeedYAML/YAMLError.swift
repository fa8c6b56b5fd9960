package import FeedDiagnostics

/// Why a text cannot be read as YAML, and where.
package struct YAMLError: Error {
  /// What is wrong.
  package enum Problem: Sendable {
    /// libyaml's complaint, which it words in two halves; the second says in the middle of what, and where that began.
    case syntax(String, context: Context?)
    /// A character that YAML does not allow, in libyaml's words.
    case character(String)
    /// Keys of one mapping that are written alike, sorted.
    case duplicateKeys([DuplicateKey])
    /// A key that compares like another one and is written differently.
    case similarKey(String, first: SourceLocation)
    /// A key that is a list or a mapping.
    case invalidKey
    /// More than is read.
    case excess(Excess)
  }

  /// What there is too much of, as messages say it.
  package enum Excess: Sendable {
    /// More values than ``YAMLParser/valueLimit``, each alias counted as what it stands for.
    case values
    /// Aliases that stand for so many values that nobody counts them.
    case aliases
    /// More lists and mappings within each other than ``YAMLParser/depthLimit``.
    case levels

    /// What is wrong with the text, in words.
    package var words: String {
      switch self {
      case .values: "it holds more than \(YAMLParser.valueLimit) values"
      case .aliases: "its aliases (such as *name) multiply its values too often"
      case .levels: "lists and mappings are nested too deeply"
      }
    }
  }

  /// In the middle of what libyaml noticed something.
  package struct Context: Sendable {
    package let text: String
    package let location: SourceLocation
  }

  /// A key that stands twice in a mapping.
  package struct DuplicateKey: Sendable {
    package let key: String
    package let first: SourceLocation
    package let second: SourceLocation
  }

  package let problem: Problem
  package let location: SourceLocation
}
