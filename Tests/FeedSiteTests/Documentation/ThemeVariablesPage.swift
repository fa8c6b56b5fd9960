import FeedModel
import FeedSite
import FeedVisitors

@testable import FeedTheme

/// The page `docs/theme-variables.md`, made from what the templates are rendered with.
struct ThemeVariablesPage {
  let examples: VariableExamples

  private let requirements = SiteAssembly.themeRequirements(for: Site(title: "Documentation"))

  /// The whole file.
  var text: String {
    ([Self.introduction, "## Templates"] + [templates, "## Values"] + values + ["## Strings", Self.strings, keys])
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    ---
    title: Theme variables
    description: What each template can read, with an example of everything.
    order: 18
    ---

    This page is generated from the code, so it is complete. The examples are what the templates of a small site
    are given.

    After the name of each variable is its type:

    - text: printed with two braces, escaped. As a section, it is shown if the text is not empty.
    - markup: printed with three braces, since it is escaped already.
    - condition: a section that is shown if it is true.
    - the name of a value, such as [a date](#a-date): a section with variables of its own, shown if there is one.
    - list: a section that is repeated.
    - free keys: whatever the site wrote.
    - strings: the words of the theme, see [Themes](themes.md#strings).
    """

  private static let strings = """
    The strings that feedsite asks a theme for, in alphabetical order. Their English texts are in
    `themes/_base/strings/en.yml`. Those that depend on a number have the forms `KEY.one` and `KEY.other`; other languages
    have more or fewer.
    """

  private var templates: String {
    requirements.templates.sorted { $0.key < $1.key }
      .map { "- `\($0.key)` reads \(link($0.value.variables))" }.joined(separator: "\n")
  }

  private var keys: String { requirements.strings.sorted().map { "- `\($0)`" }.joined(separator: "\n") }

  /// A section for each value: those of the templates first, then those that are read from them.
  private var values: [String] {
    let values = allValues
    return values.enumerated().map { index, value in
      let base = values[..<index].filter { isBase($0, of: value) }.max { $0.all.count < $1.all.count }
      let own = value.all.dropFirst(base?.all.count ?? 0)
      let lines = own.map { "- `\($0.name)`, \(words($0.value)). \($0.meaning) \(example($0, in: value))" }
        .joined(separator: "\n")
      let inherited = base.map { "Everything of \(link($0))" + (own.isEmpty ? "." : ", and:") }
      return ["### \(value.name)", inherited, lines].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: "\n\n")
    }
  }

  /// How a template asks for a variable, and what it gets on the example site.
  private func example(_ variable: TemplateVariables.Variable, in variables: TemplateVariables) -> String {
    guard let usage = ExampleTemplate.usage(of: variable) else {
      guard case .flag = variable.value else { return "`{{{\(variable.name)}}}` prints it." }
      return "`{{#\(variable.name)}}…{{/\(variable.name)}}` shows what stands in it then."
    }
    guard let value = examples.value(of: variable.name, in: variables.name) else { return "`\(usage)` prints it." }
    let limit = 64
    let shown = value.count > limit ? "\(value.prefix(limit))…" : value
    return "`\(usage)` gives \(shown.contains("`") ? "`` \(shown) ``" : "`\(shown)`")."
  }

  /// All that a theme can rest on, a line each: `card/song reads a song`, `a song: audio`, `string newer`.
  var interface: [String] {
    let templates = requirements.templates.map { "\($0.key) reads \($0.value.variables.name)" }
    let variables = allValues.flatMap { value in value.all.map { "\(value.name): \($0.name)" } }
    return (templates + variables + requirements.strings.map { "string \($0)" }).sorted()
  }

  /// The variables of an entry and of the kinds, of which every one has an example.
  var variablesWithoutExample: [String] {
    let entries = requirements.templates.filter { $0.key == "entry" || $0.key.hasPrefix("card/") }
    return entries.values.map(\.variables).flatMap { value in
      value.all.compactMap { variable in
        guard ExampleTemplate.usage(of: variable) != nil, examples.value(of: variable.name, in: value.name) == nil,
          // What all entries share is shown once.
          value.name == "an entry" || !Self.shared.contains(variable.name)
        else { return nil }
        return "\(value.name): \(variable.name)"
      }
    }.sorted()
  }

  private static let shared = Set(EntryContext.fields.variables.all.map(\.name))

  private var allValues: [TemplateVariables] {
    var found: [TemplateVariables] = []
    var names: Set<String> = []
    // What many templates share comes first, since the others refer to it.
    var waiting = [HTMLEnvironment.fields.variables, EntryContext.fields.variables]
    waiting += requirements.templates.sorted { $0.key < $1.key }.map(\.value.variables)
    while !waiting.isEmpty {
      let value = waiting.removeFirst()
      guard names.insert(value.name).inserted else { continue }
      found.append(value)
      waiting += value.all.compactMap { variable in
        switch variable.value {
        case .object(let section), .list(let section): section.variables()
        default: nil
        }
      }
    }
    return found
  }

  private func isBase(_ base: TemplateVariables, of value: TemplateVariables) -> Bool {
    base.all.count <= value.all.count
      && zip(base.all, value.all).allSatisfy { $0.name == $1.name && $0.meaning == $1.meaning }
  }

  private func words(_ value: TemplateValue) -> String {
    switch value {
    case .text, .number, .string: "text"
    case .markup: "markup"
    case .flag: "condition"
    case .object(let section): link(section.variables())
    case .list(let section): "list, each \(link(section.variables()))"
    case .texts: "list of texts"
    case .free, .settings: "free keys"
    case .strings: "strings"
    }
  }

  private func link(_ value: TemplateVariables) -> String {
    let anchor = value.name.lowercased().replacing(" ", with: "-").replacing("'", with: "")
    return "[\(value.name)](#\(anchor))"
  }
}
