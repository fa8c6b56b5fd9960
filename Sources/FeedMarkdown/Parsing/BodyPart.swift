/// Where a part of the body's lists begins: what was read within one footnote, or outside of all.
///
/// It ends where the next part begins.
struct BodyPart {
  /// The number of the footnote's definition; nil outside of all.
  let definition: Int?
  /// The index of the first link, and so on.
  let link: Int
  let heading: Int
  let anchor: Int
}
