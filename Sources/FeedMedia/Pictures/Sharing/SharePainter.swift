import FeedModel

/// Draws a share picture in one of its forms: a card on the background of the site, with words as large as fit.
struct SharePainter {
  private let picture: SharePicture
  private let form: ShareForm
  private let colors: ShareColors
  private let surface: DrawingSurface
  private let typesetter: TextTypesetter

  /// The version of the drawing; increase it with every change to how the same words are drawn.
  static let version = 2

  /// The picture as a PNG file; empty where there is no memory for it.
  static func png(_ picture: SharePicture, as form: ShareForm) -> [UInt8] {
    guard let painter = SharePainter(picture, form) else { return [] }
    painter.paint()
    return PalettePNG(painter.surface, first: painter.colors.all).bytes
  }

  private init?(_ picture: SharePicture, _ form: ShareForm) {
    ThemeTypefaces.use(picture.look.typefaceFiles)
    colors = ShareColors(picture.look, mark: picture.mark)
    guard let surface = DrawingSurface(width: form.size.width, height: form.size.height, colors.ground),
      let typesetter = TextTypesetter(
        on: surface, language: picture.language, isRightToLeft: picture.isRightToLeft)
    else { return nil }
    (self.picture, self.form, self.surface, self.typesetter) = (picture, form, surface, typesetter)
  }

  // MARK: Measures

  /// How much larger type is than on a wide picture.
  private var scale: Double { form == .wide ? 1 : 1.32 }
  private var isRightToLeft: Bool { picture.isRightToLeft }
  private var card: Area {
    Area(x: 0, y: 0, width: Double(form.size.width), height: Double(form.size.height)).inset(36, 36)
  }
  private var radius: Double { 20 }
  /// The area within the margins of the card.
  private var page: Area { card.inset(form == .wide ? 60 : 68, form == .wide ? 48 : 72) }
  private var labelType: Typeface { Typeface(families: picture.look.textFamilies, size: 30 * scale, isBold: true) }
  private var footType: Typeface { Typeface(families: picture.look.textFamilies, size: 28 * scale) }

  // MARK: The whole

  private func paint() {
    surface.fill(card.inset(-1.5, -1.5), radius: radius + 1.5, colors.line)
    surface.fill(card, radius: radius, colors.paper)
    let foot = paintFoot()
    paintUnder(foot: foot)
    let top = paintLabel()
    let gap = 30 * scale
    var middle = page
    middle.y = top + gap
    middle.height = foot - gap - middle.y
    paintWords(in: middle)
  }

  /// The marks that are drawn under the words.
  private func paintUnder(foot: Double) {
    switch picture.mark {
    case .band:
      surface.clipping(card, radius: radius) {
        surface.fill(Area(x: card.x, y: card.y, width: card.width, height: 16), colors.accent)
      }
    case .edge:
      let x = isRightToLeft ? card.maxX - 16 : card.x
      surface.clipping(card, radius: radius) {
        surface.fill(Area(x: x, y: card.y, width: 16, height: card.height), colors.accent)
      }
    case .record: paintRecord()
    case .ticket:
      let y = foot
      for x in [card.x, card.maxX] {
        surface.fillCircle(x: x, y: y, radius: 23.5, colors.line)
        surface.fillCircle(x: x, y: y, radius: 22, colors.ground)
        // The notch is cut out of the edge as well.
        let outside =
          x == card.x
          ? Area(x: 0, y: y - 24, width: card.x - 1.5, height: 48)
          : Area(x: card.maxX + 1.5, y: y - 24, width: 40, height: 48)
        surface.fill(outside, colors.ground)
      }
    case .quotationMark: paintQuotationMark()
    case .day, .people: break
    }
  }

  /// The label of the entry's kind, with a dot in its colour.
  ///
  /// - Returns: The y at which the next line may begin.
  private func paintLabel() -> Double {
    guard let label = picture.label, let text = typesetter.text(label, labelType) else { return page.y }
    let height = text.extent.height
    let dot = 11 * scale
    let isPlain = picture.mark == .ticket
    let indent = isPlain ? 0 : dot * 2 + 14 * scale
    if !isPlain {
      let x = isRightToLeft ? page.maxX - dot : page.x + dot
      surface.fillCircle(x: x, y: page.y + height / 2, radius: dot, colors.accent)
    }
    text.wrap(at: page.width - indent, breaksWords: true)
    text.limit(lines: 1)
    typesetter.draw(
      text, in: page.cutting(atStart: indent, isRightToLeft: isRightToLeft), y: page.y, colors.tone)
    return page.y + height
  }

  /// The author and the site, above the lower margin.
  ///
  /// - Returns: The y at which the foot begins.
  private func paintFoot() -> Double {
    var names: [(text: String, type: Typeface, color: LinearColor)] = []
    if let author = picture.author, author != picture.site {
      var bold = footType
      bold.isBold = true
      names.append((author, bold, colors.ink))
    }
    names.append((picture.site, footType, names.isEmpty ? colors.ink : colors.soft))
    let texts = names.compactMap { typesetter.text($0.text, $0.type) }
    guard texts.count == names.count else { return page.maxY }
    let gap = 40 * scale
    let height = texts.map(\.extent.height).max() ?? 0
    let y = page.maxY - height
    let emblem = emblem(side: Int(height.rounded()))
    // The icon is before the title of the site, which is the last of the names.
    let indent = emblem.map { Double($0.width) + 12 * scale } ?? 0
    var wanted = texts.map(\.extent.width)
    wanted[wanted.count - 1] += indent
    var widths = Self.shares(of: page.width - gap * Double(texts.count - 1), wanted: wanted)
    if let emblem {
      let start = texts.count == 1 ? 0 : page.width - widths[widths.count - 1]
      let x = isRightToLeft ? page.maxX - start - Double(emblem.width) : page.x + start
      surface.draw(emblem, x: x.rounded(), y: y.rounded())
      widths[widths.count - 1] -= indent
    }
    for (index, text) in texts.enumerated() {
      text.wrap(at: widths[index] + 1, breaksWords: true)
      text.limit(lines: 1)
      let rest = page.width - widths[index]
      let atStart = index > 0 ? rest : texts.count == 1 ? indent : 0
      let area = page.cutting(atStart: atStart, atEnd: rest - atStart, isRightToLeft: isRightToLeft)
      typesetter.draw(text, in: area, y: y, names[index].color)
    }
    let line = y - 26 * scale
    let isTicket = picture.mark == .ticket
    surface.drawLine(
      from: isTicket ? card.x + 40 : page.x, to: isTicket ? card.maxX - 40 : page.maxX, y: line,
      thickness: isTicket ? 3 : 2, dash: isTicket ? 12 : nil, colors.line)
    return line
  }

  /// The icon of the site, `side` pixels high, on the colour of the card; nil where there is none.
  private func emblem(side: Int) -> LinearImage? {
    guard !picture.look.emblem.isEmpty,
      let icon = try? LinearImage(png: picture.look.emblem, limit: SiteIcon.largestSide)
    else { return nil }
    return icon.scaled(width: side * icon.width / max(1, icon.height), height: side).placed(on: colors.paper, margin: 0)
  }

  /// The widths of two texts that do not fit beside each other: the narrower keeps its width where that is less than
  /// half.
  private static func shares(of room: Double, wanted: [Double]) -> [Double] {
    guard wanted.count == 2, wanted[0] + wanted[1] > room else { return wanted.map { min($0, room) } }
    let half = room / 2
    if wanted[0] <= half { return [wanted[0], room - wanted[0]] }
    if wanted[1] <= half { return [room - wanted[1], wanted[1]] }
    return [half, half]
  }

  // MARK: Words

  private var wordType: Typeface {
    switch picture.setting {
    case .title: Typeface(families: picture.look.titleFamilies, size: 0, isBold: true)
    case .prose: Typeface(families: picture.look.textFamilies, size: 0)
    case .quotation: Typeface(families: picture.look.quotationFamilies, size: 0)
    }
  }

  private var sizes: [Double] {
    var sizes: [Double] = picture.setting == .title ? [112, 98, 86, 76, 67, 59, 52, 46] : [80, 70, 62, 55, 49, 44, 39]
    // A word or a few emoji.
    if picture.words.count <= 12 { sizes = [170, 140] + sizes }
    return sizes.map { $0 * scale }
  }

  /// Draws the words and the mark beside or above them as one block.
  private func paintWords(in area: Area) {
    let mark = MarkLayout(picture.mark, form: form, scale: scale)
    let room = area.cutting(
      atStart: mark.isBeside ? mark.size.width : 0, atEnd: mark.atEnd, isRightToLeft: isRightToLeft)
    let above = mark.isBeside ? 0 : mark.size.height
    let details = details(width: room.width)
    let gap = (picture.setting == .quotation ? 32 : 22) * scale
    let below = details.isEmpty ? 0 : gap + details.reduce(0) { $0 + $1.extent.height }
    guard let words = fitted(width: room.width, height: room.height - below - above) else { return }
    let height = words.extent.height
    let block = height + below + above
    // The optical centre is a little above the middle.
    let y = area.y + max(0, (area.height - block) * 0.46)
    paint(mark, in: area, y: mark.isBeside ? y + (block - mark.size.height) / 2 : y)
    typesetter.draw(words, in: room, y: y + above, colors.ink)
    var line = y + above + height + gap
    for detail in details {
      typesetter.draw(detail, in: room, y: line, colors.soft)
      line += detail.extent.height
    }
  }

  private func details(width: Double) -> [SetText] {
    var type = Typeface(families: picture.look.textFamilies, size: 34 * scale)
    if case .day = picture.mark { type.isBold = true }
    if picture.setting == .quotation { type.families = picture.look.quotationFamilies }
    let limit = form == .wide ? 2 : 4
    return picture.details.compactMap { detail in
      let text = typesetter.text(detail, type, lineHeight: 1.3)
      text?.wrap(at: width, breaksWords: true)
      text?.limit(lines: max(1, limit / picture.details.count))
      return text
    }
  }

  /// The words in the largest type in which they fit without breaking a word; else in a smaller readable type, with
  /// long words broken and the end cut off where they do not fit.
  private func fitted(width: Double, height: Double) -> SetText? {
    let type = wordType
    let lineHeight = picture.setting == .title ? 1.18 : 1.36
    func words(_ size: Double) -> SetText? {
      typesetter.text(
        picture.words, type.sized(size), lineHeight: lineHeight, tracking: picture.setting == .title ? -0.01 : 0)
    }
    for size in sizes {
      guard let text = words(size) else { return nil }
      text.wrap(at: width, breaksWords: false)
      let extent = text.extent
      guard extent.height <= height, extent.width <= width else { continue }
      balance(text, width: width)
      return text
    }
    // A long word is broken in middling type; a long text takes the smallest.
    for size in sizes.dropFirst(sizes.count / 2) {
      guard let text = words(size) else { return nil }
      text.wrap(at: width, breaksWords: true)
      if text.extent.height <= height { return text }
    }
    guard let size = sizes.last, let text = words(size) else { return nil }
    text.wrap(at: width, breaksWords: true)
    let lines = max(1, Int(Double(text.lineCount) * height / text.extent.height))
    text.limit(lines: lines)
    return text
  }

  /// Balances the lengths of the lines without changing their number.
  private func balance(_ text: SetText, width: Double) {
    let count = text.lineCount
    guard (2...4).contains(count) else { return }
    var (narrow, wide) = (width / 2, width)
    for _ in 0..<6 {
      let middle = (narrow + wide) / 2
      text.wrap(at: middle, breaksWords: false)
      if text.lineCount > count || text.extent.width > middle { narrow = middle } else { wide = middle }
    }
    text.wrap(at: wide, breaksWords: false)
  }

  // MARK: Marks

  /// Draws the mark beside or above the words, its upper edge at `y`.
  private func paint(_ mark: MarkLayout, in area: Area, y: Double) {
    switch picture.mark {
    case .day(let month, let day): paintDay(month, day, in: area, y: y)
    case .people(let initials): paintPeople(initials, radius: mark.radius, in: area, y: y)
    case .band, .edge, .ticket, .quotationMark, .record: break
    }
  }

  /// In the corner where lines end, so that the first line is where it is on other cards.
  private func paintQuotationMark() {
    let type = Typeface(families: picture.look.quotationFamilies, size: 230 * scale, isBold: true)
    guard let mark = typesetter.text("\u{201C}", type) else { return }
    let ink = mark.ink
    draw(
      mark, x: isRightToLeft ? page.x : page.maxX - ink.width, y: page.y,
      colors.paper.mixed(0.45, of: colors.accent))
  }

  private func paintDay(_ month: String, _ day: String, in area: Area, y: Double) {
    let (width, height, head) = (MarkLayout.leaf.width * scale, MarkLayout.leaf.height * scale, 66 * scale)
    let leaf = Area(x: isRightToLeft ? area.maxX - width : area.x, y: y, width: width, height: height)
    surface.fill(leaf.inset(-2, -2), radius: 18, colors.deep)
    surface.clipping(leaf, radius: 16) {
      surface.fill(leaf, colors.paper)
      surface.fill(Area(x: leaf.x, y: y, width: width, height: head), colors.deep)
    }
    func center(_ text: String, size: Double, y: Double, height: Double, _ color: LinearColor) {
      let type = Typeface(families: picture.look.titleFamilies, size: size * scale, isBold: true)
      guard let text = typesetter.text(text, type) else { return }
      let wanted = text.extent.width
      if wanted > width - 16 { text.set(type.sized(type.size * (width - 16) / wanted)) }
      let ink = text.ink
      draw(text, x: leaf.x + (width - ink.width) / 2, y: y + (height - ink.height) / 2, color)
    }
    center(month, size: 36, y: y, height: head, .white)
    center(day, size: 104, y: y + head, height: height - head, colors.ink)
  }

  private func paintPeople(_ initials: [String], radius: Double, in area: Area, y: Double) {
    for (index, initial) in initials.enumerated().reversed() {
      let offset = radius + radius * MarkLayout.overlap * Double(index)
      let x = isRightToLeft ? area.maxX - offset : area.x + offset
      surface.fillCircle(x: x, y: y + radius, radius: radius + 5, colors.paper)
      surface.fillCircle(x: x, y: y + radius, radius: radius, colors.deep)
      let type = Typeface(families: picture.look.titleFamilies, size: radius * 0.95, isBold: true)
      guard let text = typesetter.text(initial, type) else { continue }
      let ink = text.ink
      draw(text, x: x - ink.width / 2, y: y + radius - ink.height / 2, .white)
    }
  }

  /// Draws a text so that its ink begins at a point.
  private func draw(_ text: SetText, x: Double, y: Double, _ color: LinearColor) {
    let ink = text.ink
    typesetter.draw(
      text, in: Area(x: x - ink.x, y: 0, width: text.extent.width, height: 0), y: y - ink.y, color)
  }

  /// A record at the edge where lines end.
  private func paintRecord() {
    let isWide = form == .wide
    let radius: Double = isWide ? 212 : 300
    let depth: Double = isWide ? 60 : 130
    let x = isRightToLeft ? card.x + depth : card.maxX - depth
    let y = isWide ? card.y + card.height * 0.38 : card.y + 270
    surface.clipping(card, radius: self.radius) {
      surface.fillCircle(x: x, y: y, radius: radius, ShareColors.vinyl)
      for ring in stride(from: radius - 14, through: radius * 0.45, by: -14) {
        surface.fillCircle(x: x, y: y, radius: ring, ShareColors.groove)
        surface.fillCircle(x: x, y: y, radius: ring - 2, ShareColors.vinyl)
      }
      surface.fillCircle(x: x, y: y, radius: radius * 0.38, colors.accent)
      surface.fillCircle(x: x, y: y, radius: radius * 0.06, colors.paper)
    }
  }
}

/// The room that a mark takes from the words.
private struct MarkLayout {
  /// Its size with the gap to the words; zero for marks that lie behind them.
  var size = (width: 0.0, height: 0.0)
  /// Whether it stands where lines begin, and not above them.
  var isBeside = false
  /// The width that it takes where lines end.
  var atEnd = 0.0
  /// Half the height of a portrait.
  var radius = 0.0

  /// A leaf of a calendar on a wide picture.
  static let leaf = (width: 190.0, height: 206.0)
  /// How far one portrait is from the next, in radii.
  static let overlap = 1.5

  init(_ mark: SharePicture.Mark, form: ShareForm, scale: Double) {
    let isWide = form == .wide
    switch mark {
    case .band, .edge, .ticket, .quotationMark: break
    case .record:
      if isWide { atEnd = 250 } else { size.height = 330 }
    case .day:
      isBeside = isWide
      size = isWide ? (Self.leaf.width + 48, Self.leaf.height) : (0, (Self.leaf.height + 36) * scale)
    case .people(let initials):
      let isAlone = initials.count == 1
      isBeside = isAlone && isWide
      radius = (isAlone ? 100 : 58) * scale
      size = isBeside ? (radius * 2 + 48, radius * 2) : (0, radius * 2 + 32 * scale)
    }
  }
}
