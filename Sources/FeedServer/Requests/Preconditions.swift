package import HTTPTypes

/// The conditions that a request puts on being answered (RFC 9110 section 13).
package struct Preconditions: Sendable {
  private let fields: HTTPFields

  package init(_ fields: HTTPFields) {
    self.fields = fields
  }

  /// What is to be done.
  package enum Verdict: Sendable {
    case proceed
    /// 304: the client has it.
    case notModified
    /// 412: the client meant another state.
    case failed
  }

  /// Judges them in the order of section 13.2.2.
  package func verdict(tag: EntityTag, lastModified: HTTPDate) -> Verdict {
    if let ifMatch = fields[.ifMatch] {
      let isMatch =
        ifMatch == "*" || (EntityTag.list(ifMatch) ?? []).contains { $0.isStronglyEqual(to: tag) }
      guard isMatch else { return .failed }
    } else if let date = fields[.ifUnmodifiedSince].flatMap(HTTPDate.init), lastModified > date {
      return .failed
    }
    if let ifNoneMatch = fields[.ifNoneMatch] {
      let isMatch = ifNoneMatch == "*" || (EntityTag.list(ifNoneMatch) ?? []).contains { $0.value == tag.value }
      return isMatch ? .notModified : .proceed
    }
    if let date = fields[.ifModifiedSince].flatMap(HTTPDate.init), lastModified <= date { return .notModified }
    return .proceed
  }

  /// Whether a `Range` of the same request counts (section 13.1.5).
  ///
  /// A date proves too little where the file may have changed twice in its second, so only one that lies back counts.
  package func allowsRange(tag: EntityTag, lastModified: HTTPDate, now: HTTPDate) -> Bool {
    guard let ifRange = fields[.ifRange] else { return true }
    if let tags = EntityTag.list(ifRange) { return tags.count == 1 && tags[0].isStronglyEqual(to: tag) }
    return HTTPDate(ifRange) == lastModified && lastModified.seconds < now.seconds - 1
  }
}

/// What tells one state of a representation from another (RFC 9110 section 8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// The text between the quotes.
  package let value: String
  /// Whether states with the same tag may differ in bytes; those of this server never do.
  package let isWeak: Bool

  package init(_ value: String, isWeak: Bool = false) {
    self.value = value
    self.isWeak = isWeak
  }

  /// The tag as fields have it.
  package var text: String { "\(isWeak ? "W/" : "")\"\(value)\"" }

  /// Whether two tags mean the same bytes (section 8.8.3.2).
  package func isStronglyEqual(to other: EntityTag) -> Bool { !isWeak && !other.isWeak && value == other.value }

  /// Reads a list of tags; nil where it is malformed.
  package static func list(_ field: String) -> [EntityTag]? {
    guard field.wholeMatch(of: /[ \t,]*(?:(?:W\/)?"[^"]*"(?:[ \t,]+|$))+/) != nil else { return nil }
    return field.matches(of: /(W\/)?"([^"]*)"/).map { EntityTag(String($0.2), isWeak: $0.1 != nil) }
  }
}
