extension ShareContext {
  /// What the page offers, for those who read it without a browser: the words, and a line or a block for each network.
  package var plainText: String {
    let blocks = ["\(text)\n\(url)"] + networks.map(\.plainText)
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension ShareNetworkContext {
  fileprivate var plainText: String {
    let lines = [url, caption, address].compactMap(\.self) + images.map { $0.plainText }
    return ([name] + lines + (code == nil ? [] : ["a QR code of the address"])).joined(separator: "\n")
  }
}

extension ShareImageContext {
  fileprivate var plainText: String { alt.isEmpty ? "\(number). \(src)" : "\(number). \(src) (\(alt))" }
}
