extension AttributeList {
  /// Reads the attribute list that `text`, in UTF-8, begins with; nil where it begins with none, so that the braces are
  /// text.
  ///
  /// The syntax is kramdown's, `{: .class #id name="value"}`, and without `requiresColon` also that of pandoc and
  /// markdown-it-attrs, `{.class #id name=value}`. Curly quotes count as straight ones do, because smart punctuation may
  /// have run. Without a colon a list holds nothing but classes, ids and pairs, and at least one name that is known, so
  /// that `{x}`, `{1,2}` and `{x=1}` stay text. kramdown's markers (`{:toc}`, `{::nomarkdown}`) yield a list that
  /// dropped them. A list ends on its line and within 1,024 bytes, which keeps hostile text linear; one that
  /// ``parseUnclosed(prefixOf:)`` reads is taken as well where it `mayBeUnclosed`.
  package static func parse<Text: Collection<UInt8>>(
    prefixOf text: Text, requiresColon: Bool, mayBeUnclosed: Bool = false
  ) -> (list: AttributeList, end: Text.Index)? {
    var scanner = AttributeListScanner(text)
    guard scanner.pass(UInt8(ascii: "{")) else { return nil }
    let hasColon = scanner.pass(UInt8(ascii: ":"))
    guard hasColon || !requiresColon else { return nil }
    var list = AttributeList()
    if hasColon, let marker = scanner.marker() {
      list.add(.word(marker))
      return (list, scanner.position)
    }
    guard let items = scanner.items() else { return mayBeUnclosed ? parseUnclosed(prefixOf: text) : nil }
    if !hasColon, !items.allSatisfy(standsWithoutColon) || !items.contains(where: isKnown) { return nil }
    items.forEach { list.add($0) }
    return (list, scanner.position)
  }

  /// Reads the attribute list that `text` begins with although no brace closes it before the end of `text`; nil where it
  /// begins with none.
  ///
  /// A list that is not closed begins with `{:` and a class, an id or a pair that is known, and goes on as long as such
  /// items follow, so that the words of a sentence behind it stay.
  package static func parseUnclosed<Text: Collection<UInt8>>(
    prefixOf text: Text
  ) -> (list: AttributeList, end: Text.Index)? {
    var scanner = AttributeListScanner(text)
    guard scanner.pass(UInt8(ascii: "{")), scanner.pass(UInt8(ascii: ":")),
      !text.prefix(AttributeListScanner<Text>.longest).contains(UInt8(ascii: "}"))
    else { return nil }
    let items = scanner.unclosedItems()
    guard let first = items.first else { return nil }
    switch first {
    case .word: break
    default: guard standsWithoutColon(first), isKnown(first) else { return nil }
    }
    var list = AttributeList()
    list.isUnclosed = true
    items.forEach { list.add($0) }
    return (list, scanner.position)
  }

  private static func standsWithoutColon(_ item: AttributeListItem) -> Bool {
    switch item {
    case .className(let name): AttributeRules.className(name) != nil
    case .id(let name): AttributeRules.id(name) != nil
    case .pair: true
    case .word: false
    }
  }

  private static func isKnown(_ item: AttributeListItem) -> Bool {
    guard case .pair(let name, _) = item else { return true }
    return AttributeRules.isKnown(name)
  }
}
