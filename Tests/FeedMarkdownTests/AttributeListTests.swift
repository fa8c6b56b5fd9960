import FeedMarkdown
import FeedMarkup
import Testing

@Suite("Attribute lists")
struct AttributeListTests {
  /// The attributes as they are written on an element, what was dropped after a bar, the text that is left in brackets.
  private static func read(
    _ text: String, on target: AttributeTarget = .link, requiresColon: Bool = false
  ) -> String? {
    guard let (list, end) = AttributeList.parse(prefixOf: text.utf8, requiresColon: requiresColon) else { return nil }
    let restricted = list.restricted(to: target)
    let dropped = restricted.dropped.isEmpty ? "" : " | " + restricted.dropped.joined(separator: " ")
    let rest = end == text.endIndex ? "" : "[\(text[end...])]"
    return html(restricted) + dropped + rest
  }

  private static func html(_ list: AttributeList, prefix: String? = "") -> String {
    var buffer = MarkupBuffer()
    list.append(to: &buffer, identifierPrefix: prefix)
    return String(buffer.markup.dropFirst())
  }

  @Test(
    arguments: [
      (#"{:target="_blank"}"#, #"target="_blank" rel="noopener""#),
      (#"{:target="_blank" rel="nofollow me"} b"#, #"target="_blank" rel="nofollow me noopener"[ b]"#),
      (#"{: rel="noopener" target=_blank}"#, #"rel="noopener" target="_blank""#),
      ("{: .class #id}", #"class="class" id="id""#),
      ("{:.a .b lang='de' title=v}", #"class="a b" lang="de" title="v""#),
      ("{:  .a\t.b  }", #"class="a b""#),
      ("{:.a.b#c}", #"class="a b" id="c""#),
      ("{#id .class}", #"class="class" id="id""#),
      ("{.class}{.b}", #"class="class"[{.b}]"#),
      ("{target=_blank}", #"target="_blank" rel="noopener""#),
      ("{: title=“a b” class=‘c d’}", #"class="c d" title="a b""#),
      ("{: title=”a b“}", #"title="a b""#),
      ("{: title=\"it’s\"}", #"title="it’s""#),
      (#"{: title="a \"b\" \} \\ } \c"}"#, #"title="a &quot;b&quot; } \ } \c""#),
      (#"{: TITLE="<&>"}"#, #"title="&lt;&amp;&gt;""#),
      ("{: .card–wide #a—b}", #"class="card--wide" id="a---b""#),
      ("{: .höhe #日本:1_é}", #"class="höhe" id="日本:1_é""#),
      (#"{: id="a.b"}"#, #"id="a.b""#),
      (#"{: title="a" title="b" .x .x}"#, #"class="x" title="b""#),
      ("{: download}", #"download="""#),
      (#"{: title=""}"#, #"title="""#),
      ("{: data-a-1=b}", #"data-a-1="b""#),
    ])
  func `Are read in each way they are written`(text: String, expected: String) {
    #expect(Self.read(text) == expected)
    #expect(AttributeList.parse(prefixOf: Array(text.utf8)[...], requiresColon: false) != nil)
  }

  @Test(
    arguments: [
      "", "{", "{}", "{:}", "{: }", "{ }", "{: .a", "{: .a\n.b}", "{:\n.a}", "{: title=\"a\nb\"}", "{: title=\"a}",
      "{: title=“a\"}", "{: title=‘a”}", "{{ x }}", "{% x %}", "{:{a}}", "{: .a {: .b}", "a{: .b}", "{: .}", "{: #}",
      "{: a=}", "{: =a}", "{: title=\"a\"title=\"b\"}", "{: title=\"a\".b}", "{:, .a}", "{::}x{", "{:::",
      "{: .a\u{0}}",
    ])
  func `Stay text where they are none`(text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test(
    arguments: [
      "{x}", "{1,2}", "{x=1}", "{one=1}", "{.5}", "{download}", "{.a b}", "{a, .b}", "{#a/b}", "{-}", "{x y}",
      "{…}",
    ])
  func `Without a colon stay text unless they can be nothing else`(text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test
  func `Need a colon where plain braces mean something else`() {
    #expect(Self.read("{.a}", requiresColon: true) == nil)
    #expect(Self.read("{:.a}", requiresColon: true) == #"class="a""#)
  }

  @Test(
    arguments: [
      (#"{: onclick="alert(1)" .a}"#, #"class="a" | onclick"#),
      (#"{: style="color:red" href="x" src=y srcset=z}"#, " | style href src srcset"),
      ("{onclick=x}", " | onclick"), ("{:toc}", " | toc"), ("{:toc .a}", #"class="a" | toc"#),
      ("{::nomarkdown}a", " | ::nomarkdown[a]"), ("{:/nomarkdown}", " | :/nomarkdown"), ("{:/}", " | :/"),
      ("{::options toc=\"1\" /}", " | ::options"), ("{:ref: .a}", #"class="a" | ref:"#),
      ("{: .5 .a/b .-1}", " | class"), ("{: #a/b}", " | id"), (#"{: id="a b"}"#, " | id"),
      ("{: target=a/b}", " | target"), ("{: target=_new}", " | target"),
      ("{: target=window-1}", #"target="window-1" rel="noopener""#),
      ("{: rel=stylesheet}", " | rel"), (#"{: rel="NOFOLLOW opener"}"#, #"rel="nofollow" | rel"#),
      ("{: lang=e_n}", " | lang"), ("{: lang=zh-Hant}", #"lang="zh-Hant""#), ("{: lang=\"\"}", " | lang"),
      ("{: dir=RTL}", #"dir="rtl""#), ("{: dir=up}", " | dir"), ("{: type=text/html}", #"type="text/html""#),
      ("{: type=html}", " | type"), ("{: download=a/b}", " | download"), ("{: data-=a}", " | data-"),
      ("{: data-player=x data-player-id=y data-ok=z}", #"data-ok="z" | data-player data-player-id"#),
      ("{: data-more=x}", " | data-more"), ("{: data-photo=x}", " | data-photo"), ("{: #_main}", " | id"),
      ("{: data_a=b}", " | data_a"), ("{: datetime=2020 tabindex=1 accesskey=a}", " | datetime tabindex accesskey"),
      ("{: onclick=a onclick=b}", " | onclick"),
    ])
  func `Lose what is not allowed, and say so`(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("{: width=300 height=200px loading=lazy}", .image, #"width="300" height="200" loading="lazy""#),
      ("{: width=50% height=0 loading=now}", .image, " | width height loading"),
      ("{: width=99999999999999999999 height=-1}", .image, " | width height"),
      ("{: width=300 target=_blank}", .heading, " | width target"),
      ("{: start=-3 reversed type=a}", .list, #"start="-3" reversed="" type="a""#),
      ("{: start=1e9 type=x}", .list, " | start type"),
      ("{: start=3 reversed}", .block, " | start reversed"),
      ("{: start=3 reversed type=a .b}", .bullets, #"class="b" | start reversed type"#),
      ("{: cite=https://a.org role=note}", .quote, #"cite="https://a.org" role="note""#),
      ("{: cite=https://a.org role=note}", .block, #"role="note" | cite"#),
      ("{: cite=javascript:alert(1) role=button}", .quote, " | cite role"),
      ("{: aria-label=a}", .inline, " | aria-label"), ("{: aria-label=a}", .heading, #"aria-label="a""#),
      ("{: hreflang=de rel=me}", .link, #"hreflang="de" rel="me""#), ("{: hreflang=de}", .inline, " | hreflang"),
      ("{: role=presentation}", .image, #"role="presentation""#), ("{: type=text/html}", .list, " | type"),
    ] as [(String, AttributeTarget, String)])
  func `Keep what the element takes`(text: String, target: AttributeTarget, expected: String) {
    #expect(Self.read(text, on: target) == expected)
  }

  @Test(
    arguments: [
      ("{: .a", #"class="a""#), ("{:.a #b and so on", #"class="a" id="b"[ and so on]"#),
      (#"{: title="a b"#, " | title"), ("{: .a title=“b c", #"class="a" | title"#),
    ])
  func `That are not closed end with the last thing that can be read`(text: String, expected: String) throws {
    let (list, end) = try #require(AttributeList.parseUnclosed(prefixOf: text.utf8))
    let restricted = list.restricted(to: .link)
    let dropped = restricted.dropped.isEmpty ? "" : " | " + restricted.dropped.joined(separator: " ")
    #expect(Self.html(restricted) + dropped + (end == text.endIndex ? "" : "[\(text[end...])]") == expected)
  }

  @Test(
    arguments: ["{: a", "{:", "{:)", "{: .5", "{.a", "{: .a}", "{: x=1"])
  func `Are not there where words or closed braces follow`(text: String) {
    #expect(AttributeList.parseUnclosed(prefixOf: text.utf8) == nil)
  }

  @Test
  func `Are merged, the later one first in doubt`() throws {
    var list = try #require(AttributeList.parse(prefixOf: "{: .a #b title=c lang=de x}".utf8, requiresColon: true)).list
    list.merge(
      try #require(AttributeList.parse(prefixOf: "{: .d .a #e lang=en dir=ltr y x}".utf8, requiresColon: true)).list)
    #expect(Self.html(list) == #"class="a d" id="e" title="c" lang="en" dir="ltr""#)
    #expect(list.dropped == ["x", "y"])
    #expect(list["lang"] == "en")
    #expect(list.removeValue(of: "id") == "e")
    #expect(list.removeValue(of: "title") == "c")
    #expect(list.removeValue(of: "width") == nil)
    #expect(Self.html(list) == #"class="a d" lang="en" dir="ltr""#)
    #expect(!list.isEmpty)
    #expect(AttributeList().isEmpty)
  }

  @Test
  func `Leave no class, id, target or data in feeds`() throws {
    let text = "{: .a #b title=c lang=de dir=ltr target=_blank rel=me data-x=y hreflang=en width=1 height=2}"
    let list = try #require(AttributeList.parse(prefixOf: text.utf8, requiresColon: true)).list
    #expect(Self.html(list.inFeed) == #"title="c" lang="de" dir="ltr" hreflang="en" width="1" height="2""#)
  }

  @Test
  func `Put the rendering's prefix before ids, and leave ids out without one`() throws {
    let list = try #require(AttributeList.parse(prefixOf: "{#a .b}".utf8, requiresColon: false)).list
    #expect(Self.html(list, prefix: "x-") == #"class="b" id="x-a""#)
    #expect(Self.html(list, prefix: nil) == #"class="b""#)
  }

  @Test(.timeLimit(.minutes(30)))
  func `Take linear time`() {
    let patterns = [
      "{:a=\" ", "{:a=“ {:b='", "{: .a ", "{::a ", "{:a=\" {:b=' \" c=\"", "{{{", "{:x=' y='", "{:.a.b#c",
    ]
    for pattern in patterns {
      let text = Array(String(repeating: pattern, count: 20_000).utf8)
      var index = text.startIndex
      while let brace = text[index...].firstIndex(of: UInt8(ascii: "{")) {
        index = AttributeList.parse(prefixOf: text[brace...], requiresColon: false)?.end ?? brace + 1
      }
      #expect(index <= text.endIndex)
    }
  }
}
