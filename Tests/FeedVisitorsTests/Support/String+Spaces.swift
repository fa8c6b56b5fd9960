extension String {
  /// The text with ordinary spaces for the narrow ones that dates hold.
  var withPlainSpaces: String { replacing("\u{2009}", with: " ").replacing("\u{202F}", with: " ") }
}
