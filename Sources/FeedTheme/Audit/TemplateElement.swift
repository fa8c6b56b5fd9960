/// An element that a template opens.
struct TemplateElement: Hashable {
  /// The name in lower case.
  let name: String
  /// The attributes that stand in the template itself, not in what it includes.
  let attributes: [TemplateAttribute]
  /// Where it begins.
  let place: TemplatePlace

  /// The attribute of a name.
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
