/// Where hosts are on the internet, as the system finds them by their names.
package enum InternetHost {
  /// The addresses of a host, each once, in digits; none where nobody knows it.
  package static func addresses(of name: String) -> [String] {
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(name, nil, nil, &list) == 0 else { return [] }
    defer { unsafe freeaddrinfo(list) }
    var addresses: [String] = []
    var entry: UnsafeMutablePointer<addrinfo>? = unsafe list
    while let current = unsafe entry {
      // An address of version 6 with the name of its network has 62 characters at most.
      var text = [CChar](repeating: 0, count: 256)
      let code = unsafe getnameinfo(
        current.pointee.ai_addr, current.pointee.ai_addrlen, &text, 256, nil, 0, NI_NUMERICHOST)
      let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      // The system names one for each sort of connection.
      if code == 0, !addresses.contains(address) { addresses.append(address) }
      unsafe entry = current.pointee.ai_next
    }
    return addresses
  }
}
