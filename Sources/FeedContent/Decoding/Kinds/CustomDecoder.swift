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
      return value(of: found, field, fields).map { CustomValue(field: field, value: $0) }
    }
    return CustomFeedViewObject(entry: entry, title: title, declaration: declaration, values: values)
  }

  private func declaration(in language: String?, _ fields: EntryFields) -> KindDeclaration {
    fields.context.site.kinds(in: language).first { $0.kind == declaration.kind } ?? declaration
  }

  private func value(
    of found: LocatedFields.Field, _ field: KindDeclaration.Field, _ fields: EntryFields
  ) -> CustomValue.Value? {
    let reader = fields.reader
    switch field.type {
    case .text: return reader.text(of: found).map { .text($0) }
    case .number: return number(found, reader)
    case .date: return reader.date(of: found).map { .date($0) }
    case .url: return reader.url(of: found).map { .url($0) }
    case .flag:
      if let flag = found.value.flag { return .flag(flag) }
      reader.reportType(found.key, wanted: "true or false", found.value)
      return nil
    case .list:
      let texts = reader.texts(field.key)
      return texts.isEmpty ? nil : .list(texts)
    case .image: return fields.photo(of: found, alt: field.label, reader).map { .image($0) }
    case .person: return fields.person(of: found, reader).map { .person($0) }
    case .entry: return fields.reference(of: found, kinds: []).map { .entry($0) }
    }
  }

  private func number(_ field: LocatedFields.Field, _ reader: FieldReader) -> CustomValue.Value? {
    guard let text = field.value.text?.trimmingWhitespace, Double(text)?.isFinite == true,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    else {
      reader.reportType(field.key, wanted: "a number", field.value)
      return nil
    }
    return .number(text)
  }
}
