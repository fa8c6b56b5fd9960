import FeedMarkup
import Testing

@Suite("HTML writer")
struct HTMLWriterTests {
  private func html(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    write(&writer)
    return writer.markup.markup
  }

  @Test
  func `Nests elements and escapes text`() {
    let result = html { writer in
      writer.element("ul") { writer in
        writer.element("li", text: "it's <b> & \"c\"")
        writer.element("li") { $0.voidElement("br") }
      }
    }
    #expect(result == "<ul><li>it's &lt;b&gt; &amp; &quot;c&quot;</li><li><br></li></ul>")
  }

  @Test
  func `Writes attributes by their kind`() {
    let missing: String? = nil
    let result = html { writer in
      writer.voidElement(
        "img",
        [
          "src": .address("/a b?c&d"), "alt": .text("\"x\""), "hidden": true, "async": false, "id": .text(missing),
          "srcset": .address(nil), "class": "",
        ])
    }
    #expect(result == "<img src=\"/a%20b?c&amp;d\" alt=\"&quot;x&quot;\" hidden class=\"\">")
  }

  @Test
  func `Writes only markup unescaped`() {
    let result = html { writer in
      writer.element("div") { writer in
        writer.markup { $0.append("<p>a</p>") }
        writer.text("<p>")
      }
    }
    #expect(result == "<div><p>a</p>&lt;p&gt;</div>")
  }
}
