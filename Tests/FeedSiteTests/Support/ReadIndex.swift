import Foundation
import Testing

@testable import FeedSite

/// The index of a search, read from its files as the format says.
struct ReadIndex {
  struct Posting: Equatable {
    let entry: Int
    let rank: Int
  }

  struct Record: Decodable {
    let url: String
    let label: String
    let title: String
  }

  struct File {
    let terms: [String]
    let size: Int
  }

  private struct List: Decodable {
    let entries: Int
    let records: Int
    let terms: [String]
  }

  let entries: Int
  let firstTerms: [String]
  private(set) var files: [File] = []
  private(set) var rows: [String: [Posting]] = [:]
  private(set) var records: [Record] = []

  init(_ site: AssembledSite) throws {
    let list = try JSONDecoder().decode(List.self, from: Data(try #require(site.bytes("/search/index.json"))))
    (entries, firstTerms) = (list.entries, list.terms)
    while let bytes = site.bytes("/search/terms/\(files.count).bin") { read(bytes) }
    var number = 0
    while let bytes = site.bytes("/search/entries/\(number).json") {
      records += try JSONDecoder().decode([Record].self, from: Data(bytes))
      number += 1
      #expect(records.count == min(number * list.records, entries))
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var place = 0
    func number() -> Int {
      var (value, shift) = (0, 0)
      while true {
        value |= Int(bytes[place] & 0x7F) << shift
        shift += 7
        place += 1
        if bytes[place - 1] < 0x80 { return value }
      }
    }
    var term: [UInt8] = []
    var terms: [String] = []
    while place < bytes.count {
      let shared = number()
      let length = number()
      term = Array(term.prefix(shared) + bytes[place..<place + length])
      place += length
      let end = number() >> 1
      let stop = place + end
      var postings: [Posting] = []
      while place < stop {
        let value = number()
        postings.append(Posting(entry: (postings.last?.entry ?? 0) + value >> 2, rank: value & 3))
      }
      terms.append(String(decoding: term, as: UTF8.self))
      rows[terms[terms.count - 1]] = postings
    }
    files.append(File(terms: terms, size: bytes.count))
  }
}
