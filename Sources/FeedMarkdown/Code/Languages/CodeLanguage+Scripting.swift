extension CodeLanguage {
  static let python = CodeLanguage(
    "Python", "python py py3 python3 gyp",
    CodeGrammar(
      keywords: """
        and as assert async await break case continue del elif else except finally for from global if import in is \
        lambda match nonlocal not or pass raise return try while with yield
        """,
      types: "bool bytes complex dict float frozenset int list object set str tuple type",
      literals: "True False None NotImplemented Ellipsis self cls",
      functionIntroducers: "def",
      typeIntroducers: "class",
      capitalsAreTypes: true,
      lineComments: ["#"],
      strings: [
        StringRule("\"\"\"", isMultiline: true), StringRule("'''", isMultiline: true), StringRule("\""),
        StringRule("'"),
      ],
      stringPrefixes: "r b u f t rb br fr rf",
      sigils: [SigilRule("@", .attribute, .afterBlank, joiners: ".")]))

  static let ruby = CodeLanguage(
    "Ruby", "ruby rb rake gemspec sonic-pi sonicpi",
    CodeGrammar(
      keywords: """
        BEGIN END alias and begin break case defined? do else elsif end ensure extend for if in include next not or \
        prepend private protected public raise redo require require_relative rescue retry return super then undef \
        unless until when while yield attr_accessor attr_reader attr_writer
        """,
      literals: "true false nil self __FILE__ __LINE__",
      functions: "puts print p lambda proc loop",
      functionIntroducers: "def",
      typeIntroducers: "class module",
      extraWordPart: "?",
      capitalsAreTypes: true,
      labelsEndInColon: true,
      lineComments: ["#"],
      blocks: [BlockRule("=begin", "=end")],
      strings: [
        StringRule("\"", isMultiline: true, interpolation: .hash), StringRule("'", isMultiline: true),
        StringRule("`", interpolation: .hash),
      ],
      quoteLikes: ["%w", "%W", "%i", "%I", "%q", "%Q", "%r"].map { QuoteLikeRule($0, delimiters: "([{<|!") },
      hereDocuments: ["<<~", "<<-", "<<"],
      sigils: [
        SigilRule(":", .literal, .notAfterWord), SigilRule("@", .variable, .notAfterWord),
        SigilRule("@@", .variable), SigilRule("$", .variable, specials: "0123456789!@&~_"),
      ],
      hasRegularExpressions: true))

  static let php = CodeLanguage(
    "PHP", "php php8 phtml",
    CodeGrammar(
      keywords: """
        abstract and array as break callable case catch clone const continue declare default do echo else elseif empty \
        enddeclare endfor endforeach endif endswitch endwhile extends final finally fn for foreach global goto if \
        implements include include_once instanceof insteadof isset list match namespace new or parent print private \
        protected public readonly require require_once return self static switch throw try unset use var while xor yield
        """,
      types: "bool float int iterable mixed never object string void",
      literals: "true false null",
      functionIntroducers: "function",
      typeIntroducers: "class enum interface trait",
      ignoresCase: true,
      capitalsAreTypes: true,
      lineComments: ["//", "#"],
      blocks: [BlockRule("/*", "*/"), BlockRule("#[", "]", nestedOpen: "[", kind: .attribute)],
      strings: [StringRule("\"", isMultiline: true), StringRule("'", isMultiline: true), StringRule("`")],
      hereDocuments: ["<<<"],
      sigils: [SigilRule("$", .variable)],
      fixed: [("<?php", .meta), ("<?=", .meta), ("?>", .meta)]))

  static let perl = CodeLanguage(
    "Perl", "perl pl pm raku",
    CodeGrammar(
      keywords: """
        BEGIN END and bless cmp continue die do else elsif eq eval for foreach ge given gt if last le local lt my ne \
        next no not or our redo ref require return say state unless until use wantarray when while x xor
        """,
      literals: "undef __PACKAGE__ __FILE__ __END__",
      functions: "print printf push pop shift unshift join split map grep sort keys values open close chomp defined",
      functionIntroducers: "sub",
      typeIntroducers: "package class",
      lineComments: ["#"],
      blocks: [BlockRule("=pod", "=cut"), BlockRule("=head1", "=cut")],
      strings: [StringRule("\"", isMultiline: true), StringRule("'", isMultiline: true), StringRule("`")],
      quoteLikes: [
        QuoteLikeRule("q"), QuoteLikeRule("qq"), QuoteLikeRule("qw"), QuoteLikeRule("qr"), QuoteLikeRule("m"),
        QuoteLikeRule("s", parts: 2), QuoteLikeRule("tr", parts: 2), QuoteLikeRule("y", parts: 2),
      ],
      hereDocuments: ["<<~", "<<"],
      sigils: [
        SigilRule("$", .variable, allowsBraces: true, joiners: ":", specials: "0123456789_!@&/.,;"),
        SigilRule("@", .variable, .notAfterWord), SigilRule("%", .variable, .notAfterWord),
      ],
      hasRegularExpressions: true))

  static let lua = CodeLanguage(
    "Lua", "lua luau",
    CodeGrammar(
      keywords: "and break do else elseif end for goto if in local not or repeat return then until while continue",
      literals: "true false nil self",
      functionIntroducers: "function",
      lineComments: ["--"],
      strings: [StringRule("\""), StringRule("'")],
      filledStrings: [
        FilledStringRule(before: "--[", fill: "=", open: "[", close: "]", after: "]", kind: .comment),
        FilledStringRule(before: "[", fill: "=", open: "[", close: "]", after: "]"),
      ]))
}
