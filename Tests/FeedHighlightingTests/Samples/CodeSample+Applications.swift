extension CodeSample {
  static let applications: [CodeSample] = [
    CodeSample(
      "swift",
      ###"""
      ⟨comment|/// A song. /* nested? */⟩
      ⟨attribute|@MainActor⟩ ⟨keyword|final⟩ ⟨keyword|class⟩ ⟨type|Song⟩: ⟨type|Codable⟩ {
        ⟨keyword|let⟩ title: ⟨type|String⟩, plays = ⟨number|1_000⟩, ratio = ⟨number|0xFF.0p-3⟩ ⟨comment|// more⟩
        ⟨keyword|func⟩ ⟨function|play⟩(⟨keyword|for⟩ count: ⟨type|Int⟩ = ⟨number|1⟩...⟨number|5⟩, ⟨keyword|in⟩ room: ⟨type|Room⟩?) ⟨keyword|async⟩ ⟨keyword|throws⟩ -> [⟨type|Track⟩] {
          ⟨meta|#if⟩ ⟨type|DEBUG⟩
          ⟨function|print⟩(⟨string|"\(title("a")) and \\"⟩, ⟨string|#"raw "x""#⟩, ⟨literal|true⟩, ⟨variable|$0⟩, ⟨keyword|self⟩.class)
          ⟨meta|#endif⟩
          ⟨keyword|return⟩ ⟨string|"""
            more "quoted" text
            """⟩.map { .default }
        }
      }
      ⟨comment|/* outer /* inner */ still */⟩ ⟨keyword|let⟩ `in` = MAX_SIZE

      """###),
    CodeSample(
      "objc",
      ###"""
      ⟨keyword|@interface⟩ ⟨type|Song⟩ : ⟨type|NSObject⟩
      ⟨keyword|@property⟩ (⟨keyword|nonatomic⟩, ⟨keyword|copy⟩) ⟨type|NSString⟩ *title;
      ⟨keyword|@end⟩
      - (⟨type|void⟩)play { [⟨keyword|self⟩ log:⟨string|@"on %@"⟩, ⟨keyword|self⟩.title]; ⟨keyword|return⟩ ⟨literal|YES⟩; }
      ⟨type|NSString⟩ *a = ⟨string|@"b"⟩, *c = ⟨string|@"d\"e"⟩;

      """###),
    CodeSample(
      "csharp",
      ###"""
      ⟨meta|#region⟩ ⟨type|A⟩
      ⟨keyword|public⟩ ⟨keyword|record⟩ ⟨type|Song⟩(⟨type|string⟩ ⟨type|Title⟩) {
        ⟨keyword|var⟩ path = ⟨string|@"c:\a""b"⟩; ⟨keyword|var⟩ s = ⟨string|$"{Title}"⟩; ⟨keyword|var⟩ r = ⟨string|"""a "b" c"""⟩; ⟨type|char⟩ c = ⟨string|'\n'⟩;
        ⟨keyword|if⟩ (⟨type|Title⟩ ⟨keyword|is⟩ ⟨literal|null⟩) ⟨keyword|throw⟩ ⟨keyword|new⟩ ⟨type|Exception⟩(⟨string|"x"⟩); ⟨comment|// c⟩
      }

      """###),
    CodeSample(
      "fsharp",
      ###"""
      ⟨attribute|[<Literal>]⟩
      ⟨keyword|let⟩ ⟨keyword|rec⟩ sum (xs: ⟨type|int⟩ ⟨type|list⟩) = ⟨comment|// a⟩
        ⟨keyword|match⟩ xs ⟨keyword|with⟩ | [] -> ⟨number|0⟩ | x :: rest -> x + ⟨function|sum⟩(rest) ⟨comment|(* b (* c *) *)⟩

      """###),
    CodeSample(
      "java",
      ###"""
      ⟨attribute|@Override⟩ ⟨keyword|public⟩ ⟨keyword|class⟩ ⟨type|Song⟩ ⟨keyword|extends⟩ ⟨type|Base⟩<⟨type|String⟩> {
        ⟨keyword|private⟩ ⟨keyword|static⟩ ⟨keyword|final⟩ ⟨type|int⟩ MAX_SIZE = ⟨number|10⟩; ⟨comment|// a⟩
        ⟨type|String⟩ text = ⟨string|"""
          b "c"
          """⟩;
        ⟨type|void⟩ ⟨function|play⟩() { ⟨keyword|for⟩ (⟨type|int⟩ i = ⟨number|0⟩; i < ⟨number|2⟩; i++) ⟨type|System⟩.out.⟨function|println⟩(⟨string|'a'⟩ + ⟨string|"b"⟩ + ⟨literal|null⟩); }
      }

      """###),
    CodeSample(
      "kotlin",
      ###"""
      ⟨attribute|@Composable⟩
      ⟨keyword|data⟩ ⟨keyword|class⟩ ⟨type|Song⟩(⟨keyword|val⟩ title: ⟨type|String⟩, ⟨keyword|val⟩ plays: ⟨type|Int⟩ = ⟨number|0⟩)
      ⟨keyword|fun⟩ ⟨type|Song⟩.⟨function|play⟩(): ⟨type|Unit⟩? = ⟨keyword|when⟩ (plays) {
        ⟨number|0⟩ -> ⟨function|println⟩(⟨string|"none ${title.map { "a" }}"⟩) ⟨comment|// b⟩
        ⟨keyword|in⟩ ⟨number|1⟩..⟨number|5⟩ -> ⟨literal|null⟩
        ⟨keyword|else⟩ -> ⟨keyword|return⟩
      }

      """###),
    CodeSample(
      "groovy",
      ###"""
      plugins { id ⟨string|'java'⟩ }
      ⟨keyword|def⟩ name = ⟨string|"a ${b("c")}"⟩ ⟨comment|// d⟩
      ⟨function|task⟩(run) { println ~⟨string|/x+/⟩ }

      """###),
    CodeSample(
      "scala",
      ###"""
      ⟨attribute|@main⟩ ⟨keyword|def⟩ ⟨function|run⟩(): ⟨type|Unit⟩ =
        ⟨keyword|val⟩ xs = ⟨type|List⟩(⟨number|1⟩, ⟨number|2.5⟩).⟨function|map⟩(x => ⟨string|s"a ${x("b")}"⟩) ⟨comment|// c⟩
        ⟨keyword|case⟩ ⟨keyword|class⟩ ⟨type|Song⟩(title: ⟨type|String⟩) ⟨keyword|extends⟩ ⟨type|Base⟩

      """###),
    CodeSample(
      "dart",
      ###"""
      ⟨attribute|@override⟩ ⟨type|Widget⟩ ⟨function|build⟩(⟨type|BuildContext⟩ context) { ⟨comment|// a⟩
        ⟨keyword|final⟩ s = ⟨string|'b ${x['c']}'⟩, r = ⟨string|r'\d'⟩; ⟨keyword|return⟩ ⟨type|Text⟩(⟨string|"d"⟩, key: ⟨literal|null⟩);
      }

      """###),
  ]
}
