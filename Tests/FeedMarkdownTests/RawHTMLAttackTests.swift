import BodyChecking
import FeedMarkdown
import Testing

@Suite("Raw HTML that attacks")
struct RawHTMLAttackTests {
  @Test(arguments: vectors, RawHTMLPolicy.allCases)
  func `Comes into feeds without what is dangerous`(text: String, policy: RawHTMLPolicy) {
    for text in [text, "a \(text) b", "<div>\(text)", "- \(text)\n\n> \(text)", "*a \(text)* b"] {
      let html = Sample.rawHTML(text, policy, for: .feed)
      #expect(SafeMarkup.faults(in: html) == [], "\(text) became \(html)")
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func `Nests in feeds and is written as it stands elsewhere, however it is put together`() {
    var state: UInt64 = 42
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<400 {
      let text = (0..<(1 + random(16))).map { _ in Self.pieces[random(Self.pieces.count)] }.joined()
      #expect(Sample.rawHTML(text) == CmarkReference.html(text, keepsRawHTML: true), "\(text)")
      for policy in RawHTMLPolicy.allCases {
        let html = Sample.rawHTML(text, policy, for: .feed)
        #expect(SafeMarkup.faults(in: html) == [], "\(text) became \(html)")
      }
    }
  }

  static let pieces = [
    "<b>", "</b>", "<i>", "</i>", "<div>", "</div>", "<p>", "</p>", "<ul>", "<li>", "</li>", "</ul>", "<table>", "<td>",
    "</table>", "<script>", "</script>", "<style>", "</style>", "<svg>", "</svg>", "<a href=x>", "</a>", "<img src=y>",
    "<br>", "<!--", "-->", "<!-- c -->", "\n", "\n", "\n\n", "\n\n", "*", "*", "**", "`", "# ", "> ", "- ", "1. ",
    "    ",
    "[l](m)", "![n](o)", "[", "](p)", "text", " ", " ", "<", ">", "\"", "'", "<x ", "on=", "&lt;", "&", "<a title='",
    "<title>", "</title>", "<?", "?>", "<textarea>", "</textarea>", "<select>", "</button>", "<pre>", "</pre>",
  ]

  static let vectors = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//a.b/c.js></SCRIPT>", "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script>a</script", "<script/x>alert(1)</script>", "</script><script>alert(1)//", "<script\n>alert(1)</script\n>",
    "<img src=x onerror=alert(1)>", "<img/src=x/onerror=alert(1)>", "<img src=\"x\"onerror=\"alert(1)\">",
    "<img \"\"\"><script>alert(1)</script>\">", "<img src='x' ONERROR\n=\n'alert(1)'>", "<body onload=alert(1)>",
    "<img src=javascript:alert(1)>", "<a href=javascript:alert(1)>a</a>", "<a href=' javascript:alert(1)'>a</a>",
    "<a href='jAvAsCrIpT:alert(1)'>a</a>", "<a href='java\tscript:alert(1)'>a</a>",
    "<a href='java\nscript:alert(1)'>a</a>",
    "<a href='java&#115;cript:alert(1)'>a</a>", "<a href='java&#x73;cript&colon;alert(1)'>a</a>",
    "<a href='&#0000106avascript:alert(1)'>a</a>", "<a href='java&Tab;script:alert(1)'>a</a>",
    "<a href='java&NewLine;script:alert(1)'>a</a>", "<a href='&#1;javascript:alert(1)'>a</a>",
    "<a href='\u{1}javascript:alert(1)'>a</a>", "<a href=`javascript:alert(1)`>a</a>", "<a href='vbscript:a'>b</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>a</a>", "<a href='data:text/html;base64,PHN2Zz4='>a</a>",
    "<img src='data:image/svg+xml,<svg onload=alert(1)>'>", "<img srcset='javascript:alert(1) 1x, a 2x'>",
    "<video poster=javascript:alert(1) src=a></video>", "<video><source onerror=alert(1)></video>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<script>alert(1)</script>'>", "<frameset onload=a>",
    "<object data=javascript:alert(1)></object>", "<embed src=javascript:alert(1)>", "<applet code=a></applet>",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
    "<svg><a xlink:href=javascript:a><text>b</text></a></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", "<math href='javascript:a'>b</math>",
    "<form action=javascript:alert(1)><input type=submit></form>", "<button formaction=javascript:a>b</button>",
    "<input autofocus onfocus=alert(1)>", "<select autofocus onfocus=a><option>b", "<isindex action=javascript:a>",
    "<textarea><img title='</textarea><script>alert(1)</script>'>", "<title><a title='</title><img src=x onerror=a>'>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>", "<style>@import 'a';</style>",
    "<p style='background:url(javascript:a)'>b</p>", "<link rel=stylesheet href=javascript:a>",
    "<base href=javascript:a//>",
    "<meta http-equiv=refresh content='0;url=javascript:a'>", "<details open ontoggle=alert(1)>a</details>",
    "<marquee onstart=a>b</marquee>", "<xss id=x tabindex=1 onfocusin=alert(1)></xss>",
    "<a id=location name=href>b</a>",
    "<!--><script>alert(1)</script>-->", "<!-- --!><img src=x onerror=alert(1)> -->",
    "<![CDATA[><script>alert(1)</script>]]>",
    "<?xml ><script>alert(1)</script>?>", "<!doctype html><script>a</script>",
    "<template><script>a</script></template>",
    "<plaintext><script>alert(1)</script>", "<xmp><p title=\"</xmp><svg/onload=alert(1)>\">", "<noembed><a onclick=b>",
    "<p title='\"onmouseover=\"alert(1)'>a</p>", "<p title=\"><script>alert(1)</script>\">a</p>",
    "<p title=&quot;onclick=a&quot;>b</p>",
    "<p =a onclick=b>c</p>", "<p/onclick=a>b</p>", "<p onclick\u{C}=a>b</p>", "<a\u{0}href='javascript:a'>b</a>",
    "<img src=x:alert(1) onerror=eval(src)>",
    "</div></body></html><script>alert(1)</script>", "</td></table></li></ul></p>", "<table><td></p></li></div><table>",
    "<a href='https://a.b/\" onclick=\"c'>d</a>", "<a href='//a.b/<script>'>c</a>",
    "<img alt='<script>alert(1)</script>'>",
    "<img src=javascript:a alt='\"><script>alert(1)</script>'>", "<td colspan='\"><script>a</script>'>b</td>",
  ]
}
