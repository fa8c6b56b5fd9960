import FeedModel

extension ReferenceContext {
  /// Another entry; without a page of its own it has no address.
  init(_ reference: EntryReference, in environment: HTMLEnvironment) {
    self.init(
      title: reference.title,
      url: reference.route.map { environment.resolver.path(to: $0) },
      kind: reference.kind.name,
      kindLabel: environment.wording.kinds.singular(reference.kind),
      date: reference.date.map { DateContext($0, wording: environment.wording) },
      cover: reference.cover.map { ImageContext($0, resolver: environment.resolver) },
      artist: reference.artist)
  }
}
