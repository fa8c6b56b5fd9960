/// Where an event's tickets are sold.
public struct Tickets: Hashable, Sendable {
  /// The address of the shop.
  public var url: String?
  /// The price as it is written, in decimal notation.
  public var price: String?
  /// The currency as an ISO 4217 code.
  public var currency: String?
  /// Whether there are any left.
  public var availability: Availability?

  /// Creates tickets of which nothing is known.
  public init() {}

  /// Whether tickets can be had (schema.org `ItemAvailability`).
  public enum Availability: String, CaseIterable, Sendable {
    /// There are some.
    case available
    /// There are few.
    case limited
    /// There are none.
    case soldOut = "sold-out"
  }
}
