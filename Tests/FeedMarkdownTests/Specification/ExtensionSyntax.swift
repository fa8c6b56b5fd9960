/// Examples of CommonMark that hold the syntax of an extension.
enum ExtensionSyntax {
  /// The name of the extension by the number of the example.
  static let inCommonMark = [
    64: "hashtags",  // #hashtag
    605: "autolinks",  // <foo\+@bar.example.com>
    607: "autolinks",  // < http://foo.bar >
    610: "autolinks",  // http://example.com
    611: "autolinks",  // foo@bar.example.com
    618: "hashtags",  // <a h*#ref="hi">
  ]
}
