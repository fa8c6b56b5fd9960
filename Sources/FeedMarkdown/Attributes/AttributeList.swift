package import FeedMarkup

/// What is in braces after an element, as in `[a](b){: .class #id target="_blank"}`: safe by construction.
///
/// ``parse(prefixOf:requiresColon:)`` keeps what is on the list of ``AttributeRules`` for some element;
/// ``restricted(to:)`` what is on it for the element at hand.
package struct AttributeList: Hashable, Sendable {
  /// The classes, each once.
  package private(set) var classes: [String] = []
  package private(set) var id: String?
  /// The other attributes in the order of writing, each name once.
  package private(set) var attributes: [Attribute] = []
  /// The names of what was left out because it is not allowed, each once; a class or an id that is none among them.
  package private(set) var dropped: [String] = []
  /// Whether the brace that closes it is missing.
  var isUnclosed = false

  package init() {}

  /// Whether there is nothing to write; something may have been dropped.
  package var isEmpty: Bool { classes.isEmpty && id == nil && attributes.isEmpty }

  /// How many classes and attributes there are, those that were left out among them.
  var count: Int { classes.count + attributes.count + dropped.count }

  /// The value of an attribute other than `class` and `id`.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Takes an attribute out, for callers that write it themselves, as those of images do with `width`.
  package mutating func removeValue(of name: String) -> String? {
    if name == "id" {
      defer { id = nil }
      return id
    }
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    return attributes.remove(at: index).value
  }

  /// Replaces the values of the attributes other than `class` and `id`.
  mutating func changeValues(_ change: (String) -> String) {
    for index in attributes.indices { attributes[index].value = change(attributes[index].value) }
  }

  /// Adds what another list says; where both say something of one attribute, the other one counts.
  package mutating func merge(_ other: AttributeList) {
    other.classes.forEach { insert(class: $0) }
    id = other.id ?? id
    other.attributes.forEach { set($0) }
    other.dropped.forEach { drop($0) }
  }

  /// The list without what the element does not take, which is dropped.
  package func restricted(to target: AttributeTarget) -> AttributeList {
    var list = self
    list.attributes = []
    for attribute in attributes {
      if let value = AttributeRules.value(of: attribute.name, from: attribute.value, on: target) {
        list.attributes.append(Attribute(name: attribute.name, value: value))
      } else {
        list.drop(attribute.name)
      }
    }
    return list
  }

  /// What belongs in a feed: what says something of the text, and nothing for style sheets, scripts and windows.
  package var inFeed: AttributeList {
    var list = AttributeList()
    list.attributes = attributes.filter { AttributeRules.namesInFeeds.contains($0.name) }
    return list
  }

  // MARK: Reading

  mutating func add(_ item: AttributeListItem) {
    switch item {
    case .className(let name): add(class: name)
    case .id(let name): add(id: name)
    case .pair("class", let value): value.split(whereSeparator: \.isWhitespace).forEach { add(class: String($0)) }
    case .pair("id", let value): add(id: value)
    case .pair(let name, let value): add(value, of: name)
    case .word(let name) where AttributeRules.flags.contains(name): set(Attribute(name: name, value: ""))
    case .word(let name): drop(name)
    }
  }

  private mutating func add(class name: String) {
    guard let name = AttributeRules.className(name) else { return drop("class") }
    insert(class: name)
  }

  private mutating func add(id name: String) {
    guard let name = AttributeRules.id(name) else { return drop("id") }
    id = name
  }

  private mutating func add(_ written: String, of name: String) {
    let values = AttributeTarget.allCases.lazy.compactMap { AttributeRules.value(of: name, from: written, on: $0) }
    guard let value = values.first else { return drop(name) }
    set(Attribute(name: name, value: value))
    if name == "rel", value.utf8.count < written.utf8.count, AttributeRules.holdsUnknownRelation(written) { drop(name) }
  }

  private mutating func insert(class name: String) { if !classes.contains(name) { classes.append(name) } }

  private mutating func set(_ attribute: Attribute) {
    if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
      attributes[index].value = attribute.value
    } else {
      attributes.append(attribute)
    }
  }

  private mutating func drop(_ name: String) { if !dropped.contains(name) { dropped.append(name) } }
}

/// An attribute whose name and value were found safe.
package struct Attribute: Hashable, Sendable {
  /// The name in lower case.
  package let name: String
  /// The value, not escaped; empty for a boolean attribute such as `reversed`.
  package internal(set) var value: String
}

/// What an attribute list is after; each takes attributes of its own.
package enum AttributeTarget: Hashable, Sendable, CaseIterable {
  case link
  /// An image, or the player that it becomes.
  case image
  case heading
  /// A paragraph, table or block of code.
  case block
  case quote
  /// A list with numbers.
  case list
  /// A list with bullets.
  case bullets
  /// Emphasis, code in the text and other marked words.
  case inline
}

extension AttributeList {
  /// Appends the attributes to a start tag, a space before each: classes, the id, the rest as written.
  ///
  /// The id gets `identifierPrefix` in front; without one it is left out, as all ids of a rendering are. A link that
  /// opens a new window gets `rel="noopener"`, so that the page there cannot reach back.
  package func append(to buffer: inout MarkupBuffer, identifierPrefix: String?) {
    if !classes.isEmpty { Self.append("class", classes.joined(separator: " "), to: &buffer) }
    if let id, let identifierPrefix { Self.append("id", identifierPrefix + id, to: &buffer) }
    let opensWindow = self["target"].map { !["_self", "_parent", "_top"].contains($0.lowercased()) } ?? false
    for attribute in attributes {
      buffer.features.formUnion(PageFeatures(attribute: attribute.name))
      let isOpen =
        opensWindow && attribute.name == "rel" && !AttributeRules.words(attribute.value).contains("noopener")
      Self.append(attribute.name, isOpen ? attribute.value + " noopener" : attribute.value, to: &buffer)
    }
    if opensWindow, self["rel"] == nil { Self.append("rel", "noopener", to: &buffer) }
  }

  private static func append(_ name: String, _ value: String, to buffer: inout MarkupBuffer) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
    HTMLEscaping.appendKeepingApostrophes(value, to: &buffer)
    buffer.append("\"")
  }
}

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
    guard let items = scanner.items(isClosed: true) else { return mayBeUnclosed ? parseUnclosed(prefixOf: text) : nil }
    if !hasColon, !items.allSatisfy(standsWithoutColon) || !items.contains(where: isKnown) { return nil }
    items.forEach { list.add($0) }
    return (list, scanner.position)
  }

  /// Reads the attribute list that `text` begins with although no brace closes it before the end of `text`; nil where it
  /// begins with none.
  ///
  /// A list that is not closed begins with `{:` and a class, an id or a pair that is known, and goes on as long as such
  /// items follow, so that the words of a sentence after it stay.
  package static func parseUnclosed<Text: Collection<UInt8>>(
    prefixOf text: Text
  ) -> (list: AttributeList, end: Text.Index)? {
    var scanner = AttributeListScanner(text)
    guard scanner.pass(UInt8(ascii: "{")), scanner.pass(UInt8(ascii: ":")),
      !text.prefix(AttributeListScanner<Text>.longest).contains(UInt8(ascii: "}"))
    else { return nil }
    guard let items = scanner.items(isClosed: false), let first = items.first else { return nil }
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
