import FeedDiagnostics
import FeedModel
import FeedYAML

extension FieldReader {
  /// The first of the fields that holds a colour, as `#rrggbb` in lower case.
  func color(_ names: [String]) -> String? { statedColor(names).flatMap { color(of: $0) } }

  /// A colour of the site: one, or one each for light and dark surroundings.
  func siteColor(_ name: String) -> SiteColor? {
    guard let field = statedColor([name]) else { return nil }
    guard case .fields(let fields) = field.value.shape else {
      return color(of: field).map { SiteColor(.one($0), at: field.value.location) }
    }
    return nested(fields, as: field.key) { nested in
      let (light, dark) = (nested.color(["light"]), nested.color(["dark"]))
      return light == nil && dark == nil ? nil : SiteColor(.each(light: light, dark: dark), at: field.value.location)
    }
  }

  /// Without quotes a colour is a comment to YAML, and the key stands there without a value.
  private func statedColor(_ names: [String]) -> LocatedFields.Field? {
    field(names) ?? names.lazy.compactMap { self.fields[$0] }.first
  }

  private func color(of field: LocatedFields.Field) -> String? {
    guard let text = field.value.isEmpty ? "" : text(of: field.value, key: field.key) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : ""
    if digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) { return text.lowercased() }
    if digits.utf8.count == 3, digits.allSatisfy(\.isHexDigit) {
      return "#" + digits.lowercased().map { "\($0)\($0)" }.joined()
    }
    reportInvalid(
      field.key, text, expected: "a colour such as \"#aa3300\", in quotes",
      at: field.value.isEmpty ? field.location : field.value.location)
    return nil
  }
}
