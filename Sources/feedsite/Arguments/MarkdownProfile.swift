import ArgumentParser
import FeedMarkdown

/// What `feedsite markdown` reads beyond CommonMark, and what its HTML is made for.
enum MarkdownProfile: String, CaseIterable, ExpressibleByArgument {
  /// CommonMark 0.30 and nothing else.
  case commonmark
  /// GitHub Flavored Markdown 0.29.
  case gfm
  /// What a site whose settings say nothing reads, as its pages show it.
  case full

  var options: MarkdownOptions {
    switch self {
    case .commonmark: .commonMark
    case .gfm: .gfm
    case .full: MarkdownOptions()
    }
  }

  var rendering: MarkdownRendering {
    switch self {
    case .commonmark, .gfm: MarkdownRendering(purpose: .document)
    case .full: MarkdownRendering(purpose: .page, identifierPrefix: "")
    }
  }

  /// The specifications know no front matter: three dashes are a thematic break there.
  var skipsFrontMatter: Bool { self == .full }
}
