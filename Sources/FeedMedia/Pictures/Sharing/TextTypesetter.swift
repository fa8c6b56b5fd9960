import CPangoCairo

/// Sets text on a drawing with Pango, which shapes and breaks the scripts of the world.
@safe final class TextTypesetter {
  private let surface: DrawingSurface
  private let context: OpaquePointer
  private let isRightToLeft: Bool

  /// Creates a typesetter; nil where there is no memory for it.
  ///
  /// Outlines are neither moved nor thickened to suit a screen, so that the same text has the same lines in each size.
  init?(on surface: DrawingSurface, language: String, isRightToLeft: Bool) {
    guard let context = unsafe pango_cairo_create_context(surface.context) else { return nil }
    self.surface = surface
    unsafe self.context = context
    self.isRightToLeft = isRightToLeft
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_cairo_context_set_resolution(context, 72)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string(language))
    unsafe pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The names of all families of typefaces that the machine has, in the order of the names.
  static let families: [String] = {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    unsafe pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
    defer { unsafe g_free(list) }
    let families = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    return unsafe families.compactMap { unsafe pango_font_family_get_name($0) }.map { unsafe String(cString: $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }()

  /// What decides on the machine how text looks: its families of typefaces, and the libraries that draw them.
  static let machine: [String] =
    families + [unsafe String(cString: pango_version_string()), unsafe String(cString: cairo_version_string())]

  /// Creates a text to typeset.
  ///
  /// - Parameters:
  ///   - lineHeight: The distance between lines as a multiple of the size, whatever typefaces the machine has.
  ///   - tracking: The letter spacing as a multiple of the size.
  func text(_ text: String, _ type: Typeface, lineHeight: Double = 1.25, tracking: Double = 0) -> SetText? {
    unsafe SetText(
      text, type, lineHeight: lineHeight, tracking: tracking, context: context, isRightToLeft: isRightToLeft)
  }

  /// Draws a text, the upper edge of its first line at `y`; lines begin where the area has its beginning.
  func draw(_ text: SetText, in area: Area, y: Double, _ color: LinearColor) {
    let x = isRightToLeft ? area.maxX - text.width : area.x
    surface.set(color)
    unsafe cairo_move_to(surface.context, x, y)
    unsafe pango_cairo_show_layout(surface.context, text.layout)
  }
}

struct Typeface: Hashable {
  /// The families, the best first.
  var families: [String]
  /// The height of the type in pixels.
  var size: Double
  var isBold = false

  func sized(_ size: Double) -> Typeface { Typeface(families: families, size: size, isBold: isBold) }
}

/// A text with its lines.
@safe final class SetText {
  fileprivate let layout: OpaquePointer
  private let text: String

  fileprivate init?(
    _ text: String, _ type: Typeface, lineHeight: Double, tracking: Double, context: OpaquePointer, isRightToLeft: Bool
  ) {
    guard let layout = unsafe pango_layout_new(context) else { return nil }
    unsafe self.layout = layout
    self.text = text.keepingKoreanWords
    // The direction of the whole counts: a line that begins with a name in other letters stays at its side.
    unsafe pango_layout_set_auto_dir(layout, 0)
    unsafe pango_layout_set_alignment(layout, isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    show(self.text)
    set(type)
    guard let attributes = unsafe pango_attr_list_new() else { return }
    let line = Int32(lineHeight * type.size * Self.scale)
    unsafe pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(line))
    if tracking != 0 {
      let space = Int32(tracking * type.size * Self.scale)
      unsafe pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(space))
    }
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private static let scale = Double(PANGO_SCALE)

  /// The text as it is shown, with an ellipsis where its end had to be left out.
  private(set) var shown = ""

  private func show(_ text: String) {
    shown = text
    unsafe pango_layout_set_text(layout, text, -1)
  }

  func set(_ type: Typeface) {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, (type.families + ["sans-serif"]).joined(separator: ","))
    unsafe pango_font_description_set_weight(description, type.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    unsafe pango_font_description_set_absolute_size(description, type.size * Self.scale)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_font_description_free(description)
  }

  /// Breaks lines at a width: between words, or wherever one has to where a word is longer than a line.
  func wrap(at width: Double, breaksWords: Bool) {
    unsafe pango_layout_set_wrap(layout, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    unsafe pango_layout_set_width(layout, Int32(width * Self.scale))
  }

  /// Ends the text with an ellipsis where it has more lines, after a whole word if there are any.
  func limit(lines limit: Int) {
    guard lineCount > limit, limit > 0, let line = unsafe pango_layout_get_line_readonly(layout, Int32(limit - 1))
    else {
      return
    }
    let end = unsafe Int(line.pointee.start_index + line.pointee.length)
    var kept = String(decoding: text.utf8.prefix(end), as: UTF8.self)
    repeat {
      let word = kept.lastIndex(where: \.isWhitespace)
      // A line may be one long word, and some scripts have no spaces.
      let isNear = word.map { kept.distance(from: $0, to: kept.endIndex) < 24 } ?? false
      kept = isNear ? String(kept[..<(word ?? kept.startIndex)]) : String(kept.dropLast())
      while let last = kept.last, last.isWhitespace || ",;:、，،".contains(last) { kept.removeLast() }
      show(kept + "…")
    } while lineCount > limit && !kept.isEmpty
  }

  /// How wide the area of its lines is, or where none is set, how wide the text is.
  var width: Double {
    let set = unsafe pango_layout_get_width(layout)
    return set < 0 ? extent.width : Double(set) / Self.scale
  }

  /// How wide the longest line is, and how high all are.
  var extent: (width: Double, height: Double) {
    var size = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &size)
    return (Double(size.width) / Self.scale, Double(size.height) / Self.scale)
  }

  /// The rectangle that its strokes fill, from the upper left corner of the text.
  var ink: Area {
    var size = PangoRectangle()
    unsafe pango_layout_get_extents(layout, &size, nil)
    return Area(
      x: Double(size.x) / Self.scale, y: Double(size.y) / Self.scale, width: Double(size.width) / Self.scale,
      height: Double(size.height) / Self.scale)
  }

  var lineCount: Int { unsafe Int(pango_layout_get_line_count(layout)) }

  /// How many characters no typeface of the machine has.
  var unknownCharacterCount: Int { unsafe Int(pango_layout_get_unknown_glyphs_count(layout)) }
}

extension String {
  /// The text with a joiner between the syllables of Korean words, which are between spaces and are not broken.
  fileprivate var keepingKoreanWords: String {
    let syllables: ClosedRange<Unicode.Scalar> = "\u{AC00}"..."\u{D7A3}"
    guard unicodeScalars.contains(where: syllables.contains) else { return self }
    var result = String.UnicodeScalarView()
    var isInside = false
    for scalar in unicodeScalars {
      let isSyllable = syllables.contains(scalar)
      if isInside, isSyllable { result.append("\u{2060}") }
      result.append(scalar)
      isInside = isSyllable
    }
    return String(result)
  }
}
