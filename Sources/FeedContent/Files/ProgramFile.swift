import FeedMedia
import FeedModel

/// Which files are programs: browsers that open them run what they hold as a part of the site, or web servers run them.
enum ProgramFile {
  /// Whether a file of that name is one.
  ///
  /// Web servers look for an ending that they know from the end of a name on, so that `index.html.en` is a document. A
  /// drawing is one too, and only what ends in `.svg` itself is cleaned before it is published.
  static func isProgram(_ name: String) -> Bool {
    let parts = name.split(separator: ".").dropFirst()
    for (place, ending) in zip(parts.indices, parts).reversed() {
      if endings.contains(ending.lowercased()) { return true }
      let type = MediaTypes.type(ofFile: ".\(ending)")
      if type == MediaTypes.drawing, place < parts.endIndex - 1 { return true }
      if type != MediaTypes.unknown { return false }
    }
    return false
  }

  private static let endings: Set<String> = [
    // Documents that can hold scripts, among them all of XML (HTML section 8.1.3, `script` in any name space).
    "html", "htm", "xhtml", "xht", "shtml", "shtm", "stm", "xml", "xsl", "xslt", "rdf", "rss", "atom", "mathml", "mml",
    "svgz", "mht", "mhtml", "hta", "htc", "swf",
    // Scripts.
    "js", "mjs", "cjs", "wasm",
    // What servers run.
    "php", "php3", "php4", "php5", "php7", "php8", "phps", "pht", "phtml", "phar", "cgi", "fcgi", "asp", "aspx", "asa",
    "ashx", "asmx", "ascx", "jsp", "jspx", "cfm", "cfml",
  ]
}
