import Foundation
import HTMLChecking
import TestSupport
import Testing

@Suite("A site below a folder")
struct BasePathTests {
  private static let origin = "https://example.org/"
  private static let site = "https://example.org/sub/"
  private static let addressAttributes: Set = ["href", "src", "srcset", "action", "poster"]

  @Test
  func `Every address of every page stays below the folder`() async throws {
    let output = try await GoldenSite.subfolderOutput.value
    var count = 0
    for path in output.paths(withExtension: "html") {
      for address in addresses(in: HTMLDocument(output.text(path))) {
        count += 1
        #expect(isBelow(address), "\(address) on \(path)")
      }
    }
    #expect(count > 1000)
  }

  @Test
  func `Every address in feeds and the sitemap is absolute and stays below the folder`() async throws {
    let output = try await GoldenSite.subfolderOutput.value
    var count = 0
    for path in output.paths(withExtension: "xml") {
      for address in addresses(in: try XMLTree(output.text(path))) {
        count += 1
        #expect(address.hasPrefix(Self.site) || isElsewhere(address), "\(address) in \(path)")
      }
    }
    #expect(count > 100)
  }

  @Test
  func `Apart from the folder, the site is the same as at the root of its host`() async throws {
    let root = try await GoldenSite.output.value
    let below = try await GoldenSite.subfolderOutput.value
    #expect(root.paths == below.paths)
    for path in root.paths {
      if path.hasSuffix(".html") {
        let rootTokens = HTMLDocument(root.text(path)).tokens
        let belowTokens = HTMLDocument(below.text(path)).tokens.map(withoutFolder)
        #expect(rootTokens == belowTokens, "\(path)")
      } else if path.hasSuffix(".xml") || path.hasSuffix(".json") {
        // What a search reads has the paths of pages.
        let text = below.text(path).replacing(Self.site, with: Self.origin).replacing("\"/sub/", with: "\"/")
        #expect(root.text(path) == text, "\(path)")
      } else if path.hasSuffix(".ics") {
        // Where a line is folded depends on its length.
        let unfolded = below.text(path).replacing("\r\n ", with: "").replacing(Self.site, with: Self.origin)
        #expect(root.text(path).replacing("\r\n ", with: "") == unfolded, "\(path)")
      } else {
        #expect(root[path] == below[path], "\(path)")
      }
    }
  }

  private func withoutFolder(_ token: DocumentToken) -> DocumentToken {
    if case .text(let text) = token { return .text(text.replacing(Self.site, with: Self.origin)) }
    guard case .start(let name, var attributes) = token else { return token }
    for index in attributes.indices {
      let value = attributes[index].value
      if value.hasPrefix("/sub/") {
        attributes[index].value = String(value.dropFirst(4))
      } else {
        attributes[index].value =
          value.replacing(Self.site, with: Self.origin).replacing("url=/sub/", with: "url=/")
          .replacing(Self.encoded(Self.site), with: Self.encoded(Self.origin))
      }
    }
    return .start(name: name, attributes: attributes)
  }

  /// An address as a query holds it.
  private static func encoded(_ address: String) -> String {
    address.replacing(":", with: "%3A").replacing("/", with: "%2F")
  }

  private func addresses(in document: HTMLDocument) -> [String] {
    document.elements.flatMap { element in
      element.attributes.flatMap { attribute -> [String] in
        if element.name == "meta", attribute.name == "content", let url = attribute.value.firstRange(of: "url=") {
          return [String(attribute.value[url.upperBound...])]
        }
        guard Self.addressAttributes.contains(attribute.name) else { return [] }
        guard attribute.name == "srcset" else { return [attribute.value] }
        return attribute.value.split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) }
      }
    }
  }

  /// The addresses of a feed: in elements, in attributes and in the HTML that it carries.
  private func addresses(in element: XMLTree) -> [String] {
    var found = ["url", "href"].compactMap { element.attributes[$0] }
    switch element.name {
    // In Atom a link is an attribute.
    case "link" where element.attributes["href"] == nil, "loc", "uri": found.append(element.text)
    case "content:encoded", "content": found += addresses(in: HTMLDocument(element.text))
    default: break
    }
    return found + element.children.flatMap(addresses)
  }

  private func isBelow(_ address: String) -> Bool {
    address.hasPrefix("/sub/") || address.hasPrefix(Self.site) || address.hasPrefix("#") || isElsewhere(address)
  }

  private func isElsewhere(_ address: String) -> Bool {
    address.hasPrefix("mailto:") || address.contains("://") && !address.hasPrefix(Self.origin)
  }
}
