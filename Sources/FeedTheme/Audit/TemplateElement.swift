internal import FeedMarkup

/// An element that a template opens.
struct TemplateElement: Hashable {
  /// The name in lower case.
  let name: String
  /// The attributes that are in the template itself, not in what it includes.
  let attributes: [TemplateAttribute]
  let place: TemplatePlace

  func attribute(_ name: String) -> TemplateAttribute? { attributes.first { $0.name == name } }

  /// The address of each file that a browser loads for the element, without a click.
  var requests: [TemplateAttribute] {
    attributes.filter { attribute in
      switch attribute.name {
      case "src", "poster", "srcset", "data", "background": true
      case "href": name == "link" ? loadsLink : ["use", "image"].contains(name)
      default: false
      }
    }
  }

  private static let loadingRelations: Set<String> = [
    "stylesheet", "icon", "apple-touch-icon", "preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch",
    "manifest",
  ]

  private var loadsLink: Bool {
    let relations = attribute("rel")?.value.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    return relations.contains { Self.loadingRelations.contains(String($0)) }
  }
}

struct TemplateAttribute: Hashable {
  /// The name in lower case.
  let name: String
  /// The value as it is written, tags of the template among it; empty where there is none.
  let value: String
  let place: TemplatePlace
  /// Where the value is, or the name where there is none.
  let valuePlace: TemplatePlace
}

extension TemplateText {
  /// The elements that the template opens; tags of the template are passed over.
  var elements: [TemplateElement] {
    HTMLTokenizer(withoutTags).compactMap { token in
      guard case .tag(let tag) = token, !tag.isEnd else { return nil }
      let attributes = tag.attributes.map { attribute in
        let place = place(at: attribute.range.lowerBound)
        let hasValue = attribute.value.lowerBound < attribute.range.upperBound || attribute.isQuoted
        return TemplateAttribute(
          name: attribute.name, value: self[attribute.value], place: place,
          valuePlace: hasValue ? self.place(at: attribute.value.lowerBound) : place)
      }
      return TemplateElement(name: tag.name, attributes: attributes, place: place(at: tag.range.lowerBound))
    }
  }

  /// A byte for each scalar, in which nothing of the template's own tags can be taken for markup.
  private var withoutTags: [UInt8] {
    var bytes = (0..<count).map { index in scalar(at: index).flatMap { UInt8(exactly: $0.value) } ?? 0xFF }
    var position = 0
    while let open = first("{{", from: position) {
      position = first("}}", from: open + 2).map { $0 + 2 } ?? count
      // A value without quotes continues after a tag in it.
      let word = bytes[..<open].reversed().prefix { $0 > UInt8(ascii: " ") && !"\"'<>".utf8.contains($0) }
      let filler = word.contains(UInt8(ascii: "=")) ? UInt8(ascii: "_") : UInt8(ascii: " ")
      for index in open..<position { bytes[index] = filler }
    }
    return bytes
  }
}
