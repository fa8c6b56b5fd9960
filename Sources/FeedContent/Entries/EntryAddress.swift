import FeedDiagnostics
import FeedModel
import FeedYAML

/// Decides on the address of an entry or page: its permalink, or else a pattern of the site, or what its path and slug
/// say.
struct EntryAddress {
  let route: EntryRoute
  /// The kind of an entry; nil for pages.
  let kind: Kind?
  /// The date for the placeholders of permalinks.
  let date: FeedDate?
  /// The title for the placeholders of Eleventy's templates.
  let title: String?
  /// Whether `url` is a field of the kind, so that it does not mean the permalink.
  let hasOwnURL: Bool
  let site: SiteURL
  let rules: [PermalinkRule]
  /// Where the pages of the file's language are; a permalink of the file itself says all of an address.
  var edition = Edition.main

  /// An address, what decided on it, and what is wrong with the permalink.
  struct Outcome {
    let route: Route
    let source: AddressSource
    var diagnostics: [Diagnostic] = []
  }

  /// Decides for one file.
  ///
  /// - Parameter fallback: replaces a name without any characters that addresses can hold.
  func route(_ reader: FieldReader, fallback: @autoclosure () -> String) -> Outcome {
    let slug = reader.text("slug").map(Slug.makePath(from:))
    var standard = standard(reader, slug: slug, fallback: fallback())
    guard let (field, text) = permalink(reader) else { return standard }
    let stated: Route?
    let problem: Problem
    if text.contains("{{") || text.contains("{%") {
      let name = route.name.isEmpty ? fallback() : route.name
      let tag = reader.items(["tags"]).first?.value.text
      let template = EleventyPermalink(path: route.path, name: name, title: title, slug: slug, tag: tag, date: date)
      stated = template.address(text).map { EntryRoute.route(permalink: $0, of: site) }
      problem = .entry(.templateAddress(key: field.key, text))
    } else {
      stated = Self.leavesSite(text) ? nil : address(text, values(reader, slug: slug, fallback: fallback()))
      problem = .field(
        .invalidValue(key: field.key, value: text, expected: "an address such as /2025/rain/ or /:year/:title/"))
    }
    if let stated, stated.problemOfPage == nil {
      return Outcome(route: stated, source: .permalink(field.key, field.value.location))
    }
    standard.diagnostics.append(Diagnostic(stated?.problemOfPage ?? problem, at: field.value.location))
    return standard
  }

  /// The address of a file without a permalink; one without its slug, if that is what is wrong with it.
  private func standard(_ reader: FieldReader, slug: String?, fallback: @autoclosure () -> String) -> Outcome {
    let ruled = pattern.flatMap { rule in
      address(rule.pattern, values(reader, slug: slug, fallback: fallback())).map {
        Outcome(route: edition.route(of: $0), source: .rule(rule.pattern))
      }
    }
    let field = reader.field(["slug"])
    let outcome =
      ruled
      ?? Outcome(
        route: edition.route(of: route.route(slug: slug, fallback: fallback())),
        source: source(slug: slug, field: field))
    guard slug != nil, let field, let problem = outcome.route.problemOfLength else { return outcome }
    var rest = standard(reader, slug: nil, fallback: fallback())
    guard rest.route.problemOfLength == nil else { return outcome }
    rest.diagnostics = [Diagnostic(problem, at: field.value.location)]
    return rest
  }

  /// The pattern of the innermost folder that has one, else that of the kind, else that of all entries.
  private var pattern: PermalinkRule? {
    guard !rules.isEmpty, let kind, kind.isDated else { return nil }
    let folders = route.folders
    func depth(_ rule: PermalinkRule) -> Int? {
      guard let name = rule.name else { return 0 }
      let parts = name.split(separator: "/").map { ContentPath.publicName(ofFolder: String($0)) }
      if folders.starts(with: parts.map(Slug.make(from:))) { return parts.count + 1 }
      return rule.kind == kind ? 1 : nil
    }
    return rules.compactMap { rule in depth(rule).map { (rule, $0) } }.max { $0.1 < $1.1 }?.0
  }

  private func address(_ template: String, _ values: PermalinkTemplate.Values) -> Route? {
    PermalinkTemplate(template)?.address(values).map { EntryRoute.route(permalink: $0, of: site) }
  }

  /// Whether the segments of a permalink lead out of the root of the site on the way.
  private static func leavesSite(_ permalink: String) -> Bool {
    var depth = 0
    return permalink.split(separator: "/").contains { segment in
      depth += segment == ".." ? -1 : segment == "." ? 0 : 1
      return depth < 0
    }
  }

  private func values(
    _ reader: FieldReader, slug: String?, fallback: @autoclosure () -> String
  ) -> PermalinkTemplate.Values {
    let name = route.name.isEmpty ? fallback() : route.name
    return PermalinkTemplate.Values(
      date: date, slug: slug ?? name, name: name, title: title, categories: categories(reader),
      folders: route.folders)
  }

  /// What decided on the address of a file without a permalink that counts.
  private func source(slug: String?, field: LocatedFields.Field?) -> AddressSource {
    if route.isStartPage, slug == nil { return .path }
    if (slug ?? route.name).isEmpty { return .fallback }
    return slug == nil ? .path : field.map { .slug($0.value.location) } ?? .path
  }

  /// `url:` is the permalink of other generators, unless the kind has a field of that name or it leads elsewhere.
  private func permalink(_ reader: FieldReader) -> (LocatedFields.Field, String)? {
    if let field = reader.field(["permalink"]), let text = reader.text("permalink") { return (field, text) }
    guard !hasOwnURL, let field = reader.field(["url"]), let text = reader.text("url"), text.contains("/"),
      !text.hasPrefix("//"), !text.contains("://")
    else { return nil }
    return (field, text)
  }

  /// As Jekyll reads them: `category` is one, a text under `categories` is several between spaces.
  private func categories(_ reader: FieldReader) -> [String] {
    let several = reader.items(["categories"]).compactMap { reader.text(of: $0) }
    guard case .list = reader.fields["categories"]?.value.shape else {
      let words = several.flatMap { $0.split { $0.isWhitespace || $0 == "," }.map(String.init) }
      return (words.isEmpty ? reader.texts("category") : words).flatMap(Self.parts)
    }
    return several.flatMap(Self.parts)
  }

  /// A category that is a path is a path in addresses, too.
  private static func parts(_ category: String) -> [String] { category.split(separator: "/").map(String.init) }
}
