import FeedDiagnostics

/// Looks at the elements of all templates: what they load, scripts in attributes, images without words.
struct ElementAudit {
  let theme: AuditedTheme

  /// What is wrong.
  var diagnostics: [Diagnostic] {
    theme.templates.flatMap { name, file in
      (theme.elements[name] ?? []).flatMap { problems($0).map { file.diagnostic($0.problem, at: $0.place) } }
    }
  }

  private func problems(_ element: TemplateElement) -> [(problem: ThemeCheckProblem, place: TemplatePlace)] {
    var found: [(ThemeCheckProblem, TemplatePlace)] = []
    for attribute in element.attributes where Self.isScript(attribute) {
      found.append((.inlineScript(attribute: attribute.name), attribute.place))
    }
    for attribute in element.requests {
      guard case .elsewhere(let address) = AssetReference(attribute: attribute.value) else { continue }
      found.append((.thirdPartyRequest(address), attribute.valuePlace))
    }
    for attribute in element.attributes {
      guard case .asset(let path) = AssetReference(attribute: attribute.value), !theme.assets.contains(path) else {
        continue
      }
      found.append(
        (.missingAsset(path, suggestion: Suggestion.nearest(to: path, among: theme.assets)), attribute.valuePlace))
    }
    if element.name == "img", element.attribute("alt") == nil { found.append((.missingAlternative, element.place)) }
    return found
  }

  private static func isScript(_ attribute: TemplateAttribute) -> Bool {
    let isHandler = attribute.name.hasPrefix("on") && attribute.name.dropFirst(2).allSatisfy(\.isLetter)
    return isHandler && attribute.name.count > 2
      || attribute.name == "href" && attribute.value.lowercased().hasPrefix("javascript:")
  }
}
