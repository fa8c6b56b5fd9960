/// What a pass made a link of, apart from addresses.
enum LinkVariant: Int {
  case hashtag = 1
  case mention

  /// What such a link is used for.
  var kind: MarkdownLink.Kind {
    switch self {
    case .hashtag: .hashtag
    case .mention: .mention
    }
  }
}
