import Testing

@testable import FeedTheme

@Suite struct StyleSheetContentsTests {
  @Test(arguments: [
    ("a {\n  color: red;\n}\n", "a{color:red}"),
    ("a, b > c { margin: 0 1px }", "a,b>c{margin:0 1px}"),
    ("/* one */ a { color: red; } /* two */", "a{color:red}"),
    ("a { b { color: red; } }", "a{b{color:red}}"),
    (":is( a, b ) { color: red }", ":is(a,b){color:red}"),
    (
      "@media (width >= 40rem) and (width < 60rem) { a { top: 0 } }",
      "@media (width>= 40rem) and (width < 60rem){a{top:0}}"
    ),
  ])
  func whatMeansNothingGoes(text: String, expected: String) {
    #expect(StyleSheetContents(text).compacted() == expected)
  }

  @Test(arguments: [
    "a :hover{color:red}", "a ::before{color:red}", "a .b{width:calc(1px + 2px)}", "a + b ~ c{top:0}",
    "a *{margin:0 auto!important}", "a [b]{top:0}", "@media screen and (print){}", "a:not(.b) c{--d:1 + 2}",
  ])
  func whatMeansSomethingStays(text: String) {
    #expect(StyleSheetContents(text).compacted() == text)
  }

  @Test(arguments: [
    #"a{content:"  /* no */ ; } "}"#, #"a{content:'  > , '}"#, #"a{content:"\"  ;"}"#, #"a{content:"unclosed  ; "#,
    "a{background:url( data:image/svg+xml,%3Csvg /* x */ )}", #"a{background:url("a  b.png")}"#,
    #"a{background:URL(a\)  b.png)}"#,
  ])
  func stringsAndAddressesStayAsTheyAre(text: String) {
    #expect(StyleSheetContents(text).compacted() == text)
  }

  @Test func aCommentPartsWhatItStandsBetween() {
    #expect(StyleSheetContents("a/* x */.b{}").compacted() == "a/**/.b{}")
    #expect(StyleSheetContents("a /* x */.b{}").compacted() == "a .b{}")
    #expect(StyleSheetContents("a/* x */ .b{}").compacted() == "a .b{}")
    #expect(StyleSheetContents("a{top:/* x */0/* y */;}").compacted() == "a{top:0}")
    #expect(StyleSheetContents("a{} /* open").compacted() == "a{}")
  }

  @Test func anEscapedSemicolonIsNoEndOfADeclaration() {
    #expect(StyleSheetContents(#".a\;b{--c:\;}"#).compacted() == #".a\;b{--c:\;}"#)
  }

  @Test func whatIsCompactStaysTheSame() throws {
    let style = try WallTheme.style()
    #expect(StyleSheetContents(style).compacted() == style.filter { $0 != "\n" })
  }

  @Test func valuesTakeThePlaceOfVariablesAndNothingElse() {
    let contents = StyleSheetContents(
      #"a{gap: var(--gap) var(--own); top: var(--gap, 1px); --own: 1px} b::before{content:"var(--gap)"}"#)
    #expect(
      contents.compacted(constants: ["--gap": "1rem"])
        == #"a{gap:1rem var(--own);top:var(--gap,1px);--own:1px}b::before{content:"var(--gap)"}"#)
    #expect(contents.declarations.map(\.name) == ["--own"])
  }
}
