import FeedDiagnostics
import FeedModel
import FeedSite

/// A table of routes with what tests ask of it.
struct AssembledSite {
  let table: SiteTable
  let diagnostics: [Diagnostic]

  /// What is wrong, as its reader sees it.
  var words: [String] { diagnostics.map { DiagnosticFormatter().text(for: $0) } }

  /// The addresses of all pages and files.
  var paths: [String] { table.items.map(\.route.path) }

  /// The text of a page; nil where there is none or it is a file that is copied.
  func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of a file; nil where there is none or it is a file that is copied.
  func bytes(_ path: String) -> [UInt8]? {
    guard let item = table.items.first(where: { $0.route.path == path }), case .bytes(let make) = item.content else {
      return nil
    }
    return make()
  }

  /// The values of all lines `name: value` of a page; lines without a value are left out.
  func values(_ name: String, on path: String) -> [String] {
    (text(path) ?? "").split(separator: "\n").filter { $0.hasPrefix(name + ": ") }.map {
      String($0.dropFirst(name.count + 2))
    }
    .filter { !$0.isEmpty }
  }

  /// The headings of the cards of a page, in their order.
  func cards(_ path: String) -> [String] {
    (text(path) ?? "").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("<card>"), line.hasSuffix("</card>") else { return nil }
      return String(line.dropFirst(6).dropLast(7))
    }
  }

  /// The bytes of all pages whose address meets a condition, by address.
  func texts(where isWanted: (String) -> Bool) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.filter(isWanted).compactMap { path in text(path).map { (path, $0) } })
  }
}
