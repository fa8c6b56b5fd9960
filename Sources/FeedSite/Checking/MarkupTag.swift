/// A start tag of HTML or XML with its attributes.
struct MarkupTag {
  /// The name in lower case.
  let name: String
  /// The attributes by their names in lower case; of two with one name, the first counts.
  let attributes: [String: String]

  subscript(attribute: String) -> String? { attributes[attribute] }
}
