/// What the passes over cmark's tree found beside the nodes that they changed.
struct TreeFindings {
  /// The lists of attributes that nodes name by index.
  var attributeLists: [PlacedAttributeList]
  /// The short codes that texts of headings stand for, by index.
  var shortCodes: [String] = []
  /// References to footnotes that are not there, each label once, with their places.
  var unknownFootnotes: [UnknownFootnote] = []
  /// What was more than ``ExtensionLimits`` allow.
  var exceeded: [ExceededLimit] = []
}
