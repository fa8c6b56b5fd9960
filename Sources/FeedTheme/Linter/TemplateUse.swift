import FeedDiagnostics

/// Holds what a tag does against what its name stands for.
enum TemplateUse {
  /// Why a tag may not stand for a meaning; nil where it may.
  static func problem(of tag: TemplateTag, as meaning: TemplateMeaning) -> ThemeProblem? {
    let use: String? =
      switch tag.kind {
      case .variable: objectionToPrinting(meaning, tag.name.text)
      case .unescaped: objectionToPrintingUnescaped(meaning, tag.name.text)
      case .section, .inverted: objectionToSection(meaning, tag.name.text)
      case .close: nil
      }
    return use.map { .wrongUse(variable: tag.name.text, isA: meaning.words, use: $0) }
  }

  private static func objectionToPrinting(_ meaning: TemplateMeaning, _ name: String) -> String? {
    switch meaning {
    case .text, .number, .free, .string: nil
    case .markup: "it would be escaped twice; write {{{\(name)}}}"
    case .strings: "name the string, for example {{\(name).home}}"
    case .object where name == ".": "{{.}} prints the texts of a list"
    case .flag, .object, .list, .texts: objectionToText(meaning, name)
    }
  }

  private static func objectionToPrintingUnescaped(_ meaning: TemplateMeaning, _ name: String) -> String? {
    switch meaning {
    case .markup: nil
    case .text, .number, .free, .string: "it would not be escaped; write {{\(name)}}"
    case .strings, .flag, .object, .list, .texts: objectionToPrinting(meaning, name)
    }
  }

  private static func objectionToText(_ meaning: TemplateMeaning, _ name: String) -> String {
    "it cannot be printed; open a section {{#\(name)}}…{{/\(name)}}"
  }

  private static func objectionToSection(_ meaning: TemplateMeaning, _ name: String) -> String? {
    switch meaning {
    case .text, .markup, .flag, .list, .texts, .free: nil
    case .object: name == "." ? "it is open already" : nil
    case .number: "it is no condition; use empty(list)"
    case .string: "it is always there; write {{\(name)}}"
    case .strings: "name the string, for example {{\(name).home}}"
    }
  }
}
