import FeedDiagnostics
import FeedMedia
import FeedModel
import Foundation
import MediaSamples
import Testing

@Suite("What could run in a drawing")
struct SVGCleaningTests {
  /// A drawing as it is published.
  private func published(_ text: String, named name: String = "a.svg") -> String {
    let bytes = Array(text.utf8)
    return String(decoding: MetadataRemoval.edits(of: bytes, named: name).applied(to: bytes), as: UTF8.self)
  }

  private static let empty = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#

  @Test func `What programs for drawing note for themselves goes`() {
    let text = """
      <!-- /home/ann/rain.svg --><svg xmlns:inkscape="i" inkscape:export-filename="/home/ann/rain.png" \
      sodipodi:docname="rain.svg" xml:lang="en"><metadata>Ann</metadata><!-- <script> --><path inkscape:label="x" d="M0"/></svg>
      """
    #expect(published(text) == #"<svg xmlns:inkscape="i" xml:lang="en"><path d="M0"/></svg>"#)
  }

  @Test(arguments: [
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1" fill='red'/></svg>"#,
    "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg><style><![CDATA[a > b {}]]></style></svg>\n",
    #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>"#,
    #"<!DOCTYPE svg [<!ENTITY s "http://www.w3.org/2000/svg">]><svg xmlns="&s;"><text>&s; &amp; &#x41;</text></svg>"#,
    ##"<svg><a href="https://example.org/?a=b&amp;c"><use xlink:href="#a"/></a><image href="a/b.png" /></svg>"##,
    #"<svg><image href="data:image/png;base64,AAAA"/><animate attributeName="fill" values="red;blue"/></svg>"#,
  ])
  func `A drawing that runs nothing stays as it is`(text: String) {
    #expect(published(text) == text)
  }

  @Test(arguments: [
    ("<svg><script>alert(1)</script><g/></svg>", "<svg><g/></svg>"),
    ("<svg><script href='a.js'/><g/></svg>", "<svg><g/></svg>"),
    ("<svg><x:script xmlns:x='http://www.w3.org/2000/svg'>a</x:script></svg>", "<svg></svg>"),
    ("<svg><script><script/><![CDATA[</script>]]><!-- </script> --></script><g/></svg>", "<svg><g/></svg>"),
    ("<svg onload=\"a\" ONCLICK='b' id=\"c\"/>", "<svg id=\"c\"/>"),
    ("<svg><foreignObject><p onclick='a'>b</p></foreignObject></svg>", "<svg></svg>"),
    ("<svg><a href=' java\nscript:a'>b</a></svg>", "<svg><a>b</a></svg>"),
    ("<svg><a xlink:href='&#106;avascript:a'>b</a></svg>", "<svg><a>b</a></svg>"),
    ("<svg><a xlink:href='java&#x9;script:a'>b</a></svg>", "<svg><a>b</a></svg>"),
    ("<svg><use href='data:image/svg+xml,a'/></svg>", "<svg><use/></svg>"),
    ("<svg xml:base='javascript:a'/>", "<svg/>"),
    ("<svg><image href='https://a.example/b.png' width='1'/></svg>", "<svg><image width='1'/></svg>"),
    (
      "<svg><use xlink:href='//a.example/b.svg#c'/><feImage href=' /\\a.example/'/></svg>",
      "<svg><use/><feImage/></svg>"
    ),
    ("<svg><a href='https://a.example/' ping='/x'>b</a></svg>", "<svg><a href='https://a.example/'>b</a></svg>"),
    (
      "<svg><a><animate attributeName='xlink:href' values='javascript:a'/></a></svg>",
      "<svg><a><animate values='javascript:a'/></a></svg>"
    ),
    ("<svg><set attributeName=' onclick' to='a'/></svg>", "<svg><set to='a'/></svg>"),
    ("<?xml-stylesheet href='a.xsl' type='text/xsl'?><svg/>", "<svg/>"),
    (
      "<!DOCTYPE svg [<!ENTITY j 'javascript:a'>]><svg><a href='&j;'/></svg>",
      "<!DOCTYPE svg [<!ENTITY j 'javascript:a'>]><svg><a/></svg>"
    ),
    ("<!DOCTYPE svg [<!ENTITY s '<script>a</script>'>]><svg>&s;</svg>", "<svg>&s;</svg>"),
    ("<!DOCTYPE svg [<!ENTITY s '&#60;script>a&#60;/script>'>]><svg>&s;</svg>", "<svg>&s;</svg>"),
    ("<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'a'>]><svg/>", "<svg/>"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body onload='a'/></html>", ""),
  ])
  func `Scripts, event handlers, foreign elements and unsafe addresses go`(text: String, expected: String) {
    #expect(published(text) == expected)
  }

  @Test(arguments: [
    ("<svg><g/><script>alert(1)", "<svg><g/>"), ("<svg><g/><g a=b/><g/></svg>", "<svg><g/>"),
    ("<svg><g/><g a='b'onload='c'/></svg>", "<svg><g/>"), ("<svg><g/><g a='<'/></svg>", "<svg><g/>"),
    ("<svg><g/><!-- a", "<svg><g/>"), ("<svg><g/>< script>a</ script></svg>", "<svg><g/>"),
    ("<svg><g/><!ELEMENT a></svg>", "<svg><g/>"), ("<!DOCTYPE svg [<!ENTITY % a '['>]><svg onload='a'/>", ""),
  ])
  func `What is not plainly XML goes with all that follows`(text: String, expected: String) {
    #expect(published(text) == expected)
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-7'?><svg/>", "<?xml version='1.0' encoding = \"utf-16\" ?><svg/>",
    "\u{0}<svg/>",
    "GIF89a<svg onload='a'/>",
  ])
  func `A drawing that browsers could read in another encoding, or that is no drawing, becomes an empty one`(
    text: String
  ) {
    #expect(published(text) == Self.empty)
  }

  @Test(arguments: [true, false])
  func `A drawing in UTF-16 is cleaned and becomes one in UTF-8`(isBigEndian: Bool) throws {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\n<svg width='3' height='2' onload='a'><script/><text>雨🌧</text></svg>"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let edits = MetadataRemoval.edits(of: bytes, named: "a.svg")
    let expected = "<svg width='3' height='2'><text>雨🌧</text></svg>"
    #expect(String(decoding: edits.applied(to: bytes), as: UTF8.self) == expected)
    #expect(edits.byteCount == expected.utf8.count)
    #expect(MetadataRemoval.fault(ofDrawing: ByteSource(bytes)) == nil)
    let probe = MediaProbe(ByteSource(bytes), named: MediaTypes.drawing)
    #expect(probe.problem == nil)
    #expect(probe.facts.pixelSize == PixelSize(width: 3, height: 2))
  }

  @Test(arguments: [
    ("<?xml version='1.0' encoding='Shift_JIS'?><svg/>", MediaError.illegible(encoding: "Shift_JIS")),
    ("<\u{0}s\u{0}v\u{0}g\u{0}>\u{0}", .illegible(encoding: "UTF-16")),
    ("GIF89a<svg/>", .unrecognized(expected: "image/svg+xml")),
  ])
  func `Why a drawing becomes an empty one is known`(text: String, fault: MediaError) {
    #expect(published(text) == Self.empty)
    #expect(MetadataRemoval.fault(ofDrawing: ByteSource(Array(text.utf8))) == fault)
    #expect(MetadataRemoval.fault(ofDrawing: ByteSource(Array("<svg/>".utf8))) == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `Many tags that end nowhere take no longer than they are long`() {
    let text = "<svg>" + String(repeating: "<script><!--", count: 200_000)
    #expect(published(text) == "<svg>")
    let attributes = "<svg>" + String(repeating: "<g a='", count: 200_000)
    #expect(published(attributes) == "<svg>")
  }
}
