import FeedMarkup
import FeedModel

/// The HTML for the shortcodes of WordPress (`[gallery ids="1,2"]`), as far as they are its own.
struct Shortcodes {
  private(set) var html: String
  /// The names of shortcodes that stay as text.
  private(set) var unknown: [String] = []

  private let attachments: WordPressAttachments
  private let post: String

  init(_ text: String, attachments: WordPressAttachments, post: String) {
    html = text
    self.attachments = attachments
    self.post = post
    guard text.contains("[") else { return }
    expandCaptions()
    expandGalleries()
    expandPlayers()
    expandCode()
    let opened = html.matches(of: /\[([a-z][a-z0-9_-]{2,})\s[^\[\]=]*=[^\[\]]*\]/).map { String($0.1) }
    let closed = html.matches(of: /\[\/([a-z][a-z0-9_-]{2,})\]/).map { String($0.1) }
    let left = html.contains("[gallery]") ? ["gallery"] : []
    unknown = (opened + closed + left).uniqued(by: \.self)
  }

  private mutating func expandCaptions() {
    html = html.replacing(from: /\[(?:wp_)?caption([^\[\]]*)\]/, upTo: /\[\/(?:wp_)?caption\]/) { attributes, inner in
      let inner = inner.trimmingPrefix(while: \.isWhitespace)
      guard let picture = inner.prefixMatch(of: /(<a[^>]*>\s*<img[^>]*>\s*<\/a>|<img[^>]*>)/) else {
        return String(inner)
      }
      let rest = String(inner[picture.range.upperBound...]).trimmed
      let stated = Self.attributes(String(attributes))["caption"] ?? ""
      let caption = rest.isEmpty ? stated : rest
      return "\n\n<figure>\(picture.1)<figcaption>\(caption)</figcaption></figure>\n\n"
    }
  }

  private mutating func expandGalleries() {
    let (attachments, post) = (attachments, post)
    html = html.replacing(/\[gallery([^\[\]]*)\]/) { match in
      let ids = (Self.attributes(String(match.1))["ids"] ?? Self.attributes(String(match.1))["include"])?
        .split(whereSeparator: { !$0.isNumber }).map(String.init)
      let pictures = ids.map { $0.compactMap { attachments[$0] } } ?? attachments.pictures(of: post)
      // Exports of posts alone do not hold what the media library knows.
      guard !pictures.isEmpty else { return String(match.0) }
      return "\n\n" + pictures.map(\.figure).joined(separator: "\n") + "\n\n"
    }
  }

  private mutating func expandPlayers() {
    html = html.replacing(from: /\[embed([^\[\]]*)\]/, upTo: /\[\/embed\]/) { attributes, inner in
      let address = String(inner).trimmed
      return address.contains(where: \.isWhitespace) ? "[embed\(attributes)]\(inner)[/embed]" : "\n\n\(address)\n\n"
    }
    html = html.replacing(/\[(audio|video)([^\[\]]*)\](?:\s*\[\/(?:audio|video)\])?/) { match in
      let attributes = Self.attributes(String(match.2))
      let names = ["src", "mp3", "m4a", "ogg", "wav", "flac", "mp4", "m4v", "webm", "ogv", "mov"]
      guard let source = names.lazy.compactMap({ attributes[$0] }).first else { return String(match.0) }
      return "\n\n<\(match.1) src=\"\(HTMLEscaping.escape(source))\"></\(match.1)>\n\n"
    }
    html = html.replacing(/\[(youtube|vimeo|soundcloud)[\s=]+([^\s=\[\]][^\[\]]*)\](?:\s*\[\/soundcloud\])?/) { match in
      let value =
        Self.attributes(String(match.2))["url"] ?? Self.attributes(String(match.2))["id"]
        ?? String(match.2.prefix { !$0.isWhitespace }).replacing("\"", with: "")
      if ImportedAddress.isOfWeb(value) { return "\n\n\(value)\n\n" }
      return match.1 == "youtube"
        ? "\n\nhttps://www.youtube.com/watch?v=\(value)\n\n" : "\n\nhttps://vimeo.com/\(value)\n\n"
    }
  }

  private mutating func expandCode() {
    html = html.replacing(from: /\[(?:source)?code([^\[\]]*)\]/, upTo: /\[\/(?:source)?code\]/) { attributes, inner in
      let attributes = Self.attributes(String(attributes))
      let language = (attributes["language"] ?? attributes["lang"]).map { " class=\"language-\($0)\"" } ?? ""
      let code = inner.contains(/&(lt|gt|amp|quot|#\d+);/) ? String(inner) : HTMLEscaping.escape(String(inner))
      return "\n\n<pre><code\(language)>\(code)</code></pre>\n\n"
    }
  }

  private static func attributes(_ text: String) -> [String: String] {
    var attributes: [String: String] = [:]
    // A word without a value is passed as a whole, and not looked at from each of its letters.
    for match in text.matches(of: /([a-z][a-z0-9_]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/) {
      if let value = match.2 ?? match.3 ?? match.4 { attributes[String(match.1)] = String(value) }
    }
    return attributes
  }
}

extension ImportedMedium {
  /// A picture with its caption as HTML.
  var figure: String {
    let alt = HTMLEscaping.escape(alt ?? "")
    let caption = caption.map { "<figcaption>\(HTMLEscaping.escape($0))</figcaption>" } ?? ""
    return "<figure><img src=\"\(HTMLEscaping.escape(source))\" alt=\"\(alt)\">\(caption)</figure>"
  }
}
