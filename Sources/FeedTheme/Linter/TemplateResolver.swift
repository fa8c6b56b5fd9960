import FeedDiagnostics

/// Finds out what the name in a tag stands for.
struct TemplateResolver {
  let scopes: TemplateScopes
  let strings: StringKeys

  /// The meaning of a name, or what is wrong with it.
  func meaning(of name: TemplateName) -> Result<TemplateMeaning, TemplateFailure> {
    switch name.function {
    case nil: value(of: name)
    case .first, .last: position(name)
    case .count: list(name).map { _ in .number }
    case .empty: list(name).map { _ in .flag }
    }
  }

  private func value(of name: TemplateName) -> Result<TemplateMeaning, TemplateFailure> {
    guard let first = name.path.first else { return currentValue(name) }
    guard var meaning = scopes.meaning(of: first) else {
      let known = scopes.knownNames
      return failure(unknown(first, in: scopes.innermostSchemaName, known: known), at: name.place(ofPart: 0))
    }
    for (index, part) in name.path.enumerated().dropFirst() {
      switch meaning {
      case .free:
        return .success(.free)
      case .strings:
        return string(name.path[index...].joined(separator: "."), at: name.place(ofPart: index))
      case .object(let schema):
        guard let variable = schema.variable(named: part) else {
          let known = schema.variables.map(\.name)
          return failure(unknown(part, in: schema.name, known: known), at: name.place(ofPart: index))
        }
        meaning = TemplateMeaning(variable.type)
      case .list:
        let use = "open it as a section to read its elements"
        return failure(wrongUse(name, index, meaning, use), at: name.place(ofPart: 0))
      case .text, .markup, .flag, .number, .texts, .string:
        return failure(wrongUse(name, index, meaning, "it has no variables of its own"), at: name.place(ofPart: 0))
      }
    }
    return .success(meaning)
  }

  private func currentValue(_ name: TemplateName) -> Result<TemplateMeaning, TemplateFailure> {
    guard let value = scopes.levels.last?.currentValue else {
      return failure(wrongUse(".", isA: "an empty list", "an inverted section has no value"), at: name.place)
    }
    return .success(value)
  }

  private func position(_ name: TemplateName) -> Result<TemplateMeaning, TemplateFailure> {
    guard scopes.isInList else {
      let use = "use it directly in the section of a list, neither in an object's section nor in a partial"
      return failure(wrongUse(name.text, isA: "about the elements of a list", use), at: name.place)
    }
    return .success(.flag)
  }

  private func list(_ name: TemplateName) -> Result<TemplateMeaning, TemplateFailure> {
    value(of: name).flatMap { meaning in
      guard !meaning.canBeList else { return .success(meaning) }
      let variable = name.path.joined(separator: ".")
      let function = name.function?.rawValue ?? ""
      return failure(wrongUse(variable, isA: meaning.words, "\(function)() wants a list"), at: name.place(ofPart: 0))
    }
  }

  private func string(_ key: String, at place: TemplatePlace) -> Result<TemplateMeaning, TemplateFailure> {
    switch strings.form(of: key) {
    case .plain:
      .success(.string)
    case .withPlaceholders(let names):
      failure(
        wrongUse(
          key, isA: "a string with \(names.map { "{\($0)}" }.joined(separator: " and "))",
          "a template cannot fill it in; use the variable that feedsite offers for it"),
        at: place)
    case .plural:
      failure(
        wrongUse(
          key, isA: "a string with forms for one and other",
          "a template cannot choose one; use the variable that feedsite offers for it"),
        at: place)
    case nil:
      failure(unknown(key, in: "the theme's strings", known: strings.names), at: place)
    }
  }

  private func unknown(_ name: String, in schema: String, known: [String]) -> ThemeProblem {
    .unknownVariable(
      name, template: schema, suggestion: Suggestion.nearest(to: name, among: known), known: known)
  }

  private func wrongUse(
    _ name: TemplateName, _ count: Int, _ meaning: TemplateMeaning, _ use: String
  ) -> ThemeProblem {
    wrongUse(name.path[..<count].joined(separator: "."), isA: meaning.words, use)
  }

  private func wrongUse(_ variable: String, isA words: String, _ use: String) -> ThemeProblem {
    .wrongUse(variable: variable, isA: words, use: use)
  }

  private func failure(
    _ problem: ThemeProblem, at place: TemplatePlace
  ) -> Result<TemplateMeaning, TemplateFailure> {
    .failure(TemplateFailure(finding: TemplateFinding(problem: problem, place: place)))
  }
}
