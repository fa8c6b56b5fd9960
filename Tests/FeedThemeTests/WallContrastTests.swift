import Testing

@testable import FeedTheme

/// Words have a contrast of 4.5, and what one has to see, such as the focus, one of 3 (WCAG 2.2, level AA).
@Suite struct WallContrastTests {
  private static let white = PerceivedColor(red: 255, green: 255, blue: 255)

  @Test(arguments: [false, true])
  func `Words stand out from the page`(isDark: Bool) throws {
    let colors = try WallColors(isDark: isDark)
    for background in ["background", "paper"] {
      for words in ["ink", "soft", "warn"] {
        try expect(colors[words], on: colors[background], "--\(words) on --\(background)")
      }
      for (selector, code) in try colors.codeColors() {
        try expect(code, on: colors[background], "\(selector) on --\(background)")
      }
      #expect(try colors["focus"].contrast(with: colors[background]) >= 3)
    }
    try expect(colors["warn"], on: colors.color("background", of: ".badge-warn"), "a warning")
    try expect(colors["ink"], on: colors.color("background", of: "mark"), "a mark")
    #expect(try colors.codeColors().count >= 5)
  }

  @Test(arguments: [false, true])
  func `The border of a quiet button is seen on whatever it stands`(isDark: Bool) throws {
    let colors = try WallColors(isDark: isDark)
    let border = try colors.color("border-color", of: ".button-quiet")
    let papers = try WallColors.accents().map { try colors.paper($0.color) }
    for background in try [colors["background"], colors["paper"]] + papers {
      #expect(border.contrast(with: background) >= 3)
    }
  }

  @Test(arguments: [false, true])
  func `The colour of each kind can be read`(isDark: Bool) throws {
    let colors = try WallColors(isDark: isDark)
    let accents = try WallColors.accents()
    #expect(accents.count == 14)
    for (name, accent) in accents {
      try expectReadable(accent, colors, name)
      let paper = try colors.paper(accent)
      for (selector, code) in try colors.codeColors() { expect(code, on: paper, "\(selector) on a line of \(name)") }
    }
  }

  @Test(arguments: [false, true])
  func `Any colour that a site chooses can be read`(isDark: Bool) throws {
    let colors = try WallColors(isDark: isDark)
    let steps = Array(stride(from: 0, through: 255, by: 51))
    for red in steps {
      for green in steps {
        for blue in steps {
          try expectReadable(PerceivedColor(red: red, green: green, blue: blue), colors, "\(red) \(green) \(blue)")
        }
      }
    }
  }

  private func expectReadable(_ accent: PerceivedColor, _ colors: WallColors, _ name: String) throws {
    let ink = colors.ink(accent)
    let paper = try colors.paper(accent)
    for background in ["background", "paper"] { try expect(ink, on: colors[background], "\(name) on --\(background)") }
    expect(ink, on: paper, "\(name) on its paper")
    expect(Self.white, on: colors.deep(accent), "white on \(name)")
    for words in ["ink", "soft"] { try expect(colors[words], on: paper, "--\(words) on the paper of \(name)") }
  }

  private func expect(_ words: PerceivedColor, on background: PerceivedColor, _ what: String) {
    let contrast = words.contrast(with: background)
    #expect(contrast >= 4.5, "\(what): \(contrast)")
  }
}
