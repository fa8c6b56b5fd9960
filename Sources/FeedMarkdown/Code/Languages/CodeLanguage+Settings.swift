extension CodeLanguage {
  static let yaml = CodeLanguage("YAML", "yaml yml", scanner: YAMLScanner())

  static let toml = CodeLanguage("TOML", "toml", scanner: KeyValueScanner(comments: "#", hasLists: true))

  static let ini = CodeLanguage(
    "INI", "ini cfg conf properties env dotenv editorconfig gitconfig systemd desktop",
    scanner: KeyValueScanner(comments: "#;", hasLists: false))

  static let makefile = CodeLanguage("Makefile", "makefile make mk gnumake", scanner: MakefileScanner())

  static let dockerfile = CodeLanguage(
    "Dockerfile", "dockerfile docker containerfile",
    CodeGrammar(
      keywords: """
        ADD ARG AS CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER NONE ONBUILD RUN SHELL STOPSIGNAL \
        USER VOLUME WORKDIR
        """,
      marksCalls: false,
      lineComments: ["#"],
      commentsFollowBlanks: true,
      strings: [StringRule("\""), StringRule("'")],
      sigils: [SigilRule("$", .variable, allowsBraces: true), SigilRule("--", .attribute, .afterBlank, joiners: "-")],
      escape: "\\"))

  static let cmake = CodeLanguage(
    "CMake", "cmake",
    CodeGrammar(
      keywords: """
        if elseif else endif foreach endforeach while endwhile function endfunction macro endmacro return break continue
        """,
      literals: "on off true false",
      ignoresCase: true,
      lineComments: ["#"],
      blocks: [BlockRule("#[[", "]]")],
      strings: [StringRule("\"", isMultiline: true)],
      sigils: [SigilRule("$", .variable, allowsBraces: true)],
      escape: "\\"))
}
