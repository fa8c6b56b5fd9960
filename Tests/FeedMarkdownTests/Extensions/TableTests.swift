import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Tables")
struct TableTests {
  @Test(
    arguments: [
      (
        ##"| a | b |\##n|---|---|\##n| x \| y | `p \| q` |"##,
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>x | y</td>\n<td><code>p | q</code></td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| *x | y* |",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>*x</td>\n<td>y*</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| **x** | [y](z) |",
        ##"<table>\##n<thead>\##n<tr>\##n<th>a</th>\##n<th>b</th>\##n</tr>\##n</thead>\##n<tbody>\##n<tr>\##n<td><strong>x</strong></td>\##n<td><a href="z">y</a></td>\##n</tr>\##n</tbody>\##n</table>"##
      ),
      (
        "| a | b |\n|---|---|\n| ~~x~~ | ==y== H~2~O |",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><del>x</del></td>\n<td><mark>y</mark> H<sub>2</sub>O</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| x # | y ## |",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>x #</td>\n<td>y ##</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        ##"| a | b |\##n|---|---|\##n| x \ | y\\ |"##,
        ##"<table>\##n<thead>\##n<tr>\##n<th>a</th>\##n<th>b</th>\##n</tr>\##n</thead>\##n<tbody>\##n<tr>\##n<td>x \</td>\##n<td>y\</td>\##n</tr>\##n</tbody>\##n</table>"##
      ),
      (
        "| a | b |\n|---|---|\n| | |",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n<td></td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| [x] | [y][x] |\n\n[x]: /u",
        ##"<table>\##n<thead>\##n<tr>\##n<th>a</th>\##n<th>b</th>\##n</tr>\##n</thead>\##n<tbody>\##n<tr>\##n<td><a href="/u">x</a></td>\##n<td><a href="/u">y</a></td>\##n</tr>\##n</tbody>\##n</table>"##
      ),
    ])
  func `Hold escaped pipes, in code as well, and other text in their cells`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      (
        "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n|",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td></td>\n</tr>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n<tr>\n<td></td>\n<td></td>\n</tr>\n</tbody>\n</table>"
      ),
      ("| a | b |\n|---|---|\n", "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>"),
      (
        "a | b\n- | -\nc | d",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "|a|\n|-|\n|b|",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "a|\n-|\nb|",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>"
      ),
    ])
  func `May have ragged rows, no rows, one column, and no pipes at their sides`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      (
        "- | a | b |\n  |---|---|\n  | 1 | 2 |\n",
        "<ul>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</li>\n</ul>"
      ),
      (
        "> | a | b |\n> |---|---|\n> | 1 | 2 |\n",
        "<blockquote>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</blockquote>"
      ),
      (
        "> - | a | b |\n>   |---|---|\n>   | 1 | 2 |\n",
        "<blockquote>\n<ul>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</li>\n</ul>\n</blockquote>"
      ),
      (
        "-\t| a | b |\n\t|---|---|\n\t| 1 | 2 |\n",
        "<ul>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</li>\n</ul>"
      ),
      (
        "- i\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n- j",
        "<ul>\n<li>\n<p>i</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</li>\n<li>\n<p>j</p>\n</li>\n</ul>"
      ),
      (
        "> | a | b |\n> |---|---|\n| 1 | 2 |",
        "<blockquote>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n</blockquote>\n<p>| 1 | 2 |</p>"
      ),
    ])
  func `May be in lists and quotes, nested too, and after tabs`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      (
        "text\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        "<p>text</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n> q",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<blockquote>\n<p>q</p>\n</blockquote>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n- l",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<ul>\n<li>l</li>\n</ul>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n---",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<hr />"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n```\nc\n```",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<pre><code>c\n</code></pre>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n    c",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<pre><code>c\n</code></pre>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\nlazy",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n<tr>\n<td>lazy</td>\n<td></td>\n</tr>\n</tbody>\n</table>"
      ),
      (
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>"
      ),
    ])
  func `Interrupt paragraphs, and end where another block begins`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("a\n---", "<h2>a</h2>"),
      ("| a |\n---", "<h2>| a |</h2>"),
      ("```\n| a | b |\n|---|---|\n| 1 | 2 |\n```", "<pre><code>| a | b |\n|---|---|\n| 1 | 2 |\n</code></pre>"),
      ("    | a |\n    |---|", "<pre><code>| a |\n|---|\n</code></pre>"),
      ("| a | b |\n| --- |", "<p>| a | b |\n| --- |</p>"),
    ])
  func `Are none where CommonMark has a heading or code, or the columns differ`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Are looked for after what ends HTML, and leave text as it is where there are none`() {
    #expect(
      Sample.document("<!--\na -->\n|b|\n|-|")
        == "<table>\n<thead>\n<tr>\n<th>b</th>\n</tr>\n</thead>\n</table>")
    #expect(
      Sample.document("\"a\" *b*\n\n```\n|-|\n```", .all)
        == "<p>“a” <em>b</em></p>\n<pre><code>|-|\n</code></pre>")
  }

  @Test
  func `Align by a class on pages, and by an attribute elsewhere`() {
    let text = "|a|b|c|\n|:-|:-:|-:|"
    let page = Sample.body(text).html(MarkdownRendering())
    let feed = Sample.html(text)
    for name in ["left", "center", "right"] {
      #expect(page.contains("<th class=\"align-\(name)\">"))
      #expect(feed.contains("<th align=\"\(name)\">"))
      #expect(Sample.document(text).contains("<th align=\"\(name)\">"))
    }
  }

  @Test
  func `Take a list of attributes below them`() {
    #expect(Sample.document("| a |\n|---|\n{: .gear}").hasPrefix("<table class=\"gear\">\n"))
  }

  @Test
  func `Say the line and column of what is wrong in a cell`() {
    let text = "| a | b |\n|---|---|\n| ![](x.png) | 雨 [l](javascript:x) |"
    #expect(Sample.findings(text, line: 7) == ["9:3 missing-alt", "9:18 unsafe-link"])
  }

  @Test
  func `Stay text beyond forty thousand cells`() {
    let row = String(repeating: "|x", count: 1000) + "|\n"
    let text = row + String(repeating: "|-", count: 1000) + "|\n" + String(repeating: row, count: 60)
    let cells = Sample.document(text).split(separator: "\n").count { $0 == "<td>x</td>" || $0 == "<th>x</th>" }
    #expect(cells == 40_000)
  }

  @Test
  func `End before a line that would be a definition below a term`() {
    let html = Sample.document("| a |\n|---|\n| b |\n: The *rain*\n: the sun")
    #expect(html.hasSuffix("</tbody>\n</table>\n<p>: The <em>rain</em>\n: the sun</p>"))
    #expect(Sample.document("| a |\n|---|\n: c").hasSuffix("</table>\n<p>: c</p>"))
  }

  @Test
  func `Begin on the first line of a footnote and of a definition`() {
    let note = Sample.html("x[^1]\n\n[^1]: | a | b |\n    |---|---|\n    | c | d |\n\n    e")
    #expect(note.contains("<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>"))
    #expect(note.contains("<td>d</td>\n</tr>\n</tbody>\n</table>\n<p>e "))
    let definition = Sample.document("Term\n: | a |\n  |---|\n  | [b](c) |\n: d")
    #expect(definition.hasPrefix("<dl>\n<dt>Term</dt>\n<dd>\n<table>\n<thead>\n<tr>\n<th>a</th>"))
    #expect(definition.hasSuffix("</table>\n</dd>\n<dd>d</dd>\n</dl>"))
    let links = Sample.body("Term\n: | [a](b) | [c](d) |\n  |---|---|").links.map(\.location.column)
    #expect(links == [5, 14])
  }
}
