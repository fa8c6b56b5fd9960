import Foundation
import HTMLChecking
import Testing

@Suite("Following every link")
struct CrawlTests {
  @Test
  func `Every link of every page leads to a file of the site, and to a place in it that exists`() async throws {
    try crawl(try await GoldenSite.output.value, site: "https://example.org/")
    try crawl(try await GoldenSite.subfolderOutput.value, site: "https://example.org/sub/")
  }

  @Test
  func `Every page is reached from the home page, but for redirects and the error page`() async throws {
    let output = try await GoldenSite.output.value
    var waiting = ["index.html"]
    var reached: Set = ["index.html"]
    while let page = waiting.popLast() {
      guard page.hasSuffix(".html") else { continue }
      for address in links(of: HTMLDocument(output.text(page)), on: page, site: "https://example.org/")
      where reached.insert(address.file).inserted { waiting.append(address.file) }
    }
    let unreached = output.paths(withExtension: "html").filter { path in
      !reached.contains(path) && !output.text(path).contains("http-equiv=\"refresh\"")
    }
    #expect(unreached == ["404.html"])
  }

  @Test
  func `Every page is well-formed, with one h1 and without duplicate ids`() async throws {
    let output = try await GoldenSite.output.value
    for path in output.paths(withExtension: "html") {
      let document = HTMLDocument(output.text(path))
      #expect(document.problems == [], "\(path)")
      let ids = document.values(of: "id")
      #expect(Set(ids).count == ids.count, "\(path)")
      guard !output.text(path).contains("http-equiv=\"refresh\"") else { continue }
      #expect(document.elements.filter { $0.name == "h1" }.count == 1, "\(path)")
      for image in document.elements.filter({ $0.name == "img" }) {
        #expect(Set(["src", "alt", "width", "height"]).isSubset(of: image.attributes.map(\.name)), "\(path): \(image)")
      }
    }
  }

  private func crawl(_ output: FileTree, site: String) throws {
    var ids: [String: Set<String>] = [:]
    var count = 0
    for page in output.paths(withExtension: "html") {
      for address in links(of: HTMLDocument(output.text(page)), on: page, site: site) {
        count += 1
        guard output[address.file] != nil else {
          Issue.record("\(page) links to \(address.file), which is not there")
          continue
        }
        guard let fragment = address.fragment, !fragment.isEmpty else { continue }
        let known = ids[address.file] ?? Set(HTMLDocument(output.text(address.file)).values(of: "id"))
        ids[address.file] = known
        #expect(known.contains(fragment), "\(page) links to \(address.file)#\(fragment)")
      }
    }
    #expect(count > 1000)
  }

  private func links(of document: HTMLDocument, on page: String, site: String) -> [SiteAddress] {
    ["href", "src", "poster"].flatMap(document.values).compactMap { SiteAddress($0, on: page, site: site) }
  }
}
