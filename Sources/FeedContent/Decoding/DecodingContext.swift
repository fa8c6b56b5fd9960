import FeedModel

/// Everything that the fields of an entry can refer to.
struct DecodingContext: Sendable {
  let site: Site
  let dates: DateParser
  let files: FileIndex
  let media: MediaLibrary
  let people: PeopleIndex
  var entries: EntryIndex
  var translations = TranslationIndex.none
  /// The authors of an entry that names none.
  let defaultAuthors: [PersonReference]
}
