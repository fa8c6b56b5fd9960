/// How much patience the server has with its clients.
package struct ConnectionLimits: Sendable {
  /// How many connections there may be at a time; more wait until one ends.
  package var connections = 4_096
  /// How long a client may take to send a request, from its connection or its last answer on.
  package var requestTime = Duration.seconds(20)
  /// How long a client may leave a piece of an answer lying, or a connection unused after one.
  package var idleTime = Duration.seconds(60)
  /// How long a client may take to end its side of a connection, once ours has ended.
  package var closingTime = Duration.seconds(5)
  /// How long answers may go on, once the server is told to end.
  package var graceTime = Duration.milliseconds(250)
  /// How many bytes the fields of a request may have together.
  package var fieldSize = 16 << 10
  /// How many fields a request may have.
  package var fieldCount = 100
}
