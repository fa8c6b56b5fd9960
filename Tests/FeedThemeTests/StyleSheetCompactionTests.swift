import Testing

@testable import FeedTheme

@Suite struct StyleSheetCompactionTests {
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
    #expect(StyleSheetCompaction(text).text == expected)
  }

  @Test(arguments: [
    "a :hover{color:red}", "a ::before{color:red}", "a .b{width:calc(1px + 2px)}", "a + b ~ c{top:0}",
    "a *{margin:0 auto!important}", "a [b]{top:0}", "@media screen and (print){}", "a:not(.b) c{--d:1 + 2}",
  ])
  func whatMeansSomethingStays(text: String) {
    #expect(StyleSheetCompaction(text).text == text)
  }

  @Test(arguments: [
    #"a{content:"  /* no */ ; } "}"#, #"a{content:'  > , '}"#, #"a{content:"\"  ;"}"#, #"a{content:"unclosed  ; "#,
    "a{background:url( data:image/svg+xml,%3Csvg /* x */ )}", #"a{background:url("a  b.png")}"#,
    #"a{background:URL(a\)  b.png)}"#,
  ])
  func stringsAndAddressesStayAsTheyAre(text: String) {
    #expect(StyleSheetCompaction(text).text == text)
  }

  @Test func aCommentPartsWhatItStandsBetween() {
    #expect(StyleSheetCompaction("a/* x */.b{}").text == "a/**/.b{}")
    #expect(StyleSheetCompaction("a /* x */.b{}").text == "a .b{}")
    #expect(StyleSheetCompaction("a/* x */ .b{}").text == "a .b{}")
    #expect(StyleSheetCompaction("a{top:/* x */0/* y */;}").text == "a{top:0}")
    #expect(StyleSheetCompaction("a{} /* open").text == "a{}")
  }

  @Test func anEscapedSemicolonIsNoEndOfADeclaration() {
    #expect(StyleSheetCompaction(#".a\;b{--c:\;}"#).text == #".a\;b{--c:\;}"#)
  }

  @Test func whatIsCompactStaysTheSame() throws {
    let style = try WallTheme.style()
    #expect(StyleSheetCompaction(style).text == style.filter { $0 != "\n" })
  }
}
