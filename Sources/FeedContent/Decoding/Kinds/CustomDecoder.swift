import FeedModel
import FeedYAML

struct CustomDecoder: KindDecoder {
  let declaration: KindDeclaration

  var guide: KindGuide { KindGuide(declaration: declaration) }

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let title = fields.reader.text("title")
    let declaration = declaration(in: entry.language, fields)
    let values = declaration.fields.compactMap { field -> CustomValue? in
      guard let found = fields.reader.field([field.key]) else {
        if field.isRequired { fields.reader.reportMissing(field.key) }
        return nil
      }
      return value(of: found.value, field, fields).map { CustomValue(field: field, value: $0) }
    }
    return CustomFeedViewObject(entry: entry, title: title, declaration: declaration, values: values)
  }

  private func declaration(in language: String?, _ fields: EntryFields) -> KindDeclaration {
    fields.context.site.kinds(in: language).first { $0.kind == declaration.kind } ?? declaration
  }

  private func value(
    of value: LocatedValue, _ field: KindDeclaration.Field, _ fields: EntryFields
  ) -> CustomValue.Value? {
    let reader = fields.reader
    switch field.type {
    case .text: return reader.text(of: value, key: field.key).map { .text($0) }
    case .number: return number(value, field, reader)
    case .date: return reader.date(of: value, key: field.key).map { .date($0) }
    case .url: return reader.url(of: value, key: field.key).map { .url($0) }
    case .flag:
      if let flag = value.flag { return .flag(flag) }
      reader.reportType(field.key, wanted: "true or false", value)
      return nil
    case .list:
      let texts = reader.items([field.key]).compactMap { reader.text(of: $0.value, key: $0.key) }
      return texts.isEmpty ? nil : .list(texts)
    case .image:
      return fields.photo(of: value, key: field.key, alt: field.label, reader).map { .image($0) }
    case .person: return fields.person(of: value, key: field.key, reader).map { .person($0) }
    case .entry: return fields.reference(of: value, key: field.key, kinds: []).map { .entry($0) }
    }
  }

  private func number(
    _ value: LocatedValue, _ field: KindDeclaration.Field, _ reader: FieldReader
  ) -> CustomValue.Value? {
    guard let text = value.text?.trimmingWhitespace, Double(text)?.isFinite == true,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    else {
      reader.reportType(field.key, wanted: "a number", value)
      return nil
    }
    return .number(text)
  }
}
