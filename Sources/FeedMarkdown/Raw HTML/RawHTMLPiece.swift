/// A part of raw HTML.
enum RawHTMLPiece: Equatable {
  /// Text between tags, its entities not decoded.
  case text(ArraySlice<UInt8>)
  /// A tag; what stands in `<script>` and the like is not a piece of its own.
  case tag(RawHTMLTag)
  /// The comment `<!--more-->`, which ends the excerpt.
  case moreMark
  /// Anything else that is no comment, such as `<?php ?>`: the first line of it.
  case instruction(String)
}
