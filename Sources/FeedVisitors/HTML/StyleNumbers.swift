package import FeedModel

/// Numbers for style sheets, as class names.
///
/// Pages hold no `style` attributes, so that they work where a policy forbids them (Content Security Policy 3,
/// `style-src`). A class is a letter and a number from 0 to 15 instead, and the style sheets of themes set the custom
/// property of that letter to it: `.a3 {--a: 3}`. What is greater takes two letters, the first of which counts sixteens.
///
/// | letters | on | what they count |
/// |---|---|---|
/// | `h o` | a card's place | the rows that the card takes |
/// | | `figure`, a video's frame | width by height in sixtieths |
/// | | `.clip` | the height of a note or quotation in rem |
/// | | `img.focus` | the two letters for themselves: what stays in view, in fifteenths from the left and from the top |
/// | `a` … `e` | a card's place | the column that the card begins in, of two to six columns |
/// | `u p` … `y t` | a card's place | the rows that it grows by, of two to six columns; none where they are missing |
/// | `l m n` | a card | lines of the title, below it, and of the excerpt; the whole text where they are missing |
/// | `r g b` | `img.tone`, `.cover-color` | a colour, each of its parts from 0 to 7 |
/// | `g` | a card or page of music without a picture | the variant of what is drawn for it, from 0 to 7 |
package enum StyleNumbers {
  /// The classes of a number below 256, where 255 also means all above: `h3 o1`.
  package static func pair(_ high: Character, _ low: Character, _ number: Int) -> String {
    let number = min(max(number, 0), 255)
    return "\(high)\(number >> 4) \(low)\(number & 15)"
  }

  package static func ratio(of size: PixelSize) -> String {
    // Far from the greatest number that there is, so that nothing overflows.
    pair("h", "o", max(1, Int(min(4.25, Double(size.width) / Double(size.height)) * 60 + 0.5)))
  }

  /// The classes of a colour: `r10 g5 b3`.
  package static func color(_ color: PictureColor) -> String { "r\(color.red) g\(color.green) b\(color.blue)" }

  /// By how many rows a card grows at most.
  package static let mostGrowth = 47
}

extension CardSize {
  /// The shape as a class name, `card-normal`, `card-wide`, `card-tall`, `card-large`, `card-small` or `card-full`, with
  /// the lines of texts that are cut.
  var classNames: String {
    let counts = [("l", lines.title, 4), ("m", lines.sub, 4), ("n", lines.copy, 10)]
    let names = counts.compactMap { letter, number, most in number.map { "\(letter)\(min(Int($0), most))" } }
    return (["card-\(shape.rawValue)"] + names).joined(separator: " ")
  }
}

extension Accent {
  /// The colour as a class name, `accent-song`, and its numbers where it comes from a cover, or that of the art where
  /// there is none.
  var classNames: String {
    guard let cover else { return "accent-\(name)" + (art.map { " g\($0)" } ?? "") }
    return "accent-\(name) cover-color \(StyleNumbers.color(cover))"
  }
}
