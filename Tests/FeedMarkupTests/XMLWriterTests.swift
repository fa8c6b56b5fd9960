import FeedMarkup
import Testing

@Suite("XML writer")
struct XMLWriterTests {
  private func xml(_ write: (inout XMLWriter) -> Void) -> String {
    var writer = XMLWriter()
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test
  func `Nests and indents elements`() {
    let result = xml { writer in
      writer.declaration()
      writer.element("rss", ["version": "2.0"]) { writer in
        writer.element("channel") { writer in
          writer.element("title", text: "Rain & Sun")
          writer.element("item") { $0.element("guid", ["isPermaLink": "false"], text: "urn:x") }
        }
      }
    }
    #expect(
      result == """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0">
          <channel>
            <title>Rain &amp; Sun</title>
            <item>
              <guid isPermaLink="false">urn:x</guid>
            </item>
          </channel>
        </rss>

        """)
  }

  @Test
  func `Closes elements without content in place`() {
    let result = xml { writer in
      writer.element("a") { writer in
        writer.element("b", ["href": "x"])
        writer.element("c", text: "")
        writer.element("d") { _ in }
      }
    }
    #expect(result == "<a>\n  <b href=\"x\"/>\n  <c/>\n  <d/>\n</a>\n")
  }

  @Test
  func `Keeps the order of attributes and leaves out those without a value`() {
    let width: String? = nil
    let result = xml { $0.element("m", ["z": "1", "width": width, "a": "\"<&>'\n"]) }
    #expect(result == "<m z=\"1\" a=\"&quot;&lt;&amp;&gt;&#39;&#10;\"/>\n")
  }

  @Test
  func `Adds no white space to text`() {
    let result = xml { writer in
      writer.element("p") { writer in
        writer.text("one ")
        writer.element("b", text: "two")
        writer.text(" ]]> three")
      }
    }
    #expect(result == "<p>one <b>two</b> ]]&gt; three</p>\n")
  }

  @Test
  func `Writes nothing where nothing was written`() {
    #expect(xml { _ in } == "")
  }

  @Test
  func `Nests deeply`() {
    func nest(_ depth: Int, in writer: inout XMLWriter) {
      writer.element("a") { if depth > 1 { nest(depth - 1, in: &$0) } }
    }
    let result = xml { nest(100, in: &$0) }
    #expect(result.hasSuffix("    </a>\n  </a>\n</a>\n"))
    #expect(result.split(separator: "\n").count == 199)
  }
}
