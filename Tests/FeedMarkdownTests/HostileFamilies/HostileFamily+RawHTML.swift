extension HostileFamily {
  /// Tags, comments and the like.
  static let rawHTML: [HostileFamily] = [
    HostileFamily("open comments") { size in "</" + .repeating("<!--", upTo: size) },
    HostileFamily("open comments in text", repeating: "a <!-- "),
    HostileFamily("open instructions", repeating: "a <? "),
    HostileFamily("open declarations", repeating: "a <!A "),
    HostileFamily("open CDATA sections", repeating: "a <![CDATA["),
    HostileFamily("open tags", repeating: "a <b "),
    HostileFamily("open attributes", repeating: "a <b c=\""),
    HostileFamily("nested tags", repeating: "a <b>"),
    HostileFamily("end tags", repeating: "a </b>"),
    HostileFamily("links as tags", repeating: "a <a href=\"b\">"),
    HostileFamily("links in links", repeating: "<a href=\"b\">[c](d)"),
    HostileFamily("images as tags", repeating: "a <img src=\"b\" alt=\"c\">"),
    HostileFamily("open comments in a block") { size in "<div>" + .repeating("<!-- <svg> ", upTo: size) },
    HostileFamily("open elements in a block") { size in "<div>" + .repeating("<svg><script>", upTo: size) },
    HostileFamily("tags in attributes in a block") { size in "<div>" + .repeating("<a b=\"<svg>", upTo: size) },
    HostileFamily("ampersands in a block") { size in "<div>" + .repeating("&&#", upTo: size) },
    HostileFamily("nested blocks", repeating: "<div>\n\na\n\n"),
    HostileFamily("blocks that end at once", repeating: "<div>\n\n"),
    HostileFamily("scripts", repeating: "<script>\n</script>\n"),
    HostileFamily("more marks", repeating: "<!--more-->"),
  ]
}
