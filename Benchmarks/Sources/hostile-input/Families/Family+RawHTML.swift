extension Family {
  /// Tags, comments and the like.
  static let rawHTML = [
    Family("open comments") { size in "</" + .repeating("<!--", upTo: size) },
    Family("open comments in text", repeating: "a <!-- "),
    Family("open instructions", repeating: "a <? "),
    Family("open declarations", repeating: "a <!A "),
    Family("open CDATA sections", repeating: "a <![CDATA["),
    Family("open tags", repeating: "a <b "),
    Family("open attributes", repeating: "a <b c=\""),
    Family("nested tags", repeating: "a <b>"),
    Family("end tags", repeating: "a </b>"),
    Family("links as tags", repeating: "a <a href=\"b\">"),
    Family("links in links", repeating: "<a href=\"b\">[c](d)"),
    Family("images as tags", repeating: "a <img src=\"b\" alt=\"c\">"),
    Family("open comments in a block") { size in "<div>" + .repeating("<!-- <svg> ", upTo: size) },
    Family("open elements in a block") { size in "<div>" + .repeating("<svg><script>", upTo: size) },
    Family("tags in attributes in a block") { size in "<div>" + .repeating("<a b=\"<svg>", upTo: size) },
    Family("ampersands in a block") { size in "<div>" + .repeating("&&#", upTo: size) },
    Family("nested blocks", repeating: "<div>\n\na\n\n"),
    Family("blocks that end at once", repeating: "<div>\n\n"),
    Family("scripts", repeating: "<script>\n</script>\n"),
    Family("more marks", repeating: "<!--more-->"),
  ]
}
