/// Where JSON is going to stand.
package enum JSONPlace: Sendable {
  /// In a file of its own.
  case document
  /// In a `script` element of an HTML page.
  ///
  /// `<`, `>` and `&` are escaped, so that neither `</script>` nor `<!--` can come out, and so are U+2028 and U+2029,
  /// which end a line of JavaScript, and what HTML forbids, such as control characters. There are no
  /// spaces and line ends between values.
  case script
}
