/// How much patience the server has with its clients.
package struct ConnectionLimits: Sendable {
  /// How many connections there may be at a time; more wait until one ends.
  package var connections: Int
  /// How long a client may take to send a request, from its connection or its last answer on.
  package var requestTime: Duration
  /// How long a client may leave a piece of an answer lying, or a connection unused after one.
  package var idleTime: Duration
  /// How long a client may take to end its side of a connection, once ours has ended.
  package var closingTime: Duration
  /// How long answers may go on, once the server is told to end.
  package var graceTime: Duration
  /// How many bytes the fields of a request may have together.
  package var fieldSize: Int
  /// How many fields a request may have.
  package var fieldCount: Int

  /// Creates limits.
  package init(
    connections: Int = 4_096, requestTime: Duration = .seconds(20), idleTime: Duration = .seconds(60),
    closingTime: Duration = .seconds(5), graceTime: Duration = .milliseconds(250), fieldSize: Int = 16 << 10,
    fieldCount: Int = 100
  ) {
    self.connections = connections
    self.requestTime = requestTime
    self.idleTime = idleTime
    self.closingTime = closingTime
    self.graceTime = graceTime
    self.fieldSize = fieldSize
    self.fieldCount = fieldCount
  }
}
