extension CodeLanguage {
  /// Every language, in alphabetical order.
  package static let all = [
    bash, c, chuck, clojure, cmake, cpp, csharp, css, console, dart, diff, dockerfile, elixir, erlang, fsharp, glsl, go,
    graphql, groovy, haskell, hcl, html, ini, java, javascript, json, julia, kotlin, latex, lua, makefile, markdown,
    nim, objectivec, ocaml, perl, php, powershell, protobuf, python, r, ruby, rust, scala, sql, supercollider, swift,
    toml, typescript, xml, yaml, zig,
  ].sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }

  private static let byAlias = Dictionary(
    all.flatMap { language in language.aliases.map { ($0, language) } }, uniquingKeysWith: { first, _ in first })

  /// The language that a word behind a fence stands for, in any case; nil where nobody knows it.
  static func named(_ alias: String) -> CodeLanguage? {
    byAlias[alias.lowercased()]
  }
}
