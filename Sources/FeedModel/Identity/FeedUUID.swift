import FeedDigests

/// A UUID (RFC 9562), by which entries, lists and sites are known wherever they move.
public struct FeedUUID: Hashable, Sendable {
  private let bits: UInt128

  /// Reads a UUID as it is written (section 4), in capitals or not; nil for anything else.
  public init?(_ text: String) {
    guard let bits = UInt128(text.utf8, hyphens: Self.hyphens) else { return nil }
    self.bits = bits
  }

  /// The UUID of a name in a namespace (section 5.5, version 5).
  package init(name: String, in namespace: FeedUUID) {
    var digest = MessageDigest.sha1
    digest.update(namespace.bits.bytes)
    digest.update(name.utf8)
    var bytes = digest.finished()
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    bits = UInt128(bytes: bytes.prefix(16))
  }

  private init(bits: UInt128) { self.bits = bits }

  /// The namespace in which feedsite makes the identity of sites whose `id:` is no UUID:
  /// d8a1c3f4-52a6-5d0e-9b4b-6f1f2f0c7a11.
  private static let sites = FeedUUID(bits: 0xd8a1_c3f4_52a6_5d0e_9b4b_6f1f_2f0c_7a11)

  /// An identity as an IRI, which Atom and microformats require (RFC 4287 section 4.2.6): unchanged where it is one.
  public static func iri(of id: String) -> String {
    let prefix = "urn:uuid:"
    if id.hasPrefix(prefix), UInt128(id.utf8.dropFirst(prefix.utf8.count), hyphens: hyphens) != nil { return id }
    let isIRI = id.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[^\s<>"{}|\\^`]+/) != nil
    return isIRI ? id : namespace(ofSiteID: id).urn
  }

  /// The namespace of the guids of podcasts (Podcasting 2.0, `podcast:guid`): ead4c236-bf58-58c6-a2c6-a6b28d128cb6.
  package static let podcasts = FeedUUID(bits: 0xead4_c236_bf58_58c6_a2c6_a6b2_8d12_8cb6)

  /// The namespace of a site: its id where that is a UUID, else the UUID of the id.
  package static func namespace(ofSiteID id: String) -> FeedUUID { FeedUUID(id) ?? FeedUUID(name: id, in: sites) }

  /// The UUID as a URN (section 4).
  public var urn: String { "urn:uuid:\(self)" }

  /// The first eight digits, which hardly ever collide within a site.
  package var shortForm: String { String(description.prefix(8)) }

  /// The last of its 16 bytes, for random choices that stay the same.
  package var lastByte: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Which characters of the text are hyphens, one bit each.
  private static let hyphens: UInt64 = 1 << 8 | 1 << 13 | 1 << 18 | 1 << 23
}

extension FeedUUID: CustomStringConvertible {
  /// The UUID as it is written (section 4), in lower case.
  public var description: String { bits.text(hyphens: Self.hyphens) }
}

extension FeedUUID: Decodable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let uuid = FeedUUID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no UUID")
    }
    self = uuid
  }
}

/// 16 bytes that are written as 32 hexadecimal digits; as a text they would take five times the memory.
extension UInt128 {
  /// - Parameter bytes: 16 of them.
  init(bytes: some Sequence<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt128($1) } }

  /// Reads digits, in capitals or not; nil for anything else.
  ///
  /// - Parameter hyphens: The places in the text that hold a hyphen, one bit each.
  init?(_ text: some Collection<UInt8>, hyphens: UInt64) {
    guard text.count == 32 + hyphens.nonzeroBitCount else { return nil }
    var number: UInt128 = 0
    for (place, byte) in text.enumerated() {
      if hyphens >> UInt64(place) & 1 == 1 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = PercentEncoding.value(byte) else { return nil }
        number = number << 4 | UInt128(digit)
      }
    }
    self = number
  }

  /// The digits, in lower case.
  func text(hyphens: UInt64) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32 + hyphens.nonzeroBitCount)
    for place in stride(from: 124, through: 0, by: -4) {
      if hyphens >> UInt64(text.count) & 1 == 1 { text.append(UInt8(ascii: "-")) }
      let digit = UInt8(truncatingIfNeeded: self >> place) & 15
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }

  var bytes: [UInt8] { stride(from: 120, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) } }
}
