import FeedDiagnostics
import FeedModel
import FeedYAML
import Testing

@testable import FeedContent

@Suite struct TemplateLanguageTests {
  private let place = SourceLocation(file: "a.md", line: 1, column: 1)

  private func read(_ text: String, isTemplate: Bool = true) -> TemplateLanguage.Result {
    let address = LocatedValue(shape: .text("https://example.org/a.mp3", .plain), location: place)
    let field = LocatedFields.Field(
      key: "my_key", name: LocatedFields.comparable("my_key"), location: place, value: address)
    let fields = LocatedFields(fields: [field], location: place)
    let page = TemplatePage(
      siteTitle: "Wall", siteURL: "https://example.org", fields: fields, title: "Rain",
      date: CalendarDay(year: 2025, month: 4, day: 9).map { FeedDate(day: $0, utcOffset: 0) }, hasAttributes: true,
      isTemplate: isTemplate)
    return TemplateLanguage.read(text, page: page, at: place)
  }

  @Test(
    arguments: [
      // Docusaurus
      ("a\n{/* truncate */}\n# B {/*c*/}\n# D {/* #e f */}", "a\n<!--more-->\n# B {#c}\n# D {#e}"),
      ("# A {/* later */}\n\n{/* b */}\nc", "# A \n\n\nc"),
      // Liquid
      ("{% raw %}{{ x }} *y*{% endraw %} z", "{{ x }} *y* z"),
      ("a{%- comment -%}b\nc{% endcomment %}d", "a\nd"),
      ("{% highlight ruby linenos %}\ndef a\n{% endhighlight %}\nx", "```ruby\ndef a\n```\nx"),
      ("{% highlight md %}\n```\n{% endhighlight %}", "````md\n```\n````"),
      ("x {% highlight sh %}ls {{ a }}{% endhighlight %}", "x ` ls {{ a }} `"),
      ("[x]({% post_url 2014-01-07-name %})", "[x]([[2014-01-07-name]])"),
      ("[x]({{ site.baseurl }}{% post_url /a/2014-01-07-b %}#c)", "[x]([[a/2014-01-07-b]]#c)"),
      ("[x]({%link en/_posts/2021-07-07-b.md %})", "[x](/en/_posts/2021-07-07-b.md)"),
      ("[x]({{site.url}}/a.png) {{ site.url }}", "[x](/a.png) https://example.org"),
      ("{{ '/a.css' | relative_url }} {{ 'b' | absolute_url }}", "/a.css /b"),
      ("{{ '/a.jpg' | prepend: site.baseurl | prepend: site.url }}", "/a.jpg"),
      ("{{ page.title }} {{ site.title | escape }}", "Rain Wall"),
      ("[x]({{ page.my_key }})", "[x](https://example.org/a.mp3)"),
      ("{{ page.date | date: '%Y/%m/%-d' }}", "2025/04/9"),
      ("{% include youtube.html id=\"GOdcBtby5QM\" %}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{% include video id='GOdcBtby5QM' provider=\"youtube\" %}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{% youtube GOdcBtby5QM %}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{% vimeo 98146708 %}", "<https://vimeo.com/98146708>"),
      (
        "{% include figure.html image_path=\"/a b.jpg\" alt=\"A\" caption=\"See [this](/x) \\\"*now*\\\"\" %}",
        "![A](/a%20b.jpg \"See this \\\"now\\\"\")"
      ),
      ("{% include note.html content=\"Mind the *gap*\" %}", "> [!NOTE] Mind the *gap*"),
      ("{% include callout.html type='warning' text=\"Hot\" %}", "> [!WARNING] Hot"),
      ("{% include lead.html text=\"Words\" %}", "Words"),
      ("{% include quote.html text=\"Rain\" author=\"Ann\" source=\"Book\" %}", "> Rain — Ann, Book"),
      ("a {{< blockquote text=\"Rain\" cite=\"Ann\" >}}\n{{< quote content=\"b\" >}}", "a Rain — Ann\n> b"),
      ("{{< quote text=\"Rain\" cite=\"— Ann\" >}}\nWe play.", "Rain — Ann\nWe play."),
      ("<div>\n{{< quote text=\"Rain\" >}}\n</div>", "<div>\nRain\n</div>"),
      ("{% img left /a.gif 400 300 A minefield %}", "![A minefield](/a.gif){: width=400}"),
      // Hugo
      (
        "{{< figure src=\"a.jpg\" title=\"T\" link=\"https://example.org/\" >}}",
        "[![T](a.jpg \"T\")](https://example.org/)"
      ),
      ("{{<figure\n  src=\"a.jpg\"\n  alt=\"A\" >}}\nx", "![A](a.jpg)\n\n\nx"),
      ("{{< youtube GOdcBtby5QM >}}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{{< youtube id=\"GOdcBtby5QM\" title=\"x\" >}}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{{< button href=\"https://a.example/\" >}}Tickets{{< /button >}} x", "[Tickets](https://a.example/) x"),
      ("{{< button link=\"/a/\" >}}*Go*{{</ button >}}", "[Go](/a/)"),
      ("{{< email \"ann.lin@a.example\" >}}", "<ann.lin@a.example>"),
      ("{{< bandcamp url=\"https://ann.bandcamp.com/album/rain\" >}}", "<https://ann.bandcamp.com/album/rain>"),
      ("{{< vimeo 98146708 />}}", "<https://vimeo.com/98146708>"),
      ("{{< gist ann 1a2b >}}", "<https://gist.github.com/ann/1a2b>"),
      ("{% gist 1a2b rain.swift %}", "<https://gist.github.com/1a2b>"),
      ("{% gist ann/1a2b rain.swift %}", "<https://gist.github.com/ann/1a2b>"),
      (
        "{{< tweet user=\"ann\" id=\"12\" >}} {{< x 12 >}}",
        "<https://twitter.com/ann/status/12> <https://x.com/i/status/12>"
      ),
      ("{{< instagram Bxyz >}}", "<https://www.instagram.com/p/Bxyz/>"),
      ("{{< highlight go \"hl_lines=1\" >}}\nx := {{ a }}\n{{< /highlight >}}", "```go\nx := {{ a }}\n```"),
      ("{{% code lang=\"java\" title=\"A\" %}}\nint a;\n{{% /code %}}", "```java\nint a;\n```"),
      ("[x]({{< ref \"b.md#a\" >}}) [y]({{< relref \"../c.md\" >}})", "[x]([[b.md]]#a) [y](../c.md)"),
      ("{{< ref \"/d/b.md\" >}}", "[b](/d/b.md)"),
      ("{{</* figure src=\"a\" */>}}", "{{\\< figure src=\"a\" >}}"),
      ("{{< video src=\"a.mp4\" caption=\"C\" >}}", "![C](a.mp4 \"C\")"),
      ("{{< param title >}}", "Rain"),
      ("{{% notice warning %}}\nWet\n\nfloor\n{{% /notice %}}", "> [!WARNING]\n> Wet\n> \n> floor\n"),
      // Zola
      ("{{ youtube(id=\"GOdcBtby5QM\") }}", "<https://www.youtube.com/watch?v=GOdcBtby5QM>"),
      ("{{ figure(src=\"a.jpg\", caption=\"C\") }}", "![C](a.jpg \"C\")"),
      ("{% quote() %}\nRain\n{% end %}\nx", ">\n> Rain\n\nx"),
      // Obsidian
      ("[[Note]] [[Note|text]] [[a/Note#A & B|t]]", "[Note]([[Note]]) [text]([[Note]]) [t]([[a/Note]]#A%20&%20B)"),
      ("見[[雨]]、[[Note#Heading]]", "見[雨]([[雨]])、[Note > Heading]([[Note]]#Heading)"),
      (
        "![[a b.png]] ![[a.png|300]] ![[a.png|Alt|300x200]]",
        "![]([[a%20b.png]]) ![]([[a.png]]){: width=300} ![Alt]([[a.png]]){: width=300}"
      ),
      ("![[Note]] [[#Part]] [[Note#^ab12]]", "[Note]([[Note]]) [Part]([[]]#Part) [Note]([[Note]])"),
      ("| [[a\\|b]] |", "| [b]([[a]]) |"),
      ("{% image \"a.webp\", \"Rain again\" %}", "![Rain again](a.webp)"),
      ("{% eleventyImage \"./src/a.webp\", \"Rain again\", \"100vw\" %}", "![Rain again](./src/a.webp)"),
      ("{% photoOf 'a.jpg', 600, alt='Rain' %}", "![Rain](a.jpg)"), ("a %%hidden%% b", "a  b"),
      ("a {::comment}b{:/comment} c", "a  c"),
      ("{::comment}\nb\n{:/}\nc", "\n\n\nc"), ("%%\nhidden\n%%\nb", "\n\n\nb"),
      // Logseq
      (
        "- a\n  id:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e\n  collapsed:: true\n\t- b\r\n\t  heading:: 2\r\n\t  id:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e\n- background-color:: red\n  c",
        "- a\n  <!---->\n  <!---->\n\t- b\r\n\t  <!---->\r\n\t  <!---->\n- <!---->\n  c"
      ),
      ("title:: Rain again\ntype:: [[Song]]\nid:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e\n\n- a", "\n\n\n\n- a"),
      (
        "See {{embed [[Rain song]]}}. ![a](b.png){:height 522, :width 65} c",
        "See [Rain song]([[Rain%20song]]). ![a](b.png) c"
      ),
      // Sizes of pictures
      (
        "![solar](a.jpg =677x) [![](b.png \"T\" =10x20)](c)",
        "![solar](a.jpg){: width=677} [![](b.png \"T\"){: width=10 height=20}](c)"
      ),
      ("![]({{ '/c.png' | relative_url }} =x30 )\n![](d.png =50%x)", "![](/c.png){: height=30}\n![](d.png)"),
      // Containers
      (":::note Rain\n\nInner *a*.\n\n:::\nb", "> [!NOTE] Rain\n> \n> Inner *a*.\n> \n\nb"),
      ("::: warning\nx\n:::", "> [!WARNING]\n> x\n"), (":::tip[T]\nx\n:::", "> [!TIP] T\n> x\n"),
      ("::: {.caution}\nx\n:::", "> [!CAUTION]\n> x\n"), (":::{note}\nx\n:::", "> [!NOTE]\n> x\n"),
      (":::note Rain {#a .b}\nx\n:::", "> [!NOTE] Rain\n> x\n"), (":::note{.b} \nx\n:::", "> [!NOTE]\n> x\n"),
      (":::note[Rain [a]] {.b}\nx\n:::", "> [!NOTE] Rain [a]\n> x\n"), (":::{a\nx\n:::", ":::{a\nx\n:::"),
      ("::::info\n:::tip\nx\n:::\ny\n::::", "> [!NOTE]\n> > [!TIP]\n> > x\n> \n> y\n"),
      ("::: columns\nx\n:::\ny", "\nx\n\ny"), (":::details More\nx\n:::", "> [!NOTE] More\n> x\n"),
      (":::note\nx", ":::note\nx"), ("a :::\n:::", "a :::\n:::"), ("```\n:::note\n```\n:::", "```\n:::note\n```\n:::"),
      ("{{ slides(title=\"Slides\", url=\"https://a.example/\") }}", "[Slides](https://a.example/)"),
      // Notices
      ("!!! note\n    Inner *a*.\n\n    b\n\nc", "> [!NOTE]\n> Inner *a*.\n>\n> b\n\nc"),
      ("a\n\n??? warning \"Dog\"\n\n\tx\n", "a\n\n> [!WARNING] Dog\n>\n> x\n"),
      ("???+ example inline end\n    ```\n    x\n        y\n    ```", "> [!NOTE] Example\n> ```\n> x\n>     y\n> ```"),
      ("- a\n\n    !!! tip \"\"\n        x {{ \"y\" }}\n    z", "- a\n\n    > [!TIP]\n    > x y\n    z"),
      ("!!! note\n    !!! bug\n        x\n    y", "> [!NOTE]\n> > [!CAUTION] Bug\n> > x\n> y"),
      ("!!! tip inline end \"A \"b\"\"  \n    x", "> [!TIP] A \"b\"\n> x"), ("???  tip\n    x", "???  tip\n    x"),
      ("!!! tip \"A\n    x", "!!! tip \"A\n    x"), ("!!! tip \"A\" b\n    x", "!!! tip \"A\" b\n    x"),
      ("!!! Wow\n    x", "!!! Wow\n    x"), ("a !!! note\n    x", "a !!! note\n    x"), ("!!! note\nx", "!!! note\nx"),
      ("What??? note\n    x", "What??? note\n    x"),
      ("!!! note\r\n    x\r\ny", "> [!NOTE]\n> x\r\ny"),
      // Within raw HTML
      (
        "<div>\n    {{< figure src=\"/a.jpg\" alt=\"A & b\" caption=\"C\" >}}\n</div>\n\n{{< figure src=\"/b.jpg\" >}}",
        "<div>\n    <img src=\"/a.jpg\" alt=\"A &amp; b\" title=\"C\">\n</div>\n\n![](/b.jpg)"
      ),
      (
        "<div>{{< youtube abc123def45 >}}</div>",
        "<div><iframe src=\"https://www.youtube.com/watch?v=abc123def45\"></iframe></div>"
      ),
      (
        "<a href=\"/x\">\n{% include a.html src=\"a.jpg\" %}\n</a>",
        "<a href=\"/x\">\n<img src=\"a.jpg\" alt=\"\">\n</a>"
      ),
      ("<div>\n[x]({{ \"/y\" | relative_url }})\n{% link b.md %}", "<div>\n[x](/y)\n<a href=\"/b.md\">b</a>"),
      ("<div markdown=\"1\">\n{{< figure src=\"a.jpg\" >}}", "<div markdown=\"1\">\n![](a.jpg)"),
      ("words <b>\n{{< figure src=\"a.mp3\" >}}", "words <b>\n![](a.mp3)"),
      ("<p>\n{{< figure src=\"a.mp3\" >}}", "<p>\n<audio controls src=\"a.mp3\"></audio>"),
      ("words\n<br/>\n{{< figure src=\"a.mp3\" >}}", "words\n<br/>\n![](a.mp3)"),
      ("<br/>\r\n{{< figure src=\"a.mp3\" >}}", "<br/>\r\n<audio controls src=\"a.mp3\"></audio>"),
      ("<br/>\r\n\r\n{{< figure src=\"a.mp3\" >}}", "<br/>\r\n\r\n![](a.mp3)"),
      // Line ends of kramdown
      ("a\\\\\nb\\\\\r\nc", "a\\\nb\\\r\nc"), ("a\\\\\n\nb\\\\\n", "a\n\nb\n"),
      ("a\\\\\\\nb \\\\c", "a\\\\\\\nb \\\\c"), ("`a\\\\\nb`", "`a\\\\\nb`"),
      // Formulas
      ("$a_1 + b_2$", "$a\\_1 \\+ b\\_2$"), ("$$\na &= b \\\\\n$$", "$$\na \\&\\= b \\\\\\\\\n$$"),
      ("costs $5 and_ $10_", "costs $5 and_ $10_"), ("$x$ a$b_c$ \\$d_e$", "$x$ a$b_c$ \\$d_e$"),
      ("$x^{{n}} + {{m}}$", "$x\\^\\{\\{n\\}\\} \\+ \\{\\{m\\}\\}$"), ("$$\n{{x}}\n$$", "$$\n\\{\\{x\\}\\}\n$$"),
      // Lists of the headings
      ("[TOC]\n\na", "\n\na"), ("[[_TOC_]]\n\n[[toc]]\nx [toc]", "\n\n\nx [toc]"),
      ("* TOC\n{:toc}\n\na", "     \n\n\na"), ("a\n\n  1. TOC\n  {:toc .b}\n\na", "a\n\n        \n  \n\na"),
      ("<nav>\n  * TOC\n  {:toc}\n</nav>", "<nav>\n<!---->\n<!---->\n</nav>"),
      ("<nav>\n* Contents\n{:toc}\n</nav>", "<nav>\n<!---->   \n<!---->\n</nav>"),
      ("* It stands here.\n{:footnotes}\n\na", "                 \n\n\na"),
      ("2024 was a year\n{:footnotes}\n\na", "2024 was a year\n{:footnotes}\n\na"),
      ("- a\n{:footnotes-list}\n\na", "- a\n{:footnotes-list}\n\na"),
      // Extensions of kramdown
      ("{::nomarkdown}\n<p>*a*</p>\n{:/nomarkdown}\n*b*", "\n<p>*a*</p>\n\n*b*"),
      ("{::options toc_levels=\"1..3\" /}\n\na {::nomarkdown}<b>*</b>{:/}", "\n\na <b>*</b>"),
      ("<div>\n{::nomarkdown type=\"html\"}\n<p>a</p>", "<div>\n<!---->\n<p>a</p>"),
      ("_[[Other]]_ [[A|W]][^2] ==[[O|W]]==", "_[Other]([[Other]])_ [W]([[A]])[^2] ==[W]([[O]])=="),
      ("[[2023-05-17|day]] [[= a|b]] x_[[y]]", "[day]([[2023-05-17]]) [b]([[=%20a]]) x_[[y]]"),
      ("{{< code lang=\"a\" >}}\nx\n{{</ code >}}", "```a\nx\n```"),
      ("{% note info \"Title\" %}\nx\n{% endnote %}", "> [!NOTE] Title\n> x\n"),
      ("{{< admonition type=warning title=\"Dog\" >}}\nx\n{{< /admonition >}}", "> [!WARNING] Dog\n> x\n"),
      ("{% post_link a 'my words' %} {% link W x, https://x.org %}", "[my words]([[a]]) [W x](https://x.org)"),
      ("{{< details summary=\"More\" >}}\nx\n{{< /details >}}", "**More**  \nx\n"),
      ("{{< mermaid >}}\na-->b\n{{< /mermaid >}}", "```mermaid\na-->b\n```"),
      ("{{< quote author=\"Ann\" source=\"Book\" >}}\nx\n{{< /quote >}}", ">\n> x\n> — Ann, Book"),
      ("a ^quote-1\n\n- b ^37066d\n^c3x", "a \n\n- b \n"),
      ("x ^2\ny ^b c\nz^id\n$a ^bc$", "x ^2\ny ^b c\nz^id\n$a \\^bc$"),
    ] as [(String, String)])
  func `Tags become what they mean`(written: String, expected: String) {
    let result = read(written)
    #expect(result.text == expected)
    #expect(result.diagnostics.isEmpty)
    #expect(result.text.count { $0.isNewline } == written.count { $0.isNewline })
  }

  @Test(arguments: [
    "```\n{% y %}\n[[a]]\n```", "> ```\n> {{ x }}\n> ```", "- ~~~\n  {{ x }}\n  ~~~", "`{{ x }}` and ``{% ` %}``",
    "`a\n{{ x }}`", "x[[1]] y[[\"a\"]] [[1]] [[a]](b) [[a]][b] \\[[a]] [[:space:]] [[ -f x ]] [[^1]]",
    "<div style={{ color: 'red' }}>", "{{1}} {{ $x }} {{ .Site }} {{}} {{ {% %}",
    "{{ x", "{% x", "{{< x", "100%% of %%B %%C", "f({{x}", "${{ secrets.TOKEN }}",
    "a {/* b */} c", "    x {/* ignore */}", "    {/* a */}", "<pre>\nf() {/* a */}\n</pre>", "{/* a\n\n# b {/* c",
    "# A {/* b */} c", "#rain {/* b */}",
    "word:: value", "a type:: b", "a\ntags:: b", "- id:: the name", "- heading:: of a part",
    "- a\nid:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e",
    "a\n  id:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e", "- a\n\n      id:: 6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e",
    "f((a)) ((6379e259))", "[a](b.png){:.c}", "{{embedded a}}", "{::nomarkdowns}", "\\{:/}", "a\n{:toc}",
    "`{::nomarkdown}`", "    * a\n    {:toc}", "    {::nomarkdown}", "a\n\n\t{:/}", "[a](b.jpg =10x)", "![a](b.jpg =x)",
    "![a](b.jpg) =10x)", "![a](b.jpg =10)", "a =10x)",
    "{{query a\n}}",
  ])
  func `What is no tag stays`(text: String) {
    let result = read(text)
    #expect(result.text == text)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `Code shows what was kept from other generators`() {
    #expect(read("`{% raw %}{{ x }}{% endraw %}` `{{</* a */>}}`").text == "`{{ x }}` `{{< a >}}`")
    #expect(read("`{% raw %}`").text == "`{% raw %}`")
  }

  @Test(arguments: [
    ("```njk\n{% raw %}\n{{ a }}\n{% endraw %}```\n[x]({% post_url b %})", "```njk\n\n{{ a }}\n```\n[x]([[b]])"),
    ("```njk{% raw %}\n{{ a }}\n{%- endraw -%}```\n{{ page.title }}", "```njk\n{{ a }}\n```\nRain"),
    ("~~~\n{% raw %}{{ a }}\n~~~ {% endraw %}\n{{ page.title }}", "~~~\n{{ a }}\n~~~ \nRain"),
    ("> ```\n> {% raw %}a\n> {% endraw %}```\n\n:::tip\nb\n:::", "> ```\n> a\n> ```\n\n> [!TIP]\n> b\n"),
    ("```\n{% raw %}a{% endraw %}\n{% endraw %}```\n{{ b }}", "```\na\n{% endraw %}```\n{{ b }}"),
    ("```\n{% endraw %}```\n{{ a }}", "```\n{% endraw %}```\n{{ a }}"),
  ])
  func `A fence may be beside the mark that ends what was kept from other generators`(
    written: String, expected: String
  ) {
    #expect(read(written).text == expected)
  }

  @Test func `What is kept from other generators may end after the code in which it begins`() {
    #expect(read("`{{</* a` b */>}} c").text == "`{{< a` b >}} c")
    #expect(read("```\n{{%/* a\n```\nb */%}}\nc").text == "```\n{{% a\n```\nb %}}\nc")
  }

  @Test func `However tags, code and notes interlace, no line is lost`() {
    let pieces = [
      "`", "```\n", "    x\n", "\n\n", "{{</* a", "*/>}}", "{{%/* b", "*/%}}", "{% raw %}", "{% endraw %}", "{{ c }}",
      "{% highlight d %}", "{% endhighlight %}\n", "[[e]]", "%%", "$$", "{{< f >}}", "<pre>\n", "</pre>",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third + second + "\nend\n" + first
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
          let result = read(text).text.split(separator: "\n", omittingEmptySubsequences: false).count
          #expect(result >= lines, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test func `An unknown tag vanishes with one warning a name, and its inner text stays`() {
    let result = read(
      "One\n\n  {% b x %}inner{% endb %} {{ c.d | e }}\n{% b y %}{{< f >}}g{{< /f >}}{% if h %}i{% endif %}")
    #expect(result.text == "One\n\n  inner \ngi")
    #expect(result.diagnostics.map { $0.location?.description } == ["a.md:3:3", "a.md:3:28", "a.md:4:10", "a.md:4:30"])
  }

  @Test func `A gallery of WordPress is left out with a warning, unless it is a link`() {
    let result = read("a\n\n[gallery]\n\n[gallery columns=\"2\" ids=\"1,2\"]\nb [gallery] c\n[gallery](/d)")
    #expect(result.text == "a\n\n\n\n\nb [gallery] c\n[gallery](/d)")
    #expect(result.diagnostics.map { $0.location?.description } == ["a.md:3:1"])
    #expect(read("[gallery]\n\n[gallery]: /d").diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "{{< alert \"Sold out\" >}}\n\n{{< youtube abcdefghijk >}}\nb {{< button href=\"/c\" >}}d{{< /button >}}",
      "\n\n<https://www.youtube.com/watch?v=abcdefghijk>\nb [d](/c)"
    ),
    (
      "{{< callout text=\"One\" >}}\n{{< tabs >}}a{{< /tabs >}} b {{< gallery >}}c{{< /gallery >}}",
      "> [!NOTE] One\na b c"
    ),
    ("{% note %}\n{{ page.title }}\n{{ site.title }}", "\nRain\nWall"),
    ("{% note %}\na{% endnote %}\n{% note %}\nb\n{% endnote %}", "\na\n> [!NOTE]\n> b\n"),
    ("{{< note >}}\n{{< note >}}\na\n{{< /note >}}", "\n> [!NOTE]\n> a\n"),
  ])
  func `What follows a tag of a notice without an end stays`(written: String, expected: String) {
    #expect(read(written).text == expected)
  }

  @Test(arguments: [
    ("a {% for p in site.posts %}{{ p.title }}{% endfor %} b", "a  b"),
    ("{% for p in q %}\n{% for r in s %}x{% endfor %}\ny\n{% endfor %}\nz", "\n\n\n\nz"),
    ("{% if a %}Yes{% if b %}1{% else %}2{% endif %}{% elsif c %}Maybe{% else %}No{% endif %}.", "Yes1."),
    ("{% unless a %}Yes\n{% else %}\nNo{% endunless %}", "Yes\n\n"), ("{% else %}a{% for %}b", "ab"),
  ])
  func `What is said of each entry of a list, or where a condition does not hold, is left out`(
    written: String, expected: String
  ) {
    #expect(read(written).text == expected)
  }

  @Test func `What only Logseq can tell is left out with a warning`() {
    let block = "((6379e259-5cf2-4f2c-a4d4-b1b2bd2d3d6e))"
    let result = read("a {{query (todo TODO)}} {{renderer :b, c}} {{embed \(block)}} \(block) [d](\(block))")
    #expect(result.text == "a     [d]()")
    #expect(result.diagnostics.map { $0.location?.column } == [3, 25, 44, 95])
  }

  @Test func `An empty line never ends a block of HTML`() {
    #expect(read("<table>\n  {% for x in y %}\n    <tr>").text == "<table>\n  <!---->\n    <tr>")
  }

  @Test func `HTML may begin where a tag was left out`() {
    func gallery(_ name: String) -> String {
      "{{< gallery >}}\n{{< figure src=\"\(name).jpg\" >}}\n{{< /gallery >}}"
    }
    #expect(
      read("\(gallery("a"))\n<br/>\n\(gallery("b"))").text
        == "\n![](a.jpg)\n\n<br/>\n<!---->\n<img src=\"b.jpg\" alt=\"\">\n<!---->")
  }

  @Test func `A body that says so is no template`() {
    #expect(read("{{ x }} {% y %} {{< z >}}", isTemplate: false).text == "{{ x }} {% y %} {{< z >}}")
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      "{{", "[[", "{%", "{{ a ", "{% a ", "[[a", "%%", " ^a", "{{< a >}}", "{% a %}", "{% raw %}", "{% quote() %}\n",
      "`{{",
      "{{\"",
      "$", "{{a}}$", "{%1", "![[a]]", "{% highlight a %}", "```\n{% raw %}\n", "```\n{% raw %}{% endraw %}",
      "{% endraw %}```\n{% raw %}", "id:: ", "- id:: a\n", "- collapsed:: true\n", "title:: a\n", "((", "{{query \n",
      "{{embed [[a]]}}", "a ){:width ", "* a\n{:toc}\n", "{::options ", "{:/}", "![](a =1x)",
      "![](a =1x ",
    ])
  func `Hostile bodies are read to their end`(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(read(text).text.count { $0.isNewline } == text.count { $0.isNewline })
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("", "{: "), ("", "{:/} "), (":::{", "a"), (":::a {", "}{"), (":::a [", "]  "), ("", ":::{.a}\n"),
      (String(repeating: ":::a\n", count: 200_000), "::::\n"), ("", "!!! tip\n    a\n"), ("<p>\n", "{% gist 1 %}\n"),
    ])
  func `Hostile lines take no more time for each byte than others`(start: String, piece: String) {
    let text = start + String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(read(text).text.count { $0.isNewline } == text.count { $0.isNewline })
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["{% endnote %}\n", "a{% endnote %}\n", "a{% endnote %}\n{% note %}\n"])
  func `Hostile notices are read to their end`(end: String) {
    let text = String(repeating: "{% note %}\n", count: 20_000)
    for ending in [end, String(repeating: end, count: 20_000)] {
      #expect(read(text + ending).text.count { $0.isNewline } == (text + ending).count { $0.isNewline })
    }
  }
}
