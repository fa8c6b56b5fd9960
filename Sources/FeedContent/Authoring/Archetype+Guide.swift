import FeedModel

extension Archetype {
  /// feedsite's own archetype of a kind: what is known filled in, every other field in a comment that explains it.
  ///
  /// A line that begins with `#` and a letter is a field to be uncommented, so that `# ` tells words from YAML.
  init(guide: KindGuide, isDated: Bool) {
    var lines = ["---"]
    lines += ["# Keeps its identity when this file is renamed; leave it as it is.", "id: {{id}}"]
    for field in guide.fields where field.use == .filled { lines.append(field.yaml) }
    if isDated { lines.append("date: {{date}}") }
    if guide.hasPlaceholders {
      lines.append("# A draft until you replace what is marked; then delete this line.")
      lines.append("draft: true")
    }
    for field in guide.fields where field.use == .placeholder {
      lines += ["", "# REPLACE: " + Self.words(field), field.yaml]
    }
    let own = guide.fields.filter { $0.use == .optional }
    lines += ["", "# What follows is optional: delete the # before what you want to say."]
    if !own.isEmpty { lines += own.flatMap(Self.comment) + ["", "# Every kind has these:"] }
    let shared = guide.sharedFields.filter { $0.key != "draft" || !guide.hasPlaceholders }
    lines += shared.flatMap(Self.comment)
    lines += ["---", ""]
    self.init(text: lines.joined(separator: "\n") + "\n" + (guide.body.isEmpty ? "" : guide.body + "\n"), file: nil)
  }

  private static func comment(_ field: FieldGuide) -> [String] {
    ["# " + words(field)] + field.yaml.split(separator: "\n").map { "#" + $0 }
  }

  /// A site's own label may hold anything.
  private static func words(_ field: FieldGuide) -> String {
    field.words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
