import FeedDiagnostics
import FeedModel
import Foundation
import TestSupport
import Testing

@testable import FeedMedia

@Suite("Pictures for sharing as they are drawn", .enabled(if: PictureStore.hasTypefaces))
struct SharePainterTests {
  private static func picture(
    _ words: String, _ setting: SharePicture.Setting = .title, details: [String] = [], mark: SharePicture.Mark = .band,
    label: String? = "Note", author: String? = "Ann", language: String = "en", isRightToLeft: Bool = false,
    accent: String = "#2c64a8", look change: (inout SharePicture.Look) -> Void = { _ in }
  ) -> SharePicture {
    var look = SharePicture.Look(accent: accent, ground: "#f0ece2")
    change(&look)
    return SharePicture(
      label: label, words: words, setting: setting, details: details, mark: mark, author: author, site: "Wall",
      language: language, isRightToLeft: isRightToLeft,
      look: look)
  }

  private static func drawn(_ picture: SharePicture, as form: ShareForm = .wide) throws -> DrawnPixels {
    try DrawnPixels(SharePainter.png(picture, as: form))
  }

  private static let long = String(
    repeating: "The window of the room does not shut, so each take has a scooter in it. ", count: 9)

  @Test(arguments: ShareForm.allCases)
  func `It has its size, its ground and the accent of the kind`(form: ShareForm) throws {
    let pixels = try Self.drawn(Self.picture("Rain"), as: form)
    #expect(pixels.width == form.size.width && pixels.height == form.size.height)
    #expect(pixels[4, 4] == "#f0ece2")
    #expect(pixels[pixels.width / 2, 44] == "#2c64a8")
    #expect(pixels.count(of: "#2c64a8") > 10_000)
  }

  @Test(arguments: [
    SharePicture.Mark.band, .edge, .quotationMark, .day(month: "Apr", day: "9"), .ticket, .record, .people(["A"]),
    .people(["A", "B", "小", "م"]),
  ])
  func `Whatever is beside the words, everything stays within the margins`(mark: SharePicture.Mark) throws {
    for (form, isRightToLeft) in [(ShareForm.wide, false), (.tall, true)] {
      let picture = Self.picture(
        Self.long, .prose, details: [Self.long, Self.long], mark: mark, label: Self.long, author: Self.long,
        isRightToLeft: isRightToLeft)
      let pixels = try Self.drawn(picture, as: form)
      let rows = (0..<pixels.width).flatMap { [pixels[$0, 30], pixels[$0, pixels.height - 30]] }
      let columns = (0..<pixels.height).flatMap { [pixels[8, $0], pixels[pixels.width - 8, $0]] }
      #expect(Set(rows + columns) == ["#f0ece2"])
    }
  }

  @Test(arguments: [
    ("沒有平行的牆：我們如何把一間魚店改建成排練室", "zh-Hant"), ("雨の日の練習は、屋根の音から始まる。", "ja"),
    ("평행한 벽이 없는 방에서 우리가 배운 것들", "ko"), ("كيف بنينا غرفة للتدريب", "ar"), ("🌕🥮🌕", "en"),
    ("Rain", "en"),
  ])
  func `Each script is drawn, and within the margins`(words: String, language: String) throws {
    let isRightToLeft = language == "ar"
    let empty = try Self.drawn(Self.picture(" ", language: language, isRightToLeft: isRightToLeft))
    let pixels = try Self.drawn(Self.picture(words, language: language, isRightToLeft: isRightToLeft))
    let ink = pixels.differences(to: empty)
    #expect(ink.count > 1000)
    #expect(ink.allSatisfy { (96...1104).contains($0.x) && (84...546).contains($0.y) })
    // Lines begin at the side where the script begins.
    let distances = (start: (ink.map(\.x).min() ?? 0) - 96, end: 1104 - (ink.map(\.x).max() ?? 0))
    #expect(isRightToLeft ? distances.end < 24 : distances.start < 24)
  }

  private static func has(_ name: String) -> Bool { TextTypesetter.families.contains { $0.contains(name) } }

  @Test(arguments: [("風雨ほたる", "CJK"), ("비", "CJK"), ("🌕", "Emoji"), ("Rain", "")])
  func `Typefaces of the machine have the letters of their scripts`(words: String, family: String) throws {
    guard Self.has(family) || family.isEmpty else { return }
    let text = try #require(try Self.typesetter().text(words, Typeface(families: [], size: 40)))
    #expect(text.unknownCharacterCount == 0)
    #expect(text.extent.width > 20)
  }

  private static func typesetter(isRightToLeft: Bool = false) throws -> TextTypesetter {
    let surface = try #require(DrawingSurface(width: 100, height: 100, .white))
    return try #require(TextTypesetter(on: surface, language: "en", isRightToLeft: isRightToLeft))
  }

  @Test
  func `A word that is longer than a line is broken, and others are not`() throws {
    let typesetter = try Self.typesetter()
    let type = Typeface(families: [], size: 40)
    let word = try #require(typesetter.text(String(repeating: "Donaudampf", count: 9), type))
    word.wrap(at: 400, breaksWords: true)
    #expect(word.lineCount > 3)
    #expect(word.extent.width <= 400)
    let korean = try #require(typesetter.text("평행한벽이없는방 우리가배운것들", type))
    korean.wrap(at: 420, breaksWords: false)
    #expect(korean.lineCount == 2)
  }

  @Test
  func `A text that is too long ends after a word with an ellipsis`() throws {
    let text = try #require(try Self.typesetter().text(Self.long, Typeface(families: [], size: 40)))
    text.wrap(at: 500, breaksWords: true)
    let count = text.lineCount
    text.limit(lines: count)
    #expect(!text.shown.hasSuffix("…"))
    text.limit(lines: 2)
    #expect(text.lineCount == 2)
    let shown = text.shown
    #expect(shown.hasSuffix("…"))
    #expect(Self.long.hasPrefix(shown.dropLast() + " ") || Self.long.hasPrefix(shown.dropLast() + ","))
    let chinese = try #require(
      try Self.typesetter().text(String(repeating: "除濕機今天壞了", count: 20), Typeface(families: [], size: 40)))
    chinese.wrap(at: 500, breaksWords: true)
    chinese.limit(lines: 1)
    #expect(chinese.lineCount == 1)
    #expect(chinese.shown.count > 5)
  }

  @Test
  func `Short words are larger than long ones`() throws {
    let empty = try Self.drawn(Self.picture(" ", label: nil, author: nil))
    func firstLine(_ words: String) throws -> Int {
      let rows = Set(try Self.drawn(Self.picture(words, label: nil, author: nil)).differences(to: empty).map(\.y))
      guard let top = rows.min() else { return 0 }
      return (top...).prefix { rows.contains($0) }.count
    }
    #expect(try firstLine("Rain") > 100)
    #expect(try firstLine("Rain " + Self.long) < 60)
  }

  #if os(Linux)
    @Test
    func `A theme's own typeface is drawn, and is gone again where the theme has none`() throws {
      let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../themes/wall/assets/fonts"
      ).standardizedFileURL.path
      let files = ["manrope-400.woff2", "manrope-700.woff2"].map { "\(assets)/\($0)" }
      func picture(_ files: [String]) -> SharePicture {
        Self.picture("Rain falls") { ($0.titleFamilies, $0.typefaceFiles) = (["Manrope"], files) }
      }
      let machine = SharePainter.png(picture([]), as: .wide)
      #expect(SharePainter.png(picture(files), as: .wide) != machine)
      #expect(picture(files).digest != picture([]).digest)
      #expect(SharePainter.png(picture(["/nowhere/rain.woff2"]), as: .wide) == machine)
      #expect(SharePainter.png(picture([]), as: .wide) == machine)
      ThemeTypefaces.use(files)
      let text = try #require(try Self.typesetter().text("nnnn", Typeface(families: ["Manrope"], size: 100)))
      #expect(abs(text.extent.width - 237.6) < 0.5)
    }
  #endif

  @Test(arguments: [(false, "Ann"), (true, "Ann"), (false, nil)])
  func `The icon of the site is in front of its title`(isRightToLeft: Bool, author: String?) throws {
    let plain = Self.picture("Rain", author: author, isRightToLeft: isRightToLeft)
    let channels = (0..<64 * 64).flatMap { _ in [UInt16.max, 0, 0, .max] }
    let icon = try #require(LinearImage(width: 64, height: 64, channels: channels)).png
    let picture = Self.picture("Rain", author: author, isRightToLeft: isRightToLeft) { $0.emblem = icon }
    let (without, pixels) = (try Self.drawn(plain), try Self.drawn(picture))
    #expect(picture.digest != plain.digest)
    let count = pixels.count(of: "#ff0000")
    #expect(count > 900 && count < 2000)
    let columns = pixels.differences(to: without).map(\.x)
    let (start, end) = (try #require(columns.min()), try #require(columns.max()))
    #expect(start >= 96 && end <= 1104)
    // Without another name, the title begins where lines begin.
    if author == nil { #expect(start < 100) }
  }

  @Test
  func `The same words give the same bytes, and others give others`() {
    let picture = Self.picture("Rain 🌕", .prose, mark: .edge)
    let bytes = SharePainter.png(picture, as: .wide)
    #expect(bytes == SharePainter.png(picture, as: .wide))
    #expect(bytes != SharePainter.png(Self.picture("Rain", .prose, mark: .edge), as: .wide))
    #expect(picture.digest == Self.picture("Rain 🌕", .prose, mark: .edge).digest)
    #expect(picture.digest != Self.picture("Rain 🌕", .title, mark: .edge).digest)
    #expect(picture.digest != Self.picture("Rain 🌕", .prose, mark: .band).digest)
    #expect(picture.digest != Self.picture("Rain 🌕", .prose, mark: .edge, accent: "#000000").digest)
  }

  @Test
  func `Emoji leave the other colours as they are`() throws {
    let pixels = try Self.drawn(Self.picture(String(repeating: "🌕🥮🎸🌧️🥟🇹🇼", count: 8), .prose))
    #expect(pixels[4, 4] == "#f0ece2")
    #expect(pixels[pixels.width / 2, 44] == "#2c64a8")
  }

  @Test
  func `What was drawn once is kept, and only the form that was asked for is drawn`() throws {
    let folder = try TemporaryFolder()
    let picture = Self.picture("Rain")
    func store() -> PictureStore { PictureStore(folder: folder.path) { _ throws(MediaError) in [] } }
    let wide = store().file(.wide, of: picture)
    #expect(wide == SharePainter.png(picture, as: .wide))
    let kept = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let files = kept.filter { $0.hasSuffix("/picture") }
    #expect(files.count == 1)
    for file in files { try Data("kept".utf8).write(to: URL(filePath: "\(folder.path)/\(file)")) }
    #expect(store().file(.wide, of: picture) == Array("kept".utf8))
    #expect(store().file(.tall, of: picture) == SharePainter.png(picture, as: .tall))
    #expect(store().file(.wide, of: Self.picture("Sun")) != Array("kept".utf8))
  }

  @Test(arguments: ["#000000", "#ffffff", "#ffe600", "#2c64a8", "#808080", "oklch(70% 0.1 20)", "#ad7a00"])
  func `Words can be read whatever colours are stated`(accent: String) {
    for ground in ["#f0ece2", "#ffffff", "#131418", "#777777", "#ffe600", "red"] {
      for mark in [SharePicture.Mark.band, .ticket, .quotationMark] {
        let colors = ShareColors(SharePicture.Look(accent: accent, ground: ground), mark: mark)
        for color in [colors.ink, colors.soft, colors.tone] {
          #expect(color.contrast(to: colors.paper) >= 4.5, "\(accent) on \(ground)")
        }
        #expect(colors.deep.contrast(to: .white) >= 4.5)
        if mark == .band { #expect(colors.accent.contrast(to: colors.paper) >= 3) }
      }
    }
  }
}

/// The pixels of a PNG file.
private struct DrawnPixels {
  let width: Int
  let height: Int
  private let colors: [UInt32]

  init(_ png: [UInt8]) throws {
    let raster = try PictureRaster.png(png, isAllowed: { _, _ in true })
    (width, height) = (raster.width, raster.height)
    let (width, height) = (width, height)
    colors = try #require(
      unsafe raster.withPixels { pixels, stride in
        unsafe pixels.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * height) { pixels in
          (0..<height).flatMap { unsafe Array(UnsafeBufferPointer(start: pixels + $0 * stride / 4, count: width)) }
        }
      })
  }

  /// A colour as `#rrggbb`.
  subscript(x: Int, y: Int) -> String { Self.text(colors[y * width + x]) }

  func count(of color: String) -> Int {
    let number = UInt32(color.dropFirst(), radix: 16)
    return colors.count { $0 & 0xFF_FFFF == number }
  }

  /// Where another picture looks otherwise; colours of edges that nobody tells apart count as the same.
  func differences(to other: DrawnPixels) -> [(x: Int, y: Int)] {
    func part(_ color: UInt32, from bit: UInt32) -> Int { Int(color >> bit & 0xFF) }
    func differs(_ pixel: Int) -> Bool {
      let (own, others) = (colors[pixel], other.colors[pixel])
      return own != others && [0, 8, 16].contains { abs(part(own, from: $0) - part(others, from: $0)) > 32 }
    }
    return colors.indices.filter(differs).map { ($0 % width, $0 / width) }
  }

  private static func text(_ color: UInt32) -> String {
    "#" + String(color & 0xFF_FFFF | 0x100_0000, radix: 16).dropFirst()
  }
}
