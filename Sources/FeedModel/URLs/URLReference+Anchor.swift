extension URLReference {
  /// The place on a page that a query and fragment name: what stands behind the `#`, decoded.
  ///
  /// Nil where there is none or every page has it: the top of the page (HTML section 7.4.6.3), or a piece of text behind
  /// `:~:` (URL Fragment Text Directives), which is no part of the name.
  public static func anchor(inSuffix suffix: String) -> String? {
    guard let hash = suffix.firstIndex(of: "#") else { return nil }
    let fragment = suffix[suffix.index(after: hash)...]
    let name = decoded(String(fragment.firstRange(of: ":~:").map { fragment[..<$0.lowerBound] } ?? fragment))
    return name.isEmpty || name.lowercased() == "top" ? nil : name
  }
}
