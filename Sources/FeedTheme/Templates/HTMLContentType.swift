import FeedMarkup
import Mustache

/// Makes templates escape with the same code as everything else: swift-mustache's own escaping compares characters
/// and so lets a `<` through that a combining mark follows.
struct HTMLContentType: MustacheContentType {
  /// The line that every template begins with, because swift-mustache starts each partial with its own escaping.
  static let pragma = "{{% CONTENT_TYPE:\(name)}}\n"

  private static let name = "FEEDSITE_HTML"

  /// Runs once; swift-mustache keeps its content types for the whole process.
  private static let registration: Void = MustacheContentTypes.register(HTMLContentType(), named: name)

  /// Makes the pragma known to swift-mustache.
  static func register() { registration }

  func escapeText(_ text: String) -> String { HTMLEscaping.escape(text) }
}
