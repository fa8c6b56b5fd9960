import FeedDiagnostics
import FeedModel
import FeedYAML

/// The fields of one entry together with what they can refer to.
///
/// Kinds read their own fields through ``reader`` and through the methods of the extensions, which know people,
/// files, entries and addresses.
final class EntryFields {
  let reader: FieldReader
  let file: ScannedFile
  let context: DecodingContext
  /// The content paths of local files that the fields name.
  var namedFiles: Set<String> = []
  /// The content paths of the entries that the fields and the body refer to.
  var consulted: Set<String> = []
  /// The links of the body to addresses of the site that no file answers for.
  var localLinks: [LocalLink] = []

  init(_ file: ScannedFile, context: DecodingContext) {
    self.file = file
    self.context = context
    self.reader = FieldReader(file.fields, owner: .kind(file.kind?.name ?? "page"), dates: context.dates)
  }

  /// The folder that relative paths lead on from.
  var folder: String { ContentPath.folder(file.path) }

  /// Reads the mapping of a value with a reader of its own and reports what is wrong with it.
  func nested<Result>(
    _ fields: LocatedFields, as key: String, strict: Bool = true, _ decode: (FieldReader) -> Result
  ) -> Result {
    let nested = reader.nested(fields, as: key)
    let result = decode(nested)
    if strict { nested.reportUnknown() } else { nested.reportLikelyTypos() }
    reader.absorb(nested)
    return result
  }

  /// The entry with the keys that nobody asked for; called when the kind has read all of its own.
  func complete(_ entry: Entry) -> Entry {
    var entry = entry
    entry.extra = [ExtraField](reader.unread)
    return entry
  }
}
