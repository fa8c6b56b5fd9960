/// Examples of CommonMark that hold the syntax of an extension.
enum ExtensionSyntax {
  /// The name of the extension by the number of the example.
  static let inCommonMark: [Int: String] = [:]
}
