import FeedDiagnostics
import NIOCore

/// Decides whether a request names a host that the preview answers for.
///
/// A page elsewhere can have its name lead to this machine (DNS rebinding) and so read what a browser here may read.
/// Its name is in `Host` then, so only addresses in digits, `localhost` and names that the owner gave are answered.
package struct HostCheck: Sendable {
  private let names: Set<String>

  /// - Parameter names: further host names, such as that of the site's address on the command line.
  package init(names: [String] = []) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Whether the value of a `Host` field (RFC 9110 section 7.2) is one of the server's names; the port does not matter,
  /// since tunnels change it.
  package func allows(_ host: String?) -> Bool {
    guard let host, let name = Self.name(of: host) else { return false }
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    // An address is no name that DNS could resolve; brackets are for those with colons (RFC 3986 section 3.2.2).
    let address = name.hasPrefix("[") && name.contains(":") ? String(name.dropFirst().dropLast()) : name
    return (try? SocketAddress(ipAddress: address, port: 0)) != nil
  }

  /// The host without its port; nil where the value is malformed.
  private static func name(of host: String) -> String? {
    guard host.utf8.count <= 255, host.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let end: String.Index
    if host.hasPrefix("[") {
      guard let bracket = host.firstIndex(of: "]") else { return nil }
      end = host.index(after: bracket)
    } else {
      end = host.firstIndex(of: ":") ?? host.endIndex
    }
    let port = host[end...]
    guard port.isEmpty || port.first == ":" && port.count <= 6 && port.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
    else {
      return nil
    }
    var name = host[..<end].lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    return name.isEmpty ? nil : name
  }
}
