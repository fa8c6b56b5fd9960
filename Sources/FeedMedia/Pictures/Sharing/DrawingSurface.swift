import CPangoCairo

/// An opaque picture to draw on with Cairo; lengths are in pixels, from the upper left corner.
@safe final class DrawingSurface {
  private let surface: OpaquePointer
  let context: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a surface of one colour; nil where there is no memory for it.
  init?(width: Int, height: Int, _ color: LinearColor) {
    (self.width, self.height) = (width, height)
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else {
      return nil
    }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = unsafe cairo_create(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe (self.surface, self.context) = (surface, context)
    unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    set(color)
    unsafe cairo_paint(context)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  func fill(_ area: Area, radius: Double = 0, _ color: LinearColor) {
    addPath(area, radius: radius)
    set(color)
    unsafe cairo_fill(context)
  }

  func fillCircle(x: Double, y: Double, radius: Double, _ color: LinearColor) {
    unsafe cairo_new_path(context)
    unsafe cairo_arc(context, x, y, radius, 0, 2 * Double.pi)
    set(color)
    unsafe cairo_fill(context)
  }

  /// Draws a horizontal line, of dashes where their length is given.
  func drawLine(
    from start: Double, to end: Double, y: Double, thickness: Double, dash: Double?, _ color: LinearColor
  ) {
    unsafe cairo_new_path(context)
    unsafe cairo_move_to(context, start, y)
    unsafe cairo_line_to(context, end, y)
    unsafe cairo_set_line_width(context, thickness)
    let dashes = dash.map { [$0, $0] } ?? []
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    set(color)
    unsafe cairo_stroke(context)
  }

  /// Keeps what an action draws within a rectangle with corners of a radius.
  func clipping(_ area: Area, radius: Double, _ action: () -> Void) {
    unsafe cairo_save(context)
    addPath(area, radius: radius)
    unsafe cairo_clip(context)
    action()
    unsafe cairo_restore(context)
  }

  /// Draws an opaque picture, a pixel for each of its own.
  func draw(_ picture: LinearImage, x: Double, y: Double) {
    guard
      let image = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height))
    else { return }
    defer { unsafe cairo_surface_destroy(image) }
    guard let bytes = unsafe cairo_image_surface_get_data(image) else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(image)) / 4
    unsafe bytes.withMemoryRebound(to: UInt32.self, capacity: stride * picture.height) { pixels in
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let place = (row * picture.width + column) * LinearImage.channelCount
          let (red, green, blue) = (
            picture.channels[place], picture.channels[place + 1], picture.channels[place + 2]
          )
          unsafe pixels[row * stride + column] = LinearColor(red: red, green: green, blue: blue).number
        }
      }
    }
    unsafe cairo_surface_mark_dirty(image)
    unsafe cairo_set_source_surface(context, image, x, y)
    unsafe cairo_paint(context)
  }

  /// Sets the colour for what is drawn next.
  func set(_ color: LinearColor) {
    let shares = [16, 8, 0].map { Double(color.number >> $0 & 0xFF) / 255 }
    unsafe cairo_set_source_rgb(context, shares[0], shares[1], shares[2])
  }

  /// Lets a function read the pixels, row after row: blue, green, red and a byte of no meaning each.
  ///
  /// - Parameter body: Gets the pixels and the number of them from one row to the next.
  func withPixels<Result>(_ body: (_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> Result) -> Result? {
    unsafe cairo_surface_flush(surface)
    guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return nil }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    return unsafe bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { unsafe body($0, stride) }
  }

  private func addPath(_ area: Area, radius: Double) {
    unsafe cairo_new_path(context)
    guard radius > 0 else {
      unsafe cairo_rectangle(context, area.x, area.y, area.width, area.height)
      return
    }
    let (left, right) = (area.x + radius, area.x + area.width - radius)
    let (top, bottom) = (area.y + radius, area.y + area.height - radius)
    let quarter = Double.pi / 2
    unsafe cairo_arc(context, right, top, radius, -quarter, 0)
    unsafe cairo_arc(context, right, bottom, radius, 0, quarter)
    unsafe cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    unsafe cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    unsafe cairo_close_path(context)
  }
}

struct Area: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func inset(_ horizontal: Double, _ vertical: Double) -> Area {
    Area(x: x + horizontal, y: y + vertical, width: width - horizontal * 2, height: height - vertical * 2)
  }

  /// The rectangle without a part on the side where lines begin, or end.
  func cutting(atStart start: Double, atEnd end: Double = 0, isRightToLeft: Bool) -> Area {
    Area(x: x + (isRightToLeft ? end : start), y: y, width: width - start - end, height: height)
  }
}
