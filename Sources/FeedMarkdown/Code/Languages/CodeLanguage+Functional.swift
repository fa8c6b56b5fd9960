extension CodeLanguage {
  static let haskell = CodeLanguage(
    "Haskell", "haskell hs tidal tidalcycles purescript elm",
    CodeGrammar(
      keywords: """
        case class data default deriving do else family forall foreign if import in infix infixl infixr instance let \
        mdo module newtype of pattern proc qualified rec then type where
        """,
      literals: "True False Nothing otherwise",
      extraWordPart: "'",
      capitalsAreTypes: true,
      marksCalls: false,
      lineComments: ["--"],
      blocks: [BlockRule("{-", "-}", nestedOpen: "{-"), BlockRule("{-#", "#-}", kind: .meta)],
      strings: [StringRule("\"", isMultiline: true)],
      hasCharacters: true))

  static let elixir = CodeLanguage(
    "Elixir", "elixir ex exs",
    CodeGrammar(
      keywords: """
        after alias and case catch cond do else end fn for if import in not or quote raise receive require rescue \
        super throw try unless unquote use when with
        """,
      literals: "true false nil",
      functionIntroducers: "def defp defmacro defmacrop defguard defdelegate",
      typeIntroducers: "defmodule defprotocol defimpl defstruct defexception",
      extraWordPart: "?",
      capitalsAreTypes: true,
      labelsEndInColon: true,
      lineComments: ["#"],
      strings: [
        StringRule("\"\"\"", isMultiline: true, interpolation: .hash), StringRule("'''", isMultiline: true),
        StringRule("\"", isMultiline: true, interpolation: .hash), StringRule("'"),
      ],
      quoteLikes: ["~r", "~s", "~S", "~w", "~c", "~D", "~T", "~H"].map { QuoteLikeRule($0) },
      sigils: [SigilRule(":", .literal, .notAfterWord), SigilRule("@", .attribute)]))

  static let erlang = CodeLanguage(
    "Erlang", "erlang erl",
    CodeGrammar(
      keywords: """
        after and andalso begin case catch cond div end fun if let maybe of or orelse receive rem try when xor bnot not
        """,
      literals: "true false undefined ok error",
      capitalsAreTypes: false,
      lineComments: ["%"],
      strings: [StringRule("\""), StringRule("'", kind: .literal)],
      sigils: [SigilRule("-", .meta, .afterBlank), SigilRule("?", .variable), SigilRule("#", .type)]))

  static let clojure = CodeLanguage(
    "Clojure", "clojure clj cljs edn lisp scheme racket elisp emacs-lisp",
    CodeGrammar(
      keywords: """
        case cond cond-> condp doseq dotimes fn for if if-let if-not import lambda let let* letfn loop ns quote recur \
        require set! throw try catch finally when when-let when-not while begin do progn setq
        """,
      literals: "true false nil",
      functionIntroducers: "def defn defn- defmacro define defun defmulti defmethod",
      typeIntroducers: "defrecord deftype defprotocol",
      extraWordStart: "*+!?<>=",
      extraWordPart: "-./'",
      marksCalls: false,
      lineComments: [";"],
      blocks: [BlockRule("#|", "|#")],
      strings: [StringRule("\"", isMultiline: true), StringRule("#\"", "\"")],
      sigils: [SigilRule(":", .literal, joiners: ":"), SigilRule("#", .literal, .afterBlank)]))

  static let julia = CodeLanguage(
    "Julia", "julia jl",
    CodeGrammar(
      keywords: """
        abstract baremodule begin break catch const continue do else elseif end export finally for global if import in \
        isa let local mutable primitive quote return try using where while
        """,
      literals: "true false nothing missing pi Inf NaN",
      functionIntroducers: "function macro",
      typeIntroducers: "struct module type",
      extraWordPart: "!",
      capitalsAreTypes: true,
      lineComments: ["#"],
      blocks: [BlockRule("#=", "=#", nestedOpen: "#=")],
      strings: [StringRule("\"\"\"", isMultiline: true), StringRule("\"", isMultiline: true)],
      sigils: [SigilRule("@", .attribute), SigilRule(":", .literal, .notAfterWord)],
      hasCharacters: true))

  static let r = CodeLanguage(
    "R", "r rscript splus",
    CodeGrammar(
      keywords: "break else for function if in next repeat return while library require",
      literals: "TRUE FALSE NULL NA NaN Inf T F NA_integer_ NA_real_ NA_character_",
      extraWordPart: ".",
      lineComments: ["#"],
      strings: [StringRule("\"", isMultiline: true), StringRule("'", isMultiline: true)]))
}
